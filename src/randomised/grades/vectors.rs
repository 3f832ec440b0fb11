//! Sums over the tiles of 16 leaves at a time, by looking up the numbers of a tile on 16 squares.

use core::arch::wasm32::{
    i8x16_add, i8x16_swizzle, i16x8_add, u16x8_extend_high_u8x16, u16x8_extend_low_u8x16, u16x8_extract_lane,
    u16x8_splat, u64x2, v128,
};
use std::array;

use super::SUMS;
use crate::{
    randomised::{
        features::{Field, Place, TILES, tiles},
        graph::Graph,
        partial_sums::PartialSums,
        places::Places,
    },
    slide::Position,
};

const LANES: usize = 16;
/// So many numbers of tiles, none of which is above 85, have a sum of one byte.
const TOGETHER: usize = 3;

/// The squares of the tiles of all leaves, 16 leaves together: a vector for each location of the root.
#[derive(Clone, Debug)]
pub struct Squares(Vec<[v128; TILES]>);

impl Squares {
    pub fn of(leaves: &[[u8; TILES]]) -> Self {
        let square = |leaves: &[[u8; TILES]], at: usize, location| leaves.get(at).map_or(0, |leaf| leaf[location]);
        let vectors = |leaves| array::from_fn(|location| vector(array::from_fn(|at| square(leaves, at, location))));
        Self(leaves.chunks(LANES).map(vectors).collect())
    }
}

fn vector(bytes: [u8; LANES]) -> v128 {
    let half = |half: usize| u64::from_le_bytes(array::from_fn(|at| bytes[LANES / 2 * half + at]));
    u64x2(half(0), half(1))
}

/// The numbers of each tile on all squares.
#[derive(Clone, Debug)]
pub struct Rows([v128; TILES]);

impl Rows {
    pub fn new(field: Field) -> Self {
        let number = |tile: u8, square: u8| {
            let place = Place { square, location: 0, blank_right: false, blank_below: false };
            u8::try_from(place.word(tile) >> field.shift & field.mask).expect("a number of a tile fits a byte")
        };
        let index = |index: usize| u8::try_from(index).expect("boards are small");
        let row = |tile| vector(array::from_fn(|square| number(index(tile), index(square))));
        Self(array::from_fn(row))
    }

    /// Replaces `leaves` by the grades of all leaves.
    pub fn grade(
        &self,
        graph: &Graph,
        root: &Position<3>,
        _: (&Places, &mut PartialSums),
        grades: &[i16; SUMS],
        leaves: &mut Vec<i16>,
    ) {
        let mut rows = self.0;
        rows.iter_mut().zip(tiles(root)).for_each(|(row, tile)| *row = self.0[usize::from(tile)]);
        let Squares(blocks) = &graph.squares;
        leaves.resize(blocks.len() * LANES, 0);
        for (block, leaves) in blocks.iter().zip(leaves.as_chunks_mut::<LANES>().0) {
            for (sums, leaves) in sums(block, &rows).iter().zip(leaves.as_chunks_mut::<{ LANES / 2 }>().0) {
                for (sum, leaf) in lanes(*sums).iter().zip(leaves) {
                    *leaf = grades[usize::from(*sum) % SUMS];
                }
            }
        }
        leaves.truncate(graph.leaves.len());
    }
}

/// The sums of 16 leaves.
#[inline]
fn sums(squares: &[v128; TILES], rows: &[v128; TILES]) -> [v128; 2] {
    let mut sums = [u16x8_splat(0); 2];
    for (squares, rows) in squares.as_chunks::<TOGETHER>().0.iter().zip(rows.as_chunks::<TOGETHER>().0) {
        let number = |at: usize| i8x16_swizzle(rows[at], squares[at]);
        let together = i8x16_add(i8x16_add(number(0), number(1)), number(2));
        sums[0] = i16x8_add(sums[0], u16x8_extend_low_u8x16(together));
        sums[1] = i16x8_add(sums[1], u16x8_extend_high_u8x16(together));
    }
    sums
}

#[inline]
fn lanes(sums: v128) -> [u16; LANES / 2] {
    [
        u16x8_extract_lane::<0>(sums),
        u16x8_extract_lane::<1>(sums),
        u16x8_extract_lane::<2>(sums),
        u16x8_extract_lane::<3>(sums),
        u16x8_extract_lane::<4>(sums),
        u16x8_extract_lane::<5>(sums),
        u16x8_extract_lane::<6>(sums),
        u16x8_extract_lane::<7>(sums),
    ]
}
