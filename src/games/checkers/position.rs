//! Positions.

use super::{
    board::{Direction, king_row},
    moves::{Move, Trail},
};
use crate::{bits::Ones, game::Player, rng::mix};

/// The pieces and their squares, and the player to move. Sets of squares are words: bit n − 1 is
/// square n.
///
/// A position has no history: two positions with the same pieces and the same player to move are
/// equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The men and kings of each player.
    pub(super) pieces: [u32; 2],
    /// The kings of both players.
    pub(super) kings: u32,
    pub(super) mover: Player,
}

impl Position {
    /// Each player's men on their first three rows.
    pub(super) const START: Self = Self { pieces: [0x0000_0fff, 0xfff0_0000], kings: 0, mover: Player::First };

    /// The squares of a player's men and kings.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, player: Player) -> u32 {
        self.pieces[player as usize]
    }

    /// The squares of a player's men.
    #[must_use]
    #[inline]
    pub const fn men(&self, player: Player) -> u32 {
        self.pieces(player) & !self.kings
    }

    /// The squares of a player's kings.
    #[must_use]
    #[inline]
    pub const fn kings(&self, player: Player) -> u32 {
        self.pieces(player) & self.kings
    }

    /// The empty squares.
    #[must_use]
    #[inline]
    pub const fn free(&self) -> u32 {
        !(self.pieces[0] | self.pieces[1])
    }

    /// The player to move; the first player has the black pieces.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// A player's pieces that can move in a direction.
    #[inline]
    const fn movable(&self, player: Player, direction: Direction) -> u32 {
        let [left, right] = Direction::forward(player);
        let forward = direction as u8 == left as u8 || direction as u8 == right as u8;
        if forward { self.pieces(player) } else { self.kings(player) }
    }

    /// A player's pieces that could step in a direction if captures were not compulsory.
    #[inline]
    pub(super) const fn steppers(&self, player: Player, direction: Direction) -> u32 {
        self.movable(player, direction) & direction.before(self.free())
    }

    /// A player's pieces that could capture in a direction.
    #[inline]
    pub(super) const fn jumpers(&self, player: Player, direction: Direction) -> u32 {
        let prey = self.pieces[1 - player as usize] & direction.before(self.free());
        self.movable(player, direction) & direction.before(prey)
    }

    /// A player's pieces that could capture if it were their turn.
    #[inline]
    pub(super) fn capturers(&self, player: Player) -> u32 {
        Direction::ALL.into_iter().fold(0, |squares, direction| squares | self.jumpers(player, direction))
    }

    /// Whether the player to move has a move.
    #[inline]
    pub(super) fn can_move(&self) -> bool {
        let can = |direction| (self.steppers(self.mover, direction) | self.jumpers(self.mover, direction)) != 0;
        Direction::ALL.into_iter().any(can)
    }

    /// Appends the moves of the player to move, sorted by the square they start on.
    #[inline]
    pub(super) fn moves(&self, moves: &mut Vec<Move>) {
        let capturers = self.capturers(self.mover);
        if capturers != 0 {
            self.captures(capturers, moves);
            return;
        }
        let steppers = Direction::ALL.map(|direction| self.steppers(self.mover, direction));
        for from in Ones((steppers[0] | steppers[1] | steppers[2] | steppers[3]).into()) {
            for (direction, steppers) in Direction::ALL.into_iter().zip(steppers) {
                if steppers >> from & 1 == 1 {
                    moves.push(Move::step(from, direction));
                }
            }
        }
    }

    fn captures(&self, capturers: u32, moves: &mut Vec<Move>) {
        let prey = self.pieces(!self.mover);
        for from in Ones(capturers.into()) {
            let square = 1 << from;
            let piece = if self.kings & square == 0 { Some(self.mover) } else { None };
            // The square of origin counts as empty.
            let hunt = Hunt { prey, free: self.free() | square, man: piece };
            hunt.follow(from.into(), moves);
        }
    }

    /// Makes a move.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        let (from, to) = mv.ends();
        let (from, to) = (1 << from, 1 << to);
        let own = self.mover as usize;
        self.pieces[own] = self.pieces[own] & !from | to;
        if self.kings & from != 0 {
            self.kings = self.kings & !from | to;
        } else {
            self.kings |= to & king_row(self.mover);
        }
        let taken = mv.taken();
        self.pieces[1 - own] &= !taken;
        self.kings &= !taken;
        self.mover = !self.mover;
    }

    /// The position with the board turned by half and the colours exchanged.
    pub(super) const fn turned(&self) -> Self {
        let [first, second] = self.pieces;
        let mover = match self.mover {
            Player::First => Player::Second,
            Player::Second => Player::First,
        };
        Self { pieces: [second.reverse_bits(), first.reverse_bits()], kings: self.kings.reverse_bits(), mover }
    }

    /// The key: equal for equal positions.
    pub(super) fn key(&self) -> u64 {
        let [first, second] = self.pieces.map(u64::from);
        mix(mix(first << 32 | second) ^ (u64::from(self.kings) << 1 | self.mover as u64))
    }

    /// Whether an irreversible move has been made since another position: a man has moved or a
    /// piece has been captured.
    pub(super) fn is_past(&self, before: &Self) -> bool {
        let men = |position: &Self| [Player::First, Player::Second].map(|player| position.men(player));
        let kings = |position: &Self| position.kings.count_ones();
        men(self) != men(before) || kings(self) != kings(before)
    }
}

/// The search for the captures of one piece.
struct Hunt {
    prey: u32,
    free: u32,
    /// The owner of a man; `None` if the piece is a king.
    man: Option<Player>,
}

impl Hunt {
    /// Appends the captures that start with a jump sequence, each continued to its end.
    fn follow(&self, way: u16, moves: &mut Vec<Move>) {
        let trail = Trail::of(way);
        let mut ends = true;
        for next in trail.first..trail.first + trail.count {
            let longer = Trail::of(next);
            let turned = match self.man {
                None => false,
                Some(Player::First) => longer.to < trail.to,
                Some(Player::Second) => longer.to > trail.to,
            };
            if !turned && longer.taken & !self.prey == 0 && self.free >> longer.to & 1 == 1 {
                ends = false;
                self.follow(next, moves);
            }
        }
        if ends {
            moves.push(Move::capture(way));
        }
    }
}
