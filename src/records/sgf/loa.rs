//! Lines of Action in SGF, read and written as the specification for this game has it (<https://www.red-bean.com/sgf/loa.html>).

use std::fmt::Write;

use super::{
    stated::state,
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
    text::is_sign,
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
    if let Some(Property { line, name, value, .. }) = other.or(stones).or_else(|| tree.late_setup()) {
        return record.fail(*line, format!("{name}[{value}]"), "the usual start on a board of 8 by 8 squares");
    }
    let mut resigned = Vec::new();
    let mut moves = Vec::new();
    let mut nodes = Vec::new();
    for property in tree.all() {
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
            "resign" | "forfeit" => resigned.push((property, by)),
            _ if ASIDES.contains(&word) => {}
            _ => {
                nodes.push(property.node);
                moves.push(Named {
                    line: property.line,
                    found: property.value.clone(),
                    name: ours(text),
                    by: Some(by),
                });
            }
        }
    }
    let contradiction = state(tree, record, &resigned);
    let first = tree.value("PL").map(str::to_ascii_lowercase);
    let turned = first.is_some_and(|first| first.starts_with('w'));
    let start = turned.then_some((tree.line, "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w"));
    play(record, game, start, moves.into_iter());
    record.comment_all(tree.comments(&nodes));
    if let (Some((line, found, expected)), None) = (contradiction, &record.error) {
        record.fail(line, found, expected);
    }
}

/// A move in our notation: `b1:d3+` is `b1xd3`, and so is `b1d3`.
fn ours(text: &str) -> String {
    let bare = text.trim_end_matches(['+', '!', '?', '#', '*']);
    let squares: String = bare.chars().filter(|c| !is_sign(*c) && *c != ' ').collect();
    match squares.split_at_checked(2) {
        Some((from, to)) if !to.is_empty() && bare != "pass" => {
            format!("{from}{}{to}", if bare.contains([':', 'x']) { 'x' } else { '-' })
        }
        _ => bare.to_owned(),
    }
}

/// A game from the usual start; `None` if it has another one.
pub(super) fn write(record: &Record) -> Option<String> {
    let usual = TwoPlayerGame::Loa(Loa::default().variant());
    if record.game != Some(usual) || record.start.is_some() {
        return None;
    }
    let escaped = |text: &str| text.replace('\\', "\\\\").replace(']', "\\]");
    let mut text = "(;FF[4]GM[9]".to_owned();
    let [black, white] = record.players();
    let result = match record.result {
        PdnResult::Won(Player::First) => "B+",
        PdnResult::Won(Player::Second) => "W+",
        PdnResult::Draw => "Draw",
        PdnResult::Lost | PdnResult::Open => "",
    };
    for (name, value) in [("PB", black), ("PW", white), ("DT", &record.date().replace('.', "-")), ("RE", result)] {
        if !value.is_empty() {
            let _ = write!(text, "{name}[{}]", escaped(value));
        }
    }
    let mut comments = record.comments.iter().peekable();
    let mut comment = |text: &mut String, before: usize| {
        let is_here = |ply: u32| usize::try_from(ply).is_ok_and(|ply| ply <= before);
        let mut said = Vec::new();
        while let Some(comment) = comments.next_if(|comment| is_here(comment.ply)) {
            said.push(escaped(&comment.text));
        }
        if !said.is_empty() {
            let _ = write!(text, "C[{}]", said.join(" "));
        }
    };
    comment(&mut text, 0);
    for ((at, name), side) in record.moves.iter().enumerate().zip(["B", "W"].into_iter().cycle()) {
        let _ = write!(text, "\n;{side}[{}]", name.replace('x', ":"));
        comment(&mut text, at + 1);
    }
    Some(text + ")\n")
}
