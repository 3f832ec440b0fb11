//! Lines of Action in SGF, as the specification for this game has it (<https://www.red-bean.com/sgf/loa.html>).

use super::{
    stated::stated,
    tree::{Property, Tree},
};
use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    game::Player,
    games::{checkers::PdnResult, loa::Loa},
    records::{
        Record,
        play::{Named, play},
    },
};

/// The starts that are the usual one, by the names that Boardspace has for them.
const STANDARD: [&str; 3] = ["", "loa", "standard"];
/// The properties that may stand in place of a move and do not affect the game.
const ASIDES: [&str; 7] = ["start", "id", "time", "ranking", "select", "friend", "country"];

pub(super) fn read(tree: &Tree, record: &mut Record) {
    let game = TwoPlayerGame::Loa(Loa::default().variant());
    record.game = Some(game);
    let refuse = |name: &str, is_known: &dyn Fn(&str) -> bool| {
        tree.root.iter().find(|property| property.name == name && !is_known(property.value.trim()))
    };
    let set_up = refuse("SU", &|value| {
        let name = value.to_ascii_lowercase();
        STANDARD.contains(&name.split_whitespace().next().unwrap_or_default())
    });
    let other = refuse("SZ", &|value| ["8", "8:8"].contains(&value)).or(set_up);
    let stones = tree.root.iter().find(|property| ["AB", "AW", "AE"].contains(&property.name.as_str()));
    if let Some(Property { line, name, value }) = other.or(stones) {
        return record.fail(*line, format!("{name}[{value}]"), "the usual start on a board of 8 by 8 squares");
    }
    let mut resigned = None;
    let mut moves = Vec::new();
    for property in tree.root.iter().chain(&tree.nodes) {
        let by = match property.name.as_str() {
            "B" => Player::First,
            "W" => Player::Second,
            _ => continue,
        };
        let text = property.value.trim().to_ascii_lowercase();
        // Boardspace numbers its moves.
        let text = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
        let word = text.split_whitespace().next().unwrap_or_default();
        match word {
            "resign" | "forfeit" => resigned = Some(by),
            _ if ASIDES.contains(&word) => {}
            _ => {
                moves.push(Named {
                    line: property.line,
                    found: property.value.clone(),
                    name: ours(text),
                    by: Some(by),
                });
            }
        }
    }
    record.result = stated(tree).unwrap_or(PdnResult::Open);
    if let (PdnResult::Open, Some(loser)) = (record.result, resigned) {
        record.result = PdnResult::Won(!loser);
    }
    let first = tree.value("PL").map(str::to_ascii_lowercase);
    let turned = first.is_some_and(|first| first.starts_with('w'));
    let start = turned.then_some((tree.line, "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w"));
    play(record, game, start, moves.into_iter());
}

/// A move in our notation: `b1:d3+` is `b1xd3`, and so is `b1d3`.
fn ours(text: &str) -> String {
    let bare = text.trim_end_matches(['+', '!', '?', '#', '*']);
    let squares: String = bare.chars().filter(|c| !"-:x ".contains(*c)).collect();
    match squares.split_at_checked(2) {
        Some((from, to)) if !to.is_empty() && bare != "pass" => {
            format!("{from}{}{to}", if bare.contains([':', 'x']) { 'x' } else { '-' })
        }
        _ => bare.to_owned(),
    }
}
