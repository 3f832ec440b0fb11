//! Rows of a board as text: numbers for runs of empty squares, letters for pieces.

use crate::game::TextError;

/// Splits the text of a position, without `_`, into its board with this many rows and the side to
/// move.
pub(super) fn split<'a>(text: &'a str, rows: u8, example: &str) -> Result<(&'a str, &'a str), TextError> {
    let wrong = |found: &str, expected: String| TextError { found: found.to_owned(), expected };
    let Some((board, side)) = text.split_once(' ') else {
        return Err(wrong(text, format!("the rows, a space and the side to move, as in {example}")));
    };
    if board.split('/').count() != usize::from(rows) {
        return Err(wrong(board, format!("{rows} rows, joined by /")));
    }
    Ok((board, side))
}

/// Reads a row of this many squares; calls `place` with each letter and its column.
pub(super) fn read_row(
    text: &str,
    columns: u8,
    mut place: impl FnMut(u8, char) -> Result<(), TextError>,
) -> Result<(), TextError> {
    let wrong = |expected: String| TextError { found: text.to_owned(), expected };
    let row = || wrong(format!("a row of {columns} cells"));
    let mut column = 0_u8;
    let mut after_a_number = false;
    for letter in text.chars() {
        if let '1'..='9' = letter {
            if after_a_number {
                return Err(wrong("one number for each run of free cells".to_owned()));
            }
            after_a_number = true;
            column = column.saturating_add(letter as u8 - b'0');
            continue;
        }
        after_a_number = false;
        if column >= columns {
            return Err(row());
        }
        place(column, letter)?;
        column += 1;
    }
    if column == columns { Ok(()) } else { Err(row()) }
}

/// Appends a row: a letter for each square, or `None` if it is empty.
pub(super) fn push_row(text: &mut String, squares: impl Iterator<Item = Option<char>>) {
    let mut free = 0;
    for square in squares {
        let Some(letter) = square else {
            free += 1;
            continue;
        };
        push_run(text, std::mem::take(&mut free));
        text.push(letter);
    }
    push_run(text, free);
}

/// Appends the length of a run of empty squares, unless it is zero.
fn push_run(text: &mut String, free: u8) {
    if free > 0 {
        text.push(char::from(b'0' + free));
    }
}
