//! The levels of play of two-player games, chosen by game.

use super::GameName;
use crate::{
    catalogue::{Entry, Visit},
    players::Level,
};

/// The levels of play of a game, weakest first; empty for a puzzle.
#[must_use]
pub fn levels(game: GameName) -> &'static [Level] {
    match game {
        GameName::ForTwo(game) => game.visit(Levels),
        #[cfg(feature = "slide")]
        _ => &[],
    }
}

/// The levels of a game.
struct Levels;

impl Visit for Levels {
    type Output = &'static [Level];

    fn visit<G: Entry>(self, _game: G) -> Self::Output {
        G::levels()
    }
}
