//! Sums over the tiles of each leaf of a graph.

use super::{features::tiles, graph::Graph, places::Row};
use crate::slide::Position;

/// The sums over the tiles at each third of the root's locations, for each triple of places that
/// they reach.
///
/// The sum over all tiles of a leaf is the sum of three of these, and each of them serves many
/// leaves.
#[derive(Clone, Debug)]
pub(super) struct PartialSums {
    /// Long enough that an index needs no bounds check.
    sums: [Box<[u64; 1 << 16]>; 3],
}

impl PartialSums {
    pub fn new() -> Self {
        let sums = || vec![0; 1 << 16].into_boxed_slice().try_into().expect("the length is right");
        Self { sums: [(); 3].map(|()| sums()) }
    }

    /// Adds up the summands of the tiles at their places.
    pub fn add_up<'a>(&mut self, graph: &Graph, root: &Position<3>, added: impl Fn(u8) -> &'a Row) {
        let mut rows = tiles(root).map(added);
        for (sums, triples) in self.sums.iter_mut().zip(&graph.thirds) {
            let [a, b, c] = [(); 3].map(|()| rows.next().expect("there are nine tiles"));
            for (sum, &[d, e, f]) in sums.iter_mut().zip(triples) {
                *sum = a[usize::from(d)] + b[usize::from(e)] + c[usize::from(f)];
            }
        }
    }

    /// The sums for whole positions.
    pub fn sums(&self, positions: &[[u16; 3]]) -> impl ExactSizeIterator<Item = u64> {
        let [a, b, c] = &self.sums;
        positions.iter().map(|&[d, e, f]| a[usize::from(d)] + b[usize::from(e)] + c[usize::from(f)])
    }
}
