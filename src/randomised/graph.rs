//! The distinct leaves below a pattern, independent of the tiles.
//!
//! Moves permute squares, so which of them transpose depends on the pattern alone. Leaves are
//! collected once per pattern and depth; a search then only looks up the values of its root's tiles
//! on the squares they reach.

use super::{
    features::{TILES, pairs, relation, squares},
    grades::Vectors,
    index::{Index, ascending},
    leaf_value::LeafValue,
    net::Net,
    places::Places,
    positions_by_ply::{Node, Origins, SUCCESSORS, levels, ways},
};
use crate::slide::{Evaluation, Pattern, Position, Slide};

/// The leaves at one depth below a pattern, each listed once.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    /// The number of successors of the root.
    pub successors: usize,
    /// The number of nodes of the tree, including the root.
    pub tree_nodes: u64,
    /// The number of leaves of the tree.
    pub tree_leaves: u64,
    /// For each third of the root's locations, the destinations of their tiles: the places of the
    /// first, second and third tile.
    pub thirds: [Vec<[u8; 3]>; 3],
    /// For each leaf, the index of its triple in each of the `thirds`.
    pub leaves: Vec<[u16; 3]>,
    /// Classes of leaves that the same successors of the root lead to.
    pub classes: Vec<Class>,
    /// For each class and each of its successors, the number of paths to each leaf.
    pub ways: Vec<u32>,
    /// For each leaf, the pairs of locations of the root that have changed order; see [`crossed`].
    pub crossed: Vec<u64>,
    /// For each leaf, the pairs of locations that are neighbours there; see [`neighbours`].
    pub neighbours: Vec<[u64; 3]>,
    /// For each leaf, its pattern and the location that the tile from each location of the root
    /// reaches, four bits each.
    pub boards: Vec<(u16, u64)>,
    /// The leaves in vectors, if values have grades.
    pub vectors: Vectors,
    /// Leaves by the order of the root that turns them into Win.
    wins: Index,
    /// The orders of the root for which Win lies above the leaves, ascending.
    early_wins: Vec<u64>,
    /// The positions above the leaves, if requested.
    pub net: Net,
}

/// Which optional parts of a graph to build.
#[derive(Clone, Copy, Debug)]
pub(super) struct GraphParts<'a> {
    /// The leaf value, whose functions decide what a leaf must store.
    pub leaf_value: &'a LeafValue,
    pub net: bool,
}

/// Leaves that can be reached from the same successors of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class {
    /// The first of its leaves.
    pub from: usize,
    /// The first leaf of the next class.
    pub to: usize,
    /// A bit set of the root's successors, by index among its moves.
    pub reached_from: u8,
    /// The index of its first path.
    pub ways: usize,
}

impl Class {
    /// Whether a successor leads to these leaves.
    pub fn is_reached_from(self, successor: usize) -> bool {
        self.reached_from >> successor & 1 == 1
    }

    /// The indices of the successors.
    pub fn successors(self) -> impl Iterator<Item = usize> {
        (0..SUCCESSORS).filter(move |&successor| self.is_reached_from(successor))
    }
}

