//! The board: 32 dark squares as the bits of a word, and the four directions.
//!
//! Bit n − 1 is square n in the standard numbering: four squares per row, row by row from Black's
//! side.

use crate::game::Player;

/// The number of squares.
pub(super) const SQUARES: usize = 32;

/// The rows that begin with a light square: the first, third, fifth and seventh from Black's side.
const INDENTED: u32 = 0x0f0f_0f0f;
/// The squares on the left and right edges, from White's point of view.
const LEFT: u32 = 0x1010_1010;
const RIGHT: u32 = 0x0808_0808;

/// A diagonal direction: up is from White's side to Black's, left is from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    /// All directions, in the order of the squares they lead to.
    pub const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// The directions in which a player's men move.
    pub const fn forward(player: Player) -> [Self; 2] {
        match player {
            Player::First => [Self::DownLeft, Self::DownRight],
            Player::Second => [Self::UpLeft, Self::UpRight],
        }
    }

    const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// The squares one step away from these squares.
    pub const fn after(self, squares: u32) -> u32 {
        let (indented, other) = (squares & INDENTED, squares & !INDENTED);
        match self {
            Self::UpLeft => indented >> 4 | (other & !LEFT) >> 5,
            Self::UpRight => (indented & !RIGHT) >> 3 | other >> 4,
            Self::DownLeft => indented << 4 | (other & !LEFT) << 3,
            Self::DownRight => (indented & !RIGHT) << 5 | other << 4,
        }
    }

    /// The squares from which one step leads to these squares.
    pub const fn before(self, squares: u32) -> u32 {
        self.opposite().after(squares)
    }
}

/// The row on which a player's men are crowned.
pub(super) const fn king_row(player: Player) -> u32 {
    match player {
        Player::First => 0xf000_0000,
        Player::Second => 0x0000_000f,
    }
}
