//! Files with many games.

mod comments;
mod joined;
mod own;
mod pdn;
mod people;
mod sgf;
mod stated;

use plyground::records::{Record, Unreadable, decode, read};

/// The games of a file.
fn games(bytes: impl AsRef<[u8]>) -> Vec<Record> {
    let text = decode(bytes.as_ref()).unwrap();
    read(&text).unwrap().collect()
}

fn only(text: &str) -> Record {
    let mut found = games(text);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

/// The line, the ply and the text of what is wrong.
fn wrong(record: &Record) -> (u32, Option<u32>, &str) {
    let error = record.error.as_ref().unwrap_or_else(|| panic!("{record:?}"));
    (error.line, error.ply, &error.found)
}

#[test]
fn files_that_are_no_texts_are_refused() {
    for (bytes, expected) in [
        (&b"1. 11-15\0"[..], Unreadable::Binary { offset: 8 }),
        (b"\x89PNG\r\n\x1a\n\0", Unreadable::Binary { offset: 8 }),
        (b"\xff\xfe1\0", Unreadable::Wide),
    ] {
        assert_eq!(decode(bytes).map(std::borrow::Cow::into_owned), Err(expected));
    }
    for text in ["", " \r\n\t"] {
        assert_eq!(read(text).err(), Some(Unreadable::Empty));
    }
}

#[test]
fn a_games_headers_and_players_are_found_whatever_their_case() {
    let record = only("[black \"Ada\"][WHITE \"Ben\"][Event \"A\"][event \"B\"] 1. 11-15 *");
    assert_eq!((record.header("EVENT"), record.players()), (Some("A"), ["Ada", "Ben"]));
    assert_eq!(only("[Red \"Ada\"] 1. 11-15 *").players(), ["Ada", ""]);
}

#[test]
fn positions_that_a_game_reaches_are_found() {
    let record = only("1. 11-15 23-19 2. 8-11 *");
    let positions = record.positions();
    assert_eq!(positions.len(), 4);
    for position in &positions {
        assert_eq!(record.reaches(position), Ok(true));
    }
    assert_eq!(record.reaches("W:W32:B1"), Ok(false));
    assert_eq!(record.reaches("nowhere").unwrap_err().found, "nowhere");
}
