//! Counts of a player's pieces that are updated with every move: all are packed into one word, so a
//! piece is added or removed by one addition.

use super::geometry::spread;

/// The number of a player's pieces, the sums of their files and ranks, and their quads.
///
/// Quads are the 81 windows of 2 × 2 squares on the board, surrounded by a ring of empty squares.
/// By the number of pieces in them they are Q1, Q2 (side by side), Qd (on a diagonal), Q3 and Q4.
/// The Euler number, groups − holes, is (Q1 − Q3 − 2 · Qd) / 4 [Gray 1971; Winands 2000, 3.1.2].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Tally(u64);

/// The number of kinds of quads.
const KINDS: usize = 5;
/// The number of bits of each count.
const KIND_BITS: u32 = 6;
const PIECES: u32 = 30;
const FILES: u32 = 34;
const RANKS: u32 = 41;
/// The shift of four times the Euler number; it is signed, so it occupies the highest bits.
const EULER: u32 = 48;

/// The summand of a window with these squares as bits: 0 and 1 below, 2 and 3 above.
const fn window(squares: usize) -> u64 {
    let (kind, euler): (u32, i64) = match squares {
        0b0000 => return 0,
        0b0001 | 0b0010 | 0b0100 | 0b1000 => (0, 1),
        0b0110 | 0b1001 => (2, -2),
        0b0111 | 0b1011 | 0b1101 | 0b1110 => (3, -1),
        0b1111 => (4, 0),
        _ => (1, 0),
    };
    (1_u64 << (kind * KIND_BITS)).wrapping_add(euler.cast_unsigned() << EULER)
}

/// The gain of a square's four windows when a piece is added there, by the squares around it: bit 3
/// · row + column.
static GAINS: [u64; 512] = {
    let mut gains = [0; 512];
    let mut around = 0;
    while around < 512 {
        let mut corner = 0;
        while corner < 4 {
            let at = around >> (corner % 2 + corner / 2 * 3);
            let before = at & 0b0011 | at >> 1 & 0b1100;
            let piece = 8 >> corner;
            gains[around] = window(before | piece).wrapping_sub(window(before & !piece)).wrapping_add(gains[around]);
            corner += 1;
        }
        around += 1;
    }
    gains
};

/// The squares around each square.
static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut square = 0;
    while square < 64 {
        neighbours[square] = spread(1 << square) & !(1 << square);
        square += 1;
    }
    neighbours
};

/// The squares that touch one.
#[inline]
pub(super) const fn neighbours(square: u8) -> u64 {
    NEIGHBOURS[(square & 63) as usize]
}

impl Tally {
    /// The summand of a piece on a square, next to others.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // Nine bits are taken.
    const fn of(square: u8, others: u64) -> u64 {
        // Moves the square to row 1, column 1. Squares off the board are masked out, so nothing
        // wraps around.
        let around = (others & neighbours(square)).rotate_right((square as u32 + 64 - 9) & 63);
        let around = around & 7 | around >> 5 & 0o70 | around >> 10 & 0o700;
        let place = 1 << PIECES | (square as u64 % 8) << FILES | (square as u64 / 8) << RANKS;
        GAINS[around as usize].wrapping_add(place)
    }

    /// No pieces.
    pub(super) const NONE: Self = Self(0);

    /// Adds a piece next to others.
    #[inline]
    pub(super) const fn add(&mut self, square: u8, others: u64) {
        self.0 = self.0.wrapping_add(Self::of(square, others));
    }

    /// Removes a piece that stands next to others.
    #[inline]
    pub(super) const fn remove(&mut self, square: u8, others: u64) {
        self.0 = self.0.wrapping_sub(Self::of(square, others));
    }

    /// The number of windows that are Q1, Q2, Qd, Q3 and Q4.
    pub(super) fn quads(self) -> [u32; KINDS] {
        std::array::from_fn(|kind| self.bits(KIND_BITS * u32::try_from(kind).unwrap_or(0), KIND_BITS))
    }

    /// Four times the Euler number.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // Sixteen bits are left.
    pub(super) const fn euler(self) -> i32 {
        (self.0.cast_signed() >> EULER) as i32
    }

    /// The number of pieces.
    #[inline]
    pub(super) const fn pieces(self) -> u32 {
        self.bits(PIECES, FILES - PIECES)
    }

    /// The sums of files and ranks, both counted from 0.
    #[inline]
    pub(super) const fn sums(self) -> [u32; 2] {
        [self.bits(FILES, RANKS - FILES), self.bits(RANKS, EULER - RANKS)]
    }

    /// The centre of mass, rounded to the nearest square; halves go up and right.
    #[inline]
    pub(super) fn centre(self) -> u8 {
        let mean = &MEANS[self.pieces() as usize & 15];
        let [files, ranks] = self.sums();
        8 * mean[ranks as usize & 127] + mean[files as usize & 127]
    }

    #[allow(clippy::cast_possible_truncation)] // So many bits are taken.
    #[inline]
    const fn bits(self, from: u32, count: u32) -> u32 {
        (self.0 >> from) as u32 & ((1 << count) - 1)
    }
}

/// Rounded quotients, by divisor and dividend.
static MEANS: [[u8; 128]; 16] = {
    let mut means = [[0; 128]; 16];
    let mut count = 1;
    while count < 16 {
        let mut sum = 0;
        while sum < 128 {
            #[allow(clippy::cast_possible_truncation)] // It is masked.
            let mean = ((2 * sum + count) / (2 * count)) as u8;
            means[count][sum] = mean & 7;
            sum += 1;
        }
        count += 1;
    }
    means
};
