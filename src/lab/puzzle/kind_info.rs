//! A kind of experiment with the puzzle, as the reader of its query sees it.

use crate::schema::QueryKind;

/// A kind: its name, its keys and its defaults.
#[derive(Debug)]
pub(in crate::lab) struct PuzzleKindInfo {
    /// The name in queries.
    pub name: &'static str,
    /// A description of a trial, as one line of Markdown.
    pub about: &'static str,
    /// The keys that apply to it, in addition to the common ones, in groups.
    pub keys: &'static [&'static [&'static str]],
    /// The needs of keys that do not apply to it, unless they are the names of other kinds.
    pub refusals: &'static [(&'static str, &'static str)],
    /// The key for the number of trials at a point.
    pub trials: &'static str,
    /// The default of `n`.
    pub n: u32,
    /// The default of `last`.
    pub last: u8,
    /// Whether it is about the games from all positions at once: then evaluations must be
    /// deterministic, and ties cannot be broken by the distribution of leaves.
    pub is_exact: bool,
}

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
/// The keys that apply to every kind.
const COMMON: &[&str] = &["kind", "dtw", "start", "sample", "v"];

impl PuzzleKindInfo {
    /// The default kind.
    pub const DEFAULT_KIND: &'static str = "autoplay";
    /// The values shared by most kinds.
    pub const DEFAULT: Self =
        Self { name: "", about: "", keys: &[], refusals: &[], trials: "n", n: 1068, last: 6, is_exact: false };
}

impl QueryKind for PuzzleKindInfo {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn has(&self, key: &str) -> bool {
        // Kinds that can be swept have the values of a sweep too.
        let key = if key == "over" { "sweep" } else { key };
        COMMON.contains(&key) || self.keys.iter().any(|keys| keys.contains(&key))
    }

    fn refusal(&self, key: &str) -> Option<&'static str> {
        self.refusals.iter().find(|(refused, _)| *refused == key).map(|(_, words)| *words)
    }
}
