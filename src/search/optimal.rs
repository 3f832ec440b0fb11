//! Finds a solution first, then proves that none is shorter.

use std::hash::Hash;

use super::{beam::Beam, breadth_first::BreadthFirst, ida_star::Status};
use crate::puzzle::{Estimate, LowerBound, Partition};

/// A search for an optimal solution that finds some solution early. A [`Beam`] search finds one,
/// and a [`BreadthFirst`] search then raises the lower bound until it meets that length or finds a
/// shorter solution.
///
/// If the beam has found an optimal solution, the last and longest iteration is not needed.
#[derive(Clone, Debug)]
pub struct Optimal<P: Partition, H> {
    /// `None` once the beam search is over.
    beam: Option<Beam<P, H>>,
    beam_nodes: u64,
    beam_bytes: u64,
    layers: BreadthFirst<P, H>,
}

impl<P: Partition + Clone, H: Estimate<P> + LowerBound<P> + Clone> Optimal<P, H>
where
    P::Position: Ord + Hash,
{
    /// Prepares a search from `root` with a beam of this width, 0 for none, whose positions take at
    /// most `cap` bytes.
    #[must_use]
    pub fn new(puzzle: P, bounds: H, root: P::Position, width: u32, cap: u64) -> Self {
        let beam = (width > 0).then(|| Beam::new(puzzle.clone(), bounds.clone(), root, width, cap));
        Self { beam, beam_nodes: 0, beam_bytes: 0, layers: BreadthFirst::new(puzzle, bounds, root, cap) }
    }

    /// The number of nodes so far: those that the beam expanded, and the positions of all layers.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.beam_nodes + self.layers.nodes()
    }

    /// A proven lower bound on the length of a solution, in moves.
    #[must_use]
    pub fn bound(&self) -> u8 {
        self.layers.bound()
    }

    /// The distance from the root to the current layer, in moves.
    #[must_use]
    pub fn layer(&self) -> u32 {
        self.beam.as_ref().map_or_else(|| self.layers.layer().into(), Beam::layer)
    }

    /// The approximate peak memory of positions so far, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.beam.as_ref().map_or(self.beam_bytes, Beam::bytes).max(self.layers.bytes())
    }

    /// The best solution known so far, which may be optimal.
    #[must_use]
    pub fn known(&self) -> Option<&[P::Move]> {
        self.layers.known()
    }

    /// Runs until it finishes or has searched about `budget` more nodes.
    pub fn step(&mut self, budget: u64) -> Status<P::Move> {
        let stop = self.nodes().saturating_add(budget);
        if let Some(beam) = &mut self.beam {
            let status = beam.step(budget);
            (self.beam_nodes, self.beam_bytes) = (beam.nodes(), beam.bytes());
            match status {
                Status::Running => return Status::Running,
                Status::Solved(line) => self.layers.learn(line),
                // Without a solution the proof takes longer and finds one itself.
                Status::Memory | Status::Exhausted => {}
            }
            self.beam = None;
        }
        self.layers.step(stop.saturating_sub(self.nodes()))
    }
}
