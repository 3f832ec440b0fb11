//! The values of the leaves of a graph, and the resulting values of the root's successors.

use super::{
    Fat, Outlook, RandomDraw,
    features::{TILES, answers, field, tiles},
    graph::{Graph, crossed, neighbours},
    leaf_value::LeafValue,
    minima::Minima,
    partial_sums::PartialSums,
    places::Places,
    rank::{rank, value},
};
use crate::slide::{Evaluation, Position};

/// The values of all leaves, in buffers that are reused by later searches.
#[derive(Clone, Debug)]
pub(super) struct Leaves {
    pub thirds: PartialSums,
    words: Vec<u64>,
    /// The ranks of deterministic values.
    plain: Vec<i64>,
    /// The ranks of randomised values.
    drawn: Vec<i64>,
    minima: Minima<i64>,
}

impl Leaves {
    /// Creates empty buffers.
    pub fn new() -> Self {
        let [plain, drawn] = [const { Vec::new() }; 2];
        Self { thirds: PartialSums::new(), words: Vec::new(), plain, drawn, minima: Minima::default() }
    }

    /// Computes the deterministic values of all leaves.
    pub fn value(&mut self, graph: &Graph, root: &Position<3>, places: &Places, leaf_value: &LeafValue) {
        self.thirds.add_up(graph, root, |tile| places.words(tile));
        let [reads_pairs, reads_order] = [Evaluation::Nb, Evaluation::Inv].map(|function| leaf_value.reads(function));
        let reads_databases = leaf_value.reads_databases();
        self.plain.clear();
        if !reads_pairs && !reads_order && !reads_databases && !leaf_value.is_random() {
            return leaf_value.plain_ranks(self.thirds.sums(&graph.leaves), &mut self.plain);
        }
        self.words.clear();
        self.words.extend(self.thirds.sums(&graph.leaves));
        let mut order = [0; TILES];
        order.iter_mut().zip(tiles(root)).for_each(|(place, tile)| *place = tile);
        if reads_order {
            let order = crossed(&order);
            for (word, crossed) in self.words.iter_mut().zip(&graph.crossed) {
                *word += u64::from((order ^ crossed).count_ones()) << field(Evaluation::Inv).shift;
            }
        }
        if reads_pairs {
            let [a, b, c] = neighbours(&order, 3);
            for (word, [d, e, f]) in self.words.iter_mut().zip(&graph.neighbours) {
                let agreements = (a & d).count_ones() + (b & e).count_ones() + (c & f).count_ones();
                *word += u64::from(2 * agreements) << field(Evaluation::Nb).shift;
            }
        }
        if reads_databases {
            let tiles: [u8; TILES] = std::array::from_fn(|location| root.tile_at(location) - 1);
            let mut locations = [0; 16];
            for (word, &(pattern, nibbles)) in self.words.iter_mut().zip(&graph.boards) {
                for (from, tile) in tiles.into_iter().enumerate() {
                    locations[usize::from(tile & 15)] = (nibbles >> (4 * from) & 15) as usize;
                }
                *word += answers(pattern, &locations);
            }
        }
        leaf_value.plain_ranks(self.words.iter().copied(), &mut self.plain);
    }

    /// Randomises the values.
    pub fn draw(
        &mut self,
        graph: &Graph,
        root: &Position<3>,
        places: &Places,
        leaf_value: &LeafValue,
        draw: RandomDraw,
    ) {
        self.thirds.add_up(graph, root, |tile| places.keys(tile));
        let leaves = self.plain.iter().zip(&self.words).zip(self.thirds.sums(&graph.leaves));
        let drawn =
            leaves.map(|((&plain, &word), key)| rank(leaf_value.drawn(value(plain), word, key, draw.of_position(key))));
        self.drawn.clear();
        self.drawn.extend(drawn);
    }

    /// The deterministic value of a leaf.
    pub fn plain(&self, leaf: usize) -> f64 {
        value(self.plain[leaf])
    }

    /// The word of a leaf, if values are drawn.
    pub fn word(&self, leaf: usize) -> u64 {
        self.words[leaf]
    }

    /// Overwrites the value of one leaf.
    pub fn set(&mut self, leaf: usize, value: f64) {
        self.plain[leaf] = rank(value);
        if let Some(drawn) = self.drawn.get_mut(leaf) {
            *drawn = rank(value);
        }
    }

    /// Fills in the minimum randomised value below each successor.
    pub fn drawn_values(&mut self, graph: &Graph, values: &mut Vec<f64>) {
        self.minima.find(graph, &self.drawn);
        values.extend(self.minima.successors(graph).map(value));
    }

    /// Fills in the minimum deterministic value below each successor.
    pub fn plain_values(&mut self, graph: &Graph, values: &mut Vec<f64>) {
        self.minima.find(graph, &self.plain);
        values.extend(self.minima.successors(graph).map(value));
    }

    /// Fills in the minimal leaves, once the deterministic values are the last that were computed.
    pub fn minimal_leaves(&self, graph: &Graph, fat: Fat, outlook: &mut Outlook) {
        self.minima.minimal_leaves(graph, &self.plain, fat, outlook);
    }
}
