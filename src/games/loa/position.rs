//! Positions.

use super::{
    geometry::{Geometry, STEPS, groups_of},
    moves::Move,
    tally::Tally,
};
use crate::{bits::Ones, game::Player, zobrist};

/// The pieces and their squares, and the player to move.
///
/// A position has no history: two positions with the same pieces and the same player to move are
/// equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pieces: [u64; 2],
    tallies: [Tally; 2],
    key: u64,
    mover: Player,
}

const KEYS: [[u64; 64]; 2] = [zobrist::constants(0x10a_0001), zobrist::constants(0x10a_0002)];
const SECOND_MOVES: u64 = zobrist::constants::<1>(0x10a_0003)[0];

/// The maximum of four times the Euler number that does not prove that there are several groups.
const ONE_GROUP: i32 = 4;

impl Position {
    /// An empty board with the first player to move.
    pub(super) const EMPTY: Self = Self { pieces: [0; 2], tallies: [Tally::NONE; 2], key: 0, mover: Player::First };

    /// The squares of a player's pieces: bit 8 · rank + file, both counted from 0 at a1, on boards
    /// of both sizes.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, player: Player) -> u64 {
        self.pieces[player as usize]
    }

    /// The player to move; the first player has the black pieces.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// The numbers of windows of 2 × 2 squares that contain one piece of a player (Q1), two side by
    /// side (Q2), two on a diagonal (Qd), three (Q3) and four (Q4). The board is surrounded by a
    /// ring of empty squares.
    #[must_use]
    pub fn quads(&self, player: Player) -> [u32; 5] {
        self.tallies[player as usize].quads()
    }

    /// Four times the Euler number of a player's pieces: 4 · (groups − holes) = Q1 − Q3 − 2 · Qd.
    #[must_use]
    #[inline]
    pub const fn euler(&self, player: Player) -> i32 {
        self.tallies[player as usize].euler()
    }

    #[inline]
    pub(super) const fn tally(&self, player: Player) -> Tally {
        self.tallies[player as usize]
    }

    /// The key of pieces and player to move.
    #[inline]
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Whether all pieces of a player are connected; a single piece is. The Euler number rules out
    /// most other positions, and the rest are searched [Winands 2000, 3.1.2].
    #[must_use]
    #[inline]
    pub const fn is_connected(&self, player: Player) -> bool {
        !self.is_apart(player) && self.is_one_group(player)
    }

    /// Whether the Euler number alone proves that a player's pieces are not connected.
    #[must_use]
    #[inline]
    pub const fn is_apart(&self, player: Player) -> bool {
        self.euler(player) > ONE_GROUP
    }

    const fn is_one_group(&self, player: Player) -> bool {
        let pieces = self.pieces(player);
        groups_of(pieces & pieces.wrapping_neg(), pieces) == pieces
    }

    /// Adds a piece on an empty square.
    #[inline]
    pub(super) const fn put(&mut self, player: Player, square: u8) {
        let at = player as usize;
        self.tallies[at].add(square, self.pieces[at]);
        self.pieces[at] |= 1 << square;
        self.key ^= KEYS[at][square as usize & 63];
    }

    #[inline]
    const fn take(&mut self, player: Player, square: u8) {
        let at = player as usize;
        self.pieces[at] &= !(1 << square);
        self.tallies[at].remove(square, self.pieces[at]);
        self.key ^= KEYS[at][square as usize & 63];
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
        if mv != Move::PASS {
            if self.pieces(!self.mover) >> mv.to() & 1 == 1 {
                self.take(!self.mover, mv.to());
            }
            self.take(self.mover, mv.from());
            self.put(self.mover, mv.to());
        }
        self.turn();
    }

    /// Calls a function for the moves of a player's pieces, by the square they start on, until it
    /// says stop. Returns whether it did.
    ///
    /// A piece moves as many squares as there are pieces on its line, over its own pieces but not
    /// over others [Winands 2000, 1.2].
    #[inline]
    pub(super) fn any_move(
        &self,
        geometry: &Geometry,
        player: Player,
        mut is_enough: impl FnMut(Move) -> bool,
    ) -> bool {
        let (own, other) = (self.pieces(player), self.pieces(!player));
        for from in Ones(own.into()) {
            let at = usize::from(from & 63);
            let (lines, room) = (&geometry.lines[at], &geometry.room[at]);
            for direction in 0..4 {
                let line = lines[direction];
                #[allow(clippy::cast_possible_truncation)] // At most eight.
                let count = (line & (own | other)).count_ones() as u8;
                let step = count * STEPS[direction];
                if count <= room[direction] {
                    let to = from + step;
                    let between = line & ((1_u64 << to) - (2_u64 << from));
                    if own >> to & 1 == 0 && other & between == 0 && is_enough(Move::new(from, to)) {
                        return true;
                    }
                }
                if count <= room[direction + 4] {
                    let to = from - step;
                    let between = line & ((1_u64 << from) - (2_u64 << to));
                    if own >> to & 1 == 0 && other & between == 0 && is_enough(Move::new(from, to)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether pieces have been captured since another position, which is irreversible.
    pub(super) fn is_past(&self, before: &Self) -> bool {
        let count = |position: &Self| (position.pieces[0] | position.pieces[1]).count_ones();
        count(self) != count(before)
    }
}
