//! Kinds of pieces, stacks, and the stages of a turn.

use super::STATES;
use crate::game::Player;

/// The kinds of pieces, rarest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// Six of each colour.
    Tzaar,
    /// Nine of each colour.
    Tzarra,
    /// Fifteen of each colour.
    Tott,
}

impl PieceKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Tzaar, Self::Tzarra, Self::Tott];

    /// The number of pieces of the kind that each player has.
    #[must_use]
    #[inline]
    pub const fn pieces(self) -> u8 {
        match self {
            Self::Tzaar => 6,
            Self::Tzarra => 9,
            Self::Tott => 15,
        }
    }
}

/// The stage of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Placing a piece: the opening of the tournament game.
    Placing,
    /// The first move, a capture.
    First,
    /// The second move: a capture, a stacking move or a pass.
    Second,
}

/// A stack: its owner, the kind of its top piece and its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The owner.
    pub player: Player,
    /// The visible piece.
    pub kind: PieceKind,
    /// The number of its pieces, 1 to 15.
    pub height: u8,
}

impl Stage {
    pub(super) const fn key(self) -> u64 {
        match self {
            Self::First => 0,
            Self::Second => STATES[1],
            Self::Placing => STATES[2],
        }
    }
}
