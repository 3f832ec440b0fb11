//! Games of others in the form of PDN, such as those of Little Golem: tags, numbered moves of Breakthrough or Lines of
//! Action, and a result. They seldom name the game: the first move does.

use super::{
    Record, Remark, RemarkKind,
    pdn::{gap_remark, unread_results},
    play::{Named, play},
    trmph::{is_run, run},
};
use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    game::{Player, find_move},
    games::{
        breakthrough::Breakthrough,
        checkers::{PdnPart, PdnResult},
        loa::Loa,
    },
};

/// The words by which the player to move resigns.
const RESIGNED: [&str; 3] = ["resign", "resigns", "resigned"];

/// The game of a first move in letters and digits, if it is no move of draughts.
pub(super) fn guessed(part: &PdnPart<'_>) -> Option<TwoPlayerGame> {
    let first = part.words.first()?.what;
    if part.names_rules() || !first.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let first = if is_run(first) { &first[..4] } else { first };
    let games =
        [TwoPlayerGame::Breakthrough(Breakthrough::default().variant()), TwoPlayerGame::Loa(Loa::default().variant())];
    games.into_iter().find(|&game| with_rules!(game, |rules| begins_with(&rules, first)))
}

/// Whether a game may begin with a move.
fn begins_with<G: CatalogueGame>(game: &G, name: &str) -> bool {
    let (start, mut legal) = (game.start(), Vec::new());
    game.moves(&start, &mut legal);
    find_move(game, &start, &legal, name).is_ok()
}

/// Reads a game of a text.
pub(super) fn record(part: &PdnPart<'_>, text: &str, game: TwoPlayerGame) -> Record {
    let line_of = |offset| part.line_of(text, offset);
    let mut record = Record::new(part.line(), Some(game));
    record.headers = part.tags.iter().map(|(name, value)| ((*name).to_owned(), value.clone().into_owned())).collect();
    record.remarks = unread_results(record.line, &record.headers);
    let end = part.trouble.as_ref().map_or(usize::MAX, |trouble| trouble.offset);
    let (mut moves, mut places, mut resigned) = (Vec::new(), Vec::new(), None);
    for (place, word) in part.words.iter().enumerate().take_while(|(_, word)| word.offset < end) {
        let line = line_of(word.offset);
        if RESIGNED.contains(&&*word.what.to_ascii_lowercase()) {
            resigned = Some((line, word.what));
            break;
        }
        let names: Vec<_> = if is_run(word.what) { run(word.what).collect() } else { vec![word.what] };
        for name in names {
            moves.push(Named::new(line, name));
            places.push(place);
        }
    }
    let (result, contradiction) = part.result();
    record.result = result;
    // Sides alternate, but in Tzaar.
    let loser = if moves.len() % 2 == 0 { Player::First } else { Player::Second };
    let by_resigning = resigned.filter(|_| !matches!(game, TwoPlayerGame::Tzaar(_))).map(|_| PdnResult::Won(!loser));
    if let (PdnResult::Open, Some(by_resigning)) = (result, by_resigning) {
        record.result = by_resigning;
    }
    let start = record.header("FEN").map(str::to_owned);
    let line = record.line;
    play(&mut record, game, start.as_deref().map(|start| (line, start)), moves.into_iter());
    let reached = record.moves.len();
    for comment in part.comments.iter().filter(|comment| comment.offset < end) {
        let ply = places.partition_point(|place| part.words[*place].offset < comment.offset);
        if ply <= reached {
            record.comment(ply, comment.what);
        }
    }
    places.truncate(reached);
    record.remarks.extend(part.gap(text, &places, start.is_none()).map(gap_remark));
    if matches!(game, TwoPlayerGame::Loa(_)) && record.header("White").is_some() {
        let (found, expected) = ("White".to_owned(), "Black".to_owned());
        record.remarks.push(Remark { line, ply: None, kind: RemarkKind::Colours, found, expected });
    }
    if record.error.is_none() {
        let resigning = resigned.filter(|_| by_resigning.is_some_and(|by| by != record.result));
        if let Some(trouble) = &part.trouble {
            record.fail(line_of(trouble.offset), &trouble.what.found, &trouble.what.expected);
        } else if let Some((offset, error)) = contradiction {
            record.fail(offset.map_or(line, line_of), error.found, error.expected);
        } else if let Some((line, found)) = resigning {
            record.fail(line, found, format!("the result {}, as the file says", record.result));
        }
    }
    record
}
