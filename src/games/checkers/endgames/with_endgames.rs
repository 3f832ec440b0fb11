//! An evaluation with an endgame table.

use super::{Endgames, Verdict};
use crate::{
    game::{Evaluate, Value},
    games::checkers::{Checkers, Position},
};

/// An evaluation that returns exact values where the endgame table has them.
///
/// The process has [one table](Endgames::of). It is generated at the first lookup unless it was
/// read from a file before; values do not depend on its origin.
#[derive(Clone, Copy, Debug)]
pub struct WithEndgames<E> {
    evaluation: E,
    pieces: u32,
}

impl<E> WithEndgames<E> {
    /// Creates an evaluation with the endgame table for up to this many pieces; 0 for none.
    #[must_use]
    pub const fn new(evaluation: E, pieces: u32) -> Self {
        Self { evaluation, pieces }
    }
}

impl<E: Evaluate<Checkers>> Evaluate<Checkers> for WithEndgames<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &Checkers, position: &Position) -> E::Value {
        self.evaluation.evaluate(game, position)
    }

    #[inline]
    fn known(&self, game: &Checkers, position: &Position) -> Option<E::Value> {
        if position.free().count_zeros() > self.pieces {
            return None;
        }
        Some(match Endgames::of(game.goal(), self.pieces).verdict(position)? {
            Verdict::Win(plies) => E::Value::win(plies),
            Verdict::Draw => E::Value::DRAW,
            Verdict::Loss(plies) => -E::Value::win(plies),
        })
    }
}
