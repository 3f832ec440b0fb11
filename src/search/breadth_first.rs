//! Breadth-first heuristic search with a rising bound [Zhou and Hansen 2006].

use std::{collections::VecDeque, ops::Range};

use super::{
    approach::{Approach, step_back},
    ida_star::Status,
    layer::Layer,
    memory::take_ahead,
};
use crate::puzzle::{LowerBound, Partition};

/// A search for an optimal solution, layer by layer: layer n holds all positions n moves from the
/// root whose lower bound allows a solution within the current bound. If the goal is not reached,
/// the bound rises; so it is always a proven lower bound on the solution length.
///
/// Moves can be taken back, so a position that is met again is in the previous, the current or the
/// next layer. It is enough to keep the current layer and, part by part, either the previous layer
/// or the one being filled. The lower bound must be consistent: one move changes it by at most one.
///
/// When memory runs short, the search first drops old layers, oldest first. They serve to trace the
/// solution back from the goal; where they are missing, the moves before are searched for from both
/// ends. Next it packs positions, if the puzzle numbers them, which takes longer. If that is not
/// enough, it cuts a layer near the root into slices and searches from one slice after the other;
/// positions that several slices lead to are then expanded several times.
///
/// Pausing does not change the result, and as long as no layer is cut the solution does not depend
/// on the memory either.
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
    /// The memory limit for positions, in bytes.
    cap: u64,
    bound: u8,
    /// The lowest solution length above the bound that was met.
    next_bound: u8,
    nodes: u64,
    most_bytes: u64,
    /// The memory that the allocator has been told to take for positions, in bytes.
    taken: u64,
    /// The layers that are kept; the last is complete and `depth` moves from the root.
    layers: VecDeque<Layer<P>>,
    depth: u8,
    /// The number of positions of every layer up to the last.
    sizes: Vec<usize>,
    /// When memory is short, the rest of the layer before the only one that is kept.
    previous: Option<Layer<P>>,
    /// The layer being filled; the parts before `part` are done.
    next: Layer<P>,
    part: usize,
    /// Whether memory is so short that positions are packed.
    is_packed: bool,
    slice: Slice,
    candidates: Vec<P::Code>,
    unpacked: Vec<P::Code>,
    entries: Vec<(usize, P::Move)>,
    /// A solution found by another search.
    known: Option<Vec<P::Move>>,
    /// The end of a solution, last move first, and the search for a path to where it begins.
    end: Vec<P::Move>,
    approach: Option<Approach<P>>,
    over: Option<Status<P::Move>>,
}

/// One of several equal slices of a layer, from which the search continues.
#[derive(Clone, Copy, Debug)]
struct Slice {
    depth: u8,
    number: usize,
    of: usize,
}

impl Slice {
    const WHOLE: Self = Self { depth: 0, number: 0, of: 1 };

    /// The indices of the slice in a layer with this many positions.
    fn range(self, positions: usize) -> Range<usize> {
        let begin = |number| (number as u128 * positions as u128 / self.of as u128) as usize;
        begin(self.number)..begin(self.number + 1)
    }
}

impl<P: Partition, H: LowerBound<P>> BreadthFirst<P, H> {
    /// The number of equal shares of the memory: a layer that is kept throughout may take one.
    const SHARES: u64 = 16;

