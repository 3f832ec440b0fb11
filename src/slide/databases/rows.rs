//! The contents of a pattern database, row by row.

use crate::slide::{pattern::Pattern, position::Position};

/// Half distances for every pattern and all placements of some tiles, in rows. A row has the
/// entries of one pattern and one placement of all tiles but the last, indexed by the place of the
/// last tile.
///
/// A row is stored as bit planes: the lowest bit of each entry, then the next bit of each, and so
/// on. So equal entries can be written together. A row takes one 64-bit word with four planes of 16
/// bits; for SlideFive, two words with five planes of 25 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rows<const K: usize> {
    words: Vec<u64>,
}

impl<const K: usize> Rows<K> {
    const PLANES: u32 = if K < 5 { 4 } else { 5 };
    /// The number of bits of a plane.
    const PLACES: u32 = if K < 5 { 16 } else { 25 };
    const WORDS: usize = if K < 5 { 1 } else { 2 };
    /// The value of an unwritten entry, the maximum.
    pub const UNSEEN: u32 = (1 << Self::PLANES) - 1;

    /// The number of rows per pattern, for this many tiles, at least one.
    pub fn per_pattern(tiles: usize) -> u64 {
        (1..tiles).fold(1, |rows: u64, _| rows.saturating_mul(Position::<K>::TILES as u64))
    }

    /// The memory of all rows in bytes, for this many tiles.
    pub fn bytes_for(tiles: usize) -> u64 {
        let rows = u64::from(Pattern::<K>::COUNT).saturating_mul(Self::per_pattern(tiles));
        rows.saturating_mul(8 * Self::WORDS as u64)
    }

    /// Creates unwritten rows.
    pub fn new(rows: usize) -> Self {
        Self { words: vec![u64::MAX; rows * Self::WORDS] }
    }

    pub fn bytes(&self) -> u64 {
        self.words.len() as u64 * 8
    }

    /// The entry of a row for a place, given the words of some rows, and where the row is among them.
    #[inline]
    pub fn half(words: &[u64], row: usize, place: usize) -> u8 {
        if K < 5 {
            let bits = words[row] >> (place & 15) & 0x0001_0001_0001_0001;
            // Gathers the four bits.
            (bits.wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48 & 15) as u8
        } else {
            let wide = u128::from(words[2 * row]) | u128::from(words[2 * row + 1]) << 64;
            let bits = wide >> (place & 31);
            (0..Self::PLANES).fold(0, |half, plane| half | ((bits >> (plane * Self::PLACES) & 1) as u8) << plane)
        }
    }

    /// The words of all rows.
    #[inline]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The words of the rows of one pattern, given their number.
    pub fn words_of(&self, pattern: usize, rows: usize) -> &[u64] {
        &self.words[pattern * rows * Self::WORDS..][..rows * Self::WORDS]
    }

    /// Writes a half distance to entries that are still unwritten: those of a set of places for
    /// each row from `first` on.
    #[inline(never)]
    pub fn write(&mut self, first: usize, places: impl ExactSizeIterator<Item = u64>, half: u32) {
        let words = self.words[first * Self::WORDS..].chunks_exact_mut(Self::WORDS);
        // The planes whose bits must be cleared, starting from all ones.
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
}
