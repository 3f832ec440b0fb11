//! From the bytes of a file to its text.

use std::{borrow::Cow, fmt, str};

/// Why a file cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It has nothing but white space.
    Empty,
    /// It is no text: the offset of a byte that texts do not have.
    Binary {
        /// The offset of the byte.
        offset: usize,
    },
    /// It is a text of 16 bits a character.
    Wide,
    /// It is a text without games.
    NoGames,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("it is empty: expected games"),
            Self::Binary { offset } => {
                write!(f, "it is not a text: expected games in UTF-8 or Latin-1, not the byte at offset {offset}")
            }
            Self::NoGames => f.write_str("it has no games: expected moves, or what stands before them"),
            Self::Wide => f.write_str("it is UTF-16: expected games in UTF-8 or Latin-1"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The text of a file in UTF-8, with or without a byte order mark, or in Latin-1. Files that have been joined may have lines in
/// both.
///
/// # Errors
///
/// If it is not a text.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, Unreadable> {
    if bytes.starts_with(&[0xfe, 0xff]) || bytes.starts_with(&[0xff, 0xfe]) {
        return Err(Unreadable::Wide);
    }
    // The end of a file under old systems, and form feeds, do no harm.
    let is_binary = |byte: &u8| *byte < b' ' && !b"\t\n\r\x0c\x1a".contains(byte);
    if let Some(offset) = bytes.iter().position(is_binary) {
        return Err(Unreadable::Binary { offset });
    }
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let bytes = bytes.strip_suffix(b"\x1a").unwrap_or(bytes);
    Ok(str::from_utf8(bytes).map_or_else(|_| lines_of_both(bytes), Cow::Borrowed))
}

fn lines_of_both(bytes: &[u8]) -> Cow<'static, str> {
    let mut text = String::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')) {
        match str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) => text.extend(line.iter().copied().map(char::from)),
        }
    }
    text.into()
}
