//! Moves and their names.

use std::{fmt, str::FromStr};

use crate::text::{is_dash, is_invisible};

/// The direction of a line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// A row, sliding left or right.
    Row,
    /// A column, sliding up or down.
    Column,
}

/// A slide of one line: `R2+` slides row 2 to the right, `C3-` column 3 upwards.
///
/// In any position a line has at most one move, so the sign is implied and can be omitted (see
/// [`Move::read`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Row or column.
    pub axis: Axis,
    /// The line, counted from 0.
    pub line: u8,
    /// Whether it slides to the right or downwards.
    pub forward: bool,
}

impl Move {
    /// The move that takes this one back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self { forward: !self.forward, ..self }
    }

    /// The move that a name stands for among these legal moves. The sign may be omitted (`R2` for
    /// `R2+`).
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the text is not the name of a line. It is not checked whether the move is
    /// legal.
    pub fn read(text: &str, legal: impl IntoIterator<Item = Self>) -> Result<Self, MoveError> {
        let (axis, line, sign) = read_line_name(text)?;
        let legal = legal.into_iter().find(|mv| mv.axis == axis && mv.line == line);
        let forward = sign.or(legal.map(|mv| mv.forward)).unwrap_or(true);
        Ok(Self { axis, line, forward })
    }

    /// The squares (row · (K + 1) + column) of the block of K tiles that the move slides, before the move.
    #[must_use]
    pub fn block(self, k: usize) -> Vec<u8> {
        (0..=k)
            .filter(|&step| step != if self.forward { k } else { 0 })
            .map(|step| {
                let line = usize::from(self.line);
                let (row, column) = if self.axis == Axis::Row { (line, step) } else { (step, line) };
                u8::try_from(row * (k + 1) + column).expect("boards are small")
            })
            .collect()
    }

    /// The name of the line, such as `R2`.
    #[must_use]
    pub fn line_name(self) -> String {
        format!("{}{}", if self.axis == Axis::Row { 'R' } else { 'C' }, self.line + 1)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.line_name(), if self.forward { '+' } else { '-' })
    }
}

/// A text that is not the name of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// The text.
    pub found: String,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is not a move: expected R or C, the number of the line and + or -, as in R2+ or C3-",
            self.found
        )
    }
}

impl std::error::Error for MoveError {}

/// Splits `R2`, `R2+` or `R2-` into line and, if given, direction. There may be blanks, and any dash for a minus sign.
pub(super) fn read_line_name(text: &str) -> Result<(Axis, u8, Option<bool>), MoveError> {
    let fail = || MoveError { found: text.to_owned() };
    let seen = text.chars().filter(|c| !c.is_whitespace() && !is_invisible(*c));
    let mut plain = String::new();
    seen.for_each(|c| plain.push(if is_dash(c) { '-' } else { c }));
    let (axis, line, sign) = match plain.as_bytes() {
        [axis, line] => (axis, line, None),
        [axis, line, b'+'] => (axis, line, Some(true)),
        [axis, line, b'-'] => (axis, line, Some(false)),
        _ => return Err(fail()),
    };
    let axis = match axis {
        b'R' | b'r' => Axis::Row,
        b'C' | b'c' => Axis::Column,
        _ => return Err(fail()),
    };
    match line {
        b'1'..=b'9' => Ok((axis, line - b'1', sign)),
        _ => Err(fail()),
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        match read_line_name(text)? {
            (axis, line, Some(forward)) => Ok(Self { axis, line, forward }),
            (_, _, None) => Err(MoveError { found: text.to_owned() }),
        }
    }
}
