//! The positions that searches solve.

use serde::Serialize;

use super::work::{Count, Work};
use crate::lab::statistics::{Interval, Quota};

/// The positions that a search solves within its limits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Solved {
    /// The number of positions won for the player to move.
    pub won: u64,
    /// The number of positions lost for the player to move.
    pub lost: u64,
    /// The number of positions where it is proven only that the attacker does not win: the opponent
    /// may draw.
    pub held: u64,
    /// The share of solved positions among all.
    pub share: Option<Quota>,
    /// The nodes visited to solve positions; ratios and quotients are over positions that the first
    /// engine solves too.
    pub nodes: Work,
}

/// The winner of a solved position.
#[derive(Clone, Copy)]
pub(in crate::lab) enum Won {
    Mover,
    Other,
    /// Unknown, or a draw.
    Unknown,
}

impl Won {
    /// The winner according to a certain value for the player to move.
    pub(in crate::lab) fn by(value: f64) -> Self {
        if value > 0.0 {
            Self::Mover
        } else if value < 0.0 {
            Self::Other
        } else {
            Self::Unknown
        }
    }
}

/// Adds up the results of an engine.
#[derive(Default)]
pub(in crate::lab) struct Results {
    results: [u64; 3],
    nodes: Count,
}

impl Results {
    /// Adds a solved position, with its cost for this engine and for the first one, if that solves
    /// it. `None` if the sum of nodes is too large.
    pub(in crate::lab) fn add(&mut self, won: Won, nodes: u64, first: Option<u64>) -> Option<()> {
        self.results[won as usize] += 1;
        self.nodes.add(nodes, first)
    }

    /// The totals over this many positions.
    pub(in crate::lab) fn solved(&self, positions: u64) -> Solved {
        let [won, lost, held] = self.results;
        let share = Quota::of_counts(won + lost + held, positions, Interval::Wilson);
        Solved { won, lost, held, share, nodes: self.nodes.work() }
    }
}
