//! A* [Hart et al. 1968], also with a weight [Pohl 1970].

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    hash::{BuildHasherDefault, DefaultHasher, Hash},
};

use super::ida_star::Status;
use crate::puzzle::{Heuristic, MOVE, Puzzle};

/// A search for an optimal solution that expands the node with the lowest estimated solution length
/// first, among equal ones the one farthest from the root, and keeps every position it has seen.
///
/// Slicing does not change the result. If the lower bound is not consistent, a position is expanded
/// again when a shorter path to it is found. With an inadmissible heuristic the solution may be
/// longer than optimal.
///
/// ```
/// use plyground::{search::{AStar, Status}, slide::{PatternDatabases, Position, Slide}};
/// let mut search = AStar::new(Slide::<3>::new(), PatternDatabases::new(), Position::START, 1 << 20);
/// let Status::Solved(line) = search.step(u64::MAX) else { unreachable!("there is memory enough") };
/// assert_eq!((line.len(), search.bound()), (24, 24));
/// ```
#[derive(Clone, Debug)]
pub struct AStar<P: Puzzle, H> {
    puzzle: P,
    bounds: H,
    /// The weight of the heuristic, in hundredths.
    weight: u32,
    cap: u64,
    seen: Vec<Seen<P>>,
    known: HashMap<P::Position, u32, BuildHasherDefault<DefaultHasher>>,
    /// The open list, by the sum of path length and weighted estimate and by distance from the
    /// root; the last entry is expanded first.
    open: BTreeMap<(u64, Reverse<u8>), Vec<u32>>,
    bound: u8,
    nodes: u64,
    moves: Vec<P::Move>,
    over: Option<Status<P::Move>>,
}

#[derive(Clone, Debug)]
struct Seen<P: Puzzle> {
    position: P::Position,
    came_by: Option<(u32, P::Move)>,
    /// The moves from the root, and whether the position has been expanded at this distance.
    depth: u8,
    is_expanded: bool,
}

impl<P: Puzzle, H: Heuristic<P>> AStar<P, H>
where
    P::Position: Hash,
{
    /// The weight of plain A*.
    const WHOLE: u32 = 100;

    /// Prepares a search from `root` that takes at most about `cap` bytes.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position, cap: u64) -> Self {
        Self::weighted(puzzle, bounds, root, Self::WHOLE, cap)
    }

    /// Prepares a search with the heuristic weighted by `weight` hundredths, at least 100. With a
    /// lower bound the solution is at most `weight` hundredths times as long as an optimal one, and
    /// is usually found sooner.
    #[must_use]
    pub fn weighted(puzzle: P, bounds: H, root: P::Position, weight: u32, cap: u64) -> Self {
        let weight = weight.max(Self::WHOLE);
        let guess = bounds.thousandths(&root);
        let first = u64::from(weight) * u64::from(guess);
        Self {
            puzzle,
            bounds,
            weight,
            cap,
            seen: vec![Seen { position: root, came_by: None, depth: 0, is_expanded: false }],
            known: std::iter::once((root, 0)).collect(),
            open: BTreeMap::from([((first, Reverse(0)), vec![0])]),
            bound: u8::try_from(guess.div_ceil(MOVE)).unwrap_or(u8::MAX),
            nodes: 0,
            moves: Vec::new(),
            over: None,
        }
    }

    /// The number of nodes expanded so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A lower bound on the length of a solution, in moves, if the heuristic is admissible.
    #[must_use]
    pub fn bound(&self) -> u8 {
        self.bound
    }

    /// The approximate memory of the positions, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        Self::bytes_of(self.seen.len())
    }

    /// The memory of this many positions, in bytes, including the spare room of lists and tables
    /// that double in size. It is the same on every platform, whatever its lists do.
    fn bytes_of(positions: usize) -> u64 {
        let room = positions.next_power_of_two();
        // A table is never quite full, and every position is in a list.
        (room * (2 * size_of::<(P::Position, u32)>() + size_of::<Seen<P>>() + size_of::<u32>())) as u64
    }

    /// Runs until it finishes or has expanded `budget` more nodes.
    pub fn step(&mut self, budget: u64) -> Status<P::Move> {
        let stop = self.nodes.saturating_add(budget);
        loop {
            if let Some(over) = &self.over {
                return over.clone();
            }
            if self.nodes >= stop {
                return Status::Running;
            }
            self.over = self.advance();
        }
    }

    /// Expands one more node.
    fn advance(&mut self) -> Option<Status<P::Move>> {
        let Some((estimate, depth, at)) = self.next() else { return Some(Status::Exhausted) };
        let length = estimate.div_ceil(u64::from(self.weight) * u64::from(MOVE));
        self.bound = self.bound.max(u8::try_from(length).unwrap_or(u8::MAX));
        let node = &mut self.seen[at as usize];
        if node.is_expanded || node.depth != depth {
            return None;
        }
        node.is_expanded = true;
        let position = node.position;
        if self.puzzle.is_goal(&position) {
            return Some(Status::Solved(self.line(at)));
        }
        let mut moves = std::mem::take(&mut self.moves);
        self.puzzle.moves(&position, &mut moves);
        if !self.has_room(moves.len()) {
            return Some(Status::Memory);
        }
        for mv in moves.drain(..) {
            let mut child = position;
            self.puzzle.play(&mut child, mv);
            self.meet(child, at, mv, depth.saturating_add(1));
        }
        self.moves = moves;
        self.nodes += 1;
        None
    }

    /// The next position to expand, with the sum of path length and weighted estimate, and its
    /// distance from the root.
    fn next(&mut self) -> Option<(u64, u8, u32)> {
        let mut first = self.open.first_entry()?;
        let &(estimate, Reverse(depth)) = first.key();
        let at = first.get_mut().pop();
        if first.get().is_empty() {
            first.remove();
        }
        at.map(|at| (estimate, depth, at))
    }

    /// Adds a position to the open list unless a path to it is known that is no longer.
    fn meet(&mut self, position: P::Position, from: u32, mv: P::Move, depth: u8) {
        let met = Seen { position, came_by: Some((from, mv)), depth, is_expanded: false };
        let new = u32::try_from(self.seen.len()).expect("memory ends before");
        let at = *self.known.entry(position).or_insert(new);
        if at == new {
            self.seen.push(met);
        } else if self.seen[at as usize].depth > depth {
            self.seen[at as usize] = met;
        } else {
            return;
        }
        let way = u64::from(depth) * u64::from(Self::WHOLE * MOVE);
        let estimate = way + u64::from(self.weight) * u64::from(self.bounds.thousandths(&position));
        self.open.entry((estimate, Reverse(depth))).or_default().push(at);
    }

    /// Whether this many more positions fit. A growing list needs twice its room while it moves.
    fn has_room(&self, more: usize) -> bool {
        let (here, all) = (self.bytes(), Self::bytes_of(self.seen.len() + more));
        here + if all > here { all } else { 0 } <= self.cap && u32::try_from(self.seen.len() + more).is_ok()
    }

    fn line(&self, mut at: u32) -> Vec<P::Move> {
        let mut line = Vec::new();
        while let Some((from, mv)) = self.seen[at as usize].came_by {
            line.push(mv);
            at = from;
        }
        line.reverse();
        line
    }
}
