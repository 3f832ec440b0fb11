//! Games of SGF.

mod golem;
mod loa;
mod stated;
mod tree;
mod tzaar;

use super::Record;
use stated::player;
use tree::{Property, Tree, Trees};

pub(super) use tree::{begins_game, begins_tree};

/// The games that SGF has numbers for and that people look for here first.
const OTHERS: [(&str, &str); 6] =
    [("1", "Go"), ("2", "Othello"), ("3", "chess"), ("4", "Gomoku"), ("5", "Nine Men's Morris"), ("11", "Hex")];

const EXPECTED: &str = "Lines of Action, GM[9], or Tzaar, GM[Tzaar] or FF[TZAAR]";

/// Games one by one, up to a text that is none.
pub(super) struct Games<'a>(Trees<'a>);

impl<'a> Games<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self(Trees::new(text))
    }

    /// The text behind the games.
    pub fn rest(&self) -> &'a str {
        self.0.rest()
    }
}

impl Iterator for Games<'_> {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        self.0.next().map(|tree| record(&tree))
    }
}

/// A game of Lines of Action; `None` if it is another one, or starts otherwise.
pub(super) fn write(record: &Record) -> Option<String> {
    loa::write(record)
}

fn record(tree: &Tree) -> Record {
    let mut record = Record::new(tree.line, None);
    let is_said = |property: &&Property| !["B", "W", "C"].contains(&property.name.as_str());
    let said = tree.root.iter().filter(is_said);
    record.headers = said.map(|property| (property.name.clone(), player(&property.value).to_owned())).collect();
    let game = tree.value("GM").unwrap_or_default().to_ascii_lowercase();
    match game.as_str() {
        "9" | "loa" | "lines of action" => loa::read(tree, &mut record),
        "" if golem::is_golem(tree) => golem::read(tree, &mut record),
        _ if game.split_whitespace().next() == Some("tzaar") => tzaar::read(tree, &mut record),
        _ => record.fail(tree.line, named(tree, &game), EXPECTED),
    }
    if let (Some((line, found, expected)), None) = (&tree.trouble, &record.error) {
        record.fail(*line, found, *expected);
    }
    record
}

/// The properties that name a game that is none of these.
fn named(tree: &Tree, game: &str) -> String {
    // Little Golem names its games in place of the version of the format.
    let form = tree.value("FF").filter(|form| !form.starts_with(|c: char| c.is_ascii_digit()));
    if let ("", Some(form)) = (game, form) {
        return format!("FF[{form}]");
    }
    // Without a number, it is one of Go.
    let number = if game.is_empty() { "1" } else { game };
    let name = OTHERS.iter().find(|(other, _)| *other == number).map(|(_, name)| format!(", {name}"));
    format!("GM[{number}]{}", name.unwrap_or_default())
}
