//! Our own records: the lines `game`, `first`, `second`, `date`, `result`, `position` and `moves`, with moves on the
//! lines behind it, and comments in braces between them.

use super::{
    PdnResult, Record,
    play::{Named, play},
};
use crate::{catalogue::TwoPlayerGame, text::is_blank};

const KEYS: [&str; 7] = ["game", "position", "moves", "first", "second", "date", "result"];
const MOVES: usize = 2;
const RESULT: usize = 6;

const EXPECTED: &str =
    "each of the lines game, first, second, date, result, position and moves at most once, and moves behind the last";

/// Whether a text begins with a line of such a record.
pub(super) fn is_own(text: &str) -> bool {
    key(text.lines().next().unwrap_or_default()).is_some()
}

/// Whether a line begins a record of a game that is known.
pub(super) fn begins_game(line: &str) -> bool {
    matches!(key(line), Some(("game", name)) if TwoPlayerGame::read_or_expected(name).is_ok())
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
        Some((number, line.trim_matches(is_blank)))
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
        // The values of the keys, and all lines of moves.
        let mut given = [None; KEYS.len()];
        let mut movetext = Vec::new();
        for &(number, line) in &self.lines {
            let (at, value) = match key(line) {
                Some((key, value)) => (KEYS.iter().position(|known| *known == key), value),
                None => (given[MOVES].map(|_| MOVES), line),
            };
            let is_again = key(line).is_some() && at.is_some_and(|at| given[at].is_some());
            let Some(at) = at.filter(|_| !is_again) else {
                record.fail(number, line, EXPECTED);
                return record;
            };
            given[at].get_or_insert((number, value));
            if at == MOVES {
                movetext.push((number, value));
            }
        }
        let [game, position, moves, ..] = given;
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
        for (key, value) in KEYS.iter().zip(given).skip(MOVES + 1) {
            if let Some((_, value)) = value.filter(|(_, value)| !value.is_empty()) {
                record.headers.push(((*key).to_owned(), value.to_owned()));
            }
        }
        if let Some((number, value)) = given[RESULT].filter(|(_, value)| !value.is_empty()) {
            let Some(result) = PdnResult::named(value) else {
                record.fail(number, value, "a result: 1-0, 0-1, 1/2-1/2, 0-0 or *");
                return record;
            };
            record.result = result;
        }
        let Movetext { moves, comments, open } = Movetext::read(&movetext);
        play(&mut record, game, position.filter(|(_, text)| !text.is_empty()), moves.into_iter());
        let reached = record.moves.len();
        for (ply, text) in comments.iter().filter(|(ply, _)| *ply <= reached) {
            record.comment(*ply, text);
        }
        if let (Some(line), None) = (open, &record.error) {
            record.fail(line, "{", "the end of a comment, }");
        }
        record
    }
}

/// The moves of a record and the comments between them.
#[derive(Default)]
struct Movetext {
    moves: Vec<Named>,
    /// The number of moves before each comment, and its text.
    comments: Vec<(usize, String)>,
    /// The line on which a comment begins that does not end.
    open: Option<u32>,
}

impl Movetext {
    fn read(lines: &[(u32, &str)]) -> Self {
        let mut read = Self::default();
        for &(line, text) in lines {
            let mut rest = text;
            while !rest.is_empty() {
                if read.open.is_some() {
                    let (inside, behind) =
                        rest.split_once('}').map_or((rest, None), |(inside, rest)| (inside, Some(rest)));
                    if let Some((_, comment)) = read.comments.last_mut() {
                        *comment = format!("{comment} {inside}");
                    }
                    read.open = read.open.filter(|_| behind.is_none());
                    rest = behind.unwrap_or_default();
                    continue;
                }
                let (moves, behind) = rest.split_once('{').map_or((rest, None), |(moves, rest)| (moves, Some(rest)));
                read.moves.extend(moves.split_whitespace().map(|word| Named::new(line, word)));
                if behind.is_some() {
                    read.open = Some(line);
                    read.comments.push((read.moves.len(), String::new()));
                }
                rest = behind.unwrap_or_default();
            }
        }
        read
    }
}
