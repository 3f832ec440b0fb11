//! Depth-t search of `SlideThree` with randomised values.

mod features;
mod grades;
mod graph;
mod guess;
mod index;
mod leaf_value;
mod leaves;
mod literal_table;
mod minima;
mod net;
mod nodes;
mod partial_sums;
mod places;
mod plain_search;
mod positions_by_ply;
mod random;
mod rank;
mod settings;
mod tree;
mod valuation;

use self::{
    features::{Features, PATTERNS},
    grades::Grades,
    graph::{Graph, GraphParts},
    index::ascending,
    leaf_value::LeafValue,
    leaves::Leaves,
    literal_table::Table,
    net::Walk,
    nodes::{Nodes, Visited},
    places::Places,
    rank::rank,
    tree::{Drawn, Gathered, Plain},
};
pub(crate) use self::{
    guess::{Guess, Guesses},
    plain_search::{PlainSearch, SearchesDepth},
};
pub use self::{
    random::{Ends, RandomDraw},
    settings::{Fat, Memory, Settings, Type1, Type2, WinValue},
    valuation::Valuation,
};
use crate::{
    heartbeat,
    search::{DepthT, DepthTObserver, Finding},
    slide::{Evaluation, Position, Slide},
};

/// The result of a depth-t search: values of the successors of a position.
///
/// Vectors are in the order of [`Slide::moves`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The minimum randomised value of a leaf below each successor, or the minimum deterministic
    /// value if nothing is random.
    pub values: Vec<f64>,
    /// The minimum deterministic value of a leaf below each successor; empty unless requested.
    pub plain: Vec<f64>,
    /// The number of leaves below each successor that have the minimum deterministic value; empty unless requested.
    pub minimal_leaves: Vec<u64>,
    /// How clustered the minimal leaves below each successor are: the sum of the squared shares of
    /// them below each of its own successors, 1 if all are below the same one. Empty unless
    /// requested by [`DepthTSearch::find_clusters`].
    pub clusters: Vec<f64>,
    /// Whether Win was met in the tree; an entry of a transposition table remembers whether it was
    /// met below that position.
    pub win_seen: bool,
    /// The number of visits to positions, including the root. With ideal memory it is the size of
    /// the whole tree, although each position is evaluated only once.
    pub nodes: u64,
    /// The number of visits that ended at the last ply or at Win without a recalled value.
    pub leaves: u64,
    /// Collisions of types 1 and 2 in a literal table: how often a position wanted an entry that
    /// held a different position, or the same position at another ply.
    pub collisions: [u64; 2],
}

impl Outlook {
    /// Adds the finding for the next successor.
    fn add(&mut self, finding: Finding) {
        // No value is −0.
        self.values.push(finding.value + 0.0);
        self.win_seen |= finding.goal_seen;
    }

    fn clear(&mut self) {
        self.values.clear();
        self.plain.clear();
        self.minimal_leaves.clear();
        self.clusters.clear();
        (self.win_seen, self.nodes, self.leaves, self.collisions) = (false, 0, 0, [0; 2]);
    }
}

/// Depth-t search with given settings.
///
/// A random value is a pure function of the seed of the search and of the *key* of the position
/// under [`Memory::Ideal`]; otherwise it is a function of the seed and the running number of the
/// evaluation; see [`RandomDraw`]. The key has four bits for the square (row · 4 + column) of each
/// tile, with tile 1 in the lowest bits.
///
/// Searches with ideal memory visit each leaf once, using a graph of the pattern of the root that
/// is built when first needed. The graphs together take 1 MB at depth 5 and about 30 MB at the
/// maximum depth. Later searches of the same kind allocate nothing.
///
/// ```
/// use plyground::{
///     randomised::{DepthTSearch, Settings, Valuation},
///     slide::{Evaluation, Position},
/// };
///
/// let mut engine = DepthTSearch::new(&Settings::from(Valuation::Sum(Evaluation::Eu.into())));
/// let outlook = engine.search(&Position::START, 5, 0, true);
/// assert_eq!(outlook.minimal_leaves, [8, 4, 10, 8, 4, 10]);
/// assert!(outlook.values[1] < outlook.values[0] && !outlook.win_seen);
/// ```
#[derive(Clone, Debug)]
pub struct DepthTSearch {
    settings: Settings,
    leaf_value: LeafValue,
    features: Features,
    table: Option<Table>,
    tree: DepthT<Slide<3>>,
    keys: Vec<u64>,
    places: Places,
    /// By depth and pattern, built when first needed.
    graphs: Vec<Option<Graph>>,
    leaves: Leaves,
    grades: Grades,
    nodes: Nodes,
    walk: Vec<u32>,
    /// The number of leaves valued since the last sign of life.
    unheard: u64,
    outlook: Outlook,
    /// What was searched, while somebody wants to know.
    pub(crate) asked: Option<Vec<Asked>>,
}

