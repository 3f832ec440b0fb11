//! Sets as words, rearranged by looking up all bits of a row at a time.

use std::array;

use super::{RENAMED_LANES, bit_goals, row_sources};
use crate::dtw::blocks::{Arrangement, BITS, Block, LANE, LANES, USED, WORDS, arrangements};

/// A set of positions of a block.
#[derive(Clone, Copy, Debug)]
pub struct Set(Block);

impl Set {
    /// The positions whose bits are set.
    #[inline]
    pub fn of(block: &Block) -> Self {
        Self(*block)
    }

    /// A bit for each position.
    #[inline]
    pub fn block(self) -> Block {
        self.0
    }

    /// All other positions of the block.
    #[inline]
    pub fn others(self) -> Self {
        Self(self.0.map(|word| !word & USED))
    }

    /// The positions in this set or in another.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The positions in both sets.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }
}

/// Tables for rearranging.
#[derive(Debug)]
pub struct Rearranger {
    /// The [sources](row_sources) of rows, by arrangement.
    rows: Vec<[[u8; 2]; WORDS]>,
    /// For each arrangement and row: the row with its bits rearranged.
    bits: Vec<[u16; 1 << BITS]>,
}

impl Rearranger {
    pub fn new() -> Self {
        Self { rows: arrangements().map(row_sources).collect(), bits: arrangements().map(bit_table).collect() }
    }

    /// A set after its rows and bits have been rearranged, by the numbers of the arrangements.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a row is taken from the low bits")]
    pub fn rearranged(&self, rows: u8, bits: u8, Set(block): Set) -> Set {
        let bits = &self.bits[usize::from(bits)];
        Set(self.rows[usize::from(rows)].map(|[from, turn]| {
            let word = block[usize::from(from)];
            let row = |lane: usize| bits[(word >> ((lane * LANE) ^ usize::from(turn))) as usize % bits.len()];
            (0..LANES).fold(0, |word, lane| word | u64::from(row(RENAMED_LANES[lane])) << (lane * LANE))
        }))
    }
}

fn bit_table(locations: Arrangement) -> [u16; 1 << BITS] {
    let goals = bit_goals(locations);
    let mut table = [0; 1 << BITS];
    for row in 1..table.len() {
        let lowest = row.trailing_zeros() as usize;
        table[row] = table[row & (row - 1)] | 1 << goals[lowest];
    }
    table
}
