//! Minima over the leaves of a graph, whose values are integers in the same order.

use super::{Fat, Outlook, graph::Graph, positions_by_ply::SUCCESSORS};

/// The smallest integers below the successors of the root, in buffers that are reused by later searches.
#[derive(Clone, Debug, Default)]
pub(super) struct Minima<T> {
    /// By class.
    classes: Vec<T>,
    successors: [T; SUCCESSORS],
}

impl<T: Copy + Ord> Minima<T> {
    /// Finds the minima of these leaves.
    pub fn find(&mut self, graph: &Graph, leaves: &[T]) {
        self.classes.clear();
        self.classes.extend(graph.classes.iter().map(|class| least(&leaves[class.from..class.to])));
        let greatest = *self.classes.iter().max().expect("a search has leaves");
        self.successors = [greatest; SUCCESSORS];
        for (class, &least) in graph.classes.iter().zip(&self.classes) {
            // Nothing predicts which successors lead to a class, so there is no branch.
            for (successor, minimum) in self.successors.iter_mut().enumerate() {
                let least = if class.is_reached_from(successor) { least } else { greatest };
                *minimum = least.min(*minimum);
            }
        }
    }

    /// The minimum below each successor.
    pub fn successors(&self, graph: &Graph) -> impl Iterator<Item = T> {
        self.successors.iter().take(graph.successors).copied()
    }

    /// Fills in the minimal leaves among those whose minima were found.
    pub fn minimal_leaves(&self, graph: &Graph, leaves: &[T], fat: Fat, outlook: &mut Outlook) {
        let mut minimal = [0; SUCCESSORS];
        for (class, &least) in graph.classes.iter().zip(&self.classes) {
            let leaves = &leaves[class.from..class.to];
            for (successor, place) in class.successors().zip(0..) {
                if least != self.successors[successor] {
                    continue;
                }
                let from = class.ways + place * leaves.len();
                let ways = leaves.iter().zip(&graph.ways[from..from + leaves.len()]);
                let minimal_ways = ways.map(|(&leaf, &ways)| if leaf == least { ways } else { 0 });
                minimal[successor] += match fat {
                    Fat::Tree => u64::from(minimal_ways.sum::<u32>()),
                    Fat::Distinct => leaves.iter().filter(|&&leaf| leaf == least).count() as u64,
                };
            }
        }
        outlook.minimal_leaves.extend(&minimal[..graph.successors]);
    }
}

/// The minimum of some integers, in lanes so that comparisons need not wait for each other.
fn least<T: Copy + Ord>(leaves: &[T]) -> T {
    let (chunks, rest) = leaves.as_chunks::<8>();
    let mut lanes = [leaves[0]; 8];
    for chunk in chunks {
        lanes.iter_mut().zip(chunk).for_each(|(least, &leaf)| *least = leaf.min(*least));
    }
    lanes.iter().chain(rest).fold(leaves[0], |least, &leaf| leaf.min(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_is_found_wherever_it_is() {
        for length in 1..40 {
            for place in 0..length {
                let mut leaves = vec![7; length];
                leaves[place] = -3;
                assert_eq!(least(&leaves), -3);
            }
        }
    }
}
