//! Patterns: which squares are covered, whatever the tiles.

/// The squares of a SlideK board that are covered (thesis, definition 3.2.1).
///
/// Numbered from 0 to [`Pattern::COUNT`] − 1: the highest two bits are the covered corner (upper
/// left, upper right, lower left, lower right), then one bit for each of columns 2…K and rows 2…K,
/// set where the first square of that line is covered. The thesis writes corner + 1 and then the
/// bits as a two-digit number; [`Pattern::code`] gives that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern<const K: usize>(u8);

impl<const K: usize> Pattern<K> {
    /// How many patterns there are: 16, 64 and 256 for K = 2, 3 and 4.
    pub const COUNT: u32 = 4 << (2 * (K - 1));
    /// The pattern of Start and Win: the tiles fill the upper left.
    pub const HOME: Self = Self::of_bits(0, Self::LINES);

    /// The line bits, all set.
    const LINES: u8 = (1 << (2 * (K - 1))) - 1;

    const fn of_bits(corner: u8, lines: u8) -> Self {
        const { assert!(2 <= K && K <= 4, "SlideK is implemented for K = 2, 3, 4") };
        Self(corner << (2 * (K - 1)) | lines)
    }

    /// The pattern of a number, if it is below [`Pattern::COUNT`].
    #[must_use]
    pub fn from_index(index: u32) -> Option<Self> {
        u8::try_from(index).ok().filter(|_| index < Self::COUNT).map(Self)
    }

    /// The number of this pattern, below [`Pattern::COUNT`].
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// All patterns, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).take(Self::COUNT as usize).map(Self)
    }

    /// The thesis' three-digit code (3.3.2): 100…115, 200…215, 300…315, 400…415 for SlideThree.
    #[must_use]
    pub fn code(self) -> u16 {
        let corner = u16::from(self.0) >> (2 * (K - 1));
        (corner + 1) * 100 + u16::from(self.0 & Self::LINES)
    }

    /// The pattern of a thesis code.
    #[must_use]
    pub fn from_code(code: u16) -> Option<Self> {
        let (corner, lines) = ((code / 100).checked_sub(1)?, code % 100);
        let lines = u8::try_from(lines).ok().filter(|&lines| lines <= Self::LINES)?;
        u8::try_from(corner).ok().filter(|&corner| corner < 4).map(|corner| Self::of_bits(corner, lines))
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
    pub(super) fn squares(self) -> u32 {
        let width = K + 1;
        let corners = [0, K, K * width, K * width + K];
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
    pub(super) fn of_squares(squares: u32) -> Option<Self> {
        Self::all().find(|pattern| pattern.squares() == squares)
    }
}
