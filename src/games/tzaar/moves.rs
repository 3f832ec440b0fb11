//! Moves.

use super::position::PieceKind;

/// A single move: a capture, a stacking move, a pass, or placing a piece. A turn has two of them;
/// see [`Tzaar`](super::Tzaar).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// The number of codes; a code is 64 · from + to, where 60, 61 and 62 stand for pieces in hand.
pub(super) const CODES: usize = 64 * 64;
const HAND: u16 = 60;

impl Move {
    /// A pass as the second move of a turn.
    pub const PASS: Self = Self(64 * 64 - 1);

    #[inline]
    pub(super) const fn new(from: u8, to: u8) -> Self {
        Self((from as u16) << 6 | to as u16)
    }

    /// Places a piece on a field.
    #[inline]
    pub(super) const fn place(kind: PieceKind, to: u8) -> Self {
        Self((HAND + kind as u16) << 6 | to as u16)
    }

    /// The field it starts on, numbered column by column from A1; `None` for a piece in hand and a
    /// pass.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Option<u8> {
        if self.0 >> 6 < HAND { Some(self.origin()) } else { None }
    }

    /// The field it ends on; `None` for a pass.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Option<u8> {
        if self.0 == Self::PASS.0 { None } else { Some(self.target()) }
    }

    /// The kind of the piece being placed, if any.
    #[inline]
    pub(super) const fn hand(self) -> Option<PieceKind> {
        match self.0 >> 6 {
            60 => Some(PieceKind::Tzaar),
            61 => Some(PieceKind::Tzarra),
            62 => Some(PieceKind::Tott),
            _ => None,
        }
    }

    /// The field it starts on, for a capture or stacking move.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // Six bits are left.
    pub(super) const fn origin(self) -> u8 {
        (self.0 >> 6) as u8 & 63
    }

    /// The field it ends on, for any move but a pass.
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
