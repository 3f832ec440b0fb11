//! Counters of a proof-number search.

use serde::Serialize;

/// The work done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ProofCounts {
    /// Positions generated to look at children, each time this happened.
    pub nodes: u64,
    /// Positions whose children were searched.
    pub expanded: u64,
    /// Positions found in the table.
    pub hits: u64,
    /// Positions that repeated one on the path.
    pub repetitions: u64,
    /// The ply of the deepest expanded position.
    pub depth: u32,
}
