//! The choices of keys with named values.

/// When a game's search depth is reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// When Win is seen anywhere in the tree.
    Seen,
    /// When the minimum value of the successors is the value of Win.
    Value,
}

/// The rule for choosing among moves of the minimum value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// All are equally likely.
    Random,
    /// The one with the most minimal leaves below it; if there are several, all are equally likely.
    Fat,
    /// The first in the order of moves.
    First,
    /// The one below which minimal leaves are most clustered: see
    /// [`Outlook::clusters`](crate::randomised::Outlook::clusters); if there are several, all are
    /// equally likely.
    Clustered,
    /// The one below which they are most spread.
    Spread,
}

/// The origin of a search's random values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawFrom {
    Ideal,
    Game,
    Search,
    None,
}
