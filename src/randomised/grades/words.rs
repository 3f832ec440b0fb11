//! Grades of one leaf after the other, by sums over the tiles from partial sums.

use super::SUMS;
use crate::{
    randomised::{
        Fat, Outlook,
        features::{Field, TILES},
        graph::{Class, Graph},
        minima::Minima,
        partial_sums::PartialSums,
        places::Places,
    },
    slide::Position,
};

/// What a graph stores for these grades: nothing.
#[derive(Clone, Debug)]
pub struct Vectors;

impl Vectors {
    pub fn new(_: &[[u8; TILES]], _: &[Class], _: &[u32]) -> Self {
        Self
    }
}

/// The grades of a function.
#[derive(Clone, Debug)]
pub struct Rows {
    field: Field,
    /// The grade of each sum.
    grades: Box<[i16; SUMS]>,
}

impl Rows {
    /// The grades of a function with this field, by sum.
    pub fn new(field: Field, grades: &[i16; SUMS]) -> Self {
        Self { field, grades: Box::new(*grades) }
    }
}

/// The grades of all leaves, and the least ones, in buffers that are reused by later searches.
#[derive(Clone, Debug, Default)]
pub struct Leaves {
    grades: Vec<i16>,
    minima: Minima<i16>,
}

impl Leaves {
    /// Computes the grades of all leaves.
    #[expect(clippy::cast_possible_truncation, reason = "sums are small")]
    pub fn grade(
        &mut self,
        graph: &Graph,
        root: &Position<3>,
        (places, thirds): (&Places, &mut PartialSums),
        Rows { field: Field { shift, mask }, grades }: &Rows,
    ) {
        thirds.add_up(graph, root, |tile| places.words(tile));
        self.grades.clear();
        self.grades.extend(thirds.sums(&graph.leaves).map(|word| grades[(word >> shift & mask) as usize % SUMS]));
    }

    /// Overwrites the grade of one leaf.
    pub fn set(&mut self, _: &Graph, leaf: usize, grade: i16) {
        self.grades[leaf] = grade;
    }

    /// Finds the minima.
    pub fn find(&mut self, graph: &Graph) {
        self.minima.find(graph, &self.grades);
    }

    /// The minimum below each successor.
    pub fn successors(&self, graph: &Graph) -> impl Iterator<Item = i16> {
        self.minima.successors(graph)
    }

    /// Fills in the minimal leaves, once the minima were found.
    pub fn minimal_leaves(&self, graph: &Graph, fat: Fat, outlook: &mut Outlook) {
        self.minima.minimal_leaves(graph, &self.grades, fat, outlook);
    }
}
