//! An evaluation that knows endgames.

use super::{Endgames, Verdict};
use crate::{
    game::{Evaluate, Value},
    games::checkers::{Checkers, Position},
};

/// An evaluation, and exact values where a table of endgames has them.
#[derive(Clone, Copy, Debug)]
pub struct Informed<E> {
    evaluation: E,
    endgames: Option<&'static Endgames>,
}

impl<E> Informed<E> {
    /// An evaluation with a table or without one.
    #[must_use]
    pub const fn new(evaluation: E, endgames: Option<&'static Endgames>) -> Self {
        Self { evaluation, endgames }
    }
}

impl<E: Evaluate<Checkers>> Evaluate<Checkers> for Informed<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &Checkers, position: &Position) -> E::Value {
        self.evaluation.evaluate(game, position)
    }

    #[inline]
    fn known(&self, _game: &Checkers, position: &Position) -> Option<E::Value> {
        Some(match self.endgames?.verdict(position)? {
            Verdict::Win(plies) => E::Value::win(plies),
            Verdict::Draw => E::Value::DRAW,
            Verdict::Loss(plies) => -E::Value::win(plies),
        })
    }
}
