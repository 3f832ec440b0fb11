//! Elements of SVG.

use std::fmt::Write;

/// A length in hundredths of a unit.
pub(super) type Length = i32;

/// A unit, of which a square has ten.
pub(super) const UNIT: Length = 100;
/// The width of a square, and the distance of points.
pub(super) const SQUARE: Length = 10 * UNIT;

/// A point: to the right and down.
pub(super) type Point = [Length; 2];

/// A length in units.
pub(super) fn units(length: Length) -> String {
    let sign = if length < 0 { "-" } else { "" };
    let (whole, rest) = (length.unsigned_abs() / 100, length.unsigned_abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// A command of a path to a point.
pub(super) fn to(command: char, [x, y]: Point) -> String {
    format!("{command}{} {}", units(x), units(y))
}

/// The content of an SVG element, an element on each line.
#[derive(Default)]
pub(super) struct Content(pub(super) String);

impl Content {
    /// Adds a path.
    pub(super) fn path(&mut self, look: &str, path: &str) {
        let _ = writeln!(self.0, "<path {look} d=\"{path}\"/>");
    }

    /// Adds a circle.
    pub(super) fn circle(&mut self, look: &str, [x, y]: Point, radius: Length) {
        let _ = writeln!(self.0, "<circle {look} cx=\"{}\" cy=\"{}\" r=\"{}\"/>", units(x), units(y), units(radius));
    }

    /// Adds a rectangle by its upper left corner, its width and height, and the radius of its corners.
    pub(super) fn rectangle(&mut self, look: &str, [x, y]: Point, [width, height]: Point, radius: Length) {
        let [x, y, width, height] = [x, y, width, height].map(units);
        let corners = if radius == 0 { String::new() } else { format!(" rx=\"{}\"", units(radius)) };
        let _ = writeln!(self.0, "<rect {look} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{corners}/>");
    }

    /// Adds a text around a point. Not all programs know how to centre a text vertically: capitals and digits are some
    /// 0.72 of the size of the font high.
    pub(super) fn text(&mut self, look: &str, [x, y]: Point, size: Length, text: &str) {
        let (x, y, size) = (units(x), units(y + size * 36 / 100), units(size));
        let _ = writeln!(self.0, "<text {look} x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{}</text>", escaped(text));
    }
}

/// A text between tags.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
