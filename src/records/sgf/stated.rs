//! The result and the players that a game states.

use super::tree::Tree;
use crate::{game::Player, games::checkers::PdnResult};

/// The result that a game of SGF states: as the format has it, or in the words of Boardspace.
pub(super) fn stated(tree: &Tree) -> Option<PdnResult> {
    let text = tree.value("RE")?;
    let lower = text.to_ascii_lowercase();
    if lower.starts_with("b+") {
        return Some(PdnResult::Won(Player::First));
    }
    if lower.starts_with("w+") {
        return Some(PdnResult::Won(Player::Second));
    }
    if ["0", "draw"].contains(&lower.as_str()) || lower.contains("drawn") {
        return Some(PdnResult::Draw);
    }
    let winner = text.split_once("won by ").map(|(_, name)| name.trim())?;
    let is =
        |names: [&str; 2]| names.into_iter().any(|name| tree.value(name).is_some_and(|text| player(text) == winner));
    match (is(["P0", "PB"]), is(["P1", "PW"])) {
        (true, false) => Some(PdnResult::Won(Player::First)),
        (false, true) => Some(PdnResult::Won(Player::Second)),
        _ => None,
    }
}

/// The name of a player: `id "Ada"` is Ada.
pub(super) fn player(text: &str) -> &str {
    text.trim().strip_prefix("id ").unwrap_or(text).trim().trim_matches('"')
}
