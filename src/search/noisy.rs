//! Randomised evaluations, after [Heuser 2003, 4.3] and [Beal and Smith 1994].

use super::names::named;
use crate::{
    game::{Evaluate, Game, Value},
    rng::{Random, Seed},
};

named! {
    /// How a random value r changes the value v of an evaluation.
    NoiseKind {
        /// Not at all.
        None = "none",
        /// v + r.
        Add = "add",
        /// v · (1 + r).
        Mult = "mult",
        /// (v + r) / v, and 1 for a v of 0.
        NormPlus = "norm+",
        /// (v − r) / v, and 1 for a v of 0.
        NormMinus = "norm-",
        /// r: nothing is left of the evaluation.
        Alone = "alone",
    }
}

named! {
    /// On which sides of 0 random values lie.
    NoiseSides {
        /// Between 0 and the weight.
        One = "one",
        /// Between minus the weight and the weight.
        Two = "two",
    }
}

/// A randomisation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// The effect of a random value.
    pub kind: NoiseKind,
    /// The end of the interval in which random values lie uniformly, in units of the evaluation for `Add`, the two
    /// norms and `Alone`, and without unit for `Mult`.
    pub weight: f64,
    /// Its sides of 0.
    pub sides: NoiseSides,
}

/// An evaluation with a randomisation.
///
/// What is drawn depends on the seed and the position's key alone: in one search a position has one value,
/// however often and in whatever order it is met. Integers lose what a random value leaves of a fraction, and
/// no value becomes as great as a win.
#[derive(Clone, Copy, Debug)]
pub struct Noisy<E> {
    evaluation: E,
    noise: Noise,
    seed: Seed,
}

impl<E> Noisy<E> {
    /// Randomises an evaluation.
    #[must_use]
    pub const fn new(evaluation: E, noise: Noise, seed: Seed) -> Self {
        Self { evaluation, noise, seed }
    }

    /// The random value of a position.
    fn random_value(&self, key: u64) -> f64 {
        let word = Random::stream(self.seed, key, "noise").word();
        let unit = (word >> 11).cast_signed() as f64 / 9_007_199_254_740_992.0;
        match self.noise.sides {
            NoiseSides::One => unit * self.noise.weight,
            NoiseSides::Two => (2.0 * unit - 1.0) * self.noise.weight,
        }
    }
}

impl<G: Game, E: Evaluate<G>> Evaluate<G> for Noisy<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &G, position: &G::Position) -> E::Value {
        let value = self.evaluation.evaluate(game, position);
        if self.noise.kind == NoiseKind::None {
            return value;
        }
        let (value, random) = (value.real(), self.random_value(game.key(position)));
        let noisy = match self.noise.kind {
            NoiseKind::None => value,
            NoiseKind::Add => value + random,
            NoiseKind::Mult => value * (1.0 + random),
            NoiseKind::NormPlus | NoiseKind::NormMinus if value == 0.0 => 1.0,
            NoiseKind::NormPlus => (value + random) / value,
            NoiseKind::NormMinus => (value - random) / value,
            NoiseKind::Alone => random,
        };
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
