//! Depth-t search: searches the whole tree to a fixed ply and backs up minima [Heuser 2003, table
//! 4.1]. It has neither move ordering nor pruning. In addition to the original algorithm it counts
//! the minimal leaves.

use super::depth_t_observer::{DepthTObserver, Found};
use crate::{heartbeat, puzzle::Puzzle};

/// How a depth-t search values leaves, and what it remembers about nodes.
pub trait Reading<P: Puzzle> {
    /// The value of the goal at any ply.
    fn goal_value(&self) -> f64;
    /// The value of a position at the last ply that is not the goal.
    fn evaluate(&mut self, position: &P::Position) -> f64;
    /// The value of such a position without its random part, if it has one. Only observed searches call this.
    fn plain(&mut self, _position: &P::Position) -> Option<f64> {
        None
    }
    /// The remembered result of a position at this ply, if any: then it is not searched again.
    fn recall(&mut self, _position: &P::Position, _ply: u8) -> Option<Finding> {
        None
    }
    /// Called for every position except the goal once it has been searched or evaluated.
    fn remember(&mut self, _position: &P::Position, _ply: u8, _finding: Finding) {}
}

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    /// The minimum value of the leaves below the position, or its own value if it is a leaf.
    pub value: f64,
    /// The number of leaves with this value. A position counts once for each path to it; a recalled
    /// position counts as many as were remembered.
    pub minimal_leaves: u64,
    /// Whether the goal is among the leaves.
    pub goal_seen: bool,
}

/// A depth-t search, which reuses its buffer.
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
pub struct DepthT<P: Puzzle, O = ()> {
    puzzle: P,
    /// The moves of the nodes on the path, concatenated.
    moves: Vec<P::Move>,
    depth: u8,
    nodes: u64,
    leaves: u64,
    observer: O,
}

impl<P: Puzzle> DepthT<P> {
    /// Creates a search with these rules.
    #[must_use]
    pub fn new(puzzle: P) -> Self {
        Self::with_buffer(puzzle, Vec::new())
    }

    /// Creates a search with the buffer of another, which it clears; see [`DepthT::into_buffer`].
    #[must_use]
    pub fn with_buffer(puzzle: P, mut moves: Vec<P::Move>) -> Self {
        moves.clear();
        Self { puzzle, moves, depth: 0, nodes: 0, leaves: 0, observer: () }
    }

    /// The buffer, for a search with other rules.
    #[must_use]
    pub fn into_buffer(self) -> Vec<P::Move> {
        self.moves
    }
}

impl<P: Puzzle, O: DepthTObserver<P>> DepthT<P, O> {
    /// The same search with another observer.
    #[must_use]
    pub fn observed<Q: DepthTObserver<P>>(self, observer: Q) -> DepthT<P, Q> {
        let Self { puzzle, moves, depth, nodes, leaves, observer: _ } = self;
        DepthT { puzzle, moves, depth, nodes, leaves, observer }
    }

    /// The observer.
    #[must_use]
    pub fn into_observer(self) -> O {
        self.observer
    }

    /// The number of visits to positions in the last search, including the root.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of visits in the last search that ended at the last ply or at the goal without a
    /// recalled value.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.leaves
    }

    /// Searches the tree of `root`, at ply 0, down to ply `depth`, and calls `found` for each
    /// successor of the root, in the order of its moves.
    ///
    /// The root is expanded even if it is the goal, and even at depth 0, which is treated as depth
    /// 1.
    pub fn successors(
        &mut self,
        root: &P::Position,
        depth: u8,
        reading: &mut impl Reading<P>,
        mut found: impl FnMut(Finding),
    ) {
        (self.depth, self.nodes, self.leaves) = (depth, 1, 0);
        self.observer.begin(root, depth);
        self.expand(root, 0, reading, &mut found);
    }

    /// Searches the subtree of a position at ply `ply`.
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
            self.observer.enter(self.moves[place], &child);
            found(self.visit(&child, ply + 1, reading));
        }
        self.moves.truncate(moves_from);
    }

    fn visit(&mut self, position: &P::Position, ply: u8, reading: &mut impl Reading<P>) -> Finding {
        self.nodes += 1;
        heartbeat::beat_at(self.nodes);
        if self.puzzle.is_goal(position) {
            self.leaves += 1;
            let finding = Finding { value: reading.goal_value(), minimal_leaves: 1, goal_seen: true };
            self.observer.leave(finding, Found::Goal, None);
            return finding;
        }
        if let Some(finding) = reading.recall(position, ply) {
            self.observer.leave(finding, Found::Memory, None);
            return finding;
        }
        let finding = if ply >= self.depth {
            self.leaves += 1;
            let finding = Finding { value: reading.evaluate(position), minimal_leaves: 1, goal_seen: false };
            if O::WATCHES {
                self.observer.leave(finding, Found::Leaf, reading.plain(position));
            }
            finding
        } else {
            let mut least = Finding { value: f64::INFINITY, minimal_leaves: 0, goal_seen: false };
            self.expand(position, ply, reading, &mut |finding| least = least.least(finding));
            self.observer.leave(least, Found::Successors, None);
            least
        };
        reading.remember(position, ply, finding);
        finding
    }
}

impl Finding {
    /// Merges the findings of two successors of a position.
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
