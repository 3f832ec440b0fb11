//! The best moves of all positions by depth-t-searches.

use super::graph::{Block, Graph, Numbers};
use crate::{lab::Tie, slide::Position};

/// The best moves of all positions, a bit each in the order of moves, and numbers without meaning whose memory can be
/// used again.
///
/// The value of a position to ply t is the least value of its successors to ply t − 1. Plies alternate between even
/// and odd patterns, so one number a position holds all values that are needed at a time.
pub(super) fn best_moves<const K: usize>(
    graph: &Graph<K>,
    t: u8,
    tie: Tie,
    value: impl Fn(&Position<K>) -> f64,
) -> (Numbers<u8>, Numbers<f64>) {
    let mut best = graph.all(0);
    let mut search =
        Search { graph, values: graph.all(0.0), leaves: if tie == Tie::Fat { graph.all(1) } else { Numbers::new() } };
    for odd in [false, true] {
        let mut here = odd != (t % 2 == 1);
        search.value_leaves(here, &value);
        for _ in 1..t {
            here = !here;
            search.climb(here);
        }
        for pattern in Graph::<K>::patterns(odd) {
            search.choose(pattern, tie, &mut best[pattern]);
        }
    }
    (best, search.values)
}

/// Searches of all positions at once, ply by ply from the leaves.
struct Search<'a, const K: usize> {
    graph: &'a Graph<K>,
    /// The value of each position to the ply that has been reached.
    values: Numbers<f64>,
    /// How many leaves below each position have that value; empty if nobody asks.
    leaves: Numbers<u32>,
}

impl<const K: usize> Search<'_, K> {
    /// Values the positions of even or of odd patterns as leaves.
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

    /// Values even or odd patterns by the others.
    fn climb(&mut self, odd: bool) {
        let Self { graph, values, leaves } = self;
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

    /// Gives Win less than anything else: no search looks below it.
    fn settle_win(&mut self) {
        let (pattern, number) = self.graph.place(&Position::WIN);
        self.values[pattern][number] = f64::NEG_INFINITY;
        if let Some(leaves) = self.leaves.get_mut(pattern) {
            leaves[number] = 1;
        }
    }

    /// Finds the moves that are chosen in a pattern.
    fn choose(&self, pattern: usize, tie: Tie, best: &mut [u8]) {
        for (head, best) in best.chunks_exact_mut(self.graph.orders.tails).enumerate() {
            let values = self.graph.block(&self.values, pattern, head);
            match tie {
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

/// The least value of the successors.
fn least(values: &Block<'_, f64>, tail: usize) -> f64 {
    values.successors(tail).fold(f64::INFINITY, |least, value| if value < least { value } else { least })
}

/// The moves to the successors of the least value.
fn minimal(values: &Block<'_, f64>, tail: usize) -> u8 {
    let least = least(values, tail);
    values.successors(tail).zip(0..).fold(0, |best, (value, place)| best | u8::from(value <= least) << place)
}

/// Those of some moves whose successors have the most minimal leaves.
fn fattest(leaves: &Block<'_, u32>, tail: usize, best: u8) -> u8 {
    let most = leaves.chosen(tail, best).max();
    let is_fat = |leaves, place: u8| best >> place & 1 == 1 && Some(leaves) == most;
    leaves.successors(tail).zip(0..).fold(0, |fat, (leaves, place)| fat | u8::from(is_fat(leaves, place)) << place)
}
