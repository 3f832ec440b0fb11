//! Positions.

mod attacks;
mod play;
mod stack;
mod threats;

pub use stack::{PieceKind, Stack, Stage};

use super::geometry::{AXES, BOARD};
use crate::{game::Player, zobrist};

/// The stacks and their fields, the player to move, and the stage of the turn.
///
/// A position also carries the [material](super::Tzaar::material) accumulated on the way to it,
/// which does not matter for equality.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// By player.
    sides: [u64; 2],
    /// By kind of the visible piece.
    kinds: [u64; 3],
    /// The bits of the heights, lowest first.
    heights: [u64; 4],
    /// By direction: the stacks that the first stack in this direction could capture, whoever is to
    /// move.
    under_attack: [u64; 2 * AXES],
    /// The stack on each field, encoded by [`cell`], 0 for none, and a final entry that is always
    /// 0.
    cells: [u8; CELLS],
    key: u64,
    material: i32,
    counts: [[u8; 3]; 2],
    mover: Player,
    stage: Stage,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let whole =
            |position: &Self| (position.sides, position.kinds, position.heights, position.mover, position.stage);
        whole(self) == whole(other)
    }
}

impl Eq for Position {}

/// One more than the number of bits of a word: the index that is looked up if there is no stack.
const CELLS: usize = 65;
/// A stack as one number: side, kind and height.
const WHITE: u8 = 1 << 6;
const SIDES: u8 = 3 << 6;
const KIND: u32 = 4;
const HEIGHT: u8 = 15;

const fn cell(player: Player, kind: PieceKind, height: u8) -> u8 {
    WHITE << player as u8 | (kind as u8) << KIND | height & HEIGHT
}

/// The part of a stack in the key of a position.
#[inline]
const fn stack_key(player: Player, kind: PieceKind, height: u8, at: usize) -> u64 {
    let (seed, at) = (0x7aaa_0001 + 3 * player as u64 + kind as u64, at as u64);
    zobrist::constant(seed, at) ^ zobrist::constant(0x7aaa_0007, 16 * at + (height & HEIGHT) as u64)
}

/// Black to move, the second move of a turn, a piece to be placed.
const STATES: [u64; 3] = zobrist::constants(0x7aaa_0008);

impl Position {
    /// An empty board, with White to place the first piece.
    pub(in crate::games::tzaar) const EMPTY: Self = Self {
        sides: [0; 2],
        kinds: [0; 3],
        heights: [0; 4],
        under_attack: [0; 2 * AXES],
        cells: [0; CELLS],
        key: STATES[2],
        material: 0,
        counts: [[0; 3]; 2],
        mover: Player::First,
        stage: Stage::Placing,
    };

    /// The player to move; White is the first player.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// The stage of the turn.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The fields with a player's stacks: bit n for field n, column by column from A1.
    #[must_use]
    #[inline]
    pub const fn stacks(&self, player: Player) -> u64 {
        self.sides[player as usize]
    }

    /// The fields with a player's stacks whose top piece is of this kind.
    #[must_use]
    #[inline]
    pub const fn showing(&self, player: Player, kind: PieceKind) -> u64 {
        self.sides[player as usize] & self.kinds[kind as usize]
    }

    /// The number of a player's stacks whose top piece is of this kind.
    #[must_use]
    #[inline]
    pub const fn count(&self, player: Player, kind: PieceKind) -> u8 {
        self.counts[player as usize][kind as usize]
    }

    /// The number of pieces of a kind that a player has yet to place.
    #[must_use]
    #[inline]
    pub const fn in_hand(&self, player: Player, kind: PieceKind) -> u8 {
        match self.stage {
            Stage::Placing => kind.pieces().saturating_sub(self.count(player, kind)),
            Stage::First | Stage::Second => 0,
        }
    }

    /// The stack on a field below 60, if there is one.
    #[must_use]
    #[inline]
    pub const fn stack(&self, field: u8) -> Option<Stack> {
        let cell = self.cells[(field & 63) as usize];
        let player = match cell & SIDES {
            0 => return None,
            WHITE => Player::First,
            _ => Player::Second,
        };
        Some(Stack { player, kind: self.kind(field), height: cell & HEIGHT })
    }

    /// The maximum height of the stacks on the given fields, 0 if there are none.
    #[must_use]
    #[inline]
    pub const fn highest(&self, fields: u64) -> u8 {
        let mut left = fields & self.taken();
        let mut height = 0;
        let mut bit = 4;
        while bit > 0 {
            bit -= 1;
            let higher = left & self.heights[bit];
            if higher != 0 {
                left = higher;
                height |= 1 << bit;
            }
        }
        height
    }

    /// Whether this is White's first turn, a single capture: the board is still full.
    #[must_use]
    #[inline]
    pub const fn is_opening(&self) -> bool {
        matches!(self.stage, Stage::First) && matches!(self.mover, Player::First) && self.taken() == BOARD
    }

    /// The number of a player's pieces on the board, including covered ones.
    pub(in crate::games::tzaar) fn pieces(&self, player: Player) -> u32 {
        let stacks = self.stacks(player);
        (0..).zip(self.heights).map(|(bit, plane)| (plane & stacks).count_ones() << bit).sum()
    }

    #[inline]
    pub(in crate::games::tzaar) const fn taken(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    #[inline]
    pub(in crate::games::tzaar) const fn material(&self) -> i32 {
        self.material
    }

    #[inline]
    pub(in crate::games::tzaar) const fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    pub(in crate::games::tzaar) const fn has_lost_a_kind(&self, player: Player) -> bool {
        let [tzaars, tzarras, totts] = self.counts[player as usize];
        tzaars == 0 || tzarras == 0 || totts == 0
    }

    /// The top piece of a stack, and its height.
    #[inline]
    pub(in crate::games::tzaar) const fn top(&self, field: u8) -> (PieceKind, u8) {
        (self.kind(field), self.height(field))
    }

    #[inline]
    const fn kind(&self, field: u8) -> PieceKind {
        match self.cells[(field & 63) as usize] >> KIND & 3 {
            0 => PieceKind::Tzaar,
            1 => PieceKind::Tzarra,
            _ => PieceKind::Tott,
        }
    }

    #[inline]
    const fn height(&self, field: u8) -> u8 {
        self.cells[(field & 63) as usize] & HEIGHT
    }

    /// The fields whose stacks are not higher than this, including empty fields.
    #[must_use]
    #[inline]
    pub const fn up_to(&self, height: u8) -> u64 {
        let [a, b, c, d] = self.heights;
        match height {
            0 => !(a | b | c | d),
            1 => !(b | c | d),
            _ => {
                let (mut equal, mut less) = (!0, 0);
                let mut bit = 4;
                while bit > 0 {
                    bit -= 1;
                    let plane = self.heights[bit];
                    if height >> bit & 1 == 1 {
                        less |= equal & !plane;
                        equal &= plane;
                    } else {
                        equal &= !plane;
                    }
                }
                less | equal
            }
        }
    }
}
