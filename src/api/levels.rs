//! Facts about two-player games, chosen by game: their levels of play, and whether they have only moves.

use super::GameName;
use crate::{
    catalogue::{CatalogueGame, Visit},
    players::Level,
};

/// The levels of play of a game, weakest first; empty for a puzzle.
#[must_use]
pub fn levels(game: GameName) -> &'static [Level] {
    match game {
        GameName::TwoPlayer(game) => game.visit(Levels),
        GameName::Puzzle(_) => &[],
    }
}

/// The levels of a game.
struct Levels;

impl Visit for Levels {
    type Output = &'static [Level];

    fn visit<G: CatalogueGame>(self, _game: G) -> Self::Output {
        G::levels()
    }
}

/// Whether there is a solver or endgame tables for a game, so that it has problems with an only move.
#[must_use]
pub fn has_only_moves(game: GameName) -> bool {
    match game {
        GameName::TwoPlayer(game) => game.visit(IsExact),
        GameName::Puzzle(_) => false,
    }
}

struct IsExact;

impl Visit for IsExact {
    type Output = bool;

    fn visit<G: CatalogueGame>(self, _game: G) -> bool {
        G::EXACT
    }
}
