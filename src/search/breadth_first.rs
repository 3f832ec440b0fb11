//! Breadth-first heuristic search with a rising bound [Zhou and Hansen 2006].

use std::{collections::VecDeque, ops::Range};

use super::{
    approach::{Approach, step_back},
    ida_star::Status,
    layer::Layer,
};
use crate::puzzle::{LowerBound, Partition};

/// A search for a shortest solution layer by layer: all positions that are so many moves from the root and no more
/// than a bound from root to goal, by what is known. While the goal is not among them the bound rises, so that it is
/// always proven: no solution is shorter.
///
/// As moves can be taken back, a position that is met again lies in the layer before, in the same layer or in the next;
/// so a layer and, part for part, either the one before or the one in the making are all that must be kept. The lower
/// bound must be consistent: a move changes it by one at most.
///
/// Where memory is short, first the layers before are forgotten, the oldest first. They give the solution, from the goal
/// backwards; where they end, the moves before are searched for from both ends. Then positions are packed, where the puzzle has
/// numbers for them, which takes longer. And where that is not enough, a layer near the root is cut into slices, and the
/// search goes on from one slice after the other; what several of them lead to is looked at several times.
///
/// Nothing depends on how the search is paused; nor does the solution on the memory, as long as layers are not cut.
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
    layers: VecDeque<Layer<P>>,
    depth: u8,
    /// The positions of every layer up to the last.
    sizes: Vec<usize>,
    /// Where memory is short, what is left of the layer before the only one that is kept.
    previous: Option<Layer<P>>,
    /// The layer after it, of which the parts before `part` are filled.
    next: Layer<P>,
    part: usize,
    /// Whether memory is so short that positions are packed.
    is_packed: bool,
    slice: Slice,
    candidates: Vec<P::Code>,
    unpacked: Vec<P::Code>,
    entries: Vec<(usize, P::Move)>,
    /// A solution from elsewhere.
    known: Option<Vec<P::Move>>,
    /// The end of a solution, last move first, and the search for the way to where it begins.
    end: Vec<P::Move>,
    approach: Option<Approach<P>>,
    over: Option<Status<P::Move>>,
}

/// The part of a layer from which the search goes on, one of several that are equally large.
#[derive(Clone, Copy, Debug)]
struct Slice {
    depth: u8,
    number: usize,
    of: usize,
}

impl Slice {
    const WHOLE: Self = Self { depth: 0, number: 0, of: 1 };

    /// Which positions of a layer are meant.
    fn range(self, positions: usize) -> Range<usize> {
        let begin = |number| (number as u128 * positions as u128 / self.of as u128) as usize;
        begin(self.number)..begin(self.number + 1)
    }
}

impl<P: Partition, H: LowerBound<P>> BreadthFirst<P, H> {
    /// What a layer that is kept throughout may take of the memory: one of so many equal shares.
    const SHARES: u64 = 16;

    /// Prepares a search from `root` whose positions take no more than `cap` bytes.
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
        let approach = self.approach.as_ref().map_or(0, Approach::bytes);
        let buffers = self.candidates.capacity() + self.unpacked.capacity();
        layers + self.next.bytes() + approach + (buffers * size_of::<P::Code>()) as u64
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
        self.layers.clear();
        self.previous = None;
        self.next = Layer::new(&self.puzzle);
        self.layers.push_back(Layer::alone(&self.puzzle, &self.root));
        self.sizes.clear();
        self.sizes.push(1);
        (self.depth, self.part, self.is_packed) = (0, 0, false);
        self.nodes += 1;
    }

    /// Fills one more part, or goes on to the next layer, slice or iteration; a status once the search is over.
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

    /// Fills the next part of the layer in the making.
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
        self.candidates.reserve_exact(most);
        let current = self.layers.back()?;
        let slice = (self.slice.of > 1 && self.depth == self.slice.depth).then(|| self.slice.range(current.len()));
        current.play_into(&self.puzzle, &self.entries, slice.as_ref(), &mut self.candidates, &mut self.unpacked);
        for layer in self.layers.iter().rev().take(2).chain(&self.previous) {
            layer.subtract_from(&self.puzzle, part, &mut self.candidates, &mut self.unpacked);
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
        goal.and_then(|goal| self.walk_back(goal, depth, 0))
    }

    /// Forgets old layers, and then packs the others, until so many candidates and what may be kept of them have room.
    fn make_room(&mut self, candidates: usize) -> bool {
        let more = candidates.saturating_sub(self.candidates.capacity()) + candidates;
        let code = size_of::<P::Code>();
        while self.bytes_now() + ((more + self.longest().saturating_sub(self.unpacked.capacity())) * code) as u64
            > self.cap
        {
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

    /// The positions of the longest part that will have to be unpacked.
    fn longest(&self) -> usize {
        let layers = self.layers.iter().rev().take(2).chain(&self.previous);
        let longest = |layer: &Layer<P>| (0..self.puzzle.parts()).map(|part| layer.len_of(part)).max().unwrap_or(0);
        if self.is_packed { layers.map(longest).max().unwrap_or(0) } else { 0 }
    }

    /// Begins the iteration again where it is, with slices of half the size. Beyond single positions there is nothing left to
    /// be done.
    fn narrow(&mut self) -> Option<Status<P::Move>> {
        if self.slice.of == 1 {
            // The layer to be cut is itself kept, and looked at in every slice.
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

    /// Begins the iteration again with the next slice, if there is one.
    fn turn_to_next_slice(&mut self) -> bool {
        let is_next = self.slice.number + 1 < self.slice.of;
        if is_next {
            self.slice.number += 1;
            self.begin();
        }
        is_next
    }

    /// Finds the moves that lead to a position so many moves from the root, as far back as layers are kept, without the last
    /// ones. The whole solution if that is all; otherwise what is left is searched for.
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

    /// Goes from the target to the last layer, if that has a position on a way there, and walks back from it.
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
