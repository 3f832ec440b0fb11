//! The engine that moves at random.

use super::{RunningEngine, SearchResult};
use crate::{
    game::Notation,
    rng::{Random, Seed},
};

/// A drawn move.
pub(super) struct Chance(Option<String>);

impl Chance {
    /// Draws one of the legal moves of a position, all equally likely.
    pub(super) fn new<G: Notation>(game: &G, position: &G::Position, seed: Seed) -> Self {
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let count = u64::try_from(moves.len()).unwrap_or(u64::MAX);
        let drawn = (count > 0).then(|| Random::stream(seed, game.key(position), "random player").below(count));
        let drawn = drawn.and_then(|at| moves.get(usize::try_from(at).ok()?).copied());
        Self(drawn.map(|mv| game.show_move(position, mv)))
    }
}

impl RunningEngine for Chance {
    fn step(&mut self, _nodes: u64) -> bool {
        true
    }

    fn result(&self) -> SearchResult {
        SearchResult {
            finished: true,
            best: self.0.clone(),
            line: self.0.clone().into_iter().collect(),
            ..SearchResult::default()
        }
    }
}
