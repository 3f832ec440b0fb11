//! Minimax [Shannon 1950; Veselý 2013, 2.1.1]: the whole tree to a fixed ply, which all other searches are measured by.

use super::{frame::ply_number, table::from_root, visit::worth};
use crate::game::{Evaluate, Game, Value};

/// A minimax search, which keeps its buffer from one search to the next.
#[derive(Clone, Debug)]
pub struct Minimax<G: Game, E> {
    game: G,
    evaluation: E,
    /// The moves of the nodes on the path, behind one another.
    moves: Vec<G::Move>,
    nodes: u64,
    leaves: u64,
}

impl<G: Game, E: Evaluate<G>> Minimax<G, E> {
    /// A search by these rules.
    #[must_use]
    pub fn new(game: G, evaluation: E) -> Self {
        Self { game, evaluation, moves: Vec::new(), nodes: 0, leaves: 0 }
    }

    /// Positions visited in the last search, the root among them, each as often as it was visited.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Visits in the last search at the last ply or where the game was over.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.leaves
    }

    /// The worth of a position to its mover, so many plies deep.
    pub fn value(&mut self, root: &G::Position, depth: u32) -> E::Value {
        (self.nodes, self.leaves) = (0, 0);
        self.visit(root, 0, depth).plus(0.0)
    }

    /// The worth of each move of a position to its mover, in the order in which the game generates them; the
    /// depth counts the move and is at least 1.
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

    /// The worth of a move to the one who makes it.
    fn child(&mut self, position: &G::Position, mv: G::Move, ply: usize, depth: u32) -> E::Value {
        let mut child = position.clone();
        self.game.play(&mut child, mv);
        let value = self.visit(&child, ply, depth);
        if self.game.mover(&child) == self.game.mover(position) { value } else { -value }
    }
}
