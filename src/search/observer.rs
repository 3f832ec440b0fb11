//! Observers of alpha-beta searches: a search tells its observer every event.

use super::{report::Bound, window::Window};
use crate::game::Game;

/// How a child is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// With the whole window of its parent.
    Full,
    /// With a null window.
    Scout,
    /// With a null window and reduced depth, because it is late in the order.
    Late,
    /// Again, with a wider window or the whole depth.
    Again,
    /// After a null move.
    Null,
}

/// The source of a value that needs no search below the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The game is over, or its result is known.
    End,
    /// The evaluation.
    Evaluation,
    /// The transposition table.
    Table,
}

/// The kind of move that causes a cutoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The move that the transposition table suggests.
    Table,
    /// A killer move.
    Killer,
    /// Any other move.
    Other,
    /// A null move.
    Null,
}

/// A child whose search begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entered<M, V> {
    /// The move that leads to the child; `None` for a null move.
    pub mv: Option<M>,
    /// How it is searched.
    pub how: How,
    /// The remaining depth; 0 or negative in a quiescence search.
    pub depth: i32,
    /// The window, from the point of view of the child's player to move.
    pub window: Window<V>,
    /// Whether the player who moved moves again.
    pub same_mover: bool,
}

/// Watches an alpha-beta search. The events of a node are those between its [`pass`](Observer::pass) or
/// [`enter`](Observer::enter) and its [`answer`](Observer::answer) or [`leave`](Observer::leave); the nodes between are
/// its children. Values are from the point of view of a node's player to move.
///
/// Every search takes an observer by a method `observed`: [`TreeSearch`](super::TreeSearch::observed),
/// [`AlphaBeta`](super::AlphaBeta::observed) and [`Mtd`](super::Mtd::observed) one of these,
/// [`DfPn`](super::DfPn::observed) and [`Pns`](super::Pns::observed) a [`ProofObserver`](super::ProofObserver),
/// [`Uct`](super::Uct::observed) a [`UctObserver`](super::UctObserver),
/// [`IdaStar`](super::IdaStar::observed) an [`IdaObserver`](super::IdaObserver), and
/// [`DepthT`](super::DepthT::observed) a [`DepthTObserver`](super::DepthTObserver). No event needs a method: those without
/// one do nothing.
///
/// ```
/// use plyground::{
///     game::Game,
///     games::loa::Loa,
///     players::HasEngines,
///     search::{AlphaBeta, Budget, Cause, Observer, Options},
/// };
///
/// /// Counts the moves that cutoffs leave out.
/// #[derive(Default)]
/// struct LeftOut(usize);
///
/// impl<G: Game, V> Observer<G, V> for LeftOut {
///     fn cut(&mut self, _: Cause, left: usize) {
///         self.0 += left;
///     }
/// }
///
/// let (rules, evaluation) = Loa::default().with_evaluation();
/// let start = rules.start();
/// let search = AlphaBeta::new(rules, evaluation, start, Options::default(), Budget::depth(3));
/// let mut search = search.observed(LeftOut::default());
/// search.run();
/// assert!(search.observer_mut().0 > 0);
/// ```
pub trait Observer<G: Game, V> {
    /// Whether anything is watched; if not, a search is compiled without any of this.
    const WATCHES: bool = true;

    /// A pass over the moves of the root begins.
    fn pass(&mut self, _depth: u32, _window: Window<V>) {}

    /// A child of the current node, whose position is given, becomes the current node.
    fn enter(&mut self, _game: &G, _position: &G::Position, _entered: Entered<G::Move, V>) {}

    /// The current node has a value without a search.
    fn answer(&mut self, _value: V, _bound: Bound, _source: Source) {}

    /// The player to move may stop here with this value: a quiescence search goes on only for more.
    fn stand(&mut self, _value: V) {}

    /// The last child is the best so far, above alpha.
    fn best(&mut self) {}

    /// The last child causes a cutoff, which leaves out a number of moves.
    fn cut(&mut self, _cause: Cause, _left: usize) {}

    /// The search of the current node ends.
    fn leave(&mut self, _value: V, _bound: Bound) {}

    /// The search from a root ends, with its value and the best move, as far as they are known.
    fn finish(&mut self, _game: &G, _root: &G::Position, _value: Option<V>, _best: Option<G::Move>) {}

    /// The bytes of its log since the last call, if it writes one.
    fn take_log(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl<G: Game, V> Observer<G, V> for () {
    const WATCHES: bool = false;
}
