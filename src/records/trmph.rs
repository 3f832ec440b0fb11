//! Addresses of games at trmph.com, one a line: `trmph.com/breakthrough/board#8,g2h3b7b6`.

use super::{
    Record,
    own::lines,
    play::{Named, play},
};
use crate::catalogue::TwoPlayerGame;

const SITE: &str = "trmph.com/";

/// The address of a line behind the name of the site.
fn path(line: &str) -> Option<&str> {
    let (before, path) = line.split_once(SITE)?;
    ["", "http://", "https://", "www.", "http://www.", "https://www."].contains(&before).then_some(path)
}

/// Whether a line is such an address.
pub(super) fn is_address(line: &str) -> bool {
    path(line).is_some()
}

pub(super) fn read(text: &str) -> impl Iterator<Item = Record> + '_ {
    lines(text).map(|(number, line)| record(number, line))
}

fn record(number: u32, line: &str) -> Record {
    let mut record = Record::new(number, None);
    let parts = path(line).and_then(|path| {
        let (name, board) = path.split_once('/')?;
        let (size, moves) = board.strip_prefix("board#")?.split_once(',').unwrap_or((&board["board#".len()..], ""));
        Some((name, size.parse::<u8>().ok()?, moves.trim()))
    });
    let Some((name, size, moves)) = parts else {
        record.fail(number, line, "an address as in trmph.com/breakthrough/board#8,g2h3b7b6");
        return record;
    };
    let game = (name == "breakthrough").then(|| TwoPlayerGame::read_or_expected(&format!("{name}:{size}x{size}")));
    let Some(Ok(game)) = game else {
        record.fail(number, format!("{name}, {size} × {size}"), "breakthrough on 8 × 8 or 6 × 6 squares");
        return record;
    };
    record.game = Some(game);
    play(&mut record, game, None, run(moves).map(|name| Named::new(number, name)));
    record
}

/// The moves of a list without anything between them: two squares each.
pub(super) fn run(moves: &str) -> impl Iterator<Item = &str> {
    let mut rest = moves;
    std::iter::from_fn(move || {
        let end = rest.char_indices().nth(4).map_or(rest.len(), |(end, _)| end);
        let (name, others) = rest.split_at(end);
        rest = others;
        (!name.is_empty()).then_some(name)
    })
}

/// Whether a word is a list of several moves without anything between them.
pub(super) fn is_run(word: &str) -> bool {
    word.len() > 4
        && word.len().is_multiple_of(4)
        && word
            .as_bytes()
            .as_chunks::<2>()
            .0
            .iter()
            .all(|[file, rank]| file.is_ascii_alphabetic() && rank.is_ascii_digit())
}
