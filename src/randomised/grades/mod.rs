//! Deterministic values as small integers in the same order, their *grades*: the minimum of many of them is found
//! quickly.
//!
//! They serve functions that add up a number for each tile on its square: these have few values. There are two
//! implementations of their sums with the same results: one for all machines, one for WebAssembly with vectors.

#[cfg(target_feature = "simd128")]
mod vectors;
#[cfg(not(target_feature = "simd128"))]
mod words;

#[cfg(target_feature = "simd128")]
pub(super) use vectors::{Rows, Squares};
#[cfg(not(target_feature = "simd128"))]
pub(super) use words::{Rows, Squares};

use super::{
    Fat, Outlook,
    features::field,
    graph::Graph,
    minima::Minima,
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
    /// The grade of each sum.
    grades: Box<[i16; SUMS]>,
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
            rows: Rows::new(field(evaluation)),
            grades: Box::new(values.map(grade)),
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
pub(super) struct Grades {
    leaves: Vec<i16>,
    minima: Minima<i16>,
}

impl Grades {
    /// Computes the grades of all leaves, one of which may be Win.
    pub fn value(
        &mut self,
        graph: &Graph,
        root: &Position<3>,
        (places, thirds): (&Places, &mut PartialSums),
        scale: &Scale,
        win: Option<usize>,
    ) {
        scale.rows.grade(graph, root, (places, thirds), &scale.grades, &mut self.leaves);
        if let Some(leaf) = win {
            self.leaves[leaf] = scale.win;
        }
        self.minima.find(graph, &self.leaves);
    }

    /// Fills in the minimum value below each successor.
    pub fn values(&self, graph: &Graph, scale: &Scale, values: &mut Vec<f64>) {
        values.extend(self.minima.successors(graph).map(|grade| scale.value(grade)));
    }

    /// Fills in the minimal leaves.
    pub fn minimal_leaves(&self, graph: &Graph, fat: Fat, outlook: &mut Outlook) {
        self.minima.minimal_leaves(graph, &self.leaves, fat, outlook);
    }
}
