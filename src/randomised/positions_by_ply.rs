//! The positions below a pattern, ply by ply, each listed once per ply.

use super::{features::TILES, index::Index};
use crate::slide::{Pattern, Position, Slide};

/// The maximum number of successors of a position.
pub(super) const SUCCESSORS: usize = 6;

/// A position at a certain ply.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub position: Position<3>,
    /// A bit set of the root's successors that lead to it, by index among the root's moves.
    pub reached_from: u8,
    /// The number of paths from each of them.
    pub ways: [u32; SUCCESSORS],
}

impl Node {
    /// A number for the position: its pattern in the upper bits, its order in the lower ones.
    pub fn code(position: &Position<3>) -> u64 {
        u64::from(position.pattern().index()) << 36 | position.order_nibbles()
    }
}

/// All plies from the root, at ply 0, to ply `depth`.
pub(super) fn levels(root: Position<3>, depth: u8) -> Vec<Vec<Node>> {
    let mut levels = vec![vec![Node { position: root, reached_from: 0, ways: [0; SUCCESSORS] }]];
    for ply in 0..usize::from(depth) {
        let next = successors(&levels[ply], ply == 0);
        levels.push(next);
    }
    levels
}

fn successors(level: &[Node], is_root: bool) -> Vec<Node> {
    let rules = Slide::<3>::new();
    let mut all = Vec::with_capacity(SUCCESSORS * level.len());
    for node in level {
        for (place, position) in rules.successors(node.position).enumerate() {
            let mut node = Node { position, ..*node };
            if is_root {
                node.reached_from = 1 << place;
                node.ways[place] = 1;
            }
            all.push(node);
        }
    }
    let codes = Index::new(&mut all.iter().map(|node| Some(Node::code(&node.position))));
    let mut merged: Vec<Node> = Vec::new();
    for (_, number) in codes.iter() {
        let again = all[number];
        match merged.last_mut().filter(|node| node.position == again.position) {
            Some(node) => {
                node.reached_from |= again.reached_from;
                node.ways.iter_mut().zip(again.ways).for_each(|(ways, more)| *ways += more);
            }
            None => merged.push(again),
        }
    }
    merged
}

/// The number of nodes that the tree has at a ply.
pub(super) fn ways(level: &[Node]) -> u64 {
    level.iter().flat_map(|node| node.ways).map(u64::from).sum()
}

/// Where the tiles of a position come from; each location of the root is given a distinct tile.
pub(super) struct Origins {
    /// The location in the root of each tile.
    locations: [usize; TILES],
}

impl Origins {
    pub fn new(root: &Position<3>) -> Self {
        let mut locations = [0; TILES];
        (0..TILES).for_each(|location| locations[usize::from(root.tile_at(location)) - 1] = location);
        Self { locations }
    }

    /// The location that the tile at each location of the root has reached.
    pub fn locations(&self, position: &Position<3>) -> [usize; TILES] {
        let mut locations = [0; TILES];
        (0..TILES).for_each(|to| locations[self.locations[usize::from(position.tile_at(to)) - 1]] = to);
        locations
    }

    /// The order of the root that turns a position into Win, if it has the pattern of Win.
    pub fn order_of_win(&self, node: &Node) -> Option<u64> {
        let locations = self.locations(&node.position);
        let order = locations.iter().rev().fold(0, |order, location| order << 4 | *location as u64);
        (node.position.pattern() == Pattern::HOME).then_some(order)
    }
}
