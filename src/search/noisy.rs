//! Evaluations with random values.

use crate::{
    game::{Evaluate, Game, Value},
    noise::{Noise, NoiseKind},
    rng::{Random, Seed},
};

/// An evaluation with a randomisation.
///
/// The noise depends on the seed and the position's key alone: in one search a position has one value,
/// however often and in whatever order it is visited. Integer evaluations drop the fraction of a randomised value, and
/// no value becomes as great as a win.
#[derive(Clone, Copy, Debug)]
pub struct Noisy<E> {
    evaluation: E,
    noise: Noise,
    seed: Seed,
}

impl<E> Noisy<E> {
    /// Randomises an evaluation. No two-player game has a Permutation Distance, so `Comb` changes nothing.
    #[must_use]
    pub const fn new(evaluation: E, noise: Noise, seed: Seed) -> Self {
        Self { evaluation, noise, seed }
    }
}

impl<G: Game, E: Evaluate<G>> Evaluate<G> for Noisy<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &G, position: &G::Position) -> E::Value {
        let value = self.evaluation.evaluate(game, position);
        if self.noise.kind == NoiseKind::None {
            return value;
        }
        let word = Random::stream(self.seed, game.key(position), "noise").word();
        let unit = (word >> 11).cast_signed() as f64 / 9_007_199_254_740_992.0;
        let noisy = self.noise.randomised(value.real(), 0.0, unit);
        // Evaluations stay below half a win.
        let most = E::Value::win(0).real() / 2.0 - 1.0;
        E::Value::DRAW.plus(noisy.clamp(-most, most))
    }
    /// Known values are not randomised.
    #[inline]
    fn known(&self, game: &G, position: &G::Position) -> Option<E::Value> {
        self.evaluation.known(game, position)
    }
}