impl Graph {
    /// Collects the leaves `depth` plies below a pattern, and the requested parts.
    pub fn new(pattern: Pattern<3>, depth: u8, places: &Places, parts: GraphParts<'_>) -> Self {
        let index = u64::from(pattern.index()) * Position::<3>::PER_PATTERN;
        let root = Position::from_index(index).expect("every pattern has its positions");
        let origins = Origins::new(&root);
        let mut above = levels(root, depth);
        let unsorted = above.pop().unwrap_or_default();
        let classes = 0..1_u8 << SUCCESSORS;
        let leaves: Vec<Node> =
            classes.flat_map(|class| unsorted.iter().filter(move |leaf| leaf.reached_from == class)).copied().collect();
        let early = above.iter().skip(1).flatten().filter_map(|node| origins.order_of_win(node));

        let mut graph = Self {
            successors: Slide::new().moves(&root).len(),
            tree_nodes: 1 + above.iter().chain([&leaves]).map(|level| ways(level)).sum::<u64>(),
            tree_leaves: ways(&leaves),
            thirds: [const { Vec::new() }; 3],
            leaves: vec![[0; 3]; leaves.len()],
            classes: Vec::new(),
            ways: Vec::new(),
            crossed: Vec::new(),
            neighbours: Vec::new(),
            boards: Vec::new(),
            vectors: Vectors::new(&[], &[], &[]),
            wins: Index::new(&mut leaves.iter().map(|leaf| origins.order_of_win(leaf))),
            early_wins: ascending(early.collect()),
            net: Net::default(),
        };
        graph.classify(&leaves);
        let inner: Vec<Node> = above.iter().filter(|_| parts.net).flatten().copied().collect();
        graph.place(&inner, &leaves, &origins, places);
        let board = squares();
        let mut all_squares = Vec::new();
        for leaf in &leaves {
            let locations = origins.locations(&leaf.position);
            let squares = locations.map(|location| board[usize::from(leaf.position.pattern().index())][location]);
            if parts.leaf_value.scale().is_some() {
                all_squares.push(squares);
            }
            if parts.leaf_value.reads(Evaluation::Inv) {
                graph.crossed.push(crossed(&locations));
            }
            if parts.leaf_value.reads(Evaluation::Nb) {
                graph.neighbours.push(neighbours(&squares, 4));
            }
            if parts.leaf_value.reads_databases() {
                let nibbles = locations.iter().rev().fold(0, |nibbles, &location| nibbles << 4 | location as u64);
                graph.boards.push((leaf.position.pattern().index(), nibbles));
            }
        }
        if !all_squares.is_empty() {
            graph.vectors = Vectors::new(&all_squares, &graph.classes, &graph.ways);
        }
        if parts.net {
            above.push(leaves);
            graph.net.connect(&above, &origins);
        }
        graph
    }

    /// The leaf that is Win, if the tiles of the root are in this order.
    pub fn win(&self, order: u64) -> Option<usize> {
        self.wins.numbers(order).next()
    }

    /// Whether Win lies above the leaves, if the tiles of the root are in this order: the leaves
    /// below it would have to be left out.
    pub fn has_early_win(&self, order: u64) -> bool {
        self.early_wins.binary_search(&order).is_ok()
    }

    fn classify(&mut self, level: &[Node]) {
        let mut from = 0;
        for nodes in level.chunk_by(|a, b| a.reached_from == b.reached_from) {
            let reached_from = nodes[0].reached_from;
            let class = Class { from, to: from + nodes.len(), reached_from, ways: self.ways.len() };
            for successor in class.successors() {
                self.ways.extend(nodes.iter().map(|node| node.ways[successor]));
            }
            self.classes.push(class);
            from = class.to;
        }
    }

    fn place(&mut self, inner: &[Node], leaves: &[Node], origins: &Origins, places: &Places) {
        self.net.inner = vec![[0; 3]; inner.len()];
        for third in 0..3 {
            let triple = |node: &Node| {
                let locations = origins.locations(&node.position);
                let place = |place| u64::from(places.number(&node.position, locations[3 * third + place]));
                place(0) << 16 | place(1) << 8 | place(2)
            };
            let triples: Vec<u64> = inner.iter().chain(leaves).map(triple).collect();
            let list = ascending(triples.clone());
            for (triple, numbers) in triples.iter().zip(self.net.inner.iter_mut().chain(&mut self.leaves)) {
                let number = list.partition_point(|other| other < triple);
                numbers[third] = u16::try_from(number).expect("there are fewer than 65536 triples");
            }
            self.thirds[third] =
                list.iter().map(|triple| [16, 8, 0].map(|shift| (triple >> shift & 255) as u8)).collect();
        }
    }
}

/// A bit set of the pairs whose second comes before its first.
pub(super) fn crossed<T: PartialOrd>(locations: &[T; TILES]) -> u64 {
    pairs().zip(0..).map(|((first, second), bit)| u64::from(locations[first] > locations[second]) << bit).sum()
}

/// A bit set over three words, with a bit for each pair and each direction of adjacency, on a board
/// that is `width` squares wide.
pub(super) fn neighbours(squares: &[u8; TILES], width: u8) -> [u64; 3] {
    let mut bits = [0; 3];
    for ((first, second), pair) in pairs().zip(0..) {
        if let Some(relation) = relation(squares[first], squares[second], width) {
            let bit = 4 * pair + relation;
            bits[bit / 64] |= 1 << (bit % 64);
        }
    }
    bits
}
