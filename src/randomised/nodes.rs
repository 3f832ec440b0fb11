//! The results for all positions of a net in one search.

use super::{
    RandomDraw, graph::Graph, leaf_value::LeafValue, leaves::Leaves, literal_table::Table, net::Walk,
    partial_sums::PartialSums, places::Places,
};
use crate::{
    search::{Finding, Reading},
    slide::Position,
};

/// The results for all nodes of a net in one search; buffers are reused from search to search.
#[derive(Clone, Debug, Default)]
pub(super) struct Nodes {
    keys: Vec<u64>,
    /// The index of each node's entry in the table, if there is one.
    places: Vec<usize>,
}

impl Nodes {
    /// Computes the keys of all nodes, and the indices of their entries.
    pub fn prepare(
        &mut self,
        graph: &Graph,
        root: &Position<3>,
        places: &Places,
        thirds: &mut PartialSums,
        table: Option<&Table>,
    ) {
        thirds.add_up(graph, root, |tile| places.keys(tile));
        self.keys.clear();
        self.keys.extend(thirds.sums(&graph.net.inner));
        self.keys.extend(thirds.sums(&graph.leaves));
        self.places.clear();
        if let Some(table) = table {
            self.places.extend(self.keys.iter().map(|&key| table.place(key)));
        }
    }
}

/// The values of the nodes of a net under a literal memory.
pub(super) struct Visited<'a> {
    pub nodes: &'a Nodes,
    pub leaves: &'a Leaves,
    pub leaf_value: &'a LeafValue,
    pub goal_value: f64,
    pub table: Option<&'a mut Table>,
    /// The draw of the search.
    pub draw: RandomDraw,
    /// The number of evaluations so far.
    pub evaluations: u64,
    /// The number of nodes above the leaves.
    pub inner: usize,
}

impl Reading<Walk<'_>> for Visited<'_> {
    fn goal_value(&self) -> f64 {
        self.goal_value
    }

    fn evaluate(&mut self, node: &u32) -> f64 {
        let leaf = *node as usize - self.inner;
        let plain = self.leaves.plain(leaf);
        if !self.leaf_value.is_random() {
            return plain;
        }
        self.evaluations += 1;
        let draw = self.draw.nth(self.evaluations - 1);
        self.leaf_value.drawn(plain, self.leaves.word(leaf), self.nodes.keys[*node as usize], draw)
    }

    fn recall(&mut self, node: &u32, ply: u8) -> Option<Finding> {
        let (table, node) = (self.table.as_ref()?, *node as usize);
        let (value, goal_seen) = table.recall(self.nodes.places[node], self.nodes.keys[node], ply)?;
        Some(Finding { value, minimal_leaves: 1, goal_seen })
    }

    fn remember(&mut self, node: &u32, ply: u8, finding: Finding) {
        if let Some(table) = &mut self.table {
            let node = *node as usize;
            table.store(self.nodes.places[node], self.nodes.keys[node], ply, finding.value, finding.goal_seen);
        }
    }
}