/// A search: of a position, to a depth, by a seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub(crate) position: Position<3>,
    pub(crate) depth: u8,
    pub(crate) seed: u64,
}

impl DepthTSearch {
    /// The maximum search depth, in plies.
    pub const GREATEST_DEPTH: u8 = 10;
    /// The maximum depth for which nets are kept; deeper ones are large.
    const GREATEST_NET: u8 = 7;

    /// Creates an engine with these settings.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let leaf_value = LeafValue::new(settings);
        let by_square_alone =
            ![Evaluation::Perm, Evaluation::Nb].into_iter().any(|function| leaf_value.reads(function));
        Self {
            settings: *settings,
            features: Features::new(|function| leaf_value.reads(function)),
            leaf_value,
            table: Table::new(settings.memory),
            tree: DepthT::new(Slide::new()),
            keys: Vec::new(),
            places: Places::new(by_square_alone),
            graphs: vec![None; PATTERNS * usize::from(Self::GREATEST_DEPTH)],
            leaves: Leaves::new(),
            grades: Grades::default(),
            nodes: Nodes::default(),
            walk: Vec::new(),
            unheard: 0,
            outlook: Outlook::default(),
            asked: None,
        }
    }

    /// The result of the last search.
    #[must_use]
    pub fn outlook(&self) -> &Outlook {
        &self.outlook
    }

    /// Forgets what [`Memory::Game`] keeps during a game.
    pub fn new_game(&mut self) {
        if let Some(table) = &mut self.table {
            table.new_game();
        }
    }

    /// The deterministic value of a position other than Win as a leaf.
    pub(crate) fn leaf_value(&self, position: &Position<3>) -> f64 {
        self.leaf_value.plain(self.features.word(position))
    }

    /// Searches the tree of `position`, which is at ply 0, down to ply `depth`.
    ///
    /// `search_seed` determines all random values. `with_fat` requests `plain` and `minimal_leaves`
    /// too.
    ///
    /// # Panics
    ///
    /// If the depth is 0 or above [`DepthTSearch::GREATEST_DEPTH`].
    pub fn search(&mut self, position: &Position<3>, depth: u8, search_seed: u64, with_fat: bool) -> &Outlook {
        assert!((1..=Self::GREATEST_DEPTH).contains(&depth), "depth {depth} is not from 1 to 10");
        if self.unheard >= heartbeat::NODES {
            heartbeat::beat();
            self.unheard = 0;
        }
        if let Some(asked) = &mut self.asked {
            asked.push(Asked { position: *position, depth, seed: search_seed });
        }
        self.outlook.clear();
        if self.settings.memory == Memory::Ideal {
            if self.search_graph(position, depth, Some(search_seed), with_fat) {
                return &self.outlook;
            }
            self.search_tree(position, depth, search_seed);
        } else if depth <= Self::GREATEST_NET {
            self.search_net(position, depth, search_seed);
        } else {
            self.search_tree(position, depth, search_seed);
        }
        if with_fat && !self.search_graph(position, depth, None, true) {
            self.judge_tree(position, depth);
        }
        &self.outlook
    }

    /// Computes how clustered the minimal leaves below each successor of `position` are, and adds
    /// it to the outlook. The last search must have been one of `position` down to ply `depth`.
    pub fn find_clusters(&mut self, position: &Position<3>, depth: u8) -> &Outlook {
        let mut found = std::mem::take(&mut self.outlook);
        for successor in Slide::<3>::new().successors(*position) {
            self.outlook.clear();
            // Nothing is searched below Win, and there is nothing below the last ply.
            if depth > 1 && !successor.is_win() && !self.search_graph(&successor, depth - 1, None, true) {
                self.judge_tree(&successor, depth - 1);
            }
            found.clusters.push(concentration(&self.outlook.plain, &self.outlook.minimal_leaves));
        }
        self.outlook = found;
        &self.outlook
    }

    /// The same search as [`DepthTSearch::search`], position by position as in the thesis, whatever
    /// the memory. It is slow and obviously correct: the reference for the fast search.
    pub fn search_plainly(&mut self, position: &Position<3>, depth: u8, search_seed: u64, with_fat: bool) -> &Outlook {
        self.outlook.clear();
        self.search_tree(position, depth, search_seed);
        if with_fat {
            self.judge_tree(position, depth);
        }
        &self.outlook
    }

    /// The search of [`DepthTSearch::search_plainly`], with an observer.
    pub fn observe<O: DepthTObserver<Slide<3>>>(
        &mut self,
        position: &Position<3>,
        depth: u8,
        search_seed: u64,
        observer: O,
    ) -> O {
        self.outlook.clear();
        let mut tree = DepthT::new(Slide::new()).observed(observer);
        self.search_by(&mut tree, position, depth, search_seed);
        tree.into_observer()
    }

    /// Searches the graph, with random values if there is a seed. Returns whether the graph is
    /// suitable for this position.
    fn search_graph(&mut self, position: &Position<3>, depth: u8, seed: Option<u64>, with_fat: bool) -> bool {
        let Self { settings, leaf_value, places, graphs, leaves, grades, unheard, outlook, .. } = self;
        let graph = graph(graphs, position, depth, places, leaf_value, settings.memory);
        if graph.has_early_win(position.order_nibbles()) {
            return false;
        }
        *unheard += graph.leaves.len() as u64;
        let win = graph.win(position.order_nibbles());
        if let Some(scale) = leaf_value.scale() {
            grades.value(graph, position, (places, &mut leaves.thirds), scale, win);
            if seed.is_some() {
                grades.values(graph, scale, &mut outlook.values);
            }
            if with_fat {
                grades.values(graph, scale, &mut outlook.plain);
                grades.minimal_leaves(graph, settings.fat, outlook);
            }
        } else {
            leaves.value(graph, position, places, leaf_value);
            let draw = seed.map(RandomDraw::of_search).filter(|_| leaf_value.is_random());
            if let Some(draw) = draw {
                leaves.draw(graph, position, places, leaf_value, draw);
            }
            if let Some(leaf) = win {
                leaves.set(leaf, settings.win.value());
            }
            if draw.is_some() {
                leaves.drawn_values(graph, &mut outlook.values);
            } else if seed.is_some() {
                leaves.plain_values(graph, &mut outlook.values);
            }
            if with_fat {
                if draw.is_some() || seed.is_none() {
                    leaves.plain_values(graph, &mut outlook.plain);
                } else {
                    outlook.plain.extend_from_slice(&outlook.values);
                }
                leaves.minimal_leaves(graph, settings.fat, outlook);
            }
        }
        if seed.is_some() {
            (outlook.nodes, outlook.leaves) = (graph.tree_nodes, graph.tree_leaves);
            outlook.win_seen = win.is_some();
        }
        true
    }

    /// Searches position by position, over the net of the graph.
    fn search_net(&mut self, position: &Position<3>, depth: u8, search_seed: u64) {
        let Self { settings, leaf_value, places, graphs, leaves, nodes, walk, table, outlook, .. } = self;
        let graph = graph(graphs, position, depth, places, leaf_value, settings.memory);
        leaves.value(graph, position, places, leaf_value);
        nodes.prepare(graph, position, places, &mut leaves.thirds, table.as_ref());
        if let Some(table) = table {
            table.new_search();
        }
        let rules = Walk::new(&graph.net, position.order_nibbles());
        let mut reading = Visited {
            nodes,
            leaves,
            leaf_value,
            goal_value: settings.win.value(),
            table: table.as_mut(),
            draw: RandomDraw::of_search(search_seed),
            evaluations: 0,
            inner: graph.net.inner.len(),
        };
        let mut search = DepthT::with_buffer(rules, std::mem::take(walk));
        search.successors(&0, depth, &mut reading, |finding| outlook.add(finding));
        (outlook.nodes, outlook.leaves) = (search.nodes(), search.leaves());
        self.unheard += outlook.leaves;
        *walk = search.into_buffer();
        outlook.collisions = table.as_ref().map_or([0; 2], Table::collisions);
    }

    /// Searches position by position, using the rules of the puzzle.
    fn search_tree(&mut self, position: &Position<3>, depth: u8, search_seed: u64) {
        let mut tree = std::mem::replace(&mut self.tree, DepthT::new(Slide::new()));
        self.search_by(&mut tree, position, depth, search_seed);
        self.tree = tree;
    }

    fn search_by<O: DepthTObserver<Slide<3>>>(
        &mut self,
        tree: &mut DepthT<Slide<3>, O>,
        position: &Position<3>,
        depth: u8,
        search_seed: u64,
    ) {
        if let Some(table) = &mut self.table {
            table.new_search();
        }
        let Self { settings, leaf_value, features, table, outlook, .. } = self;
        let plain = Plain { features, leaf_value, goal_value: settings.win.value() };
        let mut drawn = Drawn {
            plain,
            memory: settings.memory,
            table: table.as_mut(),
            draw: RandomDraw::of_search(search_seed),
            evaluations: 0,
        };
        tree.successors(position, depth, &mut drawn, |finding| outlook.add(finding));
        (outlook.nodes, outlook.leaves) = (tree.nodes(), tree.leaves());
        self.unheard += outlook.leaves;
        outlook.collisions = table.as_ref().map_or([0; 2], Table::collisions);
    }

    /// Fills in the deterministic values and the minimal leaves.
    fn judge_tree(&mut self, position: &Position<3>, depth: u8) {
        let Self { settings, leaf_value, features, tree, keys, outlook, .. } = self;
        let goal_value = settings.win.value();
        let plain = || Plain { features, leaf_value, goal_value };

        for successor in Slide::<3>::new().successors(*position) {
            let Finding { value, minimal_leaves, goal_seen } = tree.below(&successor, 1, depth, &mut plain());
            outlook.plain.push(value + 0.0);
            outlook.minimal_leaves.push(match settings.fat {
                Fat::Tree => minimal_leaves,
                Fat::Distinct => {
                    keys.clear();
                    tree.below(&successor, 1, depth, &mut Gathered { plain: plain(), value, keys });
                    *keys = ascending(std::mem::take(keys));
                    keys.len() as u64 + u64::from(goal_seen && rank(value) == rank(goal_value))
                }
            });
        }
    }
}

