//! Moves.

/// The squares that a man leaves and reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    from: u8,
    to: u8,
}

/// The number of codes; a code is 64 · from + to.
pub(super) const CODES: usize = 64 * 64;

impl Move {
    #[inline]
    pub(super) const fn new(from: u8, to: u8) -> Self {
        Self { from, to }
    }

    /// The square it starts on: 8 · row + column, both counted from 0 at a1, on boards of both
    /// sizes.
    #[must_use]
    #[inline]
    pub const fn from(self) -> u8 {
        self.from
    }

    /// The square it ends on.
    #[must_use]
    #[inline]
    pub const fn to(self) -> u8 {
        self.to
    }

    pub(super) fn code(self) -> u16 {
        u16::from(self.from) << 6 | u16::from(self.to)
    }
}
