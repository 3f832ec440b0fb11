//! Encodes and decodes the half distances of all positions.
//!
//! A DTW is one more than the minimum of its neighbours. So neither odd patterns need to be coded,
//! nor even patterns of which no two are neighbours of the same pattern: they follow from the
//! others.

use std::mem;

use super::{
    blocks::BLOCKS,
    halves::{Halves, Span, plus_one},
    model::{Contexts, Model},
    transpose::{PATTERNS, Transfer, Transposer, Vertex},
};
use crate::table_file::coder::Coder;

/// The patterns that are coded, each together with its transpose: all even ones except 0, 18, 29
/// and 54 and their transposes. This choice and order gave the shortest file.
const CODED: [usize; 16] = [48, 58, 24, 51, 53, 63, 20, 17, 30, 15, 23, 27, 3, 10, 5, 6];

/// Codes the half distances of all positions, by pattern and block. `truth` holds those to be
/// written, and is empty for reading. Returns the table for the [representative
/// patterns](Transposer::representatives); the others have no blocks.
pub(super) fn code(coder: &mut impl Coder, truth: &[Vec<Halves>], transposer: &Transposer) -> Vec<Vec<Halves>> {
    let mut known = Known { transposer, halves: vec![Vec::new(); PATTERNS] };
    for pattern in CODED {
        known.code(pattern, coder, truth.get(pattern).map_or(&[], Vec::as_slice));
    }
    known.complete();
    let mut halves = vec![Vec::new(); PATTERNS];
    for pattern in transposer.representatives() {
        halves[pattern] = mem::take(&mut known.halves[pattern]);
    }
    halves
}

/// The half distances known so far.
struct Known<'a> {
    transposer: &'a Transposer,
    /// By pattern and block; an unknown pattern has no blocks.
    halves: Vec<Vec<Halves>>,
}

impl Known<'_> {
    /// Codes a pattern. If it is its own transpose, transposing exchanges most of its blocks, and
    /// only the first of two such blocks is coded.
    fn code(&mut self, pattern: usize, coder: &mut impl Coder, truth: &[Halves]) {
        let vertex = &self.transposer.patterns[pattern];
        let mut model = Model::new();
        let mut spans = Vec::new();
        let mut blocks: Vec<Halves> = Vec::with_capacity(BLOCKS);
        for (block, transfer) in vertex.transfers.iter().enumerate() {
            blocks.push(match blocks.get(transfer.to()) {
                Some(halves) if vertex.transposed == pattern => {
                    self.transposer.rearranged_halves(vertex.transfers[transfer.to()], halves)
                }
                _ => {
                    self.spans(pattern, block, &mut spans);
                    let truth = truth.get(block).copied().unwrap_or_default();
                    model.code(coder, Contexts::of(&spans).as_ref(), &truth)
                }
            });
        }
        self.insert(pattern, blocks);
    }

    /// Adds a pattern and its transpose to the known ones.
    fn insert(&mut self, pattern: usize, blocks: Vec<Halves>) {
        let vertex = &self.transposer.patterns[pattern];
        if vertex.transposed != pattern {
            let mut transposed = vec![Halves::default(); BLOCKS];
            for (&transfer, halves) in vertex.transfers.iter().zip(&blocks) {
                transposed[transfer.to()] = self.transposer.rearranged_halves(transfer, halves);
            }
            self.halves[vertex.transposed] = transposed;
        }
        self.halves[pattern] = blocks;
    }

    /// For each neighbour of a block's positions, the known span of its other neighbours: first row
    /// neighbours, rows from the top, then column neighbours, columns from the left. Neighbours
    /// without a known span are left out.
    fn spans(&self, pattern: usize, block: usize, spans: &mut Vec<Span>) {
        let [vertex, transposed] = self.pair(pattern);
        let there = vertex.transfers[block].to();
        let rows = vertex.row_neighbours.iter().filter_map(|&neighbour| self.span(neighbour, block, pattern));
        let columns = transposed.row_neighbours.iter().filter_map(|&neighbour| {
            let span = self.span(neighbour, there, vertex.transposed)?;
            Some(self.rearranged(transposed.transfers[there], &span))
        });
        spans.clear();
        spans.extend(rows.chain(columns));
    }

    /// The known span of the neighbours of a block's positions, except those in pattern `except`.
    fn span(&self, pattern: usize, block: usize, except: usize) -> Option<Span> {
        let [vertex, transposed] = self.pair(pattern);
        let there = vertex.transfers[block].to();
        let rows = self.row_span(&vertex.row_neighbours, block, except);
        let Some(columns) = self.row_span(&transposed.row_neighbours, there, PATTERNS) else { return rows };
        let mut span = self.rearranged(transposed.transfers[there], &columns);
        if let Some(rows) = rows {
            span.merge(&rows);
        }
        Some(span)
    }

    fn row_span(&self, patterns: &[usize], block: usize, except: usize) -> Option<Span> {
        let others = patterns.iter().filter(|&&pattern| pattern != except);
        let mut known = others.filter_map(|&pattern| self.halves[pattern].get(block));
        let mut span = Span::of(known.next()?);
        known.for_each(|halves| span.include(halves));
        Some(span)
    }

    /// Computes the patterns that are not coded, in three steps.
    ///
    /// Odd patterns get distances from their coded neighbours. These are correct unless the only
    /// optimal move leads to the one neighbour that may be missing; then they are too great. Each
    /// missing pattern therefore has correct distances around it where they are nearer to Win, and
    /// gets its own. Now all neighbours of the odd patterns are known, which corrects them.
    fn complete(&mut self) {
        let patterns = self.transposer.representatives();
        let (odd, even): (Vec<_>, Vec<_>) = patterns.partition(|&pattern| self.transposer.patterns[pattern].is_odd);
        for &pattern in &odd {
            self.insert(pattern, self.least_neighbours(pattern));
        }
        for pattern in even {
            if self.halves[pattern].is_empty() {
                self.insert(pattern, self.least_neighbours(pattern).into_iter().map(plus_one).collect());
            }
        }
        for pattern in odd {
            self.halves[pattern] = self.least_neighbours(pattern);
        }
    }

    /// The minimum half distances over all known neighbours. For an odd pattern, with even
    /// neighbours, they are its own half distances; for an even pattern its own are greater by one.
    fn least_neighbours(&self, pattern: usize) -> Vec<Halves> {
        let spans = (0..BLOCKS).map(|block| self.span(pattern, block, PATTERNS));
        spans.map(|span| span.expect("every pattern has a known neighbour").least).collect()
    }

    /// A pattern and its transpose.
    fn pair(&self, pattern: usize) -> [&Vertex; 2] {
        let vertex = &self.transposer.patterns[pattern];
        [vertex, &self.transposer.patterns[vertex.transposed]]
    }

    fn rearranged(&self, transfer: Transfer, span: &Span) -> Span {
        let least = self.transposer.rearranged_halves(transfer, &span.least);
        Span { least, wide: self.transposer.rearranged(transfer, &span.wide) }
    }
}
