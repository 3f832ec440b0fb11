//! Sets of positions of a block to compute with, and how transposing the board rearranges them: rows by one
//! arrangement, bits by another.
//!
//! There are two implementations with the same results: one for all machines, one for WebAssembly with vectors.

#[cfg(target_feature = "simd128")]
mod vectors;
#[cfg(not(target_feature = "simd128"))]
mod words;

#[cfg(target_feature = "simd128")]
pub(super) use vectors::{Rearranger, Set};
#[cfg(not(target_feature = "simd128"))]
pub(super) use words::{Rearranger, Set};

use super::blocks::{Arrangement, BITS, LANE, LANES, WORDS, arrangements, bit, renamed_bit, renamed_row, row};

/// The source of each lane when tiles 2 and 4 swap names.
const RENAMED_LANES: [usize; LANES] = [0, 2, 1, 3];

/// For each destination word, when the locations of row tiles are permuted: the source word, and the number to
/// exclusive-or with the bit offsets of its lanes.
fn row_sources(locations: Arrangement) -> [[u8; 2]; WORDS] {
    let mut sources = [[0; 2]; WORDS];
    for before in arrangements() {
        if let (word, 0) = row(before) {
            let (to, lane) = row(renamed_row(before.map(|place| locations[usize::from(place)])));
            sources[to] = [word, RENAMED_LANES[lane] * LANE].map(|n| u8::try_from(n).expect("a word has 64 bits"));
        }
    }
    sources
}

/// The destination of each bit when the locations of bit tiles are permuted.
fn bit_goals(locations: Arrangement) -> [usize; BITS] {
    let mut goals = [0; BITS];
    for [three, seven, ..] in arrangements() {
        goals[bit([three, seven])] = bit(renamed_bit([three, seven].map(|place| locations[usize::from(place)])));
    }
    goals
}
