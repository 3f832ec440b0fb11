//! Arrows and marks on a diagram.

use super::{
    diagram::Diagram,
    svg::{Content, Length, Point, UNIT, to},
};

/// What is drawn over a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Arrows, each from square to square.
    pub arrows: Vec<Vec<usize>>,
    /// Marked squares.
    pub marks: Vec<usize>,
    /// Whether arrows are numbered.
    pub has_numbers: bool,
}

/// Dark enough on paper, where it is grey, and seen beside black and white.
const COLOUR: &str = "#c0271a";
/// The line around notes, which sets them apart from pieces.
const AROUND: &str = "stroke=\"#fff\" stroke-width=\".4\"";
/// The distances from the middle of a square at which an arrow begins and ends.
const TAIL: Length = 160;
const TIP: Length = 40;
/// Half the width of its shaft and of its head, and the length of the head.
const SHAFT: Length = 70;
const HEAD: Length = 258;
const NECK: Length = 358;
/// The distance of its number from the middle of the first square, which lets a piece there be seen.
const NUMBER: Length = 420;

impl Notes {
    /// Reads arrows such as `c3-d4`, `7x14x23` or `G3xG1`, and marked squares; both separated by commas.
    ///
    /// # Errors
    ///
    /// The part that is not understood, and what was expected.
    pub fn read(diagram: &Diagram, arrows: &str, marks: &str, has_numbers: bool) -> Result<Self, (String, String)> {
        let parts = |text: &str| -> Vec<String> {
            text.split(',').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
        };
        let square = |name: &str| {
            let expected = || format!("“{name}” is not a square: expected {}", diagram.expected_names());
            diagram.square(name).ok_or_else(|| (name.to_owned(), expected()))
        };
        let arrow = |text: &String| {
            let names: Vec<_> = text.split(['-', 'x', 'X', '+']).collect();
            if names.len() < 2 {
                let expected = format!("“{text}” is not an arrow: expected squares with - or x between them");
                return Err((text.clone(), expected));
            }
            names.into_iter().map(square).collect()
        };
        Ok(Self {
            arrows: parts(arrows).iter().map(arrow).collect::<Result<_, _>>()?,
            marks: parts(marks).iter().map(|name| square(name)).collect::<Result<_, _>>()?,
            has_numbers,
        })
    }

    /// Draws them; `middle` is where the middle of a square is seen.
    pub(super) fn draw(&self, content: &mut Content, middle: impl Fn(usize) -> Point) {
        for &square in &self.marks {
            for (colour, width) in [("#fff", "1.3"), (COLOUR, ".8")] {
                let look = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"");
                content.circle(&look, middle(square), 430);
            }
        }
        let mut numbers = Vec::new();
        for (number, squares) in (1..).zip(&self.arrows) {
            for (at, ends) in squares.windows(2).enumerate() {
                let [from, end] = [ends[0], ends[1]].map(&middle);
                let Some(along) = Along::new(from, end) else { continue };
                content.path(&format!("fill=\"{COLOUR}\" {AROUND}"), &along.outline());
                if at == 0 && self.has_numbers {
                    numbers.push((along.at(NUMBER.min(along.length / 2), 0), number));
                }
            }
        }
        for (place, number) in numbers {
            content.circle(&format!("fill=\"#fff\" stroke=\"{COLOUR}\" stroke-width=\".4\""), place, 190);
            content.text(&format!("font-weight=\"700\" fill=\"{COLOUR}\""), place, 260, &i32::to_string(&number));
        }
    }
}

/// The way from a point to another.
struct Along {
    from: Point,
    by: [i64; 2],
    length: Length,
}

impl Along {
    /// `None` if they are the same.
    fn new(from: Point, end: Point) -> Option<Self> {
        let by = [0, 1].map(|axis| i64::from(end[axis] - from[axis]));
        let length = Length::try_from((by[0] * by[0] + by[1] * by[1]).isqrt()).unwrap_or(0);
        (length >= UNIT).then_some(Self { from, by, length })
    }

    /// The point so far along the way, and so far to the right of it.
    fn at(&self, along: Length, aside: Length) -> Point {
        let (along, aside, length) = (i64::from(along), i64::from(aside), i64::from(self.length));
        let [x, y] = self.by;
        let rounded = |product: i64| Length::try_from((2 * product + length).div_euclid(2 * length)).unwrap_or(0);
        [self.from[0] + rounded(x * along - y * aside), self.from[1] + rounded(y * along + x * aside)]
    }

    fn outline(&self) -> String {
        let end = self.length - TIP;
        let neck = end - NECK;
        let corners =
            [(TAIL, -SHAFT), (neck, -SHAFT), (neck, -HEAD), (end, 0), (neck, HEAD), (neck, SHAFT), (TAIL, SHAFT)];
        let line = |(number, &(along, aside))| to(if number == 0 { 'M' } else { 'L' }, self.at(along, aside));
        corners.iter().enumerate().map(line).collect::<String>() + "Z"
    }
}
