//! Games of draughts in PDN.

use super::{Comment, Record, RecordError};
use crate::{
    catalogue::TwoPlayerGame,
    game::{Game, Notation},
    games::checkers::{Checkers, Goal, PdnEntry, PdnGames},
};

pub(super) fn read(text: &str) -> impl Iterator<Item = Record> + '_ {
    PdnGames::new(text).map(record)
}

fn record(entry: PdnEntry) -> Record {
    let rules = Checkers::new(entry.goal.unwrap_or(Goal::Plain));
    Record {
        line: entry.line,
        game: entry.goal.map(TwoPlayerGame::Checkers),
        headers: entry.tags,
        start: (entry.start != rules.start()).then(|| rules.show(&entry.start)),
        // A name does not depend on the position.
        moves: entry.moves.into_iter().map(|mv| rules.show_move(&entry.start, mv)).collect(),
        comments: entry.comments.into_iter().map(|(ply, text)| Comment { ply, text }).collect(),
        result: entry.result,
        error: entry.error.map(|error| RecordError {
            line: error.line,
            ply: error.ply,
            found: error.error.found,
            expected: error.error.expected,
            legal: error.legal,
        }),
    }
}
