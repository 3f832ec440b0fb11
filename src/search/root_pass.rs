//! Passes over the root moves, the result of a completed pass, and the random choice among moves
//! that are good enough [Veselý 2013, 2.1.3].

use super::{
    observer::How,
    options::Options,
    report::{Bound, RootMove},
    window::Window,
};
use crate::{game::Value, rng::Random};

/// A pass over the root moves.
pub(super) struct RootPass<M, V> {
    pub(super) window: Window<V>,
    /// Whether the root has been visited.
    pub(super) is_root_visited: bool,
    /// The index in the order.
    pub(super) next: usize,
    /// The window of the current move, and how it is searched.
    pub(super) sent: Option<(Window<V>, How)>,
    pub(super) best: V,
    /// The results found so far, in the order of generation.
    pub(super) found: Vec<Option<RootMove<M, V>>>,
}

/// The best move of the current iteration so far.
pub(super) struct BestSoFar<M, V> {
    pub(super) at: usize,
    pub(super) found: RootMove<M, V>,
}

/// A completed iteration.
pub(super) struct CompletedIteration<M, V> {
    pub(super) depth: u32,
    pub(super) best: usize,
    pub(super) moves: Vec<RootMove<M, V>>,
}

impl<M, V: Value> CompletedIteration<M, V> {
    /// The move to play: the best, or a random one of those that are good enough.
    pub(super) fn chosen(&self, options: &Options, key: u64) -> &RootMove<M, V> {
        let best = &self.moves[self.best];
        let Some(margin) = options.margin else { return best };
        let least = good_enough(best.value, margin);
        let enough = |mv: &&RootMove<M, V>| mv.bound == Bound::Exact && mv.value >= least;
        let drawn =
            Random::stream(options.seed, key, "root move").below(self.moves.iter().filter(enough).count() as u64);
        let drawn = usize::try_from(drawn).expect("it is an index");
        self.moves.iter().filter(enough).nth(drawn).expect("the best is good enough")
    }
}

/// The minimum value that is good enough. A certain win is never given up for less, and never
/// delayed.
pub(super) fn good_enough<V: Value>(best: V, margin: f64) -> V {
    if best.certain().is_some() { best } else { best.plus(-margin) }
}

impl<M, V: Value> RootPass<M, V> {
    pub(super) fn new(window: Window<V>, moves: usize) -> Self {
        let found = (0..moves).map(|_| None).collect();
        Self { window, is_root_visited: false, next: 0, sent: None, best: -V::INFINITE, found }
    }
}