    /// Prepares a search from `root` whose positions take at most `cap` bytes.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position, cap: u64) -> Self {
        let bound = bounds.lower_bound(&root);
        let next = Layer::new(&puzzle);
        let mut search = Self {
            puzzle,
            bounds,
            root,
            cap,
            bound,
            next_bound: u8::MAX,
            nodes: 0,
            most_bytes: 0,
            taken: 0,
            layers: VecDeque::new(),
            depth: 0,
            sizes: Vec::new(),
            previous: None,
            next,
            part: 0,
            is_packed: false,
            slice: Slice::WHOLE,
            candidates: Vec::new(),
            unpacked: Vec::new(),
            entries: Vec::new(),
            known: None,
            end: Vec::new(),
            approach: None,
            over: None,
        };
        search.begin();
        search
    }

    /// Accepts a solution from another search: it is the answer once no shorter one is possible.
    pub fn learn(&mut self, line: Vec<P::Move>) {
        self.known = Some(line);
    }

    /// The solution from another search.
    #[must_use]
    pub fn known(&self) -> Option<&[P::Move]> {
        self.known.as_deref()
    }

    /// The number of positions in all layers so far, over all iterations.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The bound of the current iteration: a lower bound on the length of a solution, in moves.
    #[must_use]
    pub fn bound(&self) -> u8 {
        self.bound
    }

    /// The distance from the root to the last complete layer, in moves.
    #[must_use]
    pub fn layer(&self) -> u8 {
        self.depth
    }

    /// The peak memory of positions so far, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.most_bytes
    }

    fn bytes_now(&self) -> u64 {
        let layers: u64 = self.layers.iter().chain(&self.previous).map(Layer::bytes).sum();
        let approach = self.approach.as_ref().map_or(0, Approach::bytes);
        let buffers = self.candidates.capacity() + self.unpacked.capacity();
        layers + self.next.bytes() + approach + (buffers * size_of::<P::Code>()) as u64
    }

    /// Runs until it finishes or has added `budget` more positions to layers, and completes the
    /// current part.
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

    /// Starts the iteration with the root as the first layer.
    fn begin(&mut self) {
        self.layers.clear();
        self.previous = None;
        self.next = Layer::new(&self.puzzle);
        self.layers.push_back(Layer::alone(&self.puzzle, &self.root));
        self.sizes.clear();
        self.sizes.push(1);
        (self.depth, self.part, self.is_packed) = (0, 0, false);
        self.nodes += 1;
    }

    /// Fills one more part, or moves on to the next layer, slice or iteration. Returns a status
    /// once the search is over.
    fn advance(&mut self) -> Option<Status<P::Move>> {
        if let Some(known) = &self.known
            && known.len() <= usize::from(self.bound)
        {
            return Some(Status::Solved(known.clone()));
        }
        if self.depth == 0 && self.puzzle.is_goal(&self.root) {
            return Some(Status::Solved(Vec::new()));
        }
        if self.approach.as_ref().is_some_and(|approach| approach.near() == self.depth) {
            return self.cross();
        }
        if self.part < self.puzzle.parts() {
            return self.fill();
        }
        if self.next.len() > 0 {
            self.sizes.push(self.next.len());
            self.layers.push_back(std::mem::replace(&mut self.next, Layer::new(&self.puzzle)));
            self.previous = None;
            (self.depth, self.part) = (self.depth + 1, 0);
            return None;
        }
        if self.turn_to_next_slice() {
            return None;
        }
        if self.next_bound == u8::MAX {
            return Some(Status::Exhausted);
        }
        self.bound = self.next_bound;
        self.next_bound = u8::MAX;
        self.slice = Slice::WHOLE;
        self.begin();
        None
    }

    /// Fills the next part of the layer being filled.
    fn fill(&mut self) -> Option<Status<P::Move>> {
        let part = self.part;
        self.entries.clear();
        self.puzzle.entries(part, &mut self.entries);
        let current = self.layers.back()?;
        let most: usize = self.entries.iter().map(|&(from, _)| current.len_of(from)).sum();
        self.candidates.clear();
        if !self.make_room(most) {
            return self.narrow();
        }
        self.take_ahead(most);
        self.candidates.reserve_exact(most);
        // Most candidates exceed the bound, and need not be sorted then. But which of them are new is
        // not known before, and the next bound depends on those alone.
        self.play();
        if self.prune() < self.next_bound {
            self.candidates.clear();
            self.play();
            self.subtract();
            self.next_bound = self.next_bound.min(self.prune());
        } else {
            self.subtract();
        }
        self.nodes += self.candidates.len() as u64;
        if self.is_packed {
            self.next.fill_packed(&self.puzzle, part, &self.candidates);
        } else {
            self.next.fill(part, &self.candidates);
        }
        if let Some(previous) = &mut self.previous {
            previous.clear(part);
        }
        self.most_bytes = self.most_bytes.max(self.bytes_now());
        self.part += 1;
        // No solution is shorter than the bound, so the goal is met where no more moves are left.
        let depth = self.depth + 1;
        let goal = self.candidates.first().filter(|_| depth == self.bound)?;
        self.walk_back(self.puzzle.decode(part, *goal), depth, 0)
    }

    /// Makes the results of all moves that lead into the part the candidates.
    fn play(&mut self) {
        let Some(current) = self.layers.back() else { return };
        let slice = (self.slice.of > 1 && self.depth == self.slice.depth).then(|| self.slice.range(current.len()));
        current.play_into(&self.puzzle, &self.entries, slice.as_ref(), &mut self.candidates, &mut self.unpacked);
    }

    /// Removes the candidates that exceed the bound. Returns the lowest solution length among them.
    fn prune(&mut self) -> u8 {
        let depth = self.depth + 1;
        let decode = |code| self.puzzle.decode(self.part, code);
        let moves = self.bounds.retain_up_to(&mut self.candidates, decode, self.bound - depth);
        moves.map_or(u8::MAX, |moves| depth.saturating_add(moves))
    }

    /// Sorts the candidates and removes those that are known.
    fn subtract(&mut self) {
        self.candidates.sort_unstable();
        self.candidates.dedup();
        for layer in self.layers.iter().rev().take(2).chain(&self.previous) {
            layer.subtract_from(&self.puzzle, self.part, &mut self.candidates, &mut self.unpacked);
        }
    }

    /// Drops old layers, and then packs the others, until there is room for this many candidates
    /// and the survivors among them.
    fn make_room(&mut self, candidates: usize) -> bool {
        while self.needed(candidates) > self.cap {
            match self.layers.len() {
                3.. => drop(self.layers.pop_front()),
                2 => {
                    self.previous = self.layers.pop_front();
                    self.previous.iter_mut().for_each(|layer| (0..self.part).for_each(|part| layer.clear(part)));
                }
                _ if self.approach.as_mut().is_some_and(Approach::shrink) => {}
                _ if !self.is_packed => {
                    self.is_packed = true;
                    let layers = self.layers.iter_mut().chain(&mut self.previous);
                    layers.chain([&mut self.next]).for_each(|layer| layer.pack(&self.puzzle));
                }
                _ => return false,
            }
        }
        true
    }

    /// Has a share of the memory taken in one piece when this many candidates need more.
    fn take_ahead(&mut self, candidates: usize) {
        let needed = self.needed(candidates);
        if needed > self.taken {
            let share = self.cap / Self::SHARES;
            take_ahead(share);
            self.taken = needed + share;
        }
    }

    /// The memory of positions, in bytes, with this many candidates and the survivors among them.
    fn needed(&self, candidates: usize) -> u64 {
        let more = candidates.saturating_sub(self.candidates.capacity()) + candidates;
        let unpacked = self.longest().saturating_sub(self.unpacked.capacity());
        self.bytes_now() + ((more + unpacked) * size_of::<P::Code>()) as u64
    }

    /// The number of positions of the longest part that must be unpacked.
    fn longest(&self) -> usize {
        let layers = self.layers.iter().rev().take(2).chain(&self.previous);
        let longest = |layer: &Layer<P>| (0..self.puzzle.parts()).map(|part| layer.len_of(part)).max().unwrap_or(0);
        if self.is_packed { layers.map(longest).max().unwrap_or(0) } else { 0 }
    }

    /// Restarts the iteration at the current slice, with slices of half the size. Slices of a
    /// single position cannot be halved.
    fn narrow(&mut self) -> Option<Status<P::Move>> {
        if self.slice.of == 1 {
            // The layer to be cut is itself kept, and searched in every slice.
            let share = self.cap / Self::SHARES / size_of::<P::Code>() as u64;
            let small = self.sizes.iter().take_while(|&&size| size as u64 <= share).count();
            self.slice.depth = u8::try_from(small.saturating_sub(1)).unwrap_or(u8::MAX);
        }
        let Slice { depth, number, of } = self.slice;
        if self.sizes.get(usize::from(depth)).is_none_or(|&size| 2 * of > size) {
            return Some(Status::Memory);
        }
        self.slice = Slice { depth, number: 2 * number, of: 2 * of };
        self.begin();
        None
    }

    /// Restarts the iteration with the next slice, if there is one.
    fn turn_to_next_slice(&mut self) -> bool {
        let is_next = self.slice.number + 1 < self.slice.of;
        if is_next {
            self.slice.number += 1;
            self.begin();
        }
        is_next
    }

    /// Traces the moves back from a position `depth` moves from the root through the layers that
    /// are kept, skipping the last `without` layers. Returns the whole solution if that reaches the
    /// root; otherwise the rest is searched for.
    fn walk_back(&mut self, mut position: P::Position, mut depth: u8, without: usize) -> Option<Status<P::Move>> {
        for layer in self.layers.iter().rev().skip(without) {
            position = step_back(&self.puzzle, position, &mut self.end, |before| layer.holds(&self.puzzle, before));
            depth -= 1;
        }
        if depth == 0 {
            return Some(Status::Solved(self.end.iter().rev().copied().collect()));
        }
        self.slice = Slice::WHOLE;
        self.begin();
        let share = self.cap / Self::SHARES;
        let approach = Approach::new(&self.puzzle, &self.bounds, (position, depth), self.bound, share);
        self.nodes += approach.nodes();
        self.approach = Some(approach);
        self.most_bytes = self.most_bytes.max(self.bytes_now());
        None
    }

    /// Traces back from the target to the last layer, if that has a position on a path to it, and
    /// on from there.
    fn cross(&mut self) -> Option<Status<P::Move>> {
        let (approach, layer) = (self.approach.take()?, self.layers.back()?);
        if let Some(position) = approach.cross(&self.puzzle, layer, &mut self.end) {
            return self.walk_back(position, self.depth, 1);
        }
        self.approach = Some(approach);
        assert!(self.turn_to_next_slice(), "a way leads to the target");
        None
    }
}
