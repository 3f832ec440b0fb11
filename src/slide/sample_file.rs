//! The thesis' sample files (appendix G.2): two lines per position, a pattern code and an order
//! code.

use std::fmt;

use super::{
    notation::{PositionError, read_order, read_pattern},
    position::Position,
};

/// Why a text is not a valid sample file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SampleFileError {
    /// A line is invalid.
    Line {
        /// The line number, from 1.
        line: usize,
        /// The reason.
        error: PositionError,
    },
    /// The last pattern is not followed by an order.
    MissingOrder {
        /// The number of the line where it was expected, from 1.
        line: usize,
    },
}

impl fmt::Display for SampleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, error } => write!(f, "line {line}: {error}"),
            Self::MissingOrder { line } => {
                write!(f, "line {line}: the file ends after a pattern, expected the order of its tiles")
            }
        }
    }
}

impl std::error::Error for SampleFileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Line { error, .. } => Some(error),
            Self::MissingOrder { .. } => None,
        }
    }
}

/// Reads the positions of a sample file, including unreachable ones.
///
/// ```
/// use plyground::slide::{Position, read_sample_file};
/// let sample = read_sample_file::<3>("115\n987654321\n115\n123456789\n")?;
/// assert_eq!(sample, [Position::START, Position::WIN]);
/// # Ok::<(), plyground::slide::SampleFileError>(())
/// ```
///
/// # Errors
///
/// [`SampleFileError`] with the number of the first invalid line. Spaces at line ends are ignored;
/// empty lines are errors.
pub fn read_sample_file<const K: usize>(text: &str) -> Result<Vec<Position<K>>, SampleFileError> {
    let mut lines = text.lines().map(str::trim).zip(1..);
    let mut positions = Vec::new();
    while let Some((code, line)) = lines.next() {
        let pattern = read_pattern(code).map_err(|error| SampleFileError::Line { line, error })?;
        let (code, line) = lines.next().ok_or(SampleFileError::MissingOrder { line: line + 1 })?;
        let order = read_order::<K>(code).map_err(|error| SampleFileError::Line { line, error })?;
        positions.push(Position { pattern, order });
    }
    Ok(positions)
}

/// Writes positions as a sample file.
#[must_use]
pub fn write_sample_file<const K: usize>(positions: &[Position<K>]) -> String {
    let lines = positions.iter().flat_map(|p| [p.pattern().code().to_string(), p.order_text()]);
    lines.flat_map(|line| [line, "\n".to_owned()]).collect()
}
