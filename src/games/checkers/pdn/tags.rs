//! The rules and the start of a game by its tags.

use std::borrow::Cow;

use super::{
    super::{
        position::Position,
        rules::{Checkers, Goal},
    },
    replay::replay,
    squares::with_board,
    tokens::At,
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
/// The ways in which `GameType` may name squares: from 1 at Black's right, or from a1 at the left of a player.
const SQUARES: [&str; 4] = ["N1", "N2", "A0", "A3"];
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
    let expected =
        "English draughts (GameType 21, or in full 21,B,8,8,N1,0), or with the Variant giveaway its give-away form";
    let wrong = |found: String| TextError { found, expected: expected.to_owned() };
    let is_english = match value(tags, "GameType").map(str::trim).filter(|text| !["", "?"].contains(text)) {
        None => false,
        Some(text) => match text.split(',').next().unwrap_or_default().trim().parse() {
            Ok(ENGLISH) => match other_fields(text) {
                None => true,
                Some(other) => return Err(wrong(format!("GameType {text}, {other}"))),
            },
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

/// What the fields behind the number of English draughts say that is not true of them.
fn other_fields(text: &str) -> Option<String> {
    let fields: Vec<_> = text.split(',').map(|field| field.trim().to_ascii_uppercase()).collect();
    let field = |at: usize| fields.get(at).map(String::as_str).filter(|field| !field.is_empty());
    if let Some(colour) = field(1).filter(|colour| *colour != "B") {
        return Some(if colour == "W" {
            "in which White begins".to_owned()
        } else {
            format!("in which {colour} begins")
        });
    }
    if [field(2), field(3)].into_iter().flatten().any(|side| side != "8") {
        return Some(format!("on {} × {} squares", field(2).unwrap_or("8"), field(3).unwrap_or("8")));
    }
    if let Some(squares) = field(4).filter(|squares| !SQUARES.contains(squares)) {
        return Some(format!("with {squares} for the names of squares"));
    }
    field(5).filter(|flag| *flag != "0").map(|_| "on the squares of the other colour".to_owned())
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

/// The position that a game starts from. If it has `?` in place of the side to move, or two sides, the first move decides.
///
/// # Errors
///
/// If a position is not valid, lacks the pieces of a side, or is one of several.
pub(super) fn start(
    rules: Checkers,
    tags: &[(&str, Cow<'_, str>)],
    set_up: Option<&str>,
    words: &[At<&str>],
) -> Result<Position, TextError> {
    let mut start = None;
    for text in values(tags, "FEN").chain(set_up) {
        let wrong = |expected: &str| TextError { found: text.to_owned(), expected: expected.to_owned() };
        let position = position(rules, &without_counters(text), words)
            .map_err(|error| TextError { expected: with_board(text, error.expected), ..error })?;
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

/// A position by its text, and by the first move if the side to move is open.
fn position(rules: Checkers, text: &str, words: &[At<&str>]) -> Result<Position, TextError> {
    let parts: Vec<_> = text.split(':').map(str::trim).collect();
    let is_side = |part: &str| ["B", "b", "W", "w"].contains(&part);
    let open = match parts[..] {
        ["?", ..] => 1,
        [first, second, ..] if is_side(first) && is_side(second) => 2,
        _ => return rules.read(text),
    };
    let mut found = None;
    for side in ["B", "W"] {
        let position = rules.read(&format!("{side}:{}", parts[open..].join(":")))?;
        if !replay(rules, position, words).moves.is_empty() {
            found = Some(position);
        }
    }
    found.ok_or_else(|| TextError {
        found: parts[..open].join(":"),
        expected: "B or W as the side to move, or a legal first move, which decides it".to_owned(),
    })
}
