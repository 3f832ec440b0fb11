//! The keys of a query about the puzzle.

use crate::schema::SpecError;

/// A key of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) enum Key {
    Kind,
    Dtw,
    Start,
    Sample,
    N,
    Seed,
    Replace,
    Eval,
    Round,
    T,
    First,
    Last,
    Noise,
    W,
    Sides,
    Ends,
    Draw,
    Size,
    Type1,
    Type2,
    Win,
    Found,
    Tie,
    Fat,
    Clusters,
    Limit,
    With,
    Budget,
    Ci,
    Sweep,
    Over,
    V,
}

impl Key {
    /// All keys with their names, in the canonical order.
    pub(super) const ALL: [(Self, &'static str); 32] = [
        (Self::Kind, "kind"),
        (Self::Dtw, "dtw"),
        (Self::Start, "start"),
        (Self::Sample, "sample"),
        (Self::N, "n"),
        (Self::Seed, "seed"),
        (Self::Replace, "replace"),
        (Self::Eval, "eval"),
        (Self::Round, "round"),
        (Self::T, "t"),
        (Self::First, "first"),
        (Self::Last, "last"),
        (Self::Noise, "noise"),
        (Self::W, "w"),
        (Self::Sides, "sides"),
        (Self::Ends, "ends"),
        (Self::Draw, "draw"),
        (Self::Size, "size"),
        (Self::Type1, "type1"),
        (Self::Type2, "type2"),
        (Self::Win, "win"),
        (Self::Found, "found"),
        (Self::Tie, "tie"),
        (Self::Fat, "fat"),
        (Self::Clusters, "clusters"),
        (Self::Limit, "limit"),
        (Self::With, "with"),
        (Self::Budget, "budget"),
        (Self::Ci, "ci"),
        (Self::Sweep, "sweep"),
        (Self::Over, "over"),
        (Self::V, "v"),
    ];

    /// The keys that a sweep may vary.
    pub(super) const SWEPT: [Self; 13] = [
        Self::Eval,
        Self::Round,
        Self::T,
        Self::Dtw,
        Self::Noise,
        Self::W,
        Self::Win,
        Self::Tie,
        Self::Draw,
        Self::Start,
        Self::Limit,
        Self::With,
        Self::Budget,
    ];

    pub(super) fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The error about a value of this key.
    pub(super) fn refuses(self, found: &str, expected: impl Into<String>) -> SpecError {
        SpecError { key: self.name().to_owned(), found: found.to_owned(), expected: expected.into() }
    }
}
