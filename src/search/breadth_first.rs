//! Breadth-first heuristic search with a rising bound (R. Zhou and E. A. Hansen, *Breadth-first heuristic search*,
//! Artificial Intelligence 170, 2006).

use std::collections::VecDeque;

use super::{ida_star::Status, layer::Layer};
use crate::puzzle::{LowerBound, Partition};

/// A search for a shortest solution layer by layer: all positions that are so many moves from the root and no more
/// than a bound from root to goal, by what is known. While the goal is not among them the bound rises, so that it is
/// always proven: no solution is shorter.
///
/// As moves can be taken back, a position that is met again lies in the layer before, in the same layer or in the next;
/// so a layer and, part for part, either the one before or the one in the making are all that must be kept. The lower
/// bound must be consistent: a move changes it by one at most. The layers before are kept as long as memory lasts, the oldest being forgotten first. They give the
/// solution, from the goal backwards; where they end, the same search again finds the moves before.
///
/// Nothing depends on how the search is sliced, nor the solution on the memory.
///
/// ```
/// use plyground::{search::{BreadthFirst, Status}, slide::{PatternDatabases, Position, Slide}};
/// let bounds = PatternDatabases::new();
/// let mut search = BreadthFirst::new(Slide::<3>::new(), &bounds, Position::START, 1 << 20);
/// let Status::Solved(line) = search.step(u64::MAX) else { unreachable!("the budget has no end") };
/// assert_eq!((line.len(), search.bound()), (24, 24));
/// ```
#[derive(Clone, Debug)]
pub struct BreadthFirst<P: Partition, H> {
    puzzle: P,
    bounds: H,
    root: P::Position,
    /// The bytes that positions may take.
    cap: u64,
    bound: u8,
    /// The least length beyond the bound that was seen.
    next_bound: u8,
    nodes: u64,
    most_bytes: u64,
    /// The layers that are kept; the last is complete and so many moves from the root.
    layers: VecDeque<Layer<P::Code>>,
    depth: u8,
    /// Where memory is short, what is left of the layer before the only one that is kept.
    previous: Option<Layer<P::Code>>,
    /// The layer after it, of which the parts before `part` are filled.
    next: Layer<P::Code>,
    part: usize,
    candidates: Vec<P::Code>,
    entries: Vec<(usize, P::Move)>,
    /// A solution from elsewhere.
    known: Option<Vec<P::Move>>,
    /// The end of a solution, last move first, and the position and layer where it begins.
    end: Vec<P::Move>,
    target: Option<(P::Position, u8)>,
    over: Option<Status<P::Move>>,
}

