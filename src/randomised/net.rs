//! All positions below a pattern, ply by ply, for searches that must visit them one after the other.
//!
//! Positions are numbered, so that the generic search walks over numbers: which positions there are
//! and where moves lead is known, and what a position is worth has been looked up once for all visits.

use super::{
    Draw,
    graph::Graph,
    index::Index,
    leaves::Leaves,
    levels::{Node, Origins},
    places::Places,
    table::Table,
    thirds::Thirds,
    worth::Worth,
};
use crate::{
    puzzle::Puzzle,
    search::{Finding, Reading},
    slide::{Position, Slide},
};

/// Where moves lead from the positions above the leaves.
///
/// Node 0 is the root; the leaves are numbered last, in the order in which the graph has them. A
/// position that is met at several plies has a node at each.
#[derive(Clone, Debug, Default)]
pub(super) struct Net {
    /// The children of each node above the leaves, in the order of moves.
    pub children: Vec<Vec<u32>>,
    /// For each of these nodes, its triples of places; see [`Graph`].
    pub inner: Vec<[u16; 3]>,
    /// Nodes by the order of the root that makes them Win; but the root itself is not asked.
    wins: Index,
}

impl Net {
    /// Finds out where moves lead from each level to the next.
    pub fn connect(&mut self, levels: &[Vec<Node>], origins: &Origins) {
        let mut next_from = 0;
        for pair in levels.windows(2) {
            let [nodes, next] = [&pair[0], &pair[1]];
            next_from += nodes.len();
            let numbers = Index::new(&mut next.iter().map(|node| Some(Node::code(&node.position))));
            for node in nodes {
                let places = Slide::new().successors(node.position).map(|child| Node::code(&child));
                let children = places.flat_map(|code| numbers.numbers(code)).map(|place| next_from + place);
                self.children.push(children.filter_map(|number| u32::try_from(number).ok()).collect());
            }
        }
        let below_root = levels.iter().flatten().skip(1);
        self.wins = Index::new(&mut std::iter::once(None).chain(below_root.map(|node| origins.order_of_win(node))));
    }
}

/// The rules of a net for one root: a node's moves are the nodes they lead to.
#[derive(Clone, Copy)]
pub(super) struct Walk<'a> {
    net: &'a Net,
    order: u64,
    has_win: bool,
}

impl<'a> Walk<'a> {
    /// The rules if the tiles of the root stand in this order.
    pub fn new(net: &'a Net, order: u64) -> Self {
        Self { net, order, has_win: net.wins.numbers(order).next().is_some() }
    }
}

impl Puzzle for Walk<'_> {
    type Position = u32;
    type Move = u32;

    fn is_goal(&self, node: &u32) -> bool {
        self.has_win && self.net.wins.numbers(self.order).any(|win| win == *node as usize)
    }

    fn moves(&self, node: &u32, out: &mut Vec<u32>) {
        out.extend_from_slice(&self.net.children[*node as usize]);
    }

    fn play(&self, node: &mut u32, mv: u32) {
        *node = mv;
    }

    /// A net leads downwards only; no search asks for the way back.
    fn inverse(&self, mv: u32) -> u32 {
        mv
    }
}

/// What is known of all nodes of a net in one search; buffers are kept from search to search.
#[derive(Clone, Debug, Default)]
pub(super) struct Nodes {
    keys: Vec<u64>,
    /// The place of each node in the table, if there is one.
    places: Vec<usize>,
}

impl Nodes {
    /// Looks up the keys of all nodes, and their places in the table.
    pub fn prepare(
        &mut self,
        graph: &Graph,
        root: &Position<3>,
        places: &Places,
        thirds: &mut Thirds,
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

/// Values of the nodes of a net, as a literal memory gives them.
pub(super) struct Visited<'a> {
    pub nodes: &'a Nodes,
    pub leaves: &'a Leaves,
    pub worth: &'a Worth,
    pub goal_value: f64,
    pub table: Option<&'a mut Table>,
    /// The draw of the search.
    pub draw: Draw,
    /// Evaluations so far.
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
        if !self.worth.is_random() {
            return plain;
        }
        self.evaluations += 1;
        let draw = self.draw.nth(self.evaluations - 1);
        self.worth.drawn(plain, self.leaves.word(leaf), self.nodes.keys[*node as usize], draw)
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
