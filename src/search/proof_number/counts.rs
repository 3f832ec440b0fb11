//! What a proof-number search counts.

/// What has been done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProofCounts {
    /// Positions that moves led to, each time they were made to look at children.
    pub nodes: u64,
    /// Those whose children were looked at.
    pub expanded: u64,
    /// Those that the table knew something of.
    pub hits: u64,
    /// Those that repeated one of the path.
    pub repetitions: u64,
    /// The plies of the deepest position that was expanded.
    pub depth: u32,
}