impl<P: Partition, H: LowerBound<P>> BreadthFirst<P, H> {
    /// Prepares a search from `root` whose positions take no more than `cap` bytes.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position, cap: u64) -> Self {
        let bound = bounds.lower_bound(&root);
        let parts = puzzle.parts();
        let mut search = Self {
            puzzle,
            bounds,
            root,
            cap,
            bound,
            next_bound: u8::MAX,
            nodes: 0,
            most_bytes: 0,
            layers: VecDeque::new(),
            depth: 0,
            previous: None,
            next: Layer::new(parts),
            part: 0,
            candidates: Vec::new(),
            entries: Vec::new(),
            known: None,
            end: Vec::new(),
            target: None,
            over: None,
        };
        search.begin();
        search
    }

    /// Takes in a solution: it is the answer as soon as nothing shorter is left.
    pub fn learn(&mut self, line: Vec<P::Move>) {
        self.known = Some(line);
    }

    /// The solution that was taken in.
    #[must_use]
    pub fn known(&self) -> Option<&[P::Move]> {
        self.known.as_deref()
    }

    /// Positions of all layers so far, over all iterations.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The bound of the current iteration, in moves: no solution is shorter.
    #[must_use]
    pub fn bound(&self) -> u8 {
        self.bound
    }

    /// The moves from the root to the last complete layer.
    #[must_use]
    pub fn layer(&self) -> u8 {
        self.depth
    }

    /// The most bytes that positions have taken so far.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.most_bytes
    }

    fn bytes_now(&self) -> u64 {
        let layers: u64 = self.layers.iter().chain(&self.previous).map(Layer::bytes).sum();
        layers + self.next.bytes() + (self.candidates.capacity() * size_of::<P::Code>()) as u64
    }

    /// Runs until it is over or until `budget` more positions are in layers, to the end of the part that it is at.
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

    /// Puts the root into the first layer.
    fn begin(&mut self) {
        let (part, code) = self.puzzle.encode(&self.root);
        self.layers.clear();
        self.previous = None;
        self.next = Layer::new(self.puzzle.parts());
        let mut first = Layer::new(self.puzzle.parts());
        first.fill(part, &[code]);
        self.layers.push_back(first);
        (self.depth, self.part) = (0, 0);
        self.nodes += 1;
    }

    /// Fills one more part, or goes on to the next layer or iteration; a status once the search is over.
    fn advance(&mut self) -> Option<Status<P::Move>> {
        if let Some(known) = &self.known
            && known.len() <= usize::from(self.bound)
        {
            return Some(Status::Solved(known.clone()));
        }
        if self.depth == 0 && self.puzzle.is_goal(&self.root) {
            return Some(Status::Solved(Vec::new()));
        }
        if self.part < self.puzzle.parts() {
            return self.fill();
        }
        if self.next.len() > 0 {
            self.layers.push_back(std::mem::replace(&mut self.next, Layer::new(self.puzzle.parts())));
            self.previous = None;
            (self.depth, self.part) = (self.depth + 1, 0);
            return None;
        }
        if self.next_bound == u8::MAX {
            return Some(Status::Exhausted);
        }
        self.bound = self.next_bound;
        self.next_bound = u8::MAX;
        self.begin();
        None
    }

    /// Fills the next part of the layer in the making, and looks whether the target is there.
    fn fill(&mut self) -> Option<Status<P::Move>> {
        let part = self.part;
        self.entries.clear();
        self.puzzle.entries(part, &mut self.entries);
        let current = self.layers.back()?;
        let most: usize = self.entries.iter().map(|&(from, _)| current.part(from).len()).sum();
        self.candidates.clear();
        if !self.make_room(most) {
            return Some(Status::Memory);
        }
        self.candidates.reserve_exact(most);
        let current = self.layers.back()?;
        for &(from, mv) in &self.entries {
            self.puzzle.play_all(from, mv, current.part(from), &mut self.candidates);
        }
        self.candidates.sort_unstable();
        self.candidates.dedup();
        for layer in self.layers.iter().rev().take(2).chain(&self.previous) {
            layer.subtract_from(part, &mut self.candidates);
        }
        let mut goal = None;
        let (depth, bound) = (self.depth + 1, self.bound);
        self.candidates.retain(|&code| {
            let position = self.puzzle.decode(part, code);
            let moves = self.bounds.lower_bound_up_to(&position, bound - depth);
            let length = depth.saturating_add(moves);
            if length > bound {
                self.next_bound = self.next_bound.min(length);
                return false;
            }
            if moves == 0 {
                goal = Some(position);
            }
            true
        });
        self.nodes += self.candidates.len() as u64;
        self.next.fill(part, &self.candidates);
        if let Some(previous) = &mut self.previous {
            previous.clear(part);
        }
        self.most_bytes = self.most_bytes.max(self.bytes_now());
        self.part += 1;
        match self.target {
            Some((target, layer)) if layer == depth && self.next.holds(self.puzzle.encode(&target)) => {
                self.walk_back(target, depth)
            }
            None => goal.and_then(|goal| self.walk_back(goal, depth)),
            Some(_) => None,
        }
    }

    /// Forgets old layers until so many candidates and what may be kept of them have room.
    fn make_room(&mut self, candidates: usize) -> bool {
        let more = candidates.saturating_sub(self.candidates.capacity()) + candidates;
        let more = (more * size_of::<P::Code>()) as u64;
        while self.bytes_now() + more > self.cap {
            match self.layers.len() {
                0 | 1 => return false,
                2 => {
                    self.previous = self.layers.pop_front();
                    self.previous.iter_mut().for_each(|layer| (0..self.part).for_each(|part| layer.clear(part)));
                }
                _ => drop(self.layers.pop_front()),
            }
        }
        true
    }

    /// Finds the moves that lead to a position in the layer that is so many moves from the root, as far back as layers
    /// are kept. The whole solution if that is all; otherwise what is left is searched for.
    fn walk_back(&mut self, mut position: P::Position, mut depth: u8) -> Option<Status<P::Move>> {
        let mut moves = Vec::new();
        for layer in self.layers.iter().rev() {
            moves.clear();
            self.puzzle.moves(&position, &mut moves);
            let before = moves.iter().find_map(|&mv| {
                let mut before = position;
                self.puzzle.play(&mut before, mv);
                layer.holds(self.puzzle.encode(&before)).then_some((mv, before))
            });
            let (back, before) = before.expect("every position comes from the layer before");
            self.end.push(self.puzzle.inverse(back));
            (position, depth) = (before, depth - 1);
        }
        if depth == 0 {
            return Some(Status::Solved(self.end.iter().rev().copied().collect()));
        }
        self.target = Some((position, depth));
        self.begin();
        None
    }
}
