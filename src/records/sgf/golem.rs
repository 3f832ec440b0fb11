//! Tzaar as Little Golem writes it: `FF[TZAAR]`, the pieces in `POS`, and a turn in each node.
//!
//! A field is two letters from `k` to `s`, its distances from the centre along two axes, from -4 to 4. `POS` has the pieces
//! column by column: `a` for a Tzaar, `b` for a Tzarra, `c` for a Tott, White's in small letters.

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

const COLUMNS: [usize; 9] = [5, 6, 7, 8, 8, 8, 7, 6, 5];
const FIELDS: usize = 60;

/// Whether a game is one of these.
pub(super) fn is_golem(tree: &Tree) -> bool {
    tree.value("FF").is_some_and(|form| form.eq_ignore_ascii_case("TZAAR"))
}

pub(super) fn read(tree: &Tree, record: &mut Record) {
    let game = TwoPlayerGame::Tzaar(Tzaar::default().variant());
    record.game = Some(game);
    if let Some(Property { line, name, value, .. }) = tree.late_setup() {
        return record.fail(*line, format!("{name}[{value}]"), "a setup in the first node only");
    }
    let set_up = tree.root.iter().find(|property| property.name == "POS");
    let Some((line, start)) = set_up.and_then(|set_up| Some((set_up.line, position(set_up.value.trim())?))) else {
        let (line, found) = set_up.map_or((tree.line, ""), |set_up| (set_up.line, &set_up.value));
        return record.fail(
            line,
            format!("POS[{found}]"),
            "the pieces of all 60 fields, as letters from a to c and A to C",
        );
    };
    let mut resigned = Vec::new();
    let mut moves = Vec::new();
    let mut nodes = Vec::new();
    for property in tree.all() {
        let by = match property.name.as_str() {
            "W" => Player::First,
            "B" => Player::Second,
            _ => continue,
        };
        let value = property.value.trim();
        if value.eq_ignore_ascii_case("resign") {
            resigned.push((property, by));
            continue;
        }
        for half in value.split('-') {
            nodes.push(property.node);
            moves.push(Named {
                line: property.line,
                found: value.to_owned(),
                // What is none is reported as it stands.
                name: ours(half).unwrap_or_else(|| half.to_owned()),
                by: Some(by),
            });
        }
    }
    let contradiction = state(tree, record, &resigned);
    play(record, game, Some((line, &start)), moves.into_iter());
    record.comment_all(tree.comments(&nodes));
    if let (Some((line, found, expected)), None) = (contradiction, &record.error) {
        record.fail(line, found, expected);
    }
}

/// The position at the start, in our notation.
fn position(pieces: &str) -> Option<String> {
    let letters = pieces.chars().map(|piece| match piece {
        'a' => Some('Z'),
        'b' => Some('R'),
        'c' => Some('O'),
        'A' => Some('z'),
        'B' => Some('r'),
        'C' => Some('o'),
        _ => None,
    });
    let letters = letters.collect::<Option<Vec<_>>>().filter(|letters| letters.len() == FIELDS)?;
    let mut rest = &letters[..];
    let columns = COLUMNS.map(|fields| {
        let (column, others) = rest.split_at(fields);
        rest = others;
        column.iter().collect::<String>()
    });
    Some(columns.join("/") + " w 1")
}

/// Half of a turn in our notation.
fn ours(half: &str) -> Option<String> {
    match *half.as_bytes() {
        [from_x, from_y, x, y] if half != "pass" => Some(format!("{}x{}", field(from_x, from_y)?, field(x, y)?)),
        _ => None,
    }
}

/// A field in our notation. Those of a column are counted from its end, without the centre of the board.
fn field(x: u8, y: u8) -> Option<String> {
    let axis = |letter: u8| (b'k'..=b's').contains(&letter).then(|| i32::from(letter) - i32::from(b'o'));
    let (x, y) = (axis(x)?, axis(y)?);
    if (x + y).abs() > 4 || (x, y) == (0, 0) {
        return None;
    }
    let row = y + 5 + x.min(0) - i32::from(x == 0 && y > 0);
    let column = char::from(u8::try_from(x + 4).ok()? + b'A');
    Some(format!("{column}{row}"))
}
