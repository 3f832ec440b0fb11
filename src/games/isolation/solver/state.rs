//! Positions as the solver sees them, from the mover's side, and their values.
//!
//! A value is 100 less the plies after which the mover wins, or those after which they lose less 100:
//! everybody likes to win soon and to lose late.

use super::super::{geometry::NOWHERE, position::Position};

/// The value of the mover who is stuck, and the least.
pub const LOST: i8 = -100;
/// The value of the mover who wins by their next move, and the greatest.
pub const WON_NEXT: i8 = 99;

/// The plies to the end of the game.
pub const fn plies(value: i8) -> u8 {
    100 - value.unsigned_abs()
}

/// What a position is worth to the player who has moved into it, who counts one ply more.
pub const fn lift(value: i8) -> i8 {
    if value > 0 { 1 - value } else { -1 - value }
}

/// The least value of a child by which its parent does not reach `bound`.
pub const fn child_bound(bound: i8) -> i8 {
    if bound > 0 { -bound } else { 2 - bound }
}

/// Open cells, the cell of the player to move, and the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub open: u128,
    pub own: u8,
    pub other: u8,
}

impl State {
    pub fn of(position: &Position) -> Self {
        let cell = |player| position.cell(player).map_or(NOWHERE, |cell| cell.0);
        Self { open: position.open(), own: cell(position.mover()), other: cell(!position.mover()) }
    }

    /// The state after a move to a cell.
    pub const fn child(self, cell: u8) -> Self {
        Self { open: self.open & !(1 << cell), own: self.other, other: cell }
    }

    /// No game goes on for longer: every ply takes a cell.
    #[allow(clippy::cast_possible_truncation)] // A board has 81 cells.
    pub const fn most_plies(self) -> u8 {
        self.open.count_ones() as u8
    }

    /// All of the state in 95 bits: 81 for the cells and 7 for each player.
    pub const fn key(self) -> u128 {
        self.open | (self.own as u128) << 81 | (self.other as u128) << 88
    }
}
