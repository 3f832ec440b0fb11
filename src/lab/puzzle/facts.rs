//! What a kind of experiment with the puzzle is to whoever reads its query.

use crate::schema::QueryKind;

/// A kind: its name, the keys it has and what it takes where a query says nothing.
#[derive(Debug)]
pub(in crate::lab) struct Facts {
    /// The name in queries.
    pub name: &'static str,
    /// What a trial does, in a line of Markdown.
    pub about: &'static str,
    /// The keys that mean something to it, besides those that every kind has, in groups.
    pub keys: &'static [&'static [&'static str]],
    /// Of keys that mean nothing to it, what they need, where the names of other kinds are not the answer.
    pub refusals: &'static [(&'static str, &'static str)],
    /// The key that says how many trials there are at a point.
    pub trials: &'static str,
    /// The default of `n`.
    pub n: u32,
    /// The default of `last`.
    pub last: u8,
    /// Whether it asks about the games from all positions at once: evaluations leave nothing to chance then, and
    /// ties are not broken by how leaves lie in the tree.
    pub is_exact: bool,
}

/// The way positions are drawn.
pub(in crate::lab) const SAMPLE: &[&str] = &["n", "seed", "replace"];
/// The values of leaves, before noise.
pub(in crate::lab) const EVALUATION: &[&str] = &["eval", "round"];
/// The randomisation of an evaluation.
pub(in crate::lab) const NOISE: &[&str] = &["noise", "w", "sides", "ends"];
/// Whose random values a search takes.
pub(in crate::lab) const MEMORY: &[&str] = &["draw", "size", "type1", "type2"];
/// The depths of several searches.
pub(in crate::lab) const DEPTHS: &[&str] = &["first", "last"];
/// The keys that every kind has.
const COMMON: &[&str] = &["kind", "dtw", "start", "sample", "v"];

impl Facts {
    /// The kind where a query names none.
    pub const DEFAULT_KIND: &'static str = "autoplay";
    /// The facts that most kinds have in common.
    pub const DEFAULT: Self =
        Self { name: "", about: "", keys: &[], refusals: &[], trials: "n", n: 1068, last: 6, is_exact: false };
}

impl QueryKind for Facts {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn has(&self, key: &str) -> bool {
        // What a sweep goes over, a kind has that can be swept.
        let key = if key == "over" { "sweep" } else { key };
        COMMON.contains(&key) || self.keys.iter().any(|keys| keys.contains(&key))
    }

    fn refusal(&self, key: &str) -> Option<&'static str> {
        self.refusals.iter().find(|(refused, _)| *refused == key).map(|(_, words)| *words)
    }
}
