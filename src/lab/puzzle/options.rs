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

/// The moves among which a game chooses: the rivals of noise [Heuser 2003, 2.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choose {
    /// Those of the minimum value.
    Best,
    /// Cycle detection: those of the minimum value among the moves that do not lead back to a position of the game, if
    /// there are any.
    New,
    /// K-best mode: each of the best moves, as many as this, is equally likely; Win is not missed if it is the best.
    OfBest(u8),
}

/// The origin of a search's random values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawFrom {
    Ideal,
    Game,
    Search,
    None,
}
