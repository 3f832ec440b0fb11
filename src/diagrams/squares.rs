//! Boards of squares.

use super::{
    diagram::{Diagram, Ground},
    names::{letter, numbered},
    svg::{Content, Length, Point, SQUARE, UNIT, to, units},
};

/// The room for coordinates beside a board.
pub(super) const MARGIN: Length = 5 * UNIT;
/// The room for half of the line around it.
pub(super) const LINE: Length = 40;

impl Diagram<'_> {
    /// The size of a board of squares.
    pub(super) fn size_of_squares(&self) -> [Length; 2] {
        [self.columns, self.rows].map(|lines| Length::from(lines) * SQUARE)
    }

    /// The middle of a square.
    pub(super) fn middle_of_square(&self, square: usize) -> Point {
        let columns = usize::from(self.columns);
        [square % columns, square / columns].map(|line| Length::try_from(line).unwrap_or(0) * SQUARE + SQUARE / 2)
    }

    /// Draws the board. `seen` is where a point is seen, on a board that may be turned.
    pub(super) fn draw_squares(&self, content: &mut Content, seen: impl Fn(Point) -> Point) {
        let all = || (0..self.pieces.len()).map(|square| (square, seen(self.middle_of_square(square))));
        let size = self.size_of_squares();
        match self.ground {
            Ground::Cells => {
                for (_, middle) in all() {
                    let corner = middle.map(|length| length - SQUARE / 2 + 50);
                    let look = "fill=\"#fff\" stroke=\"#000\" stroke-width=\".4\"";
                    content.rectangle(look, corner, [SQUARE - UNIT; 2], UNIT);
                }
            }
            _ => content.rectangle("fill=\"#fff\"", [0, 0], size, 0),
        }
        if let Ground::Chequered | Ground::Numbered = self.ground {
            let dark = all().filter(|&(square, _)| self.is_dark(square));
            let edge = units(SQUARE);
            let square = |(_, middle): (usize, Point)| {
                to('M', middle.map(|length| length - SQUARE / 2)) + &format!("h{edge}v{edge}h-{edge}z")
            };
            content.path("fill=\"#e4e4e4\"", &dark.map(square).collect::<String>());
        }
        for (square, piece) in self.pieces.iter().enumerate() {
            if let Some(piece) = piece {
                piece.draw(content, seen(self.middle_of_square(square)));
            }
        }
        content.rectangle("fill=\"none\" stroke=\"#000\" stroke-width=\".5\"", [0, 0], size, 0);
    }

    /// Whether a square of a chequered board is dark: the lower left one is.
    pub(super) fn is_dark(&self, square: usize) -> bool {
        let columns = usize::from(self.columns);
        (square % columns + usize::from(self.rows) - 1 - square / columns).is_multiple_of(2)
    }

    /// Names columns and rows beside the board, or squares in their corners.
    pub(super) fn name_squares(&self, content: &mut Content, seen: impl Fn(Point) -> Point) {
        if self.ground == Ground::Numbered {
            for (square, number) in numbered(self) {
                let [x, y] = seen(self.middle_of_square(square));
                let corner = [x - SQUARE / 2 + 50, y - SQUARE / 2 + 140];
                content.text("text-anchor=\"start\"", corner, 190, &number.to_string());
            }
            return;
        }
        let [_, below] = self.size_of_squares();
        let size = 340;
        for column in 0..self.columns {
            let [x, _] = seen([Length::from(column) * SQUARE + SQUARE / 2, 0]);
            let name = if self.ground == Ground::Tiles { (column + 1).to_string() } else { letter(column).to_string() };
            content.text("fill=\"#000\"", [x, below + MARGIN / 2], size, &name);
        }
        for row in 0..self.rows {
            let [_, y] = seen([0, Length::from(row) * SQUARE + SQUARE / 2]);
            let number = if self.ground == Ground::Tiles { row + 1 } else { self.rows - row };
            content.text("fill=\"#000\"", [-MARGIN / 2, y], size, &number.to_string());
        }
    }
}
