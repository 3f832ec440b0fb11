//! The settings of a search, apart from position, depth and seed.

use super::{random::Ends, valuation::Valuation};
use crate::noise::Noise;

/// The memory of values: it decides the value of a position that a search meets again [Heuser 2003, 4.1.2].
///
/// It matters for random values only, which are drawn when a position is evaluated. The literal
/// tables are those of the thesis, which does not say when a table is cleared. An entry is found by
/// 9 · 16 Zobrist numbers and holds position, ply and value; it is used only if position *and* ply
/// match. Leaves are stored too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// One value per position and search, as from a transposition table that loses nothing.
    Ideal,
    /// A table that is kept during a game. The policies below apply among the entries of one
    /// search; entries of earlier searches are used, but are always replaced.
    Game {
        /// The binary logarithm of the number of entries; 19 in the thesis.
        size_log2: u8,
        /// The policy if a different position occupies the entry.
        type1: Type1,
        /// The policy if the same position occupies the entry, from another ply.
        type2: Type2,
    },
    /// A table that is cleared before each search.
    Search {
        /// The binary logarithm of the number of entries.
        size_log2: u8,
        /// The policy if a different position occupies the entry.
        type1: Type1,
        /// The policy if the same position occupies the entry, from another ply.
        type2: Type2,
    },
    /// No table: a new value for every visit to a leaf.
    None,
}

/// The policy for a collision of type 1, between two different positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type1 {
    /// The newer position replaces the older one, as in the thesis.
    Replace,
    /// The older position is kept.
    Keep,
}

/// The policy for a collision of type 2, between a position and itself at another ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type2 {
    /// The entry nearer to the root is kept, as in the thesis.
    Shallower,
    /// The entry farther from the root is kept.
    Deeper,
    /// The newer entry is kept.
    Newest,
}

/// The value of Win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinValue {
    /// −1000, which no randomised value reaches (thesis, chapter 7).
    Fixed,
    /// 0, as in the thesis' experiments before chapter 7.
    Buggy,
}

impl WinValue {
    /// The numeric value.
    #[must_use]
    pub const fn value(self) -> f64 {
        match self {
            Self::Fixed => -1000.0,
            Self::Buggy => 0.0,
        }
    }
}

/// How minimal leaves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fat {
    /// As nodes of the tree: a position counts once for each path that leads to it.
    Tree,
    /// As distinct positions.
    Distinct,
}

/// The settings of a search, apart from position, depth and seed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The valuation of leaves.
    pub valuation: Valuation,
    /// The step to whose multiples a weighted sum is rounded, half a step upwards (thesis, appendix
    /// F); greater than 0.
    pub round: Option<f64>,
    /// The randomisation of a weighted sum; other valuations ignore it.
    pub noise: Noise,
    /// Whether its random values may be the ends of their interval. This concerns the drawn value, before it is
    /// multiplied by the weight and rounded.
    pub ends: Ends,
    /// The memory for values drawn earlier.
    pub memory: Memory,
    /// The value of Win.
    pub win: WinValue,
    /// How minimal leaves are counted.
    pub fat: Fat,
}

impl From<Valuation> for Settings {
    /// The reference settings: no rounding, no noise, ideal memory, Win −1000, leaves counted in
    /// the tree.
    fn from(valuation: Valuation) -> Self {
        Self {
            valuation,
            round: None,
            noise: Noise::NONE,
            ends: Ends::Closed,
            memory: Memory::Ideal,
            win: WinValue::Fixed,
            fat: Fat::Tree,
        }
    }
}
