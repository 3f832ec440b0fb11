//! Beam search [Lowerre 1976].

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, DefaultHasher, Hash},
};

use super::ida_star::Status;
use crate::puzzle::{Estimate, Puzzle};

/// A quick search for any solution. It keeps only the positions of each layer that an estimate
/// ranks best, and continues from these alone. It proves nothing.
///
/// No position is kept twice, and ties between estimates are broken by the order of positions, so
/// the result depends neither on chance nor on slicing.
///
/// ```
/// use plyground::{search::{Beam, Status}, slide::{PatternDatabases, Position, Slide}};
/// let bounds = PatternDatabases::new();
/// let mut search = Beam::new(Slide::<3>::new(), &bounds, Position::START, 100, 1 << 20);
/// let Status::Solved(line) = search.step(u64::MAX) else { unreachable!("the beam is wide enough") };
/// assert_eq!(line.len(), 24);
/// ```
#[derive(Clone, Debug)]
pub struct Beam<P: Puzzle, H> {
    puzzle: P,
    estimates: H,
    width: usize,
    cap: u64,
    nodes: u64,
    layers: Vec<Vec<Kept<P>>>,
    /// The index of the next position of the last layer to expand.
    at: usize,
    candidates: Vec<Candidate<P>>,
    known: HashSet<P::Position, BuildHasherDefault<DefaultHasher>>,
    moves: Vec<P::Move>,
    over: Option<Status<P::Move>>,
}

/// A position of a layer, with its parent in the layer before and the move from there.
#[derive(Clone, Debug)]
struct Kept<P: Puzzle> {
    position: P::Position,
    came_by: Option<(u32, P::Move)>,
}

#[derive(Clone, Debug)]
struct Candidate<P: Puzzle> {
    estimate: u32,
    position: P::Position,
    parent: u32,
    mv: P::Move,
}

impl<P: Puzzle, H: Estimate<P>> Beam<P, H>
where
    P::Position: Ord + Hash,
{
    /// Prepares a search from `root` that keeps `width` positions per layer, at least 1, and takes
    /// at most about `cap` bytes.
    #[must_use]
    pub fn new(puzzle: P, estimates: H, root: P::Position, width: u32, cap: u64) -> Self {
        let mut known = HashSet::default();
        known.insert(root);
        let layers = vec![vec![Kept { position: root, came_by: None }]];
        Self {
            over: puzzle.is_goal(&root).then(|| Status::Solved(Vec::new())),
            puzzle,
            estimates,
            width: width.max(1) as usize,
            cap,
            nodes: 0,
            layers,
            at: 0,
            candidates: Vec::new(),
            known,
            moves: Vec::new(),
        }
    }

    /// The number of nodes expanded so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The distance from the root to the layer being expanded, in moves.
    #[must_use]
    pub fn layer(&self) -> u32 {
        u32::try_from(self.layers.len() - 1).unwrap_or(u32::MAX)
    }

    /// The approximate memory of the positions, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let kept = self.known.len() * (size_of::<Kept<P>>() + 2 * size_of::<P::Position>());
        (kept + self.candidates.len().next_power_of_two() * size_of::<Candidate<P>>()) as u64
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

    /// Expands one more node, or chooses the next layer when all are expanded.
    fn advance(&mut self) -> Option<Status<P::Move>> {
        let (layer, parent) = (self.layers.last()?, u32::try_from(self.at).ok()?);
        let Some(node) = layer.get(self.at) else { return self.choose() };
        let position = node.position;
        self.moves.clear();
        self.puzzle.moves(&position, &mut self.moves);
        for &mv in &self.moves {
            let mut child = position;
            self.puzzle.play(&mut child, mv);
            if self.puzzle.is_goal(&child) {
                return Some(Status::Solved(self.line(parent, mv)));
            }
            if !self.known.contains(&child) {
                let estimate = self.estimates.estimate(&child);
                self.candidates.push(Candidate { estimate, position: child, parent, mv });
            }
        }
        self.nodes += 1;
        self.at += 1;
        (self.bytes() > self.cap).then_some(Status::Memory)
    }

    /// Keeps the best candidates, without duplicates.
    fn choose(&mut self) -> Option<Status<P::Move>> {
        self.candidates.sort_unstable_by_key(|found| (found.estimate, found.position, found.parent));
        self.candidates.dedup_by_key(|found| found.position);
        self.candidates.truncate(self.width);
        if self.candidates.is_empty() {
            return Some(Status::Exhausted);
        }
        self.known.extend(self.candidates.iter().map(|found| found.position));
        let keep = |found: Candidate<P>| Kept { position: found.position, came_by: Some((found.parent, found.mv)) };
        self.layers.push(self.candidates.drain(..).map(keep).collect());
        self.at = 0;
        None
    }

    /// The moves to the goal: those to a position of the last layer, then `last`.
    fn line(&self, from: u32, last: P::Move) -> Vec<P::Move> {
        let mut line = vec![last];
        let mut at = from;
        for layer in self.layers.iter().rev() {
            let Some((parent, mv)) = layer[at as usize].came_by else { break };
            line.push(mv);
            at = parent;
        }
        line.reverse();
        line
    }
}
