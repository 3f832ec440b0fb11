//! Sums over the tiles from partial sums.

use super::SUMS;
use crate::{
    randomised::{
        features::{Field, TILES},
        graph::Graph,
        partial_sums::PartialSums,
        places::Places,
    },
    slide::Position,
};

/// What a graph stores for these sums: nothing.
#[derive(Clone, Debug)]
pub struct Squares;

impl Squares {
    pub fn of(_leaves: &[[u8; TILES]]) -> Self {
        Self
    }
}

/// The function whose sums are wanted.
#[derive(Clone, Debug)]
pub struct Rows(Field);

impl Rows {
    pub fn new(field: Field) -> Self {
        Self(field)
    }

    /// Replaces `leaves` by the grades of all leaves.
    #[expect(clippy::cast_possible_truncation, reason = "sums are small")]
    pub fn grade(
        &self,
        graph: &Graph,
        root: &Position<3>,
        (places, thirds): (&Places, &mut PartialSums),
        grades: &[i16; SUMS],
        leaves: &mut Vec<i16>,
    ) {
        let Field { shift, mask } = self.0;
        thirds.add_up(graph, root, |tile| places.words(tile));
        leaves.clear();
        leaves.extend(thirds.sums(&graph.leaves).map(|word| grades[(word >> shift & mask) as usize % SUMS]));
    }
}
