//! The rules and the start of a game by its tags.

use std::borrow::Cow;

use super::super::{
    position::Position,
    rules::{Checkers, Goal},
};
use crate::game::{Game, Notation, Player, TextError};

/// The tags with these names are fields of a game.
pub(super) const OWN: [&str; 3] = ["FEN", "SetUp", "Result"];

/// The games that the tag `GameType` has numbers for, without English draughts.
const OTHERS: [(u32, &str); 17] = [
    (0, "chess"),
    (1, "Chinese chess"),
    (20, "international draughts"),
    (22, "Italian draughts"),
    (23, "American pool checkers"),
    (24, "Spanish draughts"),
    (25, "Russian draughts"),
    (26, "Brazilian draughts"),
    (27, "Canadian draughts"),
    (28, "Portuguese draughts"),
    (29, "Czech draughts"),
    (30, "Turkish draughts"),
    (31, "Thai draughts"),
    (32, "Armenian draughts"),
    (40, "Frisian draughts"),
    (41, "Spantsiretti draughts"),
    (50, "Othello"),
];
const ENGLISH: u32 = 21;
/// The values of the tag `Variant` for English draughts, and for the ways to open its games.
const PLAIN: [&str; 10] = [
    "",
    "?",
    "standard",
    "checkers",
    "english",
    "english draughts",
    "american checkers",
    "american/english",
    "go as you please",
    "three-move ballot",
];

/// The values of a tag, whatever the case of its name.
pub(super) fn values<'a>(tags: &'a [(&str, Cow<'_, str>)], name: &str) -> impl Iterator<Item = &'a str> {
    tags.iter().filter(move |(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| &**value)
}

/// The first value of a tag.
fn value<'a>(tags: &'a [(&str, Cow<'_, str>)], name: &str) -> Option<&'a str> {
    values(tags, name).next()
}

/// The game that the tags name, if they name one.
///
/// # Errors
///
/// If it is another game.
pub(super) fn goal(tags: &[(&str, Cow<'_, str>)]) -> Result<Option<Goal>, TextError> {
    let expected = "English draughts (GameType 21), or with the Variant giveaway its give-away form";
    let wrong = |found: String| TextError { found, expected: expected.to_owned() };
    let is_english = match value(tags, "GameType").map(str::trim).filter(|text| !["", "?"].contains(text)) {
        None => false,
        Some(text) => match text.split(',').next().unwrap_or_default().trim().parse() {
            Ok(ENGLISH) => true,
            number => {
                let name = OTHERS.iter().find(|(other, _)| number.as_ref() == Ok(other)).map(|(_, name)| *name);
                return Err(wrong(format!(
                    "GameType {text}{}",
                    name.map(|name| format!(", {name}")).unwrap_or_default()
                )));
            }
        },
    };
    let variant = value(tags, "Variant").map(|text| text.trim().to_ascii_lowercase());
    match variant.as_deref() {
        None => Ok(is_english.then_some(Goal::Plain)),
        Some("giveaway" | "give-away" | "suicide" | "losing") => Ok(Some(Goal::GiveAway)),
        Some(text) if PLAIN.contains(&text) => Ok(is_english.then_some(Goal::Plain)),
        Some(_) => Err(wrong(format!("Variant {}", value(tags, "Variant").unwrap_or_default()))),
    }
}

/// A position without the counters of moves that some programs write behind it, as in `B:W21-32:B1-12:H0:F1`, and without
/// commas at the end of a side.
fn without_counters(text: &str) -> String {
    let is_counter = |part: &str| {
        let number = part.trim().strip_prefix(['H', 'F']).unwrap_or_default();
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    let parts = text.split(':').filter(|part| !is_counter(part));
    parts.map(|part| part.trim_end().trim_end_matches(',')).collect::<Vec<_>>().join(":")
}

/// The position that a game starts from.
///
/// # Errors
///
/// If a position is not valid, lacks the pieces of a side, or is one of several.
pub(super) fn start(
    rules: Checkers,
    tags: &[(&str, Cow<'_, str>)],
    set_up: Option<&str>,
) -> Result<Position, TextError> {
    let mut start = None;
    let given = tags.iter().filter(|(name, _)| name.eq_ignore_ascii_case("FEN")).map(|(_, value)| &**value);
    for text in given.chain(set_up) {
        let wrong = |expected: &str| TextError { found: text.to_owned(), expected: expected.to_owned() };
        let position = rules.read(&without_counters(text))?;
        if [Player::First, Player::Second].into_iter().any(|player| position.pieces(player) == 0) {
            return Err(wrong("pieces of both sides"));
        }
        if start.is_some_and(|first| first != position) {
            return Err(wrong("one position to start from"));
        }
        start = Some(position);
    }
    Ok(start.unwrap_or_else(|| rules.start()))
}
