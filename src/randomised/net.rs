//! All positions below a pattern, ply by ply, for searches that must visit them one after the other.
//!
//! Positions are numbered, so the generic search walks over numbers: the positions and the
//! destinations of moves are known in advance, and each position is valued once for all visits.

use super::{
    index::Index,
    positions_by_ply::{Node, Origins},
};
use crate::{puzzle::Puzzle, slide::Slide};

/// The destinations of moves from the positions above the leaves.
///
/// Node 0 is the root; the leaves come last, in the order of the graph. A position that occurs at
/// several plies has a node at each.
#[derive(Clone, Debug, Default)]
pub(super) struct Net {
    /// The children of each node above the leaves, in the order of moves.
    pub children: Vec<Vec<u32>>,
    /// For each of these nodes, its triples of places; see [`Graph`](super::graph::Graph).
    pub inner: Vec<[u16; 3]>,
    /// Nodes by the order of the root that turns them into Win; the root itself is not listed.
    wins: Index,
}

impl Net {
    /// Finds the destinations of moves from each level to the next.
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

/// The rules of a net for one root: the moves of a node are the nodes they lead to.
#[derive(Clone, Copy)]
pub(super) struct Walk<'a> {
    net: &'a Net,
    order: u64,
    has_win: bool,
}

impl<'a> Walk<'a> {
    /// Creates the rules for a root with its tiles in this order.
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

    /// A net only leads downwards; no search asks for the way back.
    fn inverse(&self, mv: u32) -> u32 {
        mv
    }
}
