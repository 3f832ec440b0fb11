//! Patterns: the squares that are covered, regardless of the tiles.

/// The set of covered squares of a SlideK board (thesis, definition 3.2.1).
///
/// Patterns are numbered from 0 to [`Pattern::COUNT`] − 1: the highest two bits are the covered
/// corner (upper left, upper right, lower left, lower right), followed by one bit for each of
/// columns 2…K and rows 2…K, set if the first square of that line is covered. The thesis writes
/// corner + 1 and then the bits as a two-digit number, as does [`Pattern::code`]; SlideFive has
/// three digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern<const K: usize>(u16);

impl<const K: usize> Pattern<K> {
    /// The number of patterns: 16, 64, 256 and 1024 for K = 2, 3, 4 and 5.
    pub const COUNT: u32 = 4 << (2 * (K - 1));
    /// The pattern of Start and Win: the tiles fill the upper left.
    pub const HOME: Self = Self::of_bits(0, Self::LINES);

    /// The line bits, all set.
    const LINES: u16 = (1 << (2 * (K - 1))) - 1;
    /// The weight of the corner in a code: the line bits of SlideFive go up to 255.
    const CORNER: u16 = if K < 5 { 100 } else { 1000 };

    const CORNERS: [usize; 4] = [0, K, K * (K + 1), K * (K + 1) + K];

    const fn of_bits(corner: u16, lines: u16) -> Self {
        const { assert!(2 <= K && K <= 5, "SlideK is implemented for K = 2, 3, 4, 5") };
        Self(corner << (2 * (K - 1)) | lines)
    }

    /// The pattern with this number, if it is below [`Pattern::COUNT`].
    #[must_use]
    pub fn from_index(index: u32) -> Option<Self> {
        u16::try_from(index).ok().filter(|_| index < Self::COUNT).map(Self)
    }

    /// The number of this pattern, below [`Pattern::COUNT`].
    #[must_use]
    pub const fn index(self) -> u16 {
        self.0
    }

    /// All patterns, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u16::MAX).take(Self::COUNT as usize).map(Self)
    }

    /// The thesis' three-digit code (3.3.2): 100…115, 200…215, 300…315, 400…415 for SlideThree; 1000…4255 for
    /// SlideFive.
    #[must_use]
    pub fn code(self) -> u16 {
        let corner = self.0 >> (2 * (K - 1));
        (corner + 1) * Self::CORNER + (self.0 & Self::LINES)
    }

    /// The pattern with this thesis code.
    #[must_use]
    pub fn from_code(code: u16) -> Option<Self> {
        let (corner, lines) = ((code / Self::CORNER).checked_sub(1)?, code % Self::CORNER);
        (corner < 4 && lines <= Self::LINES).then(|| Self::of_bits(corner, lines))
    }

    /// Whether the distance to win of every position in this pattern is odd.
    ///
    /// Every move changes one line bit, or the corner to an adjacent one, so the patterns are
    /// coloured like a chess board and distances alternate with the colour (thesis, remark 3.2.1).
    #[must_use]
    pub const fn is_odd(self) -> bool {
        let corner = self.0 >> (2 * (K - 1));
        let corner_is_odd = matches!(corner, 1 | 2);
        ((self.0 & Self::LINES).count_ones() % 2 == 1) != corner_is_odd
    }

    /// The covered squares, row · (K + 1) + column, ascending.
    pub fn covered(self) -> impl Iterator<Item = u8> {
        (0_u8..).take((K + 1) * (K + 1)).filter(move |square| self.squares() >> square & 1 == 1)
    }

    /// The covered squares as a set: bit row · (K + 1) + column.
    pub(super) fn squares(self) -> u64 {
        let width = K + 1;
        let corners = Self::CORNERS;
        let bit = |shift: usize| usize::from(self.0 >> shift & 1 == 1);
        let mut squares = 1 << corners[usize::from(self.0 >> (2 * (K - 1)))];
        for line in 1..K {
            let (column, row) = (bit(2 * (K - 1) - line), bit(K - 1 - line));
            squares |= 1 << if column == 1 { line } else { K * width + line };
            squares |= 1 << if row == 1 { line * width } else { line * width + K };
            squares |= (1..K).fold(0, |inner, other| inner | 1 << (line * width + other));
        }
        squares
    }

    /// The pattern with exactly these squares covered.
    pub(super) fn of_squares(squares: u64) -> Option<Self> {
        let covered = |square: usize| squares >> square & 1 == 1;
        let corner = (0_u16..).zip(Self::CORNERS).find(|&(_, square)| covered(square))?.0;
        let lines = (1..K).fold(0, |bits, line| {
            let (column, row) = (u16::from(covered(line)), u16::from(covered(line * (K + 1))));
            bits | column << (2 * (K - 1) - line) | row << (K - 1 - line)
        });
        Some(Self::of_bits(corner, lines)).filter(|pattern| pattern.squares() == squares)
    }
}
