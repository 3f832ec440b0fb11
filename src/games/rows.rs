//! Rows of a board as text: numbers for runs of free squares, letters for what stands on the others.

use crate::game::TextError;

/// Reads a row of so many squares; `place` takes each letter with its column.
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

/// Appends a row: a letter for each square, or nothing for a free one.
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

/// Appends the number of a run of free squares, if there are any.
fn push_run(text: &mut String, free: u8) {
    if free > 0 {
        text.push(char::from(b'0' + free));
    }
}
