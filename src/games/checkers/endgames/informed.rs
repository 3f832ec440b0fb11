//! An evaluation that knows endgames.

use super::{Endgames, Verdict};
use crate::{
    game::{Evaluate, Value},
    games::checkers::{Checkers, Position},
};

/// An evaluation, and exact values where the table of endgames has them.
///
/// The table is [the process's](Endgames::of), and it is generated when the first position is looked up unless it has
/// been read from a file before; values do not depend on where it came from.
#[derive(Clone, Copy, Debug)]
pub struct Informed<E> {
    evaluation: E,
    pieces: u32,
}

impl<E> Informed<E> {
    /// An evaluation that knows all endgames with up to so many pieces; with 0, none.
    #[must_use]
    pub const fn new(evaluation: E, pieces: u32) -> Self {
        Self { evaluation, pieces }
    }
}

impl<E: Evaluate<Checkers>> Evaluate<Checkers> for Informed<E> {
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
