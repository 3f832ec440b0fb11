//! Games of draughts in PDN.

use std::iter;

use super::{Comment, PdnResult, Record, RecordError, Remark, RemarkKind, plain};
use crate::{
    catalogue::TwoPlayerGame,
    game::{Game, Notation},
    games::checkers::{Checkers, Goal, PdnEntry, PdnGames, PdnGap},
};

const NO_GAME: &str = "a first move of checkers, or the game before a list of moves, as in game: loa";

/// Games one by one. Those that do not name their game are of the given one, or of that of their first move.
pub(super) fn read(text: &str, game: Option<TwoPlayerGame>) -> impl Iterator<Item = Record> + '_ {
    let mut games = PdnGames::new(text);
    iter::from_fn(move || {
        let part = games.next_part()?;
        let goal = match game.or_else(|| plain::guessed(&part)) {
            None => None,
            Some(TwoPlayerGame::Checkers(goal)) => Some(goal),
            Some(other) => return Some(plain::record(&part, games.text(), other)),
        };
        let mut record = record(games.read(&part, goal));
        let is_unnamed = goal.is_none() && !part.names_rules();
        if let Some(error) = record.error.as_mut().filter(|error| error.ply == Some(1) && is_unnamed)
            && error.found.starts_with(|c: char| c.is_ascii_alphabetic())
            && error.found.contains(|c: char| c.is_ascii_digit())
        {
            error.expected = NO_GAME.into();
        }
        Some(record)
    })
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
        remarks: unread_results(entry.line, &entry.tags),
        headers: entry.tags,
        error: entry.error.map(|error| RecordError {
            line: error.line,
            ply: error.ply,
            found: error.error.found,
            expected: error.error.expected,
            legal: error.legal,
        }),
    };
    record.remarks.extend(entry.gap.map(gap_remark));
    if record.error.is_none() {
        let mut end = entry.start;
        entry.moves.iter().for_each(|&mv| rules.play(&mut end, mv));
        record.conclude(rules.outcome(&end), entry.line);
    }
    record
}

/// The remark on a gap.
pub(super) fn gap_remark(gap: PdnGap) -> Remark {
    Remark {
        line: gap.line,
        ply: Some(gap.ply),
        kind: RemarkKind::MoveNumber,
        found: gap.found.to_string(),
        expected: gap.expected.to_string(),
    }
}

/// The remarks on tags whose results are not understood.
pub(super) fn unread_results(line: u32, tags: &[(String, String)]) -> Vec<Remark> {
    let results = tags.iter().filter(|(name, _)| name.eq_ignore_ascii_case("Result")).map(|(_, value)| value);
    let unread = results.filter(|value| PdnResult::stated(value).is_none()).map(|value| Remark {
        line,
        ply: None,
        kind: RemarkKind::UnreadResult,
        found: value.clone(),
        expected: "1-0, 0-1, 1/2-1/2, 0-0 or *".to_owned(),
    });
    unread.collect()
}
