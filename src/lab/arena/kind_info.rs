//! A kind of experiment with two-player games, as the reader of its query sees it.

use crate::schema::QueryKind;

/// The maximum number of engines on one side.
pub(in crate::lab) const MOST_ENGINES: usize = 16;

/// A kind: its name, its keys and its defaults.
#[derive(Debug)]
pub(in crate::lab) struct GamesKindInfo {
    /// The name in queries.
    pub name: &'static str,
    /// A description of a trial, as one line of Markdown.
    pub about: &'static str,
    /// The keys that apply to it, in addition to the common ones.
    pub keys: &'static [&'static str],
    /// The default of `n`, without a set of positions.
    pub n: u32,
    /// How its rounds start.
    pub begin: Begin,
    /// Whether a trial pairs two engines against each other, instead of running one.
    pub is_of_pairs: bool,
    /// The maximum number of engines on one side.
    pub most_engines: usize,
    /// The default engine.
    pub engine: Option<&'static str>,
}

/// How a round starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) enum Begin {
    /// With a random opening of this many plies by default.
    Opening(u32),
    /// At a position from a set or a game.
    Position,
}

/// The keys that apply to every kind.
const COMMON: &[&str] = &["kind", "g", "engines", "n", "seed", "v"];

impl QueryKind for GamesKindInfo {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn has(&self, key: &str) -> bool {
        COMMON.contains(&key) || self.keys.contains(&key)
    }
}
