//! Games of draughts in PDN.

use super::{Comment, PdnResult, Record, RecordError, Remark, RemarkKind};
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
    let mut record = Record {
        line: entry.line,
        game: entry.goal.map(TwoPlayerGame::Checkers),
        start: (entry.start != rules.start()).then(|| rules.show(&entry.start)),
        // A name does not depend on the position.
        moves: entry.moves.iter().map(|&mv| rules.show_move(&entry.start, mv)).collect(),
        comments: entry.comments.into_iter().map(|(ply, text)| Comment { ply, text }).collect(),
        result: entry.result,
        remarks: entry.tags.iter().filter_map(|(name, value)| unread_result(entry.line, name, value)).collect(),
        headers: entry.tags,
        error: entry.error.map(|error| RecordError {
            line: error.line,
            ply: error.ply,
            found: error.error.found,
            expected: error.error.expected,
            legal: error.legal,
        }),
    };
    record.remarks.extend(entry.gap.map(|gap| Remark {
        line: gap.line,
        ply: Some(gap.ply),
        kind: RemarkKind::MoveNumber,
        found: gap.found.to_string(),
        expected: gap.expected.to_string(),
    }));
    if record.error.is_none() {
        let mut end = entry.start;
        entry.moves.iter().for_each(|&mv| rules.play(&mut end, mv));
        record.conclude(rules.outcome(&end), entry.line);
    }
    record
}

/// The remark on a tag whose result is not understood.
fn unread_result(line: u32, name: &str, value: &str) -> Option<Remark> {
    let is_unread = name.eq_ignore_ascii_case("Result") && PdnResult::stated(value).is_none();
    is_unread.then(|| Remark {
        line,
        ply: None,
        kind: RemarkKind::UnreadResult,
        found: value.to_owned(),
        expected: "1-0, 0-1, 1/2-1/2, 0-0 or *".to_owned(),
    })
}
