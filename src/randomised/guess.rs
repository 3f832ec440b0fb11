//! Randomised evaluations as heuristics of searches for solutions.

use super::{RandomDraw, Settings, features::Features, leaf_value::LeafValue};
use crate::{
    puzzle::{Estimate, Heuristic, MOVE},
    slide::{Position, Slide},
};

/// Evaluations with given settings; each trial takes a [`Guess`] from them.
#[derive(Clone, Debug)]
pub(crate) struct Guesses {
    leaf_value: LeafValue,
    features: Features,
}

impl Guesses {
    pub fn new(settings: &Settings) -> Self {
        let leaf_value = LeafValue::new(settings);
        Self { features: Features::new(|function| leaf_value.reads(function)), leaf_value }
    }

    /// The evaluation with the random values of one draw.
    pub fn of(&self, draw: RandomDraw) -> Guess<'_> {
        Guess { guesses: self, draw }
    }
}

/// An evaluation that gives each position a single value in moves, random or not, admissible or
/// not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess<'a> {
    guesses: &'a Guesses,
    draw: RandomDraw,
}

impl Guess<'_> {
    /// The value of a position, in moves; 0 at Win.
    fn value(&self, position: &Position<3>) -> f64 {
        if position.is_win() {
            return 0.0;
        }
        let Guesses { leaf_value, features } = self.guesses;
        let word = features.word(position);
        let plain = leaf_value.plain(word);
        if !leaf_value.is_random() {
            return plain;
        }
        let key = features.key(position);
        leaf_value.drawn(plain, word, key, self.draw.of_position(key))
    }
}

impl Heuristic<Slide<3>> for Guess<'_> {
    /// Rounded down. Negative values count as 0 and NaN as a very large one.
    fn thousandths(&self, position: &Position<3>) -> u32 {
        const MOST: u32 = 1000 * MOVE;
        let value = self.value(position) * f64::from(MOVE);
        let value = if value.is_nan() { f64::from(MOST) } else { value.clamp(0.0, f64::from(MOST)) };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to MOST")]
        let thousandths = value as u32;
        thousandths
    }
}

impl Estimate<Slide<3>> for Guess<'_> {
    fn estimate(&self, position: &Position<3>) -> u32 {
        self.thousandths(position)
    }
}
