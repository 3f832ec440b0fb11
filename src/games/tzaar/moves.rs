//! Moves.

use super::position::PieceKind;

/// A single move: a capture, a stacking move, a pass, or a piece put on the board. A turn has two of them, see
/// [`Tzaar`](super::Tzaar).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// Codes are 64 · from + to; 60, 61 and 62 stand for pieces in hand.
pub(super) const CODES: usize = 64 * 64;
const HAND: u16 = 60;

impl Move {
    /// The second move of a turn in which nothing moves.
    pub const PASS: Self = Self(64 * 64 - 1);

    #[inline]
    pub(super) const fn new(from: u8, to: u8) -> Self {
        Self((from as u16) << 6 | to as u16)
    }

    /// Puts a piece on a field.
    #[inline]
    pub(super) const fn place(kind: PieceKind, to: u8) -> Self {
        Self((HAND + kind as u16) << 6 | to as u16)
    }

    /// The field it begins on, numbered column by column from A1; none for a piece in hand and a pass.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Option<u8> {
        if self.0 >> 6 < HAND { Some(self.origin()) } else { None }
    }

    /// The field it ends on; none for a pass.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Option<u8> {
        if self.0 == Self::PASS.0 { None } else { Some(self.target()) }
    }

    /// The kind of a piece that is put on the board.
    #[inline]
    pub(super) const fn hand(self) -> Option<PieceKind> {
        match self.0 >> 6 {
            60 => Some(PieceKind::Tzaar),
            61 => Some(PieceKind::Tzarra),
            62 => Some(PieceKind::Tott),
            _ => None,
        }
    }

    /// The field it begins on, where it is a capture or a stacking move.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // Six bits are left.
    pub(super) const fn origin(self) -> u8 {
        (self.0 >> 6) as u8 & 63
    }

    /// The field it ends on, unless it is a pass.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // Six bits are taken.
    pub(super) const fn target(self) -> u8 {
        (self.0 & 63) as u8
    }

    #[inline]
    pub(super) const fn code(self) -> u16 {
        self.0
    }
}
