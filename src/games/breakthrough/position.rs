//! Positions.

use super::{
    geometry::{ahead, attacked},
    moves::Move,
};
use crate::{bits::Ones, game::Player, zobrist};

/// The men of both players, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    men: [u64; 2],
    key: u64,
    mover: Player,
}

const KEYS: [[u64; 64]; 2] = [zobrist::constants(0xb7_0001), zobrist::constants(0xb7_0002)];
const SECOND_MOVES: u64 = zobrist::constants::<1>(0xb7_0003)[0];

impl Position {
    /// An empty board with the first player to move.
    pub(super) const EMPTY: Self = Self { men: [0; 2], key: 0, mover: Player::First };

    /// The squares of a player's men: bit 8 · row + column, both counted from 0 at a1, on boards of
    /// both sizes.
    #[must_use]
    #[inline]
    pub const fn men(&self, player: Player) -> u64 {
        self.men[player as usize]
    }

    /// The player to move; the first player has the white men.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// The key of men and player to move.
    #[inline]
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Adds a man on an empty square, or removes it.
    #[inline]
    pub(super) const fn toggle(&mut self, player: Player, square: u8) {
        self.men[player as usize] ^= 1 << square;
        self.key ^= KEYS[player as usize][square as usize & 63];
    }

    /// Passes the turn to the other player.
    #[inline]
    pub(super) fn turn(&mut self) {
        self.mover = !self.mover;
        self.key ^= SECOND_MOVES;
    }

    /// Makes a move.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        if self.men(!self.mover) >> mv.to() & 1 == 1 {
            self.toggle(!self.mover, mv.to());
        }
        self.toggle(self.mover, mv.from());
        self.toggle(self.mover, mv.to());
        self.turn();
    }

    /// Appends the moves on a board with these squares: sorted by the square they start on, from a1
    /// along the rows, then by the square they end on.
    #[inline]
    pub(super) fn push_moves(&self, board: u64, moves: &mut Vec<Move>) {
        let (own, other) = (self.men(self.mover), self.men(!self.mover));
        for from in Ones(own.into()) {
            let man = 1 << from;
            let to = ahead(man, self.mover) & !other | attacked(man, self.mover);
            moves.extend(Ones((to & board & !own).into()).map(|to| Move::new(from, to)));
        }
    }
}
