//! The contents of a pattern database, row by row.

use crate::slide::{pattern::Pattern, position::Position};

/// For every pattern and all places of some tiles a half distance, in rows: a row has the entries of one pattern and of
/// the same places of all tiles but the last, by the place of the last one.
///
/// A row is kept as planes: the lowest bit of each entry, then the next one of each, and so on. So entries can be written
/// together that are equal. It takes a word of 64 bits with four planes of 16, and for SlideFive two words with five
/// planes of 25.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rows<const K: usize> {
    words: Vec<u64>,
}

impl<const K: usize> Rows<K> {
    const PLANES: u32 = if K < 5 { 4 } else { 5 };
    /// The bits of a plane.
    const PLACES: u32 = if K < 5 { 16 } else { 25 };
    const WORDS: usize = if K < 5 { 1 } else { 2 };
    /// The value of an unwritten entry, the maximum.
    pub const UNSEEN: u32 = (1 << Self::PLANES) - 1;

    /// The rows of a pattern, if so many tiles are followed, at least one.
    pub fn per_pattern(tiles: usize) -> u64 {
        (1..tiles).fold(1, |rows: u64, _| rows.saturating_mul(Position::<K>::TILES as u64))
    }

    /// The bytes of all rows, if so many tiles are followed.
    pub fn bytes_for(tiles: usize) -> u64 {
        let rows = u64::from(Pattern::<K>::COUNT).saturating_mul(Self::per_pattern(tiles));
        rows.saturating_mul(8 * Self::WORDS as u64)
    }

    /// Rows to which nothing was written.
    pub fn new(rows: usize) -> Self {
        Self { words: vec![u64::MAX; rows * Self::WORDS] }
    }

    pub fn bytes(&self) -> u64 {
        self.words.len() as u64 * 8
    }

    /// The entry of a row for a place.
    #[inline]
    pub fn half(&self, row: usize, place: usize) -> u8 {
        if K < 5 {
            let bits = self.words[row] >> (place & 15) & 0x0001_0001_0001_0001;
            // The four bits, side by side.
            (bits.wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48 & 15) as u8
        } else {
            let bits = self.wide(row) >> (place & 31);
            (0..Self::PLANES).fold(0, |half, plane| half | ((bits >> (plane * Self::PLACES) & 1) as u8) << plane)
        }
    }

    /// Writes a half distance to entries to which nothing was written before: to those of each row from the first one
    /// for a set of places.
    #[inline(never)]
    pub fn write(&mut self, first: usize, places: impl ExactSizeIterator<Item = u64>, half: u32) {
        let words = self.words[first * Self::WORDS..].chunks_exact_mut(Self::WORDS);
        // The planes whose bits are to be taken from what is all ones.
        let zeros: [u64; 5] = std::array::from_fn(|plane| if half >> plane & 1 == 0 { u64::MAX } else { 0 });
        let ones = (0..4).fold(0, |ones, plane| ones | zeros[plane] & 1 << (16 * plane));
        for (row, places) in words.zip(places) {
            if K < 5 {
                row[0] ^= places * ones;
            } else {
                let plane = |plane: usize| places & zeros[plane];
                row[0] ^= plane(0) | plane(1) << 25 | plane(2) << 50;
                row[1] ^= plane(2) >> 14 | plane(3) << 11 | plane(4) << 36;
            }
        }
    }

    #[inline]
    fn wide(&self, row: usize) -> u128 {
        u128::from(self.words[2 * row]) | u128::from(self.words[2 * row + 1]) << 64
    }
}
