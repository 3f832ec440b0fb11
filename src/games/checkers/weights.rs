//! The weights of the features.

use super::{features, rules::Goal};

/// The number of squares on which a man can be, from its owner's first row on.
pub(super) const MEN: usize = 28;
/// The number of squares on which a king can be.
const KINGS: usize = 32;
/// A weight for every feature: the named ones first, then a man on each of its squares, then a
/// king.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights(pub(super) [f64; Self::COUNT]);

impl Weights {
    /// The number of weights.
    pub const COUNT: usize = features::WORDS + MEN + KINGS;
    /// The maximum absolute value of a weight.
    pub const MOST: f64 = 100.0;

    /// All weights zero.
    pub(super) const NONE: Self = Self([0.0; Self::COUNT]);

    /// The names in the order of the weights: the named features, `m1` to `m28`, `k1` to `k32`.
    /// Squares are numbered from their owner's first row, as Black's are on the board.
    pub fn names() -> impl Iterator<Item = String> {
        let words = features::NAMES.into_iter().map(str::to_owned);
        words.chain((1..=MEN).map(|square| format!("m{square}"))).chain((1..=KINGS).map(|square| format!("k{square}")))
    }

    /// The index of a name.
    pub(super) fn place(name: &str) -> Option<usize> {
        Self::names().position(|known| known == name)
    }

    /// The weights in the order of their names.
    #[must_use]
    pub const fn values(&self) -> &[f64] {
        &self.0
    }

    /// The weights in the order of their names, mutably.
    #[must_use]
    pub const fn values_mut(&mut self) -> &mut [f64] {
        &mut self.0
    }

    pub(super) const fn words(&self) -> &[f64] {
        self.0.split_at(features::WORDS).0
    }

    pub(super) const fn men(&self) -> &[f64] {
        self.0.split_at(features::WORDS).1.split_at(MEN).0
    }

    pub(super) const fn kings(&self) -> &[f64] {
        self.0.split_at(features::WORDS + MEN).1
    }

    /// Only men and kings, each valued according to the goal.
    pub(super) const fn material(goal: Goal) -> Self {
        let mut weights = Self::NONE;
        let [men, kings] = match goal {
            Goal::Plain => [6.0, 9.0],
            Goal::GiveAway => [-8.0, -1.0],
        };
        weights.0[0] = men;
        weights.0[1] = kings;
        weights
    }

    /// The default weights of an evaluation.
    pub(super) const fn of_rules(goal: Goal) -> Self {
        let (words, men, kings) = match goal {
            Goal::Plain => (&PLAIN, &PLAIN_MEN, &PLAIN_KINGS),
            Goal::GiveAway => (&GIVE_AWAY, &GIVE_AWAY_MEN, &GIVE_AWAY_KINGS),
        };
        let mut weights = Self::NONE;
        let mut at = 0;
        while at < Self::COUNT {
            weights.0[at] = if at < features::WORDS {
                words[at]
            } else if at < features::WORDS + MEN {
                men[at - features::WORDS]
            } else {
                kings[at - features::WORDS - MEN]
            };
            at += 1;
        }
        weights
    }
}

/// Men, kings, mobility, captures, threatened, trapped, supported, back, centre, advance, edge, turn.
const PLAIN: [f64; features::WORDS] = [6.0, 9.0, 0.1, 0.3, -0.6, -0.35, 0.15, 0.5, 0.25, 0.08, -0.1, 0.2];
const GIVE_AWAY: [f64; features::WORDS] = [-8.0, -1.0, 0.3, -0.6, 0.8, -0.5, -0.2, 0.1, 0.05, 0.1, -0.1, 0.15];

#[rustfmt::skip]
const PLAIN_MEN: [f64; MEN] = [
        0.30,    0.05,    0.35,    0.00,
    0.00,    0.05,    0.05,    0.02,
        0.04,    0.10,    0.08,    0.00,
    0.00,    0.15,    0.18,    0.10,
        0.12,    0.22,    0.20,    0.05,
    0.10,    0.30,    0.32,    0.25,
        0.60,    0.65,    0.65,    0.55,
];
#[rustfmt::skip]
const PLAIN_KINGS: [f64; KINGS] = [
        0.00,    0.00,    0.00,    0.10,
    0.00,    0.20,    0.20,    0.10,
        0.20,    0.40,    0.40,    0.00,
    0.00,    0.45,    0.50,    0.20,
        0.20,    0.50,    0.45,    0.00,
    0.00,    0.40,    0.40,    0.20,
        0.10,    0.20,    0.20,    0.00,
    0.10,    0.00,    0.00,    0.00,
];
#[rustfmt::skip]
const GIVE_AWAY_MEN: [f64; MEN] = [
        0.05,    0.02,    0.03,    0.08,
    0.06,    0.00,    0.01,    0.04,
        0.02,    0.03,    0.02,    0.05,
    0.05,    0.04,    0.05,    0.02,
        0.03,    0.06,    0.05,    0.04,
    0.02,    0.07,    0.08,    0.03,
        0.05,    0.09,    0.09,    0.06,
];
#[rustfmt::skip]
const GIVE_AWAY_KINGS: [f64; KINGS] = [
        0.05,    0.06,    0.06,    0.04,
    0.05,    0.10,    0.11,    0.06,
        0.08,    0.15,    0.16,    0.05,
    0.06,    0.18,    0.20,    0.08,
        0.08,    0.20,    0.18,    0.06,
    0.05,    0.16,    0.15,    0.08,
        0.06,    0.11,    0.10,    0.05,
    0.04,    0.06,    0.06,    0.05,
];
