//! The settings of a search besides position, depth and seed.

use super::{noise::Noise, valuation::Valuation};

/// What happens to a value if a search meets the same position again [Heuser 2003, 4.1.2].
///
/// It matters for random values only: they are drawn when a position is evaluated. The literal
/// tables are those of the thesis, which does not say when a table is emptied. An entry is found by
/// 9 · 16 Zobrist numbers and holds position, ply and value; it is used only if position *and* ply
/// agree. Leaves are stored too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// One value for each position and search, as a table would give that loses nothing.
    Ideal,
    /// A table that is kept through a game. The rules below hold among the entries of one search;
    /// those of earlier searches are used, but always give way.
    Game {
        /// The binary logarithm of the number of entries; 19 in the thesis.
        size_log2: u8,
        /// The policy if a different position holds the entry.
        type1: Type1,
        /// The policy if the same position holds the entry, from another ply.
        type2: Type2,
    },
    /// A table that is emptied before each search.
    Search {
        /// The binary logarithm of the number of entries.
        size_log2: u8,
        /// The policy if a different position holds the entry.
        type1: Type1,
        /// The policy if the same position holds the entry, from another ply.
        type2: Type2,
    },
    /// No table: a new value whenever a leaf is met.
    None,
}

/// The policy in a collision of type 1, of two different positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type1 {
    /// The newer position replaces the older one, as in the thesis.
    Replace,
    /// The older position stays.
    Keep,
}

/// The policy in a collision of type 2, of a position with itself at another ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type2 {
    /// The entry nearer to the root stays, as in the thesis.
    Shallower,
    /// The entry farther from the root stays.
    Deeper,
    /// The newer entry stays.
    Newest,
}

/// The value of Win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinValue {
    /// −1000, which no randomised value reaches (thesis, chapter 7).
    Fixed,
    /// 0, as the thesis' experiments before chapter 7 were run.
    Buggy,
}

impl WinValue {
    /// The value itself.
    #[must_use]
    pub const fn value(self) -> f64 {
        match self {
            Self::Fixed => -1000.0,
            Self::Buggy => 0.0,
        }
    }
}

/// The way minimal leaves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fat {
    /// As nodes of the tree: a position counts as often as moves lead to it.
    Tree,
    /// As different positions.
    Distinct,
}

/// The settings of a search besides position, depth and seed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The valuation of leaves.
    pub valuation: Valuation,
    /// The step to a multiple of which a weighted sum is rounded, half a step upwards (thesis,
    /// appendix F); greater than 0.
    pub round: Option<f64>,
    /// The randomisation of a weighted sum; other valuations ignore it.
    pub noise: Noise,
    /// The memory for values that were drawn before.
    pub memory: Memory,
    /// The value of Win.
    pub win: WinValue,
    /// The way minimal leaves are counted.
    pub fat: Fat,
}

impl From<Valuation> for Settings {
    /// The reference settings: no rounding, no noise, ideal memory, Win −1000, leaves of the tree.
    fn from(valuation: Valuation) -> Self {
        Self { valuation, round: None, noise: Noise::NONE, memory: Memory::Ideal, win: WinValue::Fixed, fat: Fat::Tree }
    }
}
