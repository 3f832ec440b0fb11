//! Iterative deepening A* [Korf 1985], written as a state machine that can be paused.

use super::ida_observer::IdaObserver;
use crate::puzzle::{Heuristic, MOVE, Puzzle};

/// A search for an optimal solution. Its stack is explicit, so a caller can run it for a while,
/// inspect it, and resume. Slicing does not change the result or the node count.
///
/// The bound rises to the lowest estimate above it, but by at least one move: fractions of moves do
/// not cause iterations of their own. With a lower bound the solution is still optimal.
///
/// ```
/// use plyground::{search::{IdaStar, Status}, slide::{PatternDatabases, Position, Slide}};
/// let mut search = IdaStar::new(Slide::<3>::new(), PatternDatabases::new(), Position::START);
/// let Status::Solved(line) = search.step(u64::MAX) else { unreachable!("the budget has no end") };
/// assert_eq!(line.len(), 24);
/// ```
#[derive(Clone, Debug)]
pub struct IdaStar<P: Puzzle, H, O = ()> {
    puzzle: P,
    bounds: H,
    root: P::Position,
    /// In thousandths of a move.
    bound: u32,
    next_bound: u32,
    nodes: u64,
    /// The path from the root; the moves of its frames are concatenated in `moves`.
    path: Vec<Frame<P>>,
    moves: Vec<P::Move>,
    observer: O,
}

#[derive(Clone, Debug)]
struct Frame<P: Puzzle> {
    position: P::Position,
    came_by: Option<P::Move>,
    /// The index of this frame's first untried move; its moves end where the buffer ends.
    moves_from: usize,
}

/// The progress of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Status<M> {
    /// The budget ran out.
    Running,
    /// A solution, move by move: optimal unless the search says otherwise.
    Solved(Vec<M>),
    /// The search needs more memory than its limit.
    Memory,
    /// Everything within the search's reach was searched, without finding a solution.
    Exhausted,
}

impl<P: Puzzle, H: Heuristic<P>> IdaStar<P, H> {
    /// Prepares a search from `root` without expanding any node.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position) -> Self {
        let bound = bounds.thousandths(&root);
        let (path, moves) = (Vec::new(), Vec::new());
        Self { puzzle, bounds, root, bound, next_bound: u32::MAX, nodes: 0, path, moves, observer: () }
    }
}

impl<P: Puzzle, H: Heuristic<P>, O: IdaObserver<P::Move>> IdaStar<P, H, O> {
    /// The same search with another observer, to be attached before the first step.
    #[must_use]
    pub fn observed<Q: IdaObserver<P::Move>>(self, observer: Q) -> IdaStar<P, H, Q> {
        let Self { puzzle, bounds, root, bound, next_bound, nodes, path, moves, observer: _ } = self;
        IdaStar { puzzle, bounds, root, bound, next_bound, nodes, path, moves, observer }
    }

    /// The observer.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    /// The number of nodes expanded so far, over all iterations.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The bound of the current iteration, in moves: a lower bound on the length of a solution if
    /// the heuristic is admissible.
    #[must_use]
    pub fn bound(&self) -> u8 {
        u8::try_from(self.bound.div_ceil(MOVE)).unwrap_or(u8::MAX)
    }

    /// Runs until it finds a solution or has expanded `budget` more nodes.
    ///
    /// If there is no solution it never ends; callers check this first.
    pub fn step(&mut self, budget: u64) -> Status<P::Move> {
        let stop = self.nodes.saturating_add(budget);
        loop {
            if let Some(frame) = self.path.last()
                && self.puzzle.is_goal(&frame.position)
            {
                self.observer.solve();
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
                self.observer.begin(self.bound);
                return self.expand(self.root, None);
            };
            if self.moves.len() == frame.moves_from {
                self.path.pop();
                self.observer.leave();
                continue;
            }
            let mut child = frame.position;
            let Some(mv) = self.moves.pop() else { continue };
            self.puzzle.play(&mut child, mv);
            let way = u32::try_from(depth).unwrap_or(u32::MAX).saturating_mul(MOVE);
            let estimate = way.saturating_add(self.bounds.thousandths(&child));
            if estimate <= self.bound {
                self.observer.enter(mv, estimate);
                return self.expand(child, Some(mv));
            }
            self.observer.leave_out(mv, estimate);
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
        // Moves are taken from the end of the buffer; reversing it tries them in the order of
        // generation.
        self.moves[moves_from..].reverse();
        self.nodes += 1;
        self.path.push(Frame { position, came_by, moves_from });
    }
}
