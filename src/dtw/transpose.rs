//! Transposing the board, 288 positions at a time.
//!
//! A column move is a row move between two transpositions. So the neighbours' bits of a block are
//! those of its row neighbours, unchanged, and those of its transposed block's row neighbours,
//! rearranged.

use std::array;

use super::{
    blocks::{
        Arrangement, BITS, Block, Fixed, LANE, LANES, NUMBERING, WORDS, arrangements, bit, packed, place_in,
        renamed_bit, renamed_row, row,
    },
    halves::Halves,
};
use crate::slide::{Axis, Pattern, Position, Slide};

/// The number of patterns of SlideThree.
pub(super) const PATTERNS: usize = Pattern::<3>::COUNT as usize;

/// All patterns, and tables for rearranging blocks.
#[derive(Debug)]
pub(super) struct Transposer {
    /// By pattern number.
    pub patterns: Vec<Vertex>,
    /// For each arrangement and destination word: the source word, and the number to exclusive-or
    /// with the bit offsets of its lanes.
    rows: Vec<[[u8; 2]; WORDS]>,
    /// For each arrangement and row: the row with its bits rearranged.
    bits: Vec<[u16; 1 << BITS]>,
}

/// A pattern, and the patterns that row moves and transposing lead to.
#[derive(Debug)]
pub(super) struct Vertex {
    /// Whether distances in this pattern are odd.
    pub is_odd: bool,
    /// The two or three patterns that row moves lead to, rows from the top.
    pub row_neighbours: Vec<usize>,
    /// The pattern of the transposed board.
    pub transposed: usize,
    /// For each block, what becomes of it when the board is transposed.
    pub transfers: Vec<Transfer>,
}

/// The destination of a block when the board is transposed, and the change within it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Transfer {
    to: u16,
    /// The number of the arrangement by which the locations of the row tiles are permuted.
    rows: u8,
    /// The number of the arrangement by which the locations of the bit tiles are permuted.
    bits: u8,
}

impl Transfer {
    /// The block in the transposed pattern.
    pub fn to(self) -> usize {
        self.to.into()
    }
}

/// The source of each lane when tiles 2 and 4 swap names.
const RENAMED_LANES: [usize; LANES] = [0, 2, 1, 3];

impl Transposer {
    /// Computes everything from the rules, in less than a millisecond.
    pub fn new() -> Self {
        Self {
            patterns: Pattern::all().map(vertex).collect(),
            rows: arrangements().map(row_table).collect(),
            bits: arrangements().map(bit_table).collect(),
        }
    }

    /// The representative of each pair of transposed patterns: the lower number. A symmetric
    /// pattern represents itself.
    pub fn representatives(&self) -> impl Iterator<Item = usize> {
        (0..PATTERNS).filter(|&pattern| pattern <= self.patterns[pattern].transposed)
    }

    /// The bits of a block after its transfer.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a row is taken from the low bits")]
    pub fn rearranged(&self, transfer: Transfer, block: &Block) -> Block {
        let bits = &self.bits[usize::from(transfer.bits)];
        self.rows[usize::from(transfer.rows)].map(|[from, turn]| {
            let word = block[usize::from(from)];
            let row = |lane: usize| bits[(word >> ((lane * LANE) ^ usize::from(turn))) as usize % bits.len()];
            (0..LANES).fold(0, |word, lane| word | u64::from(row(RENAMED_LANES[lane])) << (lane * LANE))
        })
    }

    /// The half distances of a block after its transfer.
    pub fn rearranged_halves(&self, transfer: Transfer, halves: &Halves) -> Halves {
        halves.map(|plane| self.rearranged(transfer, &plane))
    }
}

