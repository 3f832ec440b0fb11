//! Randomisation of a deterministic evaluation [Heuser 2003, 4.3].

use super::random::RandomDraw;

/// How a random value rv changes the value evf of an evaluation function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoiseKind {
    /// Not at all.
    None,
    /// Add: evf + rv.
    Add,
    /// Mult: evf · (1 + rv).
    Mult,
    /// Norm+: (evf + rv) / evf.
    NormPlus,
    /// Norm−: (evf − rv) / evf.
    NormMinus,
    /// Comb: evf + rv · Perm, with the Permutation Distance.
    Comb,
}

/// On which sides of 0 random values lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// Between 0 and the weight.
    One,
    /// Between minus the weight and the weight.
    Two,
}

/// Whether the ends of the interval belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// They do.
    Closed,
    /// They do not.
    Open,
}

/// A randomisation with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// The effect of the random value.
    pub kind: NoiseKind,
    /// The greatest random value, in units of the evaluation for Add and without unit otherwise.
    pub weight: f64,
    /// One or two sides of 0.
    pub sides: Sides,
    /// Closed or open ends. What is drawn has or has not the ends; after it has been multiplied by the
    /// weight, it is rounded to the nearest number.
    pub ends: Ends,
}

impl Noise {
    /// No randomisation.
    pub const NONE: Self = Self { kind: NoiseKind::None, weight: 0.0, sides: Sides::One, ends: Ends::Closed };

    /// The random value of a draw.
    #[must_use]
    pub fn random_value(&self, draw: RandomDraw) -> f64 {
        let unit = match self.ends {
            Ends::Closed => draw.closed(),
            Ends::Open => draw.open(),
        };
        match self.sides {
            Sides::One => unit * self.weight,
            Sides::Two => (2.0 * unit - 1.0) * self.weight,
        }
    }

    /// The randomised value of a position from its deterministic value, its Permutation Distance and
    /// a draw.
    ///
    /// Norm+ and Norm− of a value that rounding has made 0 are 1, as if the random value were 0.
    #[must_use]
    pub fn randomised(&self, value: f64, permutation: f64, draw: RandomDraw) -> f64 {
        let random = self.random_value(draw);
        match self.kind {
            NoiseKind::None => value,
            NoiseKind::Add => value + random,
            NoiseKind::Mult => value * (1.0 + random),
            NoiseKind::NormPlus | NoiseKind::NormMinus if value == 0.0 => 1.0,
            NoiseKind::NormPlus => (value + random) / value,
            NoiseKind::NormMinus => (value - random) / value,
            NoiseKind::Comb => value + random * permutation,
        }
    }
}
