//! Real-time search: RTA* and LRTA* [Korf 1990].

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, DefaultHasher, Hash},
};

use super::ida_star::Status;
use crate::puzzle::{Heuristic, MOVE, Puzzle};

/// The value stored for a position when the search leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learning {
    /// LRTA*: the value of the best move. The values stay lower bounds if the heuristic is one.
    Best,
    /// RTA*: the value of the second-best move, which is the value of returning.
    SecondBest,
}

/// A search that moves before it has found the goal: it looks a few moves ahead, makes the best
/// move, and stores a value for the position it leaves. It reaches the goal in the end if every
/// position can. The solution is its path, loops included; it proves nothing.
///
/// The value of a move is 1 plus the value of the position it leads to: the stored value, or the
/// minimum found by lookahead. Among equal moves the first is made. The order of entries in the
/// table does not matter.
///
/// ```
/// use plyground::{search::{Learning, RealTime, Status}, slide::{PatternDatabases, Position, Slide}};
/// let bounds = PatternDatabases::new();
/// let mut search = RealTime::new(Slide::<3>::new(), bounds, Position::START, Learning::SecondBest, 2);
/// let Status::Solved(line) = search.step(u64::MAX) else { unreachable!("the budget has no end") };
/// assert!(line.len() >= 24);
/// ```
#[derive(Clone, Debug)]
pub struct RealTime<P: Puzzle, H> {
    puzzle: P,
    heuristic: H,
    learning: Learning,
    depth: u8,
    position: P::Position,
    kept: HashMap<P::Position, u32, BuildHasherDefault<DefaultHasher>>,
    line: Vec<P::Move>,
    nodes: u64,
    /// The number of nodes at which a lookahead is abandoned.
    limit: u64,
    /// The moves of the positions being searched, concatenated.
    moves: Vec<P::Move>,
}

impl<P: Puzzle, H: Heuristic<P>> RealTime<P, H>
where
    P::Position: Hash,
{
    /// Prepares a search from `root` with a lookahead of `depth` moves, at least one.
    #[must_use]
    pub fn new(puzzle: P, heuristic: H, root: P::Position, learning: Learning, depth: u8) -> Self {
        Self {
            puzzle,
            heuristic,
            learning,
            depth: depth.max(1),
            position: root,
            kept: HashMap::default(),
            line: Vec::new(),
            nodes: 0,
            limit: u64::MAX,
            moves: Vec::new(),
        }
    }

    /// The number of nodes expanded so far, including all lookaheads.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves made so far.
    #[must_use]
    pub fn line(&self) -> &[P::Move] {
        &self.line
    }

    /// The approximate memory of stored values and moves, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        (self.kept.len() * 2 * size_of::<(P::Position, u32)>() + self.line.len() * size_of::<P::Move>()) as u64
    }

    /// Makes moves until it reaches the goal or has expanded at least `budget` more nodes.
    ///
    /// If there is no solution it never ends; callers check this first.
    pub fn step(&mut self, budget: u64) -> Status<P::Move> {
        let stop = self.nodes.saturating_add(budget);
        loop {
            if self.puzzle.is_goal(&self.position) {
                return Status::Solved(self.line.clone());
            }
            if self.nodes >= stop {
                return Status::Running;
            }
            match self.advance() {
                Some(true) => {}
                Some(false) => return Status::Exhausted,
                None => return Status::Running,
            }
        }
    }

    /// Makes moves until it reaches the goal or has expanded `budget` more nodes, and no more than
    /// those: the lookahead that would need more is abandoned.
    pub fn within(&mut self, budget: u64) -> Status<P::Move> {
        self.limit = self.nodes.saturating_add(budget);
        let status = self.step(budget);
        self.limit = u64::MAX;
        status
    }

    /// Makes one more move. Returns false if there is none, and `None` if its lookahead reaches the
    /// limit.
    fn advance(&mut self) -> Option<bool> {
        let position = self.position;
        self.moves.clear();
        self.puzzle.moves(&position, &mut self.moves);
        self.nodes += 1;
        let mut best: Option<(u32, P::Move, P::Position)> = None;
        let mut second = u32::MAX;
        for place in 0..self.moves.len() {
            let mv = self.moves[place];
            let mut child = position;
            self.puzzle.play(&mut child, mv);
            let ahead = match self.kept.get(&child) {
                Some(kept) => *kept,
                None => self.look(&child, self.depth - 1)?,
            };
            let value = ahead.saturating_add(MOVE);
            match best {
                Some((least, ..)) if value >= least => second = second.min(value),
                _ => {
                    second = best.map_or(u32::MAX, |(least, ..)| least);
                    best = Some((value, mv, child));
                }
            }
        }
        let Some((least, mv, child)) = best else { return Some(false) };
        let value = if self.learning == Learning::Best { least } else { second };
        self.kept.insert(position, value);
        self.line.push(mv);
        self.position = child;
        Some(true)
    }

    /// The minimum of path length plus estimate over all positions at the lookahead horizon and
    /// goals before it; `None` if it reaches the limit.
    fn look(&mut self, position: &P::Position, depth: u8) -> Option<u32> {
        if depth == 0 || self.puzzle.is_goal(position) {
            return Some(self.heuristic.thousandths(position));
        }
        if self.nodes >= self.limit {
            return None;
        }
        let from = self.moves.len();
        self.puzzle.moves(position, &mut self.moves);
        self.nodes += 1;
        let mut least = u32::MAX;
        for place in from..self.moves.len() {
            let mut child = *position;
            self.puzzle.play(&mut child, self.moves[place]);
            least = least.min(self.look(&child, depth - 1)?.saturating_add(MOVE));
        }
        self.moves.truncate(from);
        Some(least)
    }
}
