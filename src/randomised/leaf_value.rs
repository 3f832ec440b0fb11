//! The value of a leaf, from the word and key of its position and a random draw.

use super::{
    Ends, RandomDraw, Settings, Valuation,
    features::{Field, TILES, field, value},
    grades::Scale,
    rank::rank,
};
use crate::{
    noise::{Noise, NoiseKind},
    slide::Evaluation,
};

/// A table of the weighted values of a function, by the number in its field.
#[derive(Clone, Debug)]
struct Term {
    field: Field,
    values: Box<[f64; 512]>,
}

impl Term {
    fn new(evaluation: Evaluation, weight: f64) -> Self {
        let numbers: [u32; 512] = std::array::from_fn(|number| u32::try_from(number).unwrap_or(u32::MAX));
        Self { field: field(evaluation), values: Box::new(numbers.map(|number| weight * value(evaluation, number))) }
    }

    fn value(&self, word: u64) -> f64 {
        self.values[(word >> self.field.shift & self.field.mask & 511) as usize]
    }
}

/// The source of randomness.
#[derive(Clone, Copy, Debug)]
enum Chance {
    None,
    Noise(Noise, Ends),
    Value,
    Tiles,
}

/// The values of leaves under given settings.
#[derive(Clone, Debug)]
pub(super) struct LeafValue {
    /// The value of leaves if there are no terms.
    base: f64,
    terms: Vec<Term>,
    round: Option<f64>,
    /// The rounded ranks of its values, if there is only one term.
    ranks: Option<Box<[i64; 512]>>,
    /// Its grades, if it is only one term and nothing else.
    scale: Option<Scale>,
    chance: Chance,
    permutation: Term,
}

impl LeafValue {
    pub fn new(settings: &Settings) -> Self {
        let (base, sum) = match &settings.valuation {
            Valuation::Sum(sum) => (0.0, Some(*sum)),
            Valuation::TileTab => (0.0, Some(Evaluation::Man.into())),
            Valuation::RandomEvaluation | Valuation::RandomPlay => (1.0, None),
        };
        let weights = Evaluation::ALL.into_iter().filter_map(|e| sum.map(|sum| (e, sum.weight(e))));
        let weights: Vec<_> = weights.filter(|(_, weight)| *weight != 0.0).collect();
        let is_sum = matches!(settings.valuation, Valuation::Sum(_));
        let chance = match settings.valuation {
            Valuation::Sum(_) if settings.noise.kind != NoiseKind::None => Chance::Noise(settings.noise, settings.ends),
            Valuation::RandomEvaluation => Chance::Value,
            Valuation::TileTab => Chance::Tiles,
            Valuation::Sum(_) | Valuation::RandomPlay => Chance::None,
        };
        let terms: Vec<_> = weights.iter().map(|&(e, weight)| Term::new(e, weight)).collect();
        let round = settings.round.filter(|_| is_sum);
        let only = match &terms[..] {
            [term] => Some(term.values.map(|value| rounded(value, round))),
            _ => None,
        };
        let scale = match (&only, &weights[..], chance) {
            (Some(values), &[(evaluation, _)], Chance::None) => Scale::new(evaluation, values, settings.win.value()),
            _ => None,
        };
        let ranks = only.map(|values| Box::new(values.map(rank)));
        Self { base, terms, round, ranks, scale, chance, permutation: Term::new(Evaluation::Perm, 1.0) }
    }

    /// The grades of values that have some.
    pub fn scale(&self) -> Option<&Scale> {
        self.scale.as_ref()
    }

    /// Whether values are drawn.
    pub fn is_random(&self) -> bool {
        !matches!(self.chance, Chance::None)
    }

    /// Whether a function is read, for the value or for noise.
    pub fn reads(&self, evaluation: Evaluation) -> bool {
        let shift = field(evaluation).shift;
        let is_comb = matches!(self.chance, Chance::Noise(Noise { kind: NoiseKind::Comb, .. }, _));
        self.terms.iter().any(|term| term.field.shift == shift) || is_comb && evaluation == Evaluation::Perm
    }

    /// Whether a pattern-database value is read.
    pub fn reads_databases(&self) -> bool {
        self.reads(Evaluation::Pdb) || self.reads(Evaluation::PdbSum)
    }

    /// The deterministic value.
    pub fn plain(&self, word: u64) -> f64 {
        let value = match &self.terms[..] {
            [] => self.base,
            [term] => term.value(word),
            [term, more @ ..] => more.iter().fold(term.value(word), |sum, term| sum + term.value(word)),
        };
        rounded(value, self.round)
    }

    /// Appends the ranks of the deterministic values of a sequence of words.
    pub fn plain_ranks(&self, words: impl ExactSizeIterator<Item = u64>, ranks: &mut Vec<i64>) {
        match (&self.ranks, &self.terms[..]) {
            (Some(table), [Term { field, .. }]) => {
                ranks.extend(words.map(|word| table[(word >> field.shift & field.mask & 511) as usize]));
            }
            _ => ranks.extend(words.map(|word| rank(self.plain(word)))),
        }
    }

    /// The randomised value of a position whose deterministic value is `plain`.
    pub fn drawn(&self, plain: f64, word: u64, key: u64, draw: RandomDraw) -> f64 {
        match self.chance {
            Chance::None => plain,
            Chance::Noise(noise, ends) => noise.randomised(plain, self.permutation.value(word), draw.unit(ends)),
            Chance::Value => draw.open(),
            Chance::Tiles => tiles(key, draw),
        }
    }
}

/// Rounds to the nearest multiple of a step, if there is one.
pub(super) fn rounded(value: f64, step: Option<f64>) -> f64 {
    step.map_or(value, |step| (value / step + 0.5).floor() * step)
}

/// The value of `TileTab`. Each tile has its own draw; the values are added from tile 1 to 9.
fn tiles(key: u64, draw: RandomDraw) -> f64 {
    (0_u8..).take(TILES).fold(0.0, |sum, tile| {
        let square = (key >> (4 * tile) & 15) as u8;
        match (square / 4).abs_diff(tile / 3) + (square % 4).abs_diff(tile % 3) {
            0 => sum,
            distance => sum + (f64::from(distance - 1) * 0.5 + draw.nth(tile.into()).closed()),
        }
    })
}
