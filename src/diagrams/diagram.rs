//! A position as it is drawn.

use super::{
    notes::Notes,
    pieces::Piece,
    points::{MARGINS, SIZE},
    squares::{LINE, MARGIN},
    svg::{Content, Length, Point, escaped, units},
};

/// What is below the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Light and dark squares, with letters and numbers beside them.
    Chequered,
    /// Light and dark squares, the dark ones of which have numbers.
    Numbered,
    /// Squares with gaps between them.
    Cells,
    /// Points on the lines of a hexagon.
    Points,
    /// The ground of sliding tiles.
    Tiles,
}

/// A position as it is drawn.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// What is below the pieces.
    pub ground: Ground,
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// What is on each square, row by row from the top.
    pub pieces: Vec<Option<Piece>>,
    /// A text for those who do not see it.
    pub title: &'a str,
}

/// Pixels for a unit, where nothing else says how large it is.
const SCALE: Length = 4;

impl Diagram<'_> {
    /// Draws it as SVG: a line for each element. Turned, the upper side is below.
    #[must_use]
    pub fn svg(&self, notes: &Notes, is_turned: bool) -> String {
        let is_hexagon = self.ground == Ground::Points;
        let size = if is_hexagon { SIZE } else { self.size_of_squares() };
        let seen = |[x, y]: Point| if is_turned { [size[0] - x, size[1] - y] } else { [x, y] };
        let mut content = Content::default();
        let [left, above, right, below] = if is_hexagon {
            self.draw_points(&mut content, seen);
            Self::name_points(&mut content, seen);
            let [others, below] = MARGINS;
            if is_turned { [others, below, others, others] } else { [others, others, others, below] }
        } else {
            self.draw_squares(&mut content, seen);
            self.name_squares(&mut content, seen);
            let edge = if self.ground == Ground::Numbered { LINE } else { MARGIN };
            [edge, LINE, LINE, edge]
        };
        notes.draw(&mut content, |square| {
            seen(if is_hexagon { Self::middle_of_point(square) } else { self.middle_of_square(square) })
        });
        let [width, height] = [left + size[0] + right, above + size[1] + below];
        let [x, y, w, h] = [-left, -above, width, height].map(units);
        let [wide, high] = [width, height].map(|length| units(SCALE * length));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\" width=\"{wide}\" height=\"{high}\" \
             role=\"img\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>{}</title>\n{}</svg>\n",
            escaped(self.title),
            content.0
        )
    }
}
