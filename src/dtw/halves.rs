//! The half distances of a block, bit-sliced.
//!
//! The parity of a DTW is known from the pattern, so tables store DTW / 2, rounded down. Four bit
//! blocks hold this number for each position, so 64 positions are computed at a time.

use super::blocks::{Block, USED, WORDS};

/// The maximum half distance.
pub(super) const GREATEST: u8 = 13;
/// The number of bits of a half distance.
pub(super) const PLANES: usize = 4;

/// The half distances of a block, from the lowest bit to the highest.
pub(super) type Halves = [Block; PLANES];

/// Replaces half distances by others, position by position, where these are smaller.
#[inline]
pub(super) fn lower(halves: &mut Halves, others: &Halves) {
    for word in 0..WORDS {
        // From the lowest bit up, so that the highest differing bit decides.
        let less = (0..PLANES).fold(0, |less, k| {
            let (half, other) = (halves[k][word], others[k][word]);
            !other & half | !(other ^ half) & less
        });
        for k in 0..PLANES {
            halves[k][word] ^= (halves[k][word] ^ others[k][word]) & less;
        }
    }
}

/// Increments each half distance, modulo 16.
pub(super) fn plus_one(mut halves: Halves) -> Halves {
    for word in 0..WORDS {
        let mut carry = USED;
        for plane in &mut halves {
            (plane[word], carry) = (plane[word] ^ carry, plane[word] & carry);
        }
    }
    halves
}

/// The number of positions of a block with this half distance.
pub(super) fn count(halves: &Halves, half: u8) -> u32 {
    let equal = |word: usize| {
        let plane = |k: usize| if half >> k & 1 == 1 { halves[k][word] } else { !halves[k][word] };
        (0..PLANES).fold(USED, |equal, k| equal & plane(k))
    };
    (0..WORDS).map(|word| equal(word).count_ones()).sum()
}

/// The half distances of the neighbours of positions: their minimum, and whether some are greater.
/// Neighbours of the same position differ by at most two in DTW, so the greater ones are greater
/// by one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub least: Halves,
    pub wide: Block,
}

impl Span {
    /// The span of one neighbour.
    pub fn of(halves: &Halves) -> Self {
        Self { least: *halves, wide: Block::default() }
    }

    /// Adds a neighbour.
    #[inline]
    pub fn include(&mut self, halves: &Halves) {
        for (word, wide) in self.wide.iter_mut().enumerate() {
            *wide |= (0..PLANES).fold(0, |differ, k| differ | self.least[k][word] ^ halves[k][word]);
        }
        lower(&mut self.least, halves);
    }

    /// Adds all neighbours of another span.
    pub fn merge(&mut self, other: &Self) {
        self.include(&other.least);
        for word in 0..WORDS {
            self.wide[word] |= other.wide[word];
        }
    }
}
