//! WALTZ's files: a position, and the turns that the program answers with, by their fields [Veselý 2013, A.2].

use std::iter;

use super::{
    Record,
    play::{Named, play},
};
use crate::{
    catalogue::{Entry, GameForTwo},
    game::Notation,
    games::tzaar::{Tzaar, WaltzAnswer},
};

/// The numbers of a position: the side to move, the pieces and their heights.
const NUMBERS: usize = 1 + 81 + 81;

/// Whether a text begins like a position: with the side to move, and a corner that is off the board or a piece.
pub(super) fn is_waltz(text: &str) -> bool {
    let mut numbers = numbers(text);
    matches!(numbers.next(), Some("1" | "-1"))
        && numbers.take(9).filter(|word| word.parse::<i32>().is_ok()).count() == 9
}

/// The words of a text without what follows `%` on a line.
fn numbers(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('%').next().unwrap_or_default().split_whitespace())
}

pub(super) fn read(text: &str) -> Record {
    let rules = Tzaar::default();
    let game = GameForTwo::Tzaar(rules.variant());
    let mut record = Record::new(1, Some(game));
    // The line behind which the position is complete.
    let mut count = 0;
    let mut lines = text.lines();
    let board = lines.by_ref().take_while(|line| {
        let is_part = count < NUMBERS;
        count += numbers(line).count();
        is_part && count < NUMBERS
    });
    let head = u32::try_from(board.count()).map_or(u32::MAX, |lines| lines + 1);
    let position: String = text.lines().take(head as usize).flat_map(|line| [line, "\n"]).collect();
    let start = match rules.read_waltz(&position) {
        Ok(start) => start,
        Err(error) => {
            record.fail(1, error.found, error.expected);
            return record;
        }
    };
    let answers: Vec<_> = (head + 1..).zip(lines).filter(|(_, line)| !line.trim().is_empty()).collect();
    let mut moves = Vec::new();
    let mut trouble = None;
    for answer in answers.chunks(3) {
        let text: String = answer.iter().flat_map(|(_, line)| [*line, "\n"]).collect();
        match text.parse::<WaltzAnswer>() {
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
    play(&mut record, game, Some((1, &rules.show(&start))), moves.into_iter());
    if let (Some((line, error)), None) = (trouble, &record.error) {
        record.fail(line, error.found, error.expected);
    }
    record
}
