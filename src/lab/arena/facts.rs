//! What a kind of experiment with two-player games is to whoever reads its query.

use crate::schema::QueryKind;

/// The most engines on one side.
pub(in crate::lab) const MOST_ENGINES: usize = 16;

/// A kind: its name, the keys it has and what it takes where a query says nothing.
#[derive(Debug)]
pub(in crate::lab) struct Facts {
    /// The name in queries.
    pub name: &'static str,
    /// What a trial does, in a line of Markdown.
    pub about: &'static str,
    /// The keys that mean something to it, besides those that every kind has.
    pub keys: &'static [&'static str],
    /// The default of `n`, unless there is a set of positions.
    pub n: u32,
    /// The beginning of its rounds.
    pub begin: Begin,
    /// Whether a trial is of two engines that meet each other, and not of one.
    pub is_of_pairs: bool,
    /// The most engines on one side.
    pub most_engines: usize,
    /// The engine where a query names none.
    pub engine: Option<&'static str>,
}

/// The beginning of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) enum Begin {
    /// With an opening at random, by default of so many plies.
    Opening(u32),
    /// At a position of a set or of a game.
    Position,
}

/// The facts that every kind has.
const COMMON: &[&str] = &["kind", "g", "engines", "n", "seed", "v"];

impl QueryKind for Facts {
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
