//! The best moves of all positions according to depth-t searches.

use super::graph::{Block, Graph, Numbers};
use crate::{lab::puzzle::Tie, slide::Position};

/// Searches from all positions at once, ply by ply from the leaves: first for the positions of even
/// patterns, then for those of odd ones.
///
/// The value of a position to ply t is the minimum over its successors to ply t − 1. Plies
/// alternate between even and odd patterns, so one number per position holds all the values needed
/// at a time.
#[derive(Clone, Debug)]
pub(in crate::lab) struct Search<const K: usize> {
    pub(super) graph: Graph<K>,
    /// The value of each position to the current ply.
    pub(super) values: Numbers<f64>,
    /// The best moves of each position, as a bit set in the order of moves.
    pub(super) best: Numbers<u8>,
    /// The number of leaves below each position that have this value; empty if not needed.
    leaves: Numbers<u32>,
    pub(super) t: u8,
    pub(super) tie: Tie,
    /// The number of steps done.
    done: u16,
}

impl<const K: usize> Search<K> {
    /// Starts before the first step.
    pub fn new(t: u8, tie: Tie) -> Self {
        let graph = Graph::new();
        let (values, best) = (graph.all(0.0), graph.all(0));
        let leaves = if tie == Tie::Fat { graph.all(1) } else { Numbers::new() };
        Self { graph, values, best, leaves, t, tie, done: 0 }
    }

    /// The number of steps of a search of depth `t`: for each half the leaves, the plies above
    /// them, and the choice.
    pub fn steps(t: u8) -> u16 {
        2 * (u16::from(t) + 1)
    }

    /// The number of steps done.
    pub fn done(&self) -> u16 {
        self.done
    }

    /// Does the next step, given the values of positions other than Win as leaves.
    pub fn step(&mut self, value: &impl Fn(&Position<K>) -> f64) {
        let (t, plies) = (u16::from(self.t), self.done % (u16::from(self.t) + 1));
        let odd = self.done > t;
        let here = odd != ((t - plies) % 2 == 1);
        if plies == 0 {
            self.value_leaves(here, value);
        } else if plies < t {
            self.climb(here);
        } else {
            for pattern in Graph::<K>::patterns(odd) {
                let mut best = std::mem::take(&mut self.best[pattern]);
                self.choose(pattern, &mut best);
                self.best[pattern] = best;
            }
        }
        self.done += 1;
    }

    /// Evaluates the positions of even or odd patterns as leaves.
    fn value_leaves(&mut self, odd: bool, value: &impl Fn(&Position<K>) -> f64) {
        for pattern in Graph::<K>::patterns(odd) {
            let positions = self.graph.orders.positions(pattern);
            self.values[pattern].iter_mut().zip(positions).for_each(|(number, position)| *number = value(&position));
            if let Some(leaves) = self.leaves.get_mut(pattern) {
                leaves.fill(1);
            }
        }
        self.settle_win();
    }

    /// Computes the values of even or odd patterns from the others.
    fn climb(&mut self, odd: bool) {
        let Self { graph, values, leaves, .. } = self;
        for pattern in Graph::<K>::patterns(odd) {
            let mut own = std::mem::take(&mut values[pattern]);
            for (head, own) in own.chunks_exact_mut(graph.orders.tails).enumerate() {
                let values = graph.block(values, pattern, head);
                own.iter_mut().enumerate().for_each(|(tail, own)| *own = least(&values, tail));
            }
            values[pattern] = own;
            let Some(own) = leaves.get_mut(pattern) else { continue };
            let mut own = std::mem::take(own);
            for (head, own) in own.chunks_exact_mut(graph.orders.tails).enumerate() {
                let (values, leaves) = (graph.block(values, pattern, head), graph.block(leaves, pattern, head));
                own.iter_mut()
                    .enumerate()
                    .for_each(|(tail, own)| *own = leaves.chosen(tail, minimal(&values, tail)).sum());
            }
            leaves[pattern] = own;
        }
        self.settle_win();
    }

    /// Gives Win the lowest value of all: no search looks below it.
    fn settle_win(&mut self) {
        let (pattern, number) = self.graph.place(&Position::WIN);
        self.values[pattern][number] = f64::NEG_INFINITY;
        if let Some(leaves) = self.leaves.get_mut(pattern) {
            leaves[number] = 1;
        }
    }

    /// Computes the moves that are chosen in a pattern.
    fn choose(&self, pattern: usize, best: &mut [u8]) {
        for (head, best) in best.chunks_exact_mut(self.graph.orders.tails).enumerate() {
            let values = self.graph.block(&self.values, pattern, head);
            match self.tie {
                Tie::Random => best.iter_mut().enumerate().for_each(|(tail, best)| *best = minimal(&values, tail)),
                Tie::First => {
                    let first = |best: u8| best & best.wrapping_neg();
                    best.iter_mut().enumerate().for_each(|(tail, best)| *best = first(minimal(&values, tail)));
                }
                Tie::Fat => {
                    let leaves = self.graph.block(&self.leaves, pattern, head);
                    let fat = |tail| fattest(&leaves, tail, minimal(&values, tail));
                    best.iter_mut().enumerate().for_each(|(tail, best)| *best = fat(tail));
                }
                Tie::Clustered | Tie::Spread => unreachable!("exact quotas refuse these rules"),
            }
        }
    }
}

/// The minimum value of the successors.
fn least(values: &Block<'_, f64>, tail: usize) -> f64 {
    values.successors(tail).fold(f64::INFINITY, |least, value| if value < least { value } else { least })
}

/// The moves to the successors with the minimum value.
fn minimal(values: &Block<'_, f64>, tail: usize) -> u8 {
    let least = least(values, tail);
    values.successors(tail).zip(0..).fold(0, |best, (value, place)| best | u8::from(value <= least) << place)
}

/// The moves among these whose successors have the most minimal leaves.
fn fattest(leaves: &Block<'_, u32>, tail: usize, best: u8) -> u8 {
    let most = leaves.chosen(tail, best).max();
    let is_fat = |leaves, place: u8| best >> place & 1 == 1 && Some(leaves) == most;
    leaves.successors(tail).zip(0..).fold(0, |fat, (leaves, place)| fat | u8::from(is_fat(leaves, place)) << place)
}
