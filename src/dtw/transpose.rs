//! Transposing the board, 288 positions at a time.
//!
//! A column move is a row move between two transpositions. So the neighbours' bits of a block are
//! those of its row neighbours, unchanged, and those of its transposed block's row neighbours,
//! rearranged.

use std::array;

use super::{
    blocks::{Block, Fixed, NUMBERING, arrangements, packed, place_in},
    halves::Halves,
    sets::{Rearranger, Set},
};
use crate::slide::{Axis, Pattern, Position, Slide};

/// The number of patterns of SlideThree.
pub(super) const PATTERNS: usize = Pattern::<3>::COUNT as usize;

/// All patterns, and tables for rearranging blocks.
#[derive(Debug)]
pub(super) struct Transposer {
    /// By pattern number.
    pub patterns: Vec<Vertex>,
    rearranger: Rearranger,
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
    /// For each block, its transfer when the board is transposed.
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

impl Transposer {
    /// Computes everything from the rules, in less than a millisecond.
    pub fn new() -> Self {
        Self { patterns: Pattern::all().map(vertex).collect(), rearranger: Rearranger::new() }
    }

    /// The representative of each pair of transposed patterns: the lower number. A symmetric
    /// pattern represents itself.
    pub fn representatives(&self) -> impl Iterator<Item = usize> {
        (0..PATTERNS).filter(|&pattern| pattern <= self.patterns[pattern].transposed)
    }

    /// The positions of a block after its transfer.
    #[inline]
    pub fn transferred(&self, transfer: Transfer, set: Set) -> Set {
        self.rearranger.rearranged(transfer.rows, transfer.bits, set)
    }

    /// The bits of a block after its transfer.
    #[inline]
    pub fn rearranged(&self, transfer: Transfer, block: &Block) -> Block {
        self.transferred(transfer, Set::of(block)).block()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtw::blocks::{Place, WORDS};

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
