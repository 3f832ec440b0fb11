//! Depth-t-search: the whole tree to a fixed ply, its values passed up by minimising [Heuser 2003, table 4.1]. There is
//! neither move ordering nor pruning. Beyond the algorithm there it counts the minimal leaves.

use crate::puzzle::Puzzle;

/// How a depth-t search reads its tree: the values of leaves, and what is remembered about nodes.
pub trait Reading<P: Puzzle> {
    /// The value of the goal, at whatever ply it is met.
    fn goal_value(&self) -> f64;
    /// The value of a position at the last ply that is not the goal.
    fn evaluate(&mut self, position: &P::Position) -> f64;
    /// The remembered result of a position at this ply, if any: it is then not searched again.
    fn recall(&mut self, _position: &P::Position, _ply: u8) -> Option<Finding> {
        None
    }
    /// Is told of every position but the goal as soon as it has been searched or evaluated.
    fn remember(&mut self, _position: &P::Position, _ply: u8, _finding: Finding) {}
}

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    /// The least value of a leaf below the position, or of itself if it is one.
    pub value: f64,
    /// How many leaves have this value. A position that is met on several ways counts as often;
    /// one that is recalled counts as it was remembered.
    pub minimal_leaves: u64,
    /// Whether the goal is among the leaves.
    pub goal_seen: bool,
}

/// A depth-t-search, which keeps its buffer from one search to the next.
///
/// ```
/// use plyground::{
///     search::{DepthT, Reading},
///     slide::{Evaluation, Position, Slide},
/// };
///
/// struct Manhattan;
///
/// impl Reading<Slide<3>> for Manhattan {
///     fn goal_value(&self) -> f64 {
///         -1000.0
///     }
///     fn evaluate(&mut self, position: &Position<3>) -> f64 {
///         Evaluation::Man.value(position)
///     }
/// }
///
/// let mut search = DepthT::new(Slide::<3>::new());
/// let mut values = Vec::new();
/// search.successors(&Position::START, 3, &mut Manhattan, |finding| values.push(finding.value));
/// assert_eq!(values, [25.0; 6]);
/// ```
#[derive(Clone, Debug)]
pub struct DepthT<P: Puzzle> {
    puzzle: P,
    /// The moves of the nodes on the path, behind one another.
    moves: Vec<P::Move>,
    depth: u8,
    nodes: u64,
    leaves: u64,
}

impl<P: Puzzle> DepthT<P> {
    /// A search by these rules.
    #[must_use]
    pub fn new(puzzle: P) -> Self {
        Self::with_buffer(puzzle, Vec::new())
    }

    /// A search with the buffer of another, which is emptied; see [`DepthT::into_buffer`].
    #[must_use]
    pub fn with_buffer(puzzle: P, mut moves: Vec<P::Move>) -> Self {
        moves.clear();
        Self { puzzle, moves, depth: 0, nodes: 0, leaves: 0 }
    }

    /// The buffer, for a search by other rules.
    #[must_use]
    pub fn into_buffer(self) -> Vec<P::Move> {
        self.moves
    }

    /// Positions visited in the last search, the root among them, each as often as it was visited.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Visits in the last search that ended at the last ply or at the goal, and were not recalled.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.leaves
    }

    /// Searches the tree of `root`, which is at ply 0, down to ply `depth`, and tells `found` of each
    /// successor of the root, in the order of its moves.
    ///
    /// The root is expanded even if it is the goal. At depth 0 it is expanded too, as if at depth 1.
    pub fn successors(
        &mut self,
        root: &P::Position,
        depth: u8,
        reading: &mut impl Reading<P>,
        mut found: impl FnMut(Finding),
    ) {
        (self.depth, self.nodes, self.leaves) = (depth, 1, 0);
        self.expand(root, 0, reading, &mut found);
    }

    /// Searches the part of the tree below one position that is at ply `ply`.
    pub fn below(&mut self, position: &P::Position, ply: u8, depth: u8, reading: &mut impl Reading<P>) -> Finding {
        (self.depth, self.nodes, self.leaves) = (depth, 0, 0);
        self.visit(position, ply, reading)
    }

    fn expand(
        &mut self,
        position: &P::Position,
        ply: u8,
        reading: &mut impl Reading<P>,
        found: &mut impl FnMut(Finding),
    ) {
        let moves_from = self.moves.len();
        self.puzzle.moves(position, &mut self.moves);
        for place in moves_from..self.moves.len() {
            let mut child = *position;
            self.puzzle.play(&mut child, self.moves[place]);
            found(self.visit(&child, ply + 1, reading));
        }
        self.moves.truncate(moves_from);
    }

    fn visit(&mut self, position: &P::Position, ply: u8, reading: &mut impl Reading<P>) -> Finding {
        self.nodes += 1;
        if self.puzzle.is_goal(position) {
            self.leaves += 1;
            return Finding { value: reading.goal_value(), minimal_leaves: 1, goal_seen: true };
        }
        if let Some(finding) = reading.recall(position, ply) {
            return finding;
        }
        let finding = if ply >= self.depth {
            self.leaves += 1;
            Finding { value: reading.evaluate(position), minimal_leaves: 1, goal_seen: false }
        } else {
            let mut least = Finding { value: f64::INFINITY, minimal_leaves: 0, goal_seen: false };
            self.expand(position, ply, reading, &mut |finding| least = least.least(finding));
            least
        };
        reading.remember(position, ply, finding);
        finding
    }
}

impl Finding {
    /// What is found of a position, one of whose successors adds `other` to what the others gave.
    fn least(self, other: Self) -> Self {
        let goal_seen = self.goal_seen | other.goal_seen;
        if other.value < self.value {
            Self { goal_seen, ..other }
        } else if other.value > self.value {
            Self { goal_seen, ..self }
        } else {
            Self { goal_seen, minimal_leaves: self.minimal_leaves + other.minimal_leaves, ..self }
        }
    }
}
