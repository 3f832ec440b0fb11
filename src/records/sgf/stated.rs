//! The result and the players that a game states.

use super::tree::{Property, Tree};
use crate::{
    game::Player,
    games::checkers::PdnResult,
    records::{Record, Remark, RemarkKind},
};

const EXPECTED: &str = "B+, W+, Draw, or “Game won by” and a player";

/// A statement that is another result than one before it: its line, itself, and what was expected.
pub(super) type Contradiction = (u32, String, String);

/// Gives a record the result that its game states, as the format has it, in the words of Boardspace, or by who has
/// resigned. A text that is not understood becomes a remark.
pub(super) fn state(tree: &Tree, record: &mut Record, resigned: &[(&Property, Player)]) -> Option<Contradiction> {
    let text = |property: &Property| format!("{}[{}]", property.name, property.value.trim());
    let mut results = Vec::new();
    for property in tree.all().filter(|property| property.name == "RE") {
        match result(tree, property.value.trim(), record.white_begins()) {
            Some(result) => results.push((property.line, text(property), result)),
            None => record.remarks.push(Remark {
                line: property.line,
                ply: None,
                kind: RemarkKind::UnreadResult,
                found: property.value.trim().to_owned(),
                expected: EXPECTED.to_owned(),
            }),
        }
    }
    results.extend(resigned.iter().map(|(property, by)| (property.line, text(property), PdnResult::Won(!*by))));
    results.retain(|(.., result)| *result != PdnResult::Open);
    let (_, first, result) = results.first()?;
    record.result = *result;
    let other = results.iter().find(|(.., other)| other != result);
    other.map(|(line, found, _)| (*line, found.clone(), format!("the same result as {first}")))
}

/// A result by its text.
fn result(tree: &Tree, text: &str, white_begins: bool) -> Option<PdnResult> {
    let lower = text.to_ascii_lowercase();
    let is_draw = |text: &str| {
        matches!(text, "0" | "draw" | "drawn" | "is a draw" | "is drawn" | "was a draw" | "ended in a draw")
    };
    let game = lower.strip_prefix("the ").unwrap_or(&lower);
    match lower.as_str() {
        "" | "?" | "void" => return Some(PdnResult::Open),
        text if is_draw(text) || game.strip_prefix("game ").is_some_and(|text| is_draw(text.trim_end_matches('.'))) => {
            return Some(PdnResult::Draw);
        }
        _ => {}
    }
    let [black, white] = if white_begins { [Player::Second, Player::First] } else { [Player::First, Player::Second] };
    if let Some(player) = [("b+", black), ("w+", white)].iter().find(|(start, _)| lower.starts_with(start)) {
        return Some(PdnResult::Won(player.1));
    }
    let winner = text.split_once("won by ").map(|(_, name)| name.trim())?;
    let names =
        |names: [&str; 2]| names.into_iter().any(|name| tree.value(name).is_some_and(|text| player(text) == winner));
    let colours = if white_begins { ["PW", "PB"] } else { ["PB", "PW"] };
    match (names(["P0", colours[0]]), names(["P1", colours[1]])) {
        (true, false) => Some(PdnResult::Won(Player::First)),
        (false, true) => Some(PdnResult::Won(Player::Second)),
        _ => None,
    }
}

/// The name of a player: `id "Ada"` is Ada.
pub(super) fn player(text: &str) -> &str {
    text.trim().strip_prefix("id ").unwrap_or(text).trim().trim_matches('"')
}
