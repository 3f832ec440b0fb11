//! Sets as vectors of 128 bits, rearranged by looking up four bits of many rows at a time.

use core::arch::wasm32::{
    i8x16_shuffle, i8x16_swizzle, i64x2_shuffle, u8x16_shr, u8x16_splat, u64x2, u64x2_extract_lane, u64x2_splat, v128,
    v128_and, v128_andnot, v128_any_true, v128_or,
};
use std::array;

use super::{RENAMED_LANES, bit_goals, row_sources};
use crate::dtw::blocks::{Arrangement, BITS, Block, LANE, LANES, USED, WORDS, arrangements};

/// The number of vectors in a block; each has two words.
const VECTORS: usize = WORDS / 2;
/// The number of bytes in a vector.
const BYTES: usize = 16;
/// The number of bits that are looked up together.
const NIBBLE: usize = 4;
/// The number of nibbles in a row.
const NIBBLES: usize = BITS / NIBBLE;

/// A set of positions of a block.
#[derive(Clone, Copy, Debug)]
pub struct Set([v128; VECTORS]);

impl Set {
    /// The positions whose bits are set.
    #[inline]
    pub fn of(block: &Block) -> Self {
        Self(array::from_fn(|at| u64x2(block[2 * at], block[2 * at + 1])))
    }

    /// A bit for each position.
    #[inline]
    pub fn block(self) -> Block {
        let [a, b, c] = self.0;
        [
            u64x2_extract_lane::<0>(a),
            u64x2_extract_lane::<1>(a),
            u64x2_extract_lane::<0>(b),
            u64x2_extract_lane::<1>(b),
            u64x2_extract_lane::<0>(c),
            u64x2_extract_lane::<1>(c),
        ]
    }

    /// All other positions of the block.
    #[inline]
    pub fn others(self) -> Self {
        Self(self.0.map(|vector| v128_andnot(u64x2_splat(USED), vector)))
    }

    /// The positions in this set or in another.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(array::from_fn(|at| v128_or(self.0[at], other.0[at])))
    }

    /// The positions in both sets.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(array::from_fn(|at| v128_and(self.0[at], other.0[at])))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        !v128_any_true(v128_or(v128_or(a, b), c))
    }
}

/// Tables for rearranging.
#[derive(Debug)]
pub struct Rearranger {
    /// By arrangement.
    rows: Vec<Rows>,
    /// By arrangement.
    bits: Vec<Bits>,
}

impl Rearranger {
    pub fn new() -> Self {
        Self { rows: arrangements().map(Rows::new).collect(), bits: arrangements().map(Bits::new).collect() }
    }

    /// A set after its rows and bits have been rearranged, by the numbers of the arrangements.
    #[inline]
    pub fn rearranged(&self, rows: u8, bits: u8, set: Set) -> Set {
        let (rows, bits) = (&self.rows[usize::from(rows)], &self.bits[usize::from(bits)]);
        // With a power of two for a length no index needs a check.
        let mut words = [0; WORDS.next_power_of_two()];
        words[..WORDS].copy_from_slice(&set.block());
        let [a, b, c] = array::from_fn(|at| {
            let [one, two] = rows.words[at].map(|word| words[usize::from(word) % words.len()]);
            i8x16_swizzle(u64x2(one, two), rows.bytes[at])
        });
        let (low, high) = bits.images(i64x2_shuffle::<0, 2>(a, b), i64x2_shuffle::<1, 3>(a, b));
        let (last_low, last_high) = bits.images(c, i64x2_shuffle::<1, 1>(c, c));
        Set([
            first_rows(low, high),
            i8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(low, high),
            first_rows(last_low, last_high),
        ])
    }
}

/// The first eight of some rows, of which the low and the high bytes are given.
#[inline]
fn first_rows(low: v128, high: v128) -> v128 {
    i8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(low, high)
}

/// A rearrangement of rows.
#[derive(Debug)]
struct Rows {
    /// For each destination vector: the words that its rows come from.
    words: [[u8; 2]; VECTORS],
    /// Where in these words the low bytes of its rows are, and then their high bytes.
    bytes: [v128; VECTORS],
}

impl Rows {
    fn new(locations: Arrangement) -> Self {
        let sources = row_sources(locations);
        let of_vector = |at: usize| [sources[2 * at], sources[2 * at + 1]];
        let byte = |at: usize, place: usize| {
            let (word, lane) = (place / LANES % 2, place % LANES);
            let [_, turn] = of_vector(at)[word].map(usize::from);
            (word * u64::BITS as usize + ((RENAMED_LANES[lane] * LANE) ^ turn)) / 8 + place / (2 * LANES)
        };
        let narrow = |byte| u8::try_from(byte).expect("a vector has 16 bytes");
        Self {
            words: array::from_fn(|at| of_vector(at).map(|[word, _]| word)),
            bytes: array::from_fn(|at| vector(|place| narrow(byte(at, place)))),
        }
    }
}

/// A rearrangement of the bits in each nibble of a row: the low and the high byte of the row that they give.
#[derive(Debug)]
struct Bits {
    low: [v128; NIBBLES],
    high: [v128; NIBBLES],
}

impl Bits {
    fn new(locations: Arrangement) -> Self {
        let goals = bit_goals(locations);
        let row = |nibble: usize, value: usize| {
            let bits = (0..NIBBLE).filter(|bit| value >> bit & 1 == 1);
            bits.fold(0_u16, |row, bit| row | 1 << goals[NIBBLE * nibble + bit])
        };
        let tables = |byte: usize| array::from_fn(|nibble| vector(|value| row(nibble, value).to_le_bytes()[byte]));
        Self { low: tables(0), high: tables(1) }
    }

    /// The low and the high bytes of rows after their bits have been rearranged.
    #[inline]
    fn images(&self, low: v128, high: v128) -> (v128, v128) {
        let nibbles = [v128_and(low, u8x16_splat(15)), u8x16_shr(low, 4), high];
        let look_up = |tables: &[v128; NIBBLES]| {
            let [a, b, c]: [v128; NIBBLES] = array::from_fn(|at| i8x16_swizzle(tables[at], nibbles[at]));
            v128_or(v128_or(a, b), c)
        };
        (look_up(&self.low), look_up(&self.high))
    }
}

fn vector(byte: impl Fn(usize) -> u8) -> v128 {
    let [low, high] = [0, BYTES / 2].map(|from| u64::from_le_bytes(array::from_fn(|at| byte(from + at))));
    u64x2(low, high)
}
