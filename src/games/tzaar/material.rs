//! The part of WALTZ's evaluation that is updated with every move.

use super::geometry::{CLASS, CLASSES};

/// The values of stacks, by height, by the number of stacks of their kind, and by field.
///
/// A stack of height h, one of n visible ones of its kind and colour, is worth
/// height(h) · count(n) + 3 · field(h). WALTZ computes the sum when it reads a position. After that
/// it adds the changes on the two fields of each move, with the counts before the move, and does
/// not update the other stacks whose count has changed. So the sum depends on the path, and is part
/// of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Material {
    /// By height.
    pub heights: [i16; 16],
    /// By height, in a position that is set up: WALTZ's beginner starts from the expert's sum.
    pub at_first: [i16; 16],
    /// By the number of visible stacks of the kind.
    pub counts: [i16; 16],
    /// By the class of the field, for height 2 and for greater heights; single pieces get nothing.
    pub fields: [[i16; CLASSES]; 2],
}

const EXPERT_HEIGHTS: [i16; 16] = [0, 10, 100, 150, 155, 160, 160, 160, 160, 150, 140, 130, 100, 90, 60, 60];
/// The weight of the field in the value of a stack.
const FIELD: i32 = 3;

impl Material {
    /// The numbers of WALTZ's expert [Veselý 2013, 3.5, figures 3.2 and 3.3; the fields and all
    /// exact values are from its source].
    pub const EXPERT: Self = Self {
        heights: EXPERT_HEIGHTS,
        at_first: EXPERT_HEIGHTS,
        counts: [0, 100, 90, 60, 30, 20, 15, 10, 8, 6, 5, 4, 3, 2, 1, 1],
        fields: [[16, 25, 18, 15, 10, 0, -10], [16, 25, 18, 15, 10, 0, -30]],
    };

    /// The same with the height values of WALTZ's beginner.
    pub const BEGINNER: Self =
        Self { heights: [0, 10, 50, 110, 180, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 700], ..Self::EXPERT };

    /// The value of a field for a stack of this height.
    #[inline]
    pub fn field(&self, height: u8, field: u8) -> i32 {
        let class = usize::from(CLASS[usize::from(field) % CLASS.len()]) % CLASSES;
        match height {
            0 | 1 => 0,
            2 => self.fields[0][class].into(),
            _ => self.fields[1][class].into(),
        }
    }

    /// The value of a stack that is one of `count` of its kind.
    #[inline]
    pub fn quality(&self, height: u8, count: u8, field: u8) -> i32 {
        self.worth(&self.heights, height, count, field)
    }

    /// The same in a position that is set up.
    pub fn quality_at_first(&self, height: u8, count: u8, field: u8) -> i32 {
        self.worth(&self.at_first, height, count, field)
    }

    #[inline]
    fn worth(&self, heights: &[i16; 16], height: u8, count: u8, field: u8) -> i32 {
        let by_height = i32::from(heights[usize::from(height & 15)]);
        by_height * i32::from(self.counts[usize::from(count & 15)]) + FIELD * self.field(height, field)
    }
}
