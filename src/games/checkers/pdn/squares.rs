//! The squares that a word of a PDN text names.

use super::super::moves::MOST_SQUARES;
use crate::text::is_sign;

/// How squares are numbered from letters and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corner {
    /// a1 lies at the left of Black, who moves first, as the standard has it for notation A0.
    Black,
    /// a1 lies at the left of White.
    White,
}

/// The squares of a move, counted from 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squares {
    squares: [u8; Self::MOST],
    count: usize,
}

impl Squares {
    const MOST: usize = MOST_SQUARES;

    /// Reads at least two squares, as in `11-15`, `22x15x8`, `c3-d4`, `c3:e5`, or without signs between them, as in
    /// `1115` and `c3d4`.
    pub fn read(word: &str, corner: Corner) -> Option<Self> {
        let is_algebraic = word.starts_with(|c: char| c.is_ascii_alphabetic());
        let mut found = Self { squares: [0; Self::MOST], count: 0 };
        for part in word.split(is_sign).map(str::trim).filter(|part| !part.is_empty()) {
            // Two characters a square, if there are no signs.
            if part.len() > 2 && part.len() % 2 == 0 && part.is_ascii() && part.len() == word.len() {
                for at in (0..part.len()).step_by(2) {
                    found.add(square(&part[at..at + 2], is_algebraic, corner)?)?;
                }
            } else {
                found.add(square(part, is_algebraic, corner)?)?;
            }
        }
        Some(found).filter(|found| found.count > 1)
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.squares[..self.count]
    }

    /// The squares of a capture that goes on in another word, as in `11x18 18x25`.
    pub fn joined(mut self, next: &Self) -> Option<Self> {
        let (first, rest) = next.as_slice().split_first()?;
        if self.as_slice().last() != Some(first) {
            return None;
        }
        rest.iter().try_for_each(|square| self.add(*square))?;
        Some(self)
    }

    fn add(&mut self, square: u8) -> Option<()> {
        *self.squares.get_mut(self.count)? = square;
        self.count += 1;
        Some(())
    }
}

/// A square, counted from 0.
fn square(text: &str, is_algebraic: bool, corner: Corner) -> Option<u8> {
    if !is_algebraic {
        let number = text.parse::<u8>().ok().filter(|_| text.len() <= 2 && !text.starts_with('+'))?;
        return number.checked_sub(1).filter(|square| *square < 32);
    }
    let [file, rank] = *text.as_bytes() else { return None };
    let file = file.to_ascii_lowercase().checked_sub(b'a').filter(|file| *file < 8)?;
    let rank = rank.checked_sub(b'1').filter(|rank| *rank < 8)?;
    // Row and column from Black's side, columns from the left as White sees the board.
    let (row, column) = match corner {
        Corner::Black => (rank, 7 - file),
        Corner::White => (7 - rank, file),
    };
    // Rows begin with a light square, every other one.
    ((row + column) % 2 == 1).then_some(4 * row + column / 2)
}

/// What was expected in a text, and the larger board if the text has squares of one.
pub(super) fn with_board(text: &str, expected: String) -> String {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse::<u32>().ok());
    match numbers.max() {
        Some(square @ 33..=50) => format!("{expected}; square {square}: this is draughts on 10 × 10 squares"),
        Some(square @ 51..=72) => format!("{expected}; square {square}: this is draughts on 12 × 12 squares"),
        _ => expected,
    }
}
