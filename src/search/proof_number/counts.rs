//! Counters of a proof-number search.

/// The work done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProofCounts {
    /// Positions that moves led to, each time they were made to look at children.
    pub nodes: u64,
    /// Positions whose children were searched.
    pub expanded: u64,
    /// Positions that were found in the table.
    pub hits: u64,
    /// Positions that repeated one on the path.
    pub repetitions: u64,
    /// The plies of the deepest position that was expanded.
    pub depth: u32,
}
