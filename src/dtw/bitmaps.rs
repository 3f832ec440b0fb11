//! Retrograde analysis of all positions of SlideThree, 64 bits at a time.
//!
//! The patterns are coloured like a chess board, and every move changes the colour. So the
//! positions of a level are those neighbours of all positions found so far that are not yet found
//! themselves; the last level need not be stored separately.

use std::mem;

use super::{
    blocks::{BLOCKS, Block, NUMBERING},
    halves::Halves,
    sets::Set,
    transpose::{PATTERNS, Transposer},
};
use crate::slide::Position;

/// Half distances by pattern and block, for the [representative
/// patterns](Transposer::representatives); the others have no blocks.
///
/// Calls `observe` with each DTW in turn, and the number of positions with at most this DTW.
pub(super) fn analyse(transposer: &Transposer, mut observe: impl FnMut(u8, u64)) -> Vec<Vec<Halves>> {
    let mut analysis = Analysis::new(transposer);
    let (mut distance, mut new, mut found) = (0, 1, 0);
    while new > 0 {
        found += new;
        observe(distance, found);
        distance += 1;
        new = analysis.level(distance);
    }
    analysis.halves
}

struct Analysis<'a> {
    transposer: &'a Transposer,
    /// The positions found, by pattern and block.
    found: Vec<Vec<Block>>,
    halves: Vec<Vec<Halves>>,
}

impl<'a> Analysis<'a> {
    fn new(transposer: &'a Transposer) -> Self {
        let mut found = vec![vec![Block::default(); BLOCKS]; PATTERNS];
        let win = NUMBERING.place(&Position::WIN);
        found[usize::from(Position::<3>::WIN.pattern().index())][win.block][win.word] = 1 << win.bit;
        let mut halves = vec![Vec::new(); PATTERNS];
        for pattern in transposer.representatives() {
            halves[pattern] = vec![Halves::default(); BLOCKS];
        }
        Self { transposer, found, halves }
    }

    /// Finds the positions of a level, and counts them.
    fn level(&mut self, distance: u8) -> u64 {
        let transposer = self.transposer;
        let of_colour = |&pattern: &usize| transposer.patterns[pattern].is_odd == (distance % 2 == 1);
        transposer.representatives().filter(of_colour).map(|pattern| self.pattern(pattern, distance / 2)).sum()
    }

    /// Finds the positions of a level in a pattern and its transposed pattern, and counts them.
    fn pattern(&mut self, pattern: usize, half: u8) -> u64 {
        let transposer = self.transposer;
        let vertex = &transposer.patterns[pattern];
        let partner = &transposer.patterns[vertex.transposed];
        let is_own_transposed = vertex.transposed == pattern;
        let mut own = mem::take(&mut self.found[pattern]);
        let mut other = mem::take(&mut self.found[vertex.transposed]);
        let [rows, columns] = [vertex, partner].map(|vertex| {
            let patterns = &vertex.row_neighbours;
            // If there is no third pattern, the first is used twice.
            [patterns[0], patterns[1], *patterns.get(2).unwrap_or(&patterns[0])].map(|p| &self.found[p][..BLOCKS])
        });

        let mut count = 0;
        let blocks = own.iter_mut().zip(&mut self.halves[pattern]).zip(&vertex.transfers);
        for (number, ((block, halves), &transfer)) in blocks.enumerate() {
            let missing = Set::of(block).others();
            if missing.is_empty() {
                continue;
            }
            let mut near = union(rows, number);
            let columns = union(columns, transfer.to());
            if !columns.is_empty() {
                near = near.or(transposer.transferred(partner.transfers[transfer.to()], columns));
            }
            let new = near.and(missing);
            if new.is_empty() {
                continue;
            }
            include(block, new);
            for (k, plane) in halves.iter_mut().enumerate() {
                if half >> k & 1 == 1 {
                    include(plane, new);
                }
            }
            if !is_own_transposed {
                include(&mut other[transfer.to()], transposer.transferred(transfer, new));
            }
            count += new.block().iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
        }
        self.found[vertex.transposed] = other;
        self.found[pattern] = own;
        if is_own_transposed { count } else { 2 * count }
    }
}

/// The positions of a block that are found in any of some patterns.
fn union(patterns: [&[Block]; 3], block: usize) -> Set {
    let [a, b, c] = patterns.map(|pattern| Set::of(&pattern[block]));
    a.or(b).or(c)
}

fn include(block: &mut Block, new: Set) {
    *block = Set::of(block).or(new).block();
}