impl SearchesDepth<3> for DepthTSearch {
    fn search(&mut self, position: &Position<3>, depth: u8, search_seed: u64) -> &Outlook {
        self.search(position, depth, search_seed, true)
    }

    fn find_clusters(&mut self, position: &Position<3>, depth: u8) -> &Outlook {
        self.find_clusters(position, depth)
    }

    fn outlook(&self) -> &Outlook {
        self.outlook()
    }
}

/// The sum of the squared shares that the successors have of all minimal leaves; 1 if there are no
/// successors.
pub(crate) fn concentration(values: &[f64], leaves: &[u64]) -> f64 {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let minimal = values.iter().zip(leaves).filter(|(value, _)| **value <= least).map(|(_, leaves)| *leaves as f64);
    let (all, squares) = minimal.fold((0.0, 0.0), |(all, squares), leaves| (all + leaves, squares + leaves * leaves));
    if all > 0.0 { squares / (all * all) } else { 1.0 }
}

/// The graph below a position, built when first needed.
fn graph<'a>(
    graphs: &'a mut [Option<Graph>],
    position: &Position<3>,
    depth: u8,
    places: &Places,
    leaf_value: &LeafValue,
    memory: Memory,
) -> &'a Graph {
    let pattern = position.pattern();
    let place = usize::from(depth - 1) * PATTERNS + usize::from(pattern.index());
    graphs[place].get_or_insert_with(|| {
        let parts = GraphParts { leaf_value, net: memory != Memory::Ideal && depth <= DepthTSearch::GREATEST_NET };
        Graph::new(pattern, depth, places, parts)
    })
}
