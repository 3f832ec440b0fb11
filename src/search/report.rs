//! Reports of a search: values, lines and counts.

use serde::Serialize;

use super::window::Window;
use crate::game::Value;

/// The limits of a search: it ends when it reaches any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The depth of the last iteration in plies, at least 1.
    pub depth: u32,
    /// The maximum number of nodes.
    pub nodes: u64,
}

impl Budget {
    /// The maximum depth of any search, in plies.
    pub const DEEPEST: u32 = 1000;

    /// Limits the depth only.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self { depth, nodes: u64::MAX }
    }

    /// Limits the nodes only.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: Self::DEEPEST, nodes }
    }

    /// The limits of a search that continues the node count of another, with a valid depth.
    pub(super) fn counted_from(self, nodes: u64) -> Self {
        Self { depth: self.depth.clamp(1, Self::DEEPEST), nodes: self.nodes.saturating_add(nodes) }
    }
}

/// The work of a search. Each visit to a position is one node, and one of: leaf, interior node,
/// quiescence node, table answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Counts {
    /// The number of visits to positions.
    pub nodes: u64,
    /// Positions where the game was over, the result was known, or the depth limit was reached.
    pub leaves: u64,
    /// The leaves at which the game was over or the result was known.
    pub ends: u64,
    /// Positions above the depth limit whose moves were generated, or in which a null move was
    /// made.
    pub interior: u64,
    /// Positions beyond the depth limit.
    pub quiescence: u64,
    /// Positions cut off by the table.
    pub answers: u64,
    /// The number of table probes.
    pub probes: u64,
    /// The number of table hits.
    pub hits: u64,
    /// Interior and quiescence nodes with a beta cutoff.
    pub cut_offs: u64,
    /// Nodes cut off by their first move.
    pub first_cut_offs: u64,
    /// Interior nodes cut off by a null move.
    pub null_cut_offs: u64,
    /// Moves that were re-searched after a null window.
    pub re_searches: u64,
    /// Passes over the root moves: iterations, plus re-searches after failed aspiration windows.
    pub passes: u64,
}

/// How a value relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Bound {
    /// The value is exact.
    Exact,
    /// The true value is at most this: an upper bound.
    #[serde(rename = "most")]
    AtMost,
    /// The true value is at least this: a lower bound.
    #[serde(rename = "least")]
    AtLeast,
}

impl Bound {
    /// Classifies the value of a fail-soft search in this window.
    #[must_use]
    pub fn of<V: Value>(value: V, window: Window<V>) -> Self {
        if value >= window.beta {
            Self::AtLeast
        } else if value <= window.alpha {
            Self::AtMost
        } else {
            Self::Exact
        }
    }
}

/// A root move, and its value for the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct RootMove<M, V> {
    /// The move.
    pub mv: M,
    /// The value that was found.
    pub value: V,
    /// How the value relates to the true value.
    pub bound: Bound,
    /// The principal variation that starts with this move; unless the value is exact, only the best
    /// move has one.
    pub line: Vec<M>,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Report<M, V> {
    /// The value of the root for its mover; `None` until a move has been searched.
    pub value: Option<V>,
    /// The move to play; `None` if the game is over.
    pub best: Option<M>,
    /// The principal variation, starting with that move. It is shorter than the depth if the game
    /// ends, or where the table answered without a line.
    pub line: Vec<M>,
    /// The moves searched in the last completed iteration, in the order of generation; before the
    /// first is completed, those searched so far.
    pub moves: Vec<RootMove<M, V>>,
    /// The depth of the last completed iteration, in plies; 0 before the first is completed.
    pub depth: u32,
    /// Whether value, best move and line come from the unfinished iteration, because it has found a
    /// better move than the last completed one.
    pub beyond: bool,
    /// The work it took.
    pub counts: Counts,
    /// Whether the search is over: by its budget, or because the result can no longer change.
    pub finished: bool,
}
