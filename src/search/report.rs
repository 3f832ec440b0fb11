//! Reports of a search: values, lines and counts.

use super::window::Window;
use crate::game::Value;

/// The limits of a search: it ends at whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The plies of the last iteration, at least 1.
    pub depth: u32,
    /// The positions it may visit.
    pub nodes: u64,
}

impl Budget {
    /// No search goes deeper than this many plies.
    pub const DEEPEST: u32 = 1000;

    /// So many plies.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self { depth, nodes: u64::MAX }
    }

    /// So many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: Self::DEEPEST, nodes }
    }

    /// The same of a search that can be made, whose nodes are counted on from those of another.
    pub(super) fn counted_from(self, nodes: u64) -> Self {
        Self { depth: self.depth.clamp(1, Self::DEEPEST), nodes: self.nodes.saturating_add(nodes) }
    }
}

/// What has been done. Each visit of a position is one node and one of leaf, interior node, quiescence node and
/// answer of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Visits of positions.
    pub nodes: u64,
    /// Positions where the game was over, its end was known, or the depth was reached.
    pub leaves: u64,
    /// The leaves at which the game was over or its end known.
    pub ends: u64,
    /// Positions above the depth limit whose moves were generated, or that passed.
    pub interior: u64,
    /// Positions below the depth limit.
    pub quiescence: u64,
    /// Positions cut off by the table.
    pub answers: u64,
    /// The number of table probes.
    pub probes: u64,
    /// The number of table hits.
    pub hits: u64,
    /// Interior and quiescence nodes that a move's value cut off.
    pub cut_offs: u64,
    /// Positions cut off by their first move.
    pub first_cut_offs: u64,
    /// Interior nodes that a pass cut off.
    pub null_cut_offs: u64,
    /// Moves that were searched again after a null window.
    pub re_searches: u64,
    /// Passes over the moves of the root: iterations, and what failing aspiration windows add.
    pub passes: u64,
}

/// The relation of a value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value is exact.
    Exact,
    /// The true value is at least this: a lower bound.
    AtMost,
    /// The true value is at most this: an upper bound.
    AtLeast,
}

impl Bound {
    /// What a fail-soft search in this window has found out.
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

/// A move at the root, and its worth to the player who makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct RootMove<M, V> {
    /// The move.
    pub mv: M,
    /// The value that was found.
    pub value: V,
    /// What it says.
    pub bound: Bound,
    /// Best play from the root, this move first; after the first it is empty where the value is not exact.
    pub line: Vec<M>,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M, V> {
    /// The worth of the root to its mover; nothing until a move has been searched.
    pub value: Option<V>,
    /// The move to play; nothing if the game is over.
    pub best: Option<M>,
    /// The principal variation, which begins with that move. It is shorter than the depth where the game ends
    /// or where the table answered and has forgotten why.
    pub line: Vec<M>,
    /// The moves searched in the last completed iteration, in the order in which the game generates them; while
    /// there is none, those searched so far.
    pub moves: Vec<RootMove<M, V>>,
    /// The depth of the last completed iteration, in plies; 0 while there is none.
    pub depth: u32,
    /// Whether value, best move and line come from the unfinished iteration after it, which has found a better
    /// move than that one's best.
    pub beyond: bool,
    /// The work it took.
    pub counts: Counts,
    /// Whether the search is over: by its budget, or because nothing can change any more.
    pub finished: bool,
}
