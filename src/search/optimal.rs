//! A solution first, and then the proof that there is none shorter.

use std::hash::Hash;

use super::{beam::Beam, breadth_first::BreadthFirst, ida_star::Status};
use crate::puzzle::{Estimate, LowerBound, Partition};

/// A search for a shortest solution that has one early: a [`Beam`] finds some solution, and a [`BreadthFirst`] search
/// then raises the bound from below until it meets the solution's length or finds a shorter one.
///
/// The last iteration, which is the longest, is spared whenever the beam has found a shortest solution.
#[derive(Clone, Debug)]
pub struct Optimal<P: Partition, H> {
    /// Nothing once it is over.
    beam: Option<Beam<P, H>>,
    beam_nodes: u64,
    beam_bytes: u64,
    layers: BreadthFirst<P, H>,
}

impl<P: Partition + Clone, H: Estimate<P> + LowerBound<P> + Clone> Optimal<P, H>
where
    P::Position: Ord + Hash,
{
    /// Prepares a search from `root` with a beam of this width, 0 for none, whose positions take no more than `cap` bytes.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position, width: u32, cap: u64) -> Self {
        let beam = (width > 0).then(|| Beam::new(puzzle.clone(), bounds.clone(), root, width, cap));
        Self { beam, beam_nodes: 0, beam_bytes: 0, layers: BreadthFirst::new(puzzle, bounds, root, cap) }
    }

    /// Nodes expanded so far: by the beam, and positions of all layers.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.beam_nodes + self.layers.nodes()
    }

    /// No solution is shorter than this, in moves.
    #[must_use]
    pub fn bound(&self) -> u8 {
        self.layers.bound()
    }

    /// The moves from the root to the layer that is looked at.
    #[must_use]
    pub fn layer(&self) -> u32 {
        self.beam.as_ref().map_or_else(|| self.layers.layer().into(), Beam::layer)
    }

    /// The most bytes that positions have taken so far, about.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.beam.as_ref().map_or(self.beam_bytes, Beam::bytes).max(self.layers.bytes())
    }

    /// A solution that is known and may be a shortest one.
    #[must_use]
    pub fn known(&self) -> Option<&[P::Move]> {
        self.layers.known()
    }

    /// Runs until it is over or until about `budget` more nodes are searched.
    pub fn step(&mut self, budget: u64) -> Status<P::Move> {
        let stop = self.nodes().saturating_add(budget);
        if let Some(beam) = &mut self.beam {
            let status = beam.step(budget);
            (self.beam_nodes, self.beam_bytes) = (beam.nodes(), beam.bytes());
            match status {
                Status::Running => return Status::Running,
                Status::Solved(line) => self.layers.learn(line),
                // Without a solution the proof is longer and finds one itself.
                Status::Memory | Status::Exhausted => {}
            }
            self.beam = None;
        }
        self.layers.step(stop.saturating_sub(self.nodes()))
    }
}
