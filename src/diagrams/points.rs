//! Points on the lines of a hexagon without its centre: columns are vertical, and each differs from the next by half a
//! step.

use super::{
    diagram::Diagram,
    names::letter,
    svg::{Content, Length, Point, SQUARE, to},
};

/// The column and the row of the hole.
pub(super) const MIDDLE: i32 = 4;
/// The last column and the last row.
const LAST: i32 = 8;
/// From column to column, in thousandths of a hundredth of a unit: a square times √¾.
const BESIDE: i64 = 866_025;
/// The room beside and below the points, which have half a square around them.
pub(super) const MARGINS: [Length; 2] = [340, 400];
/// The distance of names from the last point, in hundredths of a step; and the same at right angles to the upper left
/// edge.
const NAME: i32 = 72;
const OUT: i32 = 42;

/// Whether a column and a row intersect on the board.
pub(super) fn is_point(column: i32, row: i32) -> bool {
    let lines = 0..=LAST;
    lines.contains(&column)
        && lines.contains(&row)
        && (column - row).abs() <= MIDDLE
        && (column, row) != (MIDDLE, MIDDLE)
}

/// The column and the row of a point.
pub(super) fn lines(square: usize) -> [i32; 2] {
    let square = i32::try_from(square).unwrap_or(i32::MAX);
    [square % (LAST + 1), square / (LAST + 1)]
}

/// A place by column and row, in hundredths of a step.
fn place([column, row]: [i32; 2]) -> Point {
    let x = (i64::from(column) * BESIDE + 50_000).div_euclid(100_000);
    [
        SQUARE / 2 + Length::try_from(x).unwrap_or(0),
        SQUARE / 2 + (LAST - MIDDLE / 2) * SQUARE - (row - column / 2) * SQUARE / 100,
    ]
}

pub(super) const SIZE: [Length; 2] = [7928, 9000];

impl Diagram<'_> {
    /// The place of a point.
    pub(super) fn middle_of_point(square: usize) -> Point {
        place(lines(square).map(|line| 100 * line))
    }

    /// Draws lines and stacks. `seen` is where a point is seen, on a board that may be turned.
    pub(super) fn draw_points(&self, content: &mut Content, seen: impl Fn(Point) -> Point) {
        let mut path = String::new();
        for [column, row] in (0..self.pieces.len()).map(lines).filter(|&[column, row]| is_point(column, row)) {
            for [right, up] in [[0, 1], [1, 0], [1, 1]] {
                if is_point(column + right, row + up) {
                    let ends = [[column, row], [column + right, row + up]];
                    let [from, end] = ends.map(|end| seen(place(end.map(|line| 100 * line))));
                    path += &(to('M', from) + &to('L', end));
                }
            }
        }
        content.path("fill=\"none\" stroke=\"#888\" stroke-width=\".4\"", &path);
        for (square, piece) in self.pieces.iter().enumerate() {
            if let Some(piece) = piece {
                piece.draw(content, seen(Self::middle_of_point(square)));
            }
        }
    }

    /// Names columns below, and rows where their lines begin and end on the left.
    pub(super) fn name_points(content: &mut Content, seen: impl Fn(Point) -> Point) {
        let mut name = |text: &str, at: [i32; 2]| content.text("fill=\"#000\"", seen(place(at)), 340, text);
        for column in 0..=LAST {
            let letter = letter(u8::try_from(column).unwrap_or(0)).to_ascii_uppercase();
            name(&letter.to_string(), [100 * column, 100 * (column - MIDDLE).max(0) - NAME]);
        }
        for row in 0..=MIDDLE {
            name(&(row + 1).to_string(), [-NAME, 100 * row - NAME / 2]);
        }
        for at in 1..MIDDLE {
            let row = MIDDLE + at;
            name(&(row + 1).to_string(), [100 * at - OUT, 100 * row + OUT]);
        }
    }
}
