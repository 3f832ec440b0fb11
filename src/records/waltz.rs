//! WALTZ's files: positions, and behind each the turns that the program answers with, by their fields [Veselý 2013,
//! A.2].

use std::iter;

use super::{
    Record,
    own::lines,
    play::{Named, play},
};
use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    game::{Game, Notation},
    games::tzaar::{Tzaar, WaltzAnswer},
};

/// The numbers of a position: the side to move, the pieces and their heights.
const NUMBERS: usize = 1 + 81 + 81;

/// Whether a text begins like a position.
pub(super) fn is_waltz(text: &str) -> bool {
    begins(lines(text).map(uncommented))
}

/// Whether lines begin like a position: with the side to move, and a corner that is off the board or a piece. Answers
/// never do.
fn begins<'a>(lines: impl Iterator<Item = (u32, &'a str)>) -> bool {
    let mut words = lines.flat_map(|(_, line)| line.split_whitespace());
    matches!(words.next(), Some("1" | "-1")) && words.take(9).filter(|word| word.parse::<i32>().is_ok()).count() == 9
}

/// A line without what follows `%`.
fn uncommented((number, line): (u32, &str)) -> (u32, &str) {
    (number, line.split('%').next().unwrap_or_default().trim())
}

/// Games one by one: a position, and the answers behind it.
pub(super) fn read(text: &str) -> impl Iterator<Item = Record> + '_ {
    let lines: Vec<_> = lines(text).map(uncommented).filter(|(_, line)| !line.is_empty()).collect();
    let mut at = 0;
    iter::from_fn(move || {
        let from = at;
        let mut count = 0;
        while let Some((_, line)) = lines.get(at).filter(|_| count < NUMBERS) {
            count += line.split_whitespace().count();
            at += 1;
        }
        let behind = at;
        while at < lines.len() && !begins(lines[at..].iter().copied()) {
            at += 1;
        }
        (from < at).then(|| read_one(&lines[from..behind], &lines[behind..at]))
    })
}

/// A game from the lines of its position and of its answers.
fn read_one(position: &[(u32, &str)], answers: &[(u32, &str)]) -> Record {
    let rules = Tzaar::default();
    let game = TwoPlayerGame::Tzaar(rules.variant());
    let first = position[0].0;
    let mut record = Record::new(first, Some(game));
    let start = match rules.read_waltz(&joined(position)) {
        Ok(start) => start,
        Err(error) => {
            record.fail(first, error.found, error.expected);
            return record;
        }
    };
    let mut moves = Vec::new();
    let mut trouble = None;
    for answer in answers.chunks(3) {
        match joined(answer).parse::<WaltzAnswer>() {
            Ok(turn) => {
                let turn = iter::once(turn.first).chain(turn.second_move());
                moves.extend(turn.zip(answer).map(|(mv, (line, found))| Named {
                    line: *line,
                    found: (*found).to_owned(),
                    // Its sign may be another: the program looks at the board before its first move.
                    name: rules.show_move(&start, mv),
                    by: None,
                }));
            }
            Err(error) => {
                trouble = Some((answer[0].0, error));
                break;
            }
        }
    }
    play(&mut record, game, Some((first, &rules.show(&start))), moves.into_iter());
    if let (Some((line, error)), None) = (trouble, &record.error) {
        record.fail(line, error.found, error.expected);
    }
    record
}

fn joined(lines: &[(u32, &str)]) -> String {
    lines.iter().flat_map(|(_, line)| [*line, "\n"]).collect()
}

/// The start of a game, and an answer for each of its turns, with 0 for the time and the value, which games do not
/// have.
pub(super) fn write(rules: &Tzaar, record: &Record) -> Option<String> {
    let mut position = record.start.as_deref().map_or_else(|| Ok(rules.start()), |text| rules.read(text)).ok()?;
    let mut text = rules.show_waltz(&position).ok()?;
    let mut moves = record.moves.iter();
    while let Some(first) = moves.next() {
        let before = position;
        let first = rules.read_move(&position, first).ok()?;
        rules.play(&mut position, first);
        let is_open = rules.outcome(&position).is_none() && rules.mover(&position) == rules.mover(&before);
        let second = if is_open { Some(rules.read_move(&position, moves.next()?).ok()?) } else { None };
        if let Some(second) = second {
            rules.play(&mut position, second);
        }
        text += &WaltzAnswer::new(&before, (first, second), 0.0, 0).ok()?.to_string();
    }
    Some(text)
}
