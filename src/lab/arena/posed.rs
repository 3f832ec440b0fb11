//! Problems as rows tell them.

/// A problem of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lab) struct Posed {
    pub position: String,
    /// The player to move wins in this many turns.
    pub turns: u8,
    pub grade: u8,
    /// The moves of the only turn that does, separated by spaces.
    pub key: String,
}

/// The end of a search for a problem.
#[derive(Clone, Debug)]
pub(in crate::lab) struct Found {
    /// The number of games looked at.
    pub games: u64,
    /// `None` if none of them has a wanted problem.
    pub problem: Option<Posed>,
}
