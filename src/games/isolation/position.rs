//! Positions.

use super::geometry::MOST_CELLS;
use crate::{bits::bit, game::Player, zobrist};

/// A cell of a board: row · columns + column, with rows counted from the top. A move is the cell it
/// leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The index, below 81.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    pub(super) const fn bit(self) -> u128 {
        bit(self.0)
    }
}

/// The open cells, the cells of the players, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    open: u128,
    cells: [Option<Cell>; 2],
    mover: Player,
    key: u64,
}

const USED: [u64; MOST_CELLS] = zobrist::constants(0x1501_a701);
const STANDS: [[u64; MOST_CELLS]; 2] = [zobrist::constants(0x1501_a702), zobrist::constants(0x1501_a703)];
const SECOND_MOVES: u64 = zobrist::constants::<1>(0x1501_a704)[0];

impl Position {
    /// A board without used cells.
    pub(super) const fn empty(board: u128) -> Self {
        Self { open: board, cells: [None; 2], mover: Player::First, key: 0 }
    }

    /// The open cells: bit row · columns + column, with rows counted from the top.
    #[must_use]
    pub const fn open(&self) -> u128 {
        self.open
    }

    /// The cell of a player; `None` until they have chosen one.
    #[must_use]
    pub const fn cell(&self, player: Player) -> Option<Cell> {
        self.cells[player as usize]
    }

    /// The player to move.
    #[must_use]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// The key of used cells, players and player to move.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Blocks a cell.
    pub(super) const fn close(&mut self, cell: Cell) {
        self.open &= !cell.bit();
        self.key ^= USED[cell.0 as usize];
    }

    /// Moves a player to a cell from the one they were on.
    pub(super) const fn stand(&mut self, player: Player, cell: Cell) {
        let keys = &STANDS[player as usize];
        if let Some(from) = self.cells[player as usize].replace(cell) {
            self.key ^= keys[from.0 as usize];
        }
        self.key ^= keys[cell.0 as usize];
    }

    /// Passes the turn to the other player.
    pub(super) fn turn(&mut self) {
        self.mover = !self.mover;
        self.key ^= SECOND_MOVES;
    }
}
