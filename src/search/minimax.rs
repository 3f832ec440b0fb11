//! Minimax [Shannon 1950; Veselý 2013, 2.1.1]: the whole tree to a fixed ply, the reference for all
//! other searches.

use super::{frame::ply_number, transposition_table::from_root, visit::worth};
use crate::{
    game::{Evaluate, Game, Value},
    heartbeat,
};

/// A minimax search, which reuses its buffer.
#[derive(Clone, Debug)]
pub struct Minimax<G: Game, E> {
    game: G,
    evaluation: E,
    /// The moves of the nodes on the path, concatenated.
    moves: Vec<G::Move>,
    nodes: u64,
    leaves: u64,
}

impl<G: Game, E: Evaluate<G>> Minimax<G, E> {
    /// Creates a search with these rules.
    #[must_use]
    pub fn new(game: G, evaluation: E) -> Self {
        Self { game, evaluation, moves: Vec::new(), nodes: 0, leaves: 0 }
    }

    /// The number of visits to positions in the last search, including the root.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of visits in the last search to the last ply or to finished games.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.leaves
    }

    /// The value of a position for its mover, searched to this depth.
    pub fn value(&mut self, root: &G::Position, depth: u32) -> E::Value {
        (self.nodes, self.leaves) = (0, 0);
        self.visit(root, 0, depth).plus(0.0)
    }

    /// The value of each move of a position for its mover, in the order of generation. The depth
    /// includes the move and is at least 1.
    pub fn moves(&mut self, root: &G::Position, depth: u32) -> Vec<(G::Move, E::Value)> {
        (self.nodes, self.leaves) = (1, 0);
        let mut moves = Vec::new();
        if self.game.outcome(root).is_none() {
            self.game.moves(root, &mut moves);
        }
        let below = depth.saturating_sub(1);
        moves.into_iter().map(|mv| (mv, self.child(root, mv, 1, below).plus(0.0))).collect()
    }

    fn visit(&mut self, position: &G::Position, ply: usize, depth: u32) -> E::Value {
        self.nodes += 1;
        heartbeat::beat_at(self.nodes);
        if let Some(outcome) = self.game.outcome(position) {
            self.leaves += 1;
            return worth(outcome.winner, self.game.mover(position), ply);
        }
        if let Some(value) = self.evaluation.known(&self.game, position) {
            self.leaves += 1;
            return from_root(value, ply_number(ply));
        }
        if depth == 0 {
            self.leaves += 1;
            return self.evaluation.evaluate(&self.game, position);
        }
        let from = self.moves.len();
        self.game.moves(position, &mut self.moves);
        let mut best = -E::Value::INFINITE;
        for at in from..self.moves.len() {
            let value = self.child(position, self.moves[at], ply + 1, depth - 1);
            if value > best {
                best = value;
            }
        }
        self.moves.truncate(from);
        best
    }

    /// The value of a move for the player who makes it.
    fn child(&mut self, position: &G::Position, mv: G::Move, ply: usize, depth: u32) -> E::Value {
        let mut child = position.clone();
        self.game.play(&mut child, mv);
        let value = self.visit(&child, ply, depth);
        if self.game.mover(&child) == self.game.mover(position) { value } else { -value }
    }
}
