//! What keys with named values choose.

/// When a game's search depth is reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// When Win was seen anywhere in the tree.
    Seen,
    /// When the least value of the successors is the value of Win.
    Value,
}

/// The rule for choosing among moves of the minimum value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// All alike.
    Random,
    /// One with the most minimal leaves below it; among several of these all alike.
    Fat,
    /// The first in the order of moves.
    First,
    /// One below which minimal leaves are most clustered: see [`Outlook::clusters`](crate::randomised::Outlook::clusters); among
    /// several of these all alike.
    Clustered,
    /// One below which they are most spread.
    Spread,
}

/// Whose random values a search takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawFrom {
    Ideal,
    Game,
    Search,
    None,
}
