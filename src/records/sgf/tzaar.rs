//! Tzaar in the files of Boardspace, by its source (`TzaarMovespec`, `TzaarBoard`, in `ddyer0/boardspace.net`).
//!
//! P0 moves first and has White. Mouse actions are properties of their player: `Pickb A 2` and `Dropcap B 2` are a move
//! from A2 to B2, and `Done` ends the turn. The field in the middle, which has no pieces, has the name E5.

use super::{
    stated::state,
    tree::{Property, Tree},
};
use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    game::Player,
    games::tzaar::Tzaar,
    records::{
        Record,
        play::{Named, play},
    },
};

/// The letters of the pieces in a rack, by their numbers there.
const RACK: [char; 3] = ['O', 'R', 'Z'];
/// The properties that do not affect the game.
const ASIDES: [&str; 7] = ["start", "edit", "id", "time", "ranking", "friend", "country"];

pub(super) fn read(tree: &Tree, record: &mut Record) {
    let (set_up, line) = tree
        .root
        .iter()
        .find(|property| property.name == "SU")
        .map_or(("", tree.line), |property| (property.value.trim(), property.line));
    let set_up = set_up.to_ascii_lowercase();
    let variant = match set_up.split_whitespace().next().unwrap_or_default() {
        "" | "tzaar" | "tzaar-standard" => "tzaar",
        "tzaar-custom" => "tzaar:tournament",
        other => {
            let expected = "tzaar-standard or tzaar-custom: the places of others are not in the file";
            return record.fail(line, format!("SU[{other}]"), expected);
        }
    };
    let Ok(rules) = variant.parse::<Tzaar>() else { return };
    let game = TwoPlayerGame::Tzaar(rules.variant());
    record.game = Some(game);
    if let Some(Property { line, name, value, .. }) = tree.late_setup() {
        return record.fail(*line, format!("{name}[{value}]"), "a setup in the first node only");
    }
    let mut hand = Hand { places: variant != "tzaar", ..Hand::default() };
    let mut resigned = Vec::new();
    let mut wrong = None;
    let mut comments = Vec::new();
    for property in tree.all() {
        let by = match property.name.as_str() {
            "P0" => Player::First,
            "P1" => Player::Second,
            "C" => {
                comments.push((hand.moves.len() + hand.turn.len(), &*property.value));
                continue;
            }
            _ => continue,
        };
        let text = property.value.to_ascii_lowercase();
        let mut words: Vec<_> = text.split_whitespace().collect();
        if words.first().is_some_and(|first| first.bytes().all(|byte| byte.is_ascii_digit())) {
            words.remove(0);
        }
        match words[..] {
            ["resign"] => resigned.push((property, by)),
            [] => {}
            [first, ..] if ASIDES.contains(&first) => {}
            _ if hand.does(&words, property, by).is_some() => {}
            _ => {
                wrong = Some(property);
                break;
            }
        }
    }
    hand.done();
    let contradiction = state(tree, record, &resigned);
    play(record, game, None, hand.moves.into_iter());
    record.comment_all(comments);
    if let (Some(Property { line, value, .. }), None) = (wrong, &record.error) {
        record.fail(*line, value, "a deed at Boardspace, as in Pickb A 2, Dropcap B 2, Pass or Done");
    }
    if let (Some((line, found, expected)), None) = (contradiction, &record.error) {
        record.fail(line, found, expected);
    }
}

/// The actions of the players, up to `Done`.
#[derive(Default)]
struct Hand {
    /// The moves of all turns that are done.
    moves: Vec<Named>,
    /// The moves of this turn.
    turn: Vec<Named>,
    /// From where a stack is in the hand of a player, or the letter of a piece.
    held: Option<String>,
    /// Whether pieces are being placed, one a turn.
    places: bool,
    /// The number of turns with moves that are done.
    turns: u32,
}

impl Hand {
    /// Does something; `None` if it cannot be done.
    fn does(&mut self, words: &[&str], property: &Property, by: Player) -> Option<()> {
        let named = |name: String| Named { line: property.line, found: property.value.clone(), name, by: Some(by) };
        match *words {
            // The number of the piece may follow.
            ["pickb", column, row, ..] => {
                self.held = Some(if self.turn.len() == self.most() {
                    // The last move is taken back.
                    let last = self.turn.pop()?.name;
                    if self.places { last[..1].to_owned() } else { last[..2].to_owned() }
                } else {
                    field(column, row)?
                });
            }
            ["dropb" | "dropcap", column, row] => {
                let (held, field) = (self.held.take()?, field(column, row)?);
                if held != field {
                    let sign = if held.len() == 1 { "" } else { "x" };
                    self.turn.push(named(format!("{held}{sign}{field}")));
                }
            }
            ["move" | "capture", from_column, from_row, column, row] => {
                self.turn.push(named(format!("{}x{}", field(from_column, from_row)?, field(column, row)?)));
            }
            ["onboard", _, kind, column, row] => {
                self.turn.push(named(format!("{}{}", rack(kind)?, field(column, row)?)));
            }
            ["pick", _, kind] => self.held = Some(rack(kind)?.to_string()),
            ["drop", ..] => self.held = None,
            ["pass"] => {
                // Passing a second time takes it back.
                if self.turn.last().is_some_and(|last| last.name == "pass") {
                    self.turn.pop();
                } else {
                    self.turn.push(named("pass".to_owned()));
                }
            }
            ["done"] => self.done(),
            _ => return None,
        }
        Some(())
    }

    /// The most moves of this turn.
    const fn most(&self) -> usize {
        if self.places || self.turns == 0 { 1 } else { 2 }
    }

    fn done(&mut self) {
        let places = self.turn.first().is_some_and(|first| !first.name.contains('x') && first.name != "pass");
        self.turns += u32::from(!self.turn.is_empty() && !places);
        self.moves.append(&mut self.turn);
        self.places &= self.moves.len() < 60;
        self.held = None;
    }
}

fn rack(kind: &str) -> Option<char> {
    RACK.get(kind.parse::<usize>().ok()?).copied()
}

/// A field by its column and its row at Boardspace, in our notation.
fn field(column: &str, row: &str) -> Option<String> {
    let column = column.to_ascii_uppercase();
    let row: u8 = row.parse().ok()?;
    let row = match (column.as_str(), row) {
        ("E", 5) => return None,
        ("E", 6..) => row - 1,
        _ => row,
    };
    (column.len() == 1 && (1..10).contains(&row)).then(|| format!("{column}{row}"))
}
