//! Random values that change an evaluation [Heuser 2003, 4.3; Beal and Smith 1994].

/// How a random value r changes the value v of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoiseKind {
    /// Not at all.
    None,
    /// Add: v + r.
    Add,
    /// Mult: v · (1 + r).
    Mult,
    /// Norm+: (v + r) / v, and 1 for a v of 0.
    NormPlus,
    /// Norm−: (v − r) / v, and 1 for a v of 0.
    NormMinus,
    /// Comb: v + r · Perm, with the Permutation Distance of a sliding-tile puzzle.
    Comb,
    /// r alone replaces the value.
    Alone,
}

/// On which sides of 0 random values lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// Between 0 and the weight.
    One,
    /// Between minus the weight and the weight.
    Two,
}

impl Sides {
    /// Their names in queries and in the options of engines.
    pub(crate) const NAMES: [(&str, Self); 2] = [("one", Self::One), ("two", Self::Two)];
}

/// A randomisation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// The effect of a random value.
    pub kind: NoiseKind,
    /// The greatest random value: in units of the evaluation for `Add`, the two norms and `Alone`, otherwise without
    /// unit.
    pub weight: f64,
    /// The sides of 0 on which random values lie.
    pub sides: Sides,
}

impl Noise {
    /// No randomisation.
    pub const NONE: Self = Self { kind: NoiseKind::None, weight: 0.0, sides: Sides::One };

    /// The random value for a number drawn uniformly from 0 to 1. After it has been multiplied by the weight, it is
    /// rounded to the nearest `f64`.
    #[must_use]
    pub fn random_value(&self, unit: f64) -> f64 {
        match self.sides {
            Sides::One => unit * self.weight,
            Sides::Two => (2.0 * unit - 1.0) * self.weight,
        }
    }

    /// The randomised value of a position, given its value, its Permutation Distance (which matters for `Comb` only)
    /// and a number drawn uniformly from 0 to 1.
    #[must_use]
    pub fn randomised(&self, value: f64, permutation: f64, unit: f64) -> f64 {
        let random = self.random_value(unit);
        match self.kind {
            NoiseKind::None => value,
            NoiseKind::Add => value + random,
            NoiseKind::Mult => value * (1.0 + random),
            NoiseKind::NormPlus | NoiseKind::NormMinus if value == 0.0 => 1.0,
            NoiseKind::NormPlus => (value + random) / value,
            NoiseKind::NormMinus => (value - random) / value,
            NoiseKind::Comb => value + random * permutation,
            NoiseKind::Alone => random,
        }
    }
}
