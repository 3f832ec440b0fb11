//! Facts about two-player games, chosen by game: their levels of play, and whether they have only moves.

use super::GameName;
use crate::players::{HasEngines, Level};

/// The levels of play of a game, weakest first; empty for a puzzle.
#[must_use]
pub fn levels(game: GameName) -> &'static [Level] {
    match game {
        GameName::TwoPlayer(game) => with_rules!(game, |_rules: Rules| Rules::levels()),
        GameName::Puzzle(_) => &[],
    }
}

/// Whether there is a solver or endgame tables for a game, so that it has problems with an only move.
#[must_use]
pub fn has_only_moves(game: GameName) -> bool {
    match game {
        GameName::TwoPlayer(game) => with_rules!(game, |_rules: Rules| Rules::EXACT),
        GameName::Puzzle(_) => false,
    }
}
