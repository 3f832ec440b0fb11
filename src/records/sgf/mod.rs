//! Games of SGF.

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
    let game = tree.value("GM").unwrap_or("1").to_ascii_lowercase();
    match game.as_str() {
        "9" | "loa" | "lines of action" => loa::read(tree, &mut record),
        _ if game.split_whitespace().next() == Some("tzaar") => tzaar::read(tree, &mut record),
        _ => {
            let name = OTHERS.iter().find(|(number, _)| *number == game).map(|(_, name)| format!(", {name}"));
            let found = format!("GM[{game}]{}", name.unwrap_or_default());
            record.fail(tree.line, found, "Lines of Action, GM[9], or Tzaar, GM[Tzaar]");
        }
    }
    if let (Some((line, found, expected)), None) = (&tree.trouble, &record.error) {
        record.fail(*line, found, *expected);
    }
    record
}
