//! The positions that searches solve.

use serde::Serialize;

use super::work::{Count, Work};
use crate::lab::statistics::{Interval, Quota};

/// The positions whose results a search finds within its limits.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solved {
    /// Positions that the player to move wins.
    pub won: u64,
    /// Positions that the player to move loses.
    pub lost: u64,
    /// Positions where it is proven only that the attacker does not win: the other player may draw.
    pub held: u64,
    /// The share of all positions.
    pub share: Option<Quota>,
    /// All positions looked at where it solves one; ratios and quotients are over those that the first engine solves, too.
    pub nodes: Work,
}

/// The winner of a solved position.
#[derive(Clone, Copy)]
pub(in crate::lab) enum Won {
    Mover,
    Other,
    /// Perhaps nobody.
    Unknown,
}

impl Won {
    /// By its certain value to the player to move.
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

/// Adds up what an engine solves.
#[derive(Default)]
pub(in crate::lab) struct Results {
    results: [u64; 3],
    nodes: Count,
}

impl Results {
    /// Takes in a solved position, and its cost to this and to the first engine, if that solves it.
    pub(in crate::lab) fn add(&mut self, won: Won, nodes: u64, first: Option<u64>) {
        self.results[won as usize] += 1;
        self.nodes.add(nodes, first);
    }

    /// The sums over so many positions.
    pub(in crate::lab) fn solved(&self, positions: u64) -> Solved {
        let [won, lost, held] = self.results;
        let share = Quota::of_counts(won + lost + held, positions, Interval::Wilson);
        Solved { won, lost, held, share, nodes: self.nodes.work() }
    }
}
