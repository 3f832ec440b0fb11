//! Our own records: the lines `game`, `position` and `moves`, with moves on the lines behind it.

use super::{
    Record,
    play::{Named, play},
};
use crate::catalogue::TwoPlayerGame;

const KEYS: [&str; 3] = ["game", "position", "moves"];

/// Whether a text begins with a line of such a record.
pub(super) fn is_own(text: &str) -> bool {
    key(text.lines().next().unwrap_or_default()).is_some()
}

/// The key of a line and its value.
fn key(line: &str) -> Option<(&'static str, &str)> {
    let (key, value) = line.split_once(':')?;
    KEYS.into_iter().find(|known| *known == key.trim()).map(|key| (key, value.trim()))
}

/// Games one by one: each begins with its line `game`.
pub(super) fn read(text: &str) -> impl Iterator<Item = Record> + '_ {
    let mut lines = lines(text).peekable();
    std::iter::from_fn(move || {
        let (line, first) = lines.next()?;
        let mut own = Own { lines: vec![(line, first)] };
        while let Some(next) = lines.next_if(|(_, next)| key(next).is_none_or(|(key, _)| key != "game")) {
            own.lines.push(next);
        }
        Some(own.read())
    })
}

/// The lines that are not blank, with their numbers. Lines may end in any way.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let mut number = 0;
    let mut rest = text;
    let lines = std::iter::from_fn(move || {
        let end = rest.find(['\n', '\r']);
        let (line, behind) = end.map_or((rest, ""), |end| (&rest[..end], &rest[end..]));
        if end.is_none() && line.is_empty() {
            return None;
        }
        rest = behind.strip_prefix("\r\n").or_else(|| behind.get(1..)).unwrap_or_default();
        number += 1;
        Some((number, line.trim()))
    });
    lines.filter(|(_, line)| !line.is_empty())
}

/// The lines of a record.
struct Own<'a> {
    lines: Vec<(u32, &'a str)>,
}

impl Own<'_> {
    fn read(&self) -> Record {
        let (first, start) = self.lines[0];
        let mut record = Record::new(first, None);
        // The values of the keys, and all words of moves.
        let mut given = [None; KEYS.len()];
        let mut words = Vec::new();
        for &(number, line) in &self.lines {
            let (at, value) = match key(line) {
                Some((key, value)) => (KEYS.iter().position(|known| *known == key), value),
                None => (given[2].map(|_| 2), line),
            };
            let is_again = key(line).is_some() && at.is_some_and(|at| given[at].is_some());
            let Some(at) = at.filter(|_| !is_again) else {
                record.fail(number, line, "each of the lines game, position and moves once, and moves behind it");
                return record;
            };
            given[at].get_or_insert((number, value));
            if KEYS[at] == "moves" {
                words.push((number, value));
            }
        }
        let [game, position, moves] = given;
        let Some((number, name)) = game else {
            record.fail(first, start, "a line with the game, as in game: loa");
            return record;
        };
        let game = match TwoPlayerGame::read_or_expected(name) {
            Ok(game) => game,
            Err(expected) => {
                record.fail(number, name, expected);
                return record;
            }
        };
        record.game = Some(game);
        if moves.is_none() {
            record.fail(first, start, "the lines game and moves");
            return record;
        }
        let named = |line: u32, word: &str| Named { line, found: word.to_owned(), name: word.to_owned(), by: None };
        let moves = words.iter().flat_map(|&(line, words)| words.split_whitespace().map(move |word| named(line, word)));
        play(&mut record, game, position.filter(|(_, text)| !text.is_empty()), moves);
        record
    }
}
