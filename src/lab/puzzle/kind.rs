//! Kinds of experiments with the puzzle.

use super::experiment::PuzzleExperiment;
use crate::lab::kind::Kind;

/// A kind of experiment with the puzzle.
pub(in crate::lab) type PuzzleKind = Kind<PuzzleExperiment>;

/// What only kinds of experiments with the puzzle have.
pub(in crate::lab) struct PuzzleFacts {
    /// The default of `last`.
    pub last: u8,
    /// Whether it is about the games from all positions at once: then evaluations must be
    /// deterministic, ties cannot be broken by the distribution of leaves, and there are `limit` trials at a point.
    pub is_exact: bool,
}

impl PuzzleFacts {
    /// The values shared by most kinds.
    pub const DEFAULT: Self = Self { last: 6, is_exact: false };
}

/// The need of another puzzle.
pub(in crate::lab) const ONLY_THREE: &str =
    "slide3, or kind autoplay, which needs no distances and has slide2 and slide4 too";

/// The keys for drawing positions.
pub(in crate::lab) const SAMPLE: &[&str] = &["n", "seed", "replace"];
/// The keys for the values of leaves, before noise.
pub(in crate::lab) const EVALUATION: &[&str] = &["eval", "round"];
/// The keys for the randomisation of an evaluation.
pub(in crate::lab) const NOISE: &[&str] = &["noise", "w", "sides", "ends"];
/// The keys for the origin of a search's random values.
pub(in crate::lab) const MEMORY: &[&str] = &["draw", "size", "type1", "type2"];
/// The keys for the depths of several searches.
pub(in crate::lab) const DEPTHS: &[&str] = &["first", "last"];

impl PuzzleKind {
    /// The default kind.
    pub const DEFAULT_KIND: &'static str = "autoplay";
    /// The values shared by most kinds, without rows.
    pub const DEFAULT: Self = Self {
        name: "",
        about: "",
        keys: &[],
        refusals: &[("g", ONLY_THREE)],
        n: 1068,
        facts: PuzzleFacts::DEFAULT,
        columns: |_| Vec::new(),
        tally: |_| unreachable!("there are no rows"),
        trials: None,
    };
}
