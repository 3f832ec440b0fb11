//! Names of squares.

use super::{
    diagram::{Diagram, Ground},
    points::{MIDDLE, is_point, lines},
};

/// The letter of a column.
pub(super) fn letter(column: u8) -> char {
    char::from(b'a' + column)
}

/// The dark squares and their numbers, row by row from the top.
pub(super) fn numbered<'a>(diagram: &'a Diagram) -> impl Iterator<Item = (usize, u32)> + 'a {
    (0..diagram.pieces.len()).filter(|&square| diagram.is_dark(square)).zip(1..)
}

impl Diagram<'_> {
    /// The name of a square; `None` if the board has no square there.
    fn name(&self, square: usize) -> Option<String> {
        let columns = usize::from(self.columns);
        let (column, row) = (square % columns, square / columns);
        let file = || letter(u8::try_from(column).unwrap_or(0));
        match self.ground {
            Ground::Chequered | Ground::Cells => Some(format!("{}{}", file(), usize::from(self.rows) - row)),
            Ground::Numbered => {
                numbered(self).find(|&(other, _)| other == square).map(|(_, number)| number.to_string())
            }
            Ground::Tiles => Some(format!("R{}C{}", row + 1, column + 1)),
            Ground::Points => {
                let [column, row] = lines(square);
                // Points of a column are counted from the bottom, without the hole.
                let is_above = column == MIDDLE && row > MIDDLE;
                let number = row + 1 - (column - MIDDLE).max(0) - i32::from(is_above);
                is_point(column, row).then(|| format!("{}{number}", file().to_ascii_uppercase()))
            }
        }
    }

    /// The square with a name, in capitals or not.
    pub(super) fn square(&self, name: &str) -> Option<usize> {
        let is_named = |found: String| found.eq_ignore_ascii_case(name);
        (0..self.pieces.len()).find(|&square| self.name(square).is_some_and(is_named))
    }

    /// The squares that can be named, for a sentence.
    pub(super) const fn expected_names(&self) -> &'static str {
        match self.ground {
            Ground::Chequered | Ground::Cells => "a letter for the column and a number for the row, as in c3",
            Ground::Numbered => "the number of a dark square, as in 11",
            Ground::Tiles => "row and column, as in R1C3",
            Ground::Points => "a letter for the column and a number from its bottom, as in E5",
        }
    }
}
