//! Deterministic values as small integers in the same order, their *grades*: the minimum of many of them is found
//! quickly.
//!
//! They serve functions that add up a number for each tile on its square: these have few values. There are two
//! implementations with the same results: one for all machines, one for WebAssembly with vectors.

#[cfg(target_feature = "simd128")]
mod vectors;
#[cfg(not(target_feature = "simd128"))]
mod words;

#[cfg(target_feature = "simd128")]
pub(super) use vectors::{Leaves, Rows, Vectors};
#[cfg(not(target_feature = "simd128"))]
pub(super) use words::{Leaves, Rows, Vectors};

use super::{
    Fat, Outlook,
    features::field,
    graph::Graph,
    partial_sums::PartialSums,
    places::Places,
    rank::{rank, value},
};
use crate::slide::{Evaluation, Position};

/// The number of different sums of a function.
pub(super) const SUMS: usize = 512;

/// The grades of a function.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    rows: Rows,
    /// The value of each grade, ascending.
    values: Vec<f64>,
    win: i16,
}

impl Scale {
    /// The grades of a function whose sums have these values, and of Win; `None` if it needs more than the squares of
    /// the tiles.
    pub fn new(evaluation: Evaluation, values: &[f64; SUMS], win: f64) -> Option<Self> {
        use Evaluation::{Eu, L2, Man, Squares};
        if !matches!(evaluation, Man | Eu | L2 | Squares) {
            return None;
        }
        let mut ranks: Vec<i64> = values.iter().chain([&win]).copied().map(rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        let grade = |of: f64| {
            let below = ranks.partition_point(|&other| other < rank(of));
            i16::try_from(below).expect("there are few values")
        };
        Some(Self {
            rows: Rows::new(field(evaluation), &values.map(grade)),
            win: grade(win),
            values: ranks.into_iter().map(value).collect(),
        })
    }

    fn value(&self, grade: i16) -> f64 {
        self.values[usize::from(grade.cast_unsigned())]
    }
}

/// The grades of all leaves, in buffers that are reused by later searches.
#[derive(Clone, Debug, Default)]
pub(super) struct Grades(Leaves);

impl Grades {
    /// Computes the grades of all leaves, one of which may be Win.
    pub fn value(
        &mut self,
        graph: &Graph,
        root: &Position<3>,
        sums: (&Places, &mut PartialSums),
        scale: &Scale,
        win: Option<usize>,
    ) {
        let Self(leaves) = self;
        leaves.grade(graph, root, sums, &scale.rows);
        if let Some(leaf) = win {
            leaves.set(graph, leaf, scale.win);
        }
        leaves.find(graph);
    }

    /// Fills in the minimum value below each successor.
    pub fn values(&self, graph: &Graph, scale: &Scale, values: &mut Vec<f64>) {
        values.extend(self.0.successors(graph).map(|grade| scale.value(grade)));
    }

    /// Fills in the minimal leaves.
    pub fn minimal_leaves(&self, graph: &Graph, fat: Fat, outlook: &mut Outlook) {
        self.0.minimal_leaves(graph, fat, outlook);
    }
}
