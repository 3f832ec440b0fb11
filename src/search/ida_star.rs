//! Iterative deepening A* [Korf 1985], written as a machine that can be paused.

use crate::puzzle::{Heuristic, MOVE, Puzzle};

/// A search for a shortest solution, holding its stack as data so that a caller may run it for a
/// while, look, and run it again. Slicing changes nothing: the node count of a finished search is
/// the same however it was sliced.
///
/// The bound rises to the least estimate above it, but by one move at least: fractions of moves make no iterations of
/// their own, and of a lower bound the solution is still a shortest one.
///
/// ```
/// use plyground::{search::{IdaStar, Status}, slide::{PatternDatabases, Position, Slide}};
/// let mut search = IdaStar::new(Slide::<3>::new(), PatternDatabases::new(), Position::START);
/// let Status::Solved(line) = search.step(u64::MAX) else { unreachable!("the budget has no end") };
/// assert_eq!(line.len(), 24);
/// ```
#[derive(Clone, Debug)]
pub struct IdaStar<P: Puzzle, H> {
    puzzle: P,
    bounds: H,
    root: P::Position,
    /// In thousandths of a move.
    bound: u32,
    next_bound: u32,
    nodes: u64,
    /// The path from the root; its frames' moves lie behind one another in `moves`.
    path: Vec<Frame<P>>,
    moves: Vec<P::Move>,
}

#[derive(Clone, Debug)]
struct Frame<P: Puzzle> {
    position: P::Position,
    came_by: Option<P::Move>,
    /// The index of this frame's first untried move; they end where the buffer does.
    moves_from: usize,
}

/// The progress of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status<M> {
    /// The budget ran out first.
    Running,
    /// A solution, move by move: a shortest one, unless the search says otherwise.
    Solved(Vec<M>),
    /// More memory would be needed than is allowed.
    Memory,
    /// There is nothing left to look at, and no solution among what was looked at.
    Exhausted,
}

impl<P: Puzzle, H: Heuristic<P>> IdaStar<P, H> {
    /// Prepares a search from `root`; no node is expanded yet.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position) -> Self {
        let bound = bounds.thousandths(&root);
        Self { puzzle, bounds, root, bound, next_bound: u32::MAX, nodes: 0, path: Vec::new(), moves: Vec::new() }
    }

    /// Nodes expanded so far, over all iterations.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The bound of the current iteration, in moves: no solution is shorter if the heuristic is a lower bound.
    #[must_use]
    pub fn bound(&self) -> u8 {
        u8::try_from(self.bound.div_ceil(MOVE)).unwrap_or(u8::MAX)
    }

    /// Runs until solved or until `budget` more nodes are expanded.
    ///
    /// From a position without a solution it runs for ever; callers check first.
    pub fn step(&mut self, budget: u64) -> Status<P::Move> {
        let stop = self.nodes.saturating_add(budget);
        loop {
            if let Some(frame) = self.path.last()
                && self.puzzle.is_goal(&frame.position)
            {
                return Status::Solved(self.path.iter().filter_map(|frame| frame.came_by).collect());
            }
            if self.nodes >= stop {
                return Status::Running;
            }
            self.advance();
        }
    }

    /// Expands one more node.
    fn advance(&mut self) {
        loop {
            let depth = self.path.len();
            let Some(frame) = self.path.last() else {
                if self.nodes > 0 {
                    self.bound = self.next_bound.max(self.bound.saturating_add(MOVE));
                    self.next_bound = u32::MAX;
                }
                return self.expand(self.root, None);
            };
            if self.moves.len() == frame.moves_from {
                self.path.pop();
                continue;
            }
            let mut child = frame.position;
            let Some(mv) = self.moves.pop() else { continue };
            self.puzzle.play(&mut child, mv);
            let way = u32::try_from(depth).unwrap_or(u32::MAX).saturating_mul(MOVE);
            let estimate = way.saturating_add(self.bounds.thousandths(&child));
            if estimate <= self.bound {
                return self.expand(child, Some(mv));
            }
            self.next_bound = self.next_bound.min(estimate);
        }
    }

    fn expand(&mut self, position: P::Position, came_by: Option<P::Move>) {
        let moves_from = self.moves.len();
        self.puzzle.moves(&position, &mut self.moves);
        if let Some(back) = came_by.map(|mv| self.puzzle.inverse(mv))
            && let Some(place) = self.moves[moves_from..].iter().position(|&mv| mv == back)
        {
            self.moves.remove(moves_from + place);
        }
        // The last of the buffer is tried first: reversed, moves are tried in their listed order.
        self.moves[moves_from..].reverse();
        self.nodes += 1;
        self.path.push(Frame { position, came_by, moves_from });
    }
}
