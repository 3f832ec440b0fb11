//! Positions as the solver represents them, from the mover's point of view, and their values.
//!
//! A value is 100 minus the number of plies after which the mover wins, or the number of plies
//! after which they lose minus 100: a higher value is a sooner win or a later loss.

use super::super::{geometry::NOWHERE, position::Position};
use crate::bits::bit;

/// The minimum value: the mover is stuck.
pub const LOST: i8 = -100;
/// The maximum value: the mover wins with their next move.
pub const WON_NEXT: i8 = 99;

/// The number of plies to the end of the game.
pub const fn plies(value: i8) -> u8 {
    100 - value.unsigned_abs()
}

/// The value of a position for the player who has moved into it, one ply earlier.
pub const fn lift(value: i8) -> i8 {
    if value > 0 { 1 - value } else { -1 - value }
}

/// The smallest value of a child for which its parent does not reach `bound`.
pub const fn child_bound(bound: i8) -> i8 {
    if bound > 0 { -bound } else { 2 - bound }
}

/// The open cells, the cell of the player to move, and the opponent's.
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
        Self { open: self.open & !bit(cell), own: self.other, other: cell }
    }

    /// The maximum number of plies to the end, because every ply uses a cell.
    #[allow(clippy::cast_possible_truncation)] // A board has 81 cells.
    pub const fn most_plies(self) -> u8 {
        self.open.count_ones() as u8
    }

    /// The whole state in 95 bits: 81 for the cells and 7 for each player.
    pub const fn key(self) -> u128 {
        self.open | (self.own as u128) << 81 | (self.other as u128) << 88
    }
}
