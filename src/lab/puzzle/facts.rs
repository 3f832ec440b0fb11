//! What a kind of experiment with the puzzle is to whoever reads its query.

use super::keys::Key;

/// A kind: its name, the keys it has and what it takes where a query says nothing.
#[derive(Debug)]
pub(in crate::lab) struct Facts {
    /// The name in queries.
    pub name: &'static str,
    /// The keys that mean something to it, besides those that every kind has, in groups.
    pub keys: &'static [&'static [Key]],
    /// Of keys that mean nothing to it, what they need, where the names of other kinds are not the answer.
    pub refusals: &'static [(Key, &'static str)],
    /// The key that says how many trials there are at a point.
    pub trials: Key,
    /// The default of `n`.
    pub n: u32,
    /// The default of `last`.
    pub last: u8,
    /// Whether it asks about the games from all positions at once: evaluations leave nothing to chance then, and
    /// ties are not broken by how leaves lie in the tree.
    pub is_exact: bool,
}

/// The way positions are drawn.
pub(in crate::lab) const SAMPLE: &[Key] = &[Key::N, Key::Seed, Key::Replace];
/// The values of leaves, before noise.
pub(in crate::lab) const EVALUATION: &[Key] = &[Key::Eval, Key::Round];
/// The randomisation of an evaluation.
pub(in crate::lab) const NOISE: &[Key] = &[Key::Noise, Key::W, Key::Sides, Key::Ends];
/// Whose random values a search takes.
pub(in crate::lab) const MEMORY: &[Key] = &[Key::Draw, Key::Size, Key::Type1, Key::Type2];
/// The depths of several searches.
pub(in crate::lab) const DEPTHS: &[Key] = &[Key::First, Key::Last];
/// The facts that every kind has.
const COMMON: &[Key] = &[Key::Kind, Key::Dtw, Key::Start, Key::Sample, Key::Over, Key::V];

impl Facts {
    /// The kind where a query names none.
    pub const DEFAULT_KIND: &'static str = "autoplay";
    /// The facts that most kinds have in common.
    pub const USUAL: Self =
        Self { name: "", keys: &[], refusals: &[], trials: Key::N, n: 1068, last: 6, is_exact: false };

    /// Whether a key means something to this kind.
    pub fn has(&self, key: Key) -> bool {
        COMMON.contains(&key) || self.keys.iter().any(|keys| keys.contains(&key))
    }
}
