//! The probability of each half distance, given known distances nearby.
//!
//! Between the position to be coded and the positions two moves away are its neighbours. For each
//! neighbour, the [`Span`] of its other neighbours is known, or nothing. All neighbours of a
//! position differ by at most two in DTW, so the spans leave three, two or one possible values for
//! the position.

use super::{
    blocks::{BITS, Block, LANES, WORDS},
    halves::{GREATEST, Halves, PLANES, Span, lower},
};
use crate::table_file::coder::{Chance, Coder};

/// The maximum number of neighbours of a position.
const NEIGHBOURS: usize = 6;

/// A bit-sliced 16-bit number for each position of a block: the minimum half distance of all spans
/// in the four low bits, then two bits for each span, in order.
///
/// These two bits are 0 if the whole span is at the minimum, 1 if it extends to one above, 2 if the
/// whole span is one above, and 3 if it extends to two above.
#[derive(Debug)]
pub(super) struct Contexts([Block; PLANES + 2 * NEIGHBOURS]);

impl Contexts {
    /// The contexts of up to six spans, if there are any.
    pub fn of(spans: &[Span]) -> Option<Self> {
        let mut least = spans.first()?.least;
        for span in spans {
            lower(&mut least, &span.least);
        }
        let mut planes = [Block::default(); PLANES + 2 * NEIGHBOURS];
        let (lowest, digits) = planes.split_at_mut(PLANES);
        lowest.copy_from_slice(&least);
        for (digit, span) in digits.chunks_exact_mut(2).zip(spans) {
            for word in 0..WORDS {
                let one_more = span.least[0][word] ^ least[0][word];
                let two_more = (span.least[1][word] ^ least[1][word]) & !one_more;
                digit[0][word] = span.wide[word] | two_more;
                digit[1][word] = one_more | two_more;
            }
        }
        Some(Self(planes))
    }
}

/// The adaptive probabilities of one pattern.
#[derive(Debug)]
pub(super) struct Model {
    /// For the smallest of the possible values, by context.
    smallest: Vec<Chance>,
    /// For the middle one of three possible values, by minimum half distance.
    middle: [Chance; 16],
    /// For the bits of a half distance if nothing is known, by the higher bits with a leading 1.
    bits: [Chance; 1 << PLANES],
}

impl Model {
    /// Creates a model without statistics.
    pub fn new() -> Self {
        Self { smallest: vec![Chance::NEW; 1 << 16], middle: [Chance::NEW; 16], bits: [Chance::NEW; 1 << PLANES] }
    }

    /// Codes a block, row by row and bit by bit; `truth` matters to the encoder only.
    #[inline(never)] // browsers compile a function well once it has been called often
    pub fn code(&mut self, coder: &mut impl Coder, contexts: Option<&Contexts>, truth: &Halves) -> Halves {
        let mut halves = Halves::default();
        for word in 0..WORDS {
            for (shift, positions) in (0..LANES).flat_map(|lane| [(16 * lane, 8), (16 * lane + 8, BITS - 8)]) {
                let truth = octet(truth, word, shift);
                let contexts = contexts.map(|Contexts(planes)| {
                    let (low, high) = planes.split_at(8);
                    (octet(low, word, shift), octet(high, word, shift))
                });
                let mut values = [0; 8];
                for i in 0..positions {
                    values[i] = match contexts {
                        Some((low, high)) => self.informed(coder, u16::from_le_bytes([low[i], high[i]]), truth[i]),
                        None => self.uninformed(coder, truth[i]),
                    };
                }
                let planes = transposed(u64::from_le_bytes(values));
                for (k, plane) in halves.iter_mut().enumerate() {
                    plane[word] |= (planes >> (8 * k) & 255) << shift;
                }
            }
        }
        halves
    }

    /// Codes one of the values that a context allows: from the smallest up, one bit for each value
    /// but the last says whether it is this one.
    #[inline]
    fn informed(&mut self, coder: &mut impl Coder, context: u16, truth: u8) -> u8 {
        let [low, _] = context.to_le_bytes();
        let least = low & 15;
        if context & context >> 1 & 0x5550 != 0 {
            return (least + 1).min(GREATEST);
        }
        let mut chance = &mut self.smallest[usize::from(context)];
        if context >> 4 == 0 {
            if least > 0 && coder.code(chance, truth == least - 1) {
                return least - 1;
            }
            chance = &mut self.middle[usize::from(least)];
        }
        if least >= GREATEST || coder.code(chance, truth == least) { least } else { least + 1 }
    }

    /// Codes a half distance without context, from the highest bit down.
    fn uninformed(&mut self, coder: &mut impl Coder, truth: u8) -> u8 {
        let mut above = 1;
        for k in (0..PLANES).rev() {
            let bit = coder.code(&mut self.bits[usize::from(above)], truth >> k & 1 == 1);
            above = above << 1 | u8::from(bit);
        }
        above - (1 << PLANES)
    }
}

/// Eight numbers of up to eight bits, made of eight bits of each plane from `shift` up.
#[inline]
fn octet(planes: &[Block], word: usize, shift: usize) -> [u8; 8] {
    let rows = planes.iter().enumerate().fold(0, |rows, (k, plane)| rows | (plane[word] >> shift & 255) << (8 * k));
    transposed(rows).to_le_bytes()
}

/// Transposes eight rows of eight bits (Warren, *Hacker's Delight*, 7-3).
#[inline]
fn transposed(mut rows: u64) -> u64 {
    for (mask, shift) in [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28)] {
        let differ = (rows ^ rows >> shift) & mask;
        rows ^= differ ^ differ << shift;
    }
    rows
}
