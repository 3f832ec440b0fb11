//! Positions as text and drawings.

use std::{fmt, str::FromStr};

use super::{geometry::PLACES, pattern::Pattern, position::Position};

/// The letters of tiles 1…25: base 36 without the zero.
const LETTERS: &[u8; 25] = b"123456789abcdefghijklmnop";

/// Why a text is not a valid position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text has no point, or more than one.
    Form {
        /// The text.
        found: String,
        /// An example of a valid text.
        example: String,
    },
    /// The part before the point is not a pattern code.
    Pattern {
        /// That part.
        found: String,
        /// The maximum of the digits after the corner.
        highest: u8,
    },
    /// The part after the point does not contain each tile once.
    Order {
        /// That part.
        found: String,
        /// The number of tiles.
        tiles: usize,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { found, example } => {
                write!(f, "“{found}” is not a position: expected a pattern, a point and an order, as in {example}")
            }
            Self::Pattern { found, highest } => write!(
                f,
                "“{found}” is not a pattern: expected the covered corner (1 to 4) and a number from {:0digits$} to {highest:0digits$}",
                0,
                digits = if *highest > 99 { 3 } else { 2 },
            ),
            Self::Order { found, tiles } => {
                let last = char::from(LETTERS[tiles - 1]);
                write!(f, "“{found}” is not an order: expected each of the {tiles} tiles 1 to {last} exactly once")
            }
        }
    }
}

impl std::error::Error for PositionError {}

/// Splits a text into pattern and order.
pub(super) fn parts<'a>(text: &'a str, example: &dyn fmt::Display) -> Result<(&'a str, &'a str), PositionError> {
    let parts = text.split_once('.').filter(|(_, order)| !order.contains('.'));
    parts.ok_or_else(|| PositionError::Form { found: text.to_owned(), example: example.to_string() })
}

/// Reads a pattern code.
pub(super) fn read_pattern<const K: usize>(text: &str) -> Result<Pattern<K>, PositionError> {
    let code = Some(text).filter(|text| {
        text.len() == Pattern::<K>::HOME.code().to_string().len() && text.bytes().all(|b| b.is_ascii_digit())
    });
    code.and_then(|text| text.parse().ok()).and_then(Pattern::from_code).ok_or_else(|| PositionError::Pattern {
        found: text.to_owned(),
        highest: u8::try_from(Pattern::<K>::COUNT / 4 - 1).expect("patterns are few"),
    })
}

/// Reads an order in packed form.
pub(super) fn read_order<const K: usize>(text: &str) -> Result<u64, PositionError> {
    let tiles = read_tiles(text, Position::<K>::TILES)?;
    Ok(tiles[..Position::<K>::TILES].iter().rev().fold(0, |order, &tile| order << 4 | u64::from(tile)))
}

/// Reads an order of this many tiles: the tile at each location, counted from 0.
pub(super) fn read_tiles(text: &str, tiles: usize) -> Result<[u8; PLACES], PositionError> {
    let fail = || PositionError::Order { found: text.to_owned(), tiles };
    let mut order = [0; PLACES];
    let mut seen = 0_u32;
    for (location, letter) in text.bytes().enumerate() {
        let is_named = |&(_, name): &(u8, &u8)| *name == letter.to_ascii_lowercase();
        let (tile, _) = (0..).zip(&LETTERS[..tiles]).find(is_named).ok_or_else(fail)?;
        if seen >> tile & 1 == 1 {
            return Err(fail());
        }
        seen |= 1 << tile;
        order[location] = tile;
    }
    if seen.count_ones() as usize == tiles { Ok(order) } else { Err(fail()) }
}

impl<const K: usize> FromStr for Position<K> {
    type Err = PositionError;

    /// Reads `PATTERN.ORDER`, as in `115.987654321`, for reachable and unreachable positions.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (pattern, order) = parts(text, &Self::START)?;
        Ok(Self { pattern: read_pattern(pattern)?, order: read_order::<K>(order)? })
    }
}

impl<const K: usize> Position<K> {
    /// The tiles row by row, in base 36: the part of the text after the point.
    #[must_use]
    pub fn order_text(&self) -> String {
        (0..Self::TILES).map(|location| letter(self.tile_at(location))).collect()
    }

    /// The board as lines of text, with a letter for each tile and a point for a blank.
    ///
    /// ```
    /// use plyground::slide::Position;
    /// assert_eq!(Position::<3>::START.drawing(), "9 8 7 .\n6 5 4 .\n3 2 1 .\n. . . .");
    /// ```
    #[must_use]
    pub fn drawing(&self) -> String {
        draw(&self.board(), K + 1)
    }
}

/// Draws a board with this many columns as lines of text.
pub(super) fn draw(board: &[u8], columns: usize) -> String {
    let square = |&tile: &u8| if tile == 0 { ".".to_owned() } else { letter(tile).to_string() };
    let rows = board.chunks(columns).map(|row| row.iter().map(square).collect::<Vec<_>>().join(" "));
    rows.collect::<Vec<_>>().join("\n")
}

/// The name of a tile.
pub(super) fn letter(tile: u8) -> char {
    char::from(LETTERS[usize::from(tile) - 1])
}

impl<const K: usize> fmt::Display for Position<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.pattern.code(), self.order_text())
    }
}