fn vertex(pattern: Pattern<3>) -> Vertex {
    let first = u64::from(pattern.index()) * Position::<3>::PER_PATTERN;
    let position = Position::<3>::from_index(first).expect("every pattern has positions");
    let rules = Slide::<3>::new();
    let moves = rules.moves(&position).zip(rules.successors(position));
    let row_moves = moves.filter(|(mv, _)| mv.axis == Axis::Row);

    let transposed = position.transposed();
    let location_of = |tile: u8| (0_u8..9).find(|&l| transposed.tile_at(l.into()) == tile).expect("no tile is lost");
    let goes_to = array::from_fn(|location| {
        let tile = position.tile_at(location) - 1;
        location_of(tile % 3 * 3 + tile / 3 + 1)
    });
    Vertex {
        is_odd: pattern.is_odd(),
        row_neighbours: row_moves.map(|(_, successor)| successor.pattern().index().into()).collect(),
        transposed: transposed.pattern().index().into(),
        transfers: transfers(goes_to),
    }
}

/// The transfers of all blocks, given the destination of each location when the board is
/// transposed.
fn transfers(goes_to: [u8; 9]) -> Vec<Transfer> {
    let mut numbers = [0; 256];
    for (number, arrangement) in (0..).zip(arrangements()) {
        numbers[packed(arrangement)] = number;
    }
    // For each set of locations: the set it is mapped to and, for sets of four, the arrangement by
    // which they are permuted.
    let mut images = [(0, 0); 512];
    for (set, image) in (0_u16..).zip(&mut images) {
        let mut goals = (0..9).filter(|location| set >> location & 1 == 1).map(|location| goes_to[location]);
        image.0 = goals.clone().fold(0, |image, location| image | 1 << location);
        if set.count_ones() == 4 {
            let arrangement = array::from_fn(|_| place_in(image.0, goals.next().expect("four locations")));
            image.1 = numbers[packed(arrangement)];
        }
    }
    let transfer = |fixed: &Fixed| {
        let [(centre, _), (row_tiles, rows), (bit_tiles, bits)] =
            [fixed.centre, fixed.row_tiles, fixed.bit_tiles].map(|set| images[usize::from(set)]);
        Transfer { to: NUMBERING.number(Fixed { centre, row_tiles, bit_tiles }), rows, bits }
    };
    NUMBERING.blocks.iter().map(transfer).collect()
}

fn row_table(locations: Arrangement) -> [[u8; 2]; WORDS] {
    let mut table = [[0; 2]; WORDS];
    for before in arrangements() {
        if let (word, 0) = row(before) {
            let (to, lane) = row(renamed_row(before.map(|place| locations[usize::from(place)])));
            table[to] = [word, RENAMED_LANES[lane] * LANE].map(|n| u8::try_from(n).expect("a word has 64 bits"));
        }
    }
    table
}

fn bit_table(locations: Arrangement) -> [u16; 1 << BITS] {
    let mut goes_to = [0; BITS];
    for [three, seven, ..] in arrangements() {
        goes_to[bit([three, seven])] = bit(renamed_bit([three, seven].map(|place| locations[usize::from(place)])));
    }
    let mut table = [0; 1 << BITS];
    for row in 1..table.len() {
        let lowest = row.trailing_zeros() as usize;
        table[row] = table[row & (row - 1)] | 1 << goes_to[lowest];
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtw::blocks::Place;

    #[test]
    fn rearranging_agrees_with_transposing_each_position() {
        let transposer = Transposer::new();
        for index in (0..Position::<3>::COUNT).step_by(997) {
            let position = Position::<3>::from_index(index).unwrap();
            let place = NUMBERING.place(&position);
            let mut block = [0; WORDS];
            block[place.word] = 1 << place.bit;
            let vertex = &transposer.patterns[usize::from(position.pattern().index())];
            let transfer = vertex.transfers[place.block];
            let block = transposer.rearranged(transfer, &block);

            assert_eq!(vertex.transposed, usize::from(position.transposed().pattern().index()));
            let Place { block: to, word, bit } = NUMBERING.place(&position.transposed());
            assert_eq!(transfer.to(), to);
            assert_eq!(block[word], 1 << bit);
            assert_eq!(block.iter().map(|word| word.count_ones()).sum::<u32>(), 1);
        }
    }
}
