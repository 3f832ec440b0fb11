//! Engines that play games for two, chosen by game.

use super::{ApiError, GameName};
use crate::{
    games::{checkers::Checkers, isolation::Isolation, loa::Loa, tzaar::Tzaar},
    players::{self, Level, Playable, SpecError, Thinker},
    rng::Seed,
};

/// The levels at which engines play a game, from the weakest; none for a puzzle.
#[must_use]
pub fn levels(game: GameName) -> &'static [Level] {
    match game {
        GameName::Isolation { .. } => Isolation::levels(),
        GameName::Checkers(_) => Checkers::levels(),
        GameName::Loa(_) => Loa::levels(),
        GameName::Tzaar(_) => Tzaar::levels(),
        #[cfg(feature = "slide")]
        _ => &[],
    }
}

/// Sits an engine down before a position of a game, or its start. The engine is a level of the game or
/// written as [`players`] has it.
///
/// ```
/// use plyground::{api::{GameName, think}, rng::Seed};
/// let game: GameName = "isolation:4x4".parse()?;
/// let mut engine = think(game, Some("a3/4/4/b3 a"), "perfect", Seed(1))?;
/// while !engine.step(1000) {}
/// let thought = engine.thought();
/// assert_eq!((thought.certain, thought.value < Some(0.0)), (Some(12), true));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, `bad-option` for an engine that does not exist, or `not-available` for a puzzle.
pub fn think(game: GameName, position: Option<&str>, engine: &str, seed: Seed) -> Result<Box<dyn Thinker>, ApiError> {
    match game {
        GameName::Isolation { columns, rows, movement } => {
            let rules = Isolation::new(columns, rows, movement);
            let rules = rules.map_err(|error| ApiError::new("unknown-game", &error.found, &error))?;
            sit(&rules, position, engine, seed)
        }
        GameName::Checkers(goal) => sit(&Checkers::new(goal), position, engine, seed),
        GameName::Loa(rules) => sit(&rules, position, engine, seed),
        GameName::Tzaar(start) => sit(&Tzaar::new(start), position, engine, seed),
        #[cfg(feature = "slide")]
        _ => Err(game.lacks("opponent", "a game for two")),
    }
}

fn sit<G: Playable>(game: &G, position: Option<&str>, engine: &str, seed: Seed) -> Result<Box<dyn Thinker>, ApiError> {
    let bad = |error: SpecError| ApiError::new("bad-option", engine, error);
    let read = |text: &str| game.read(text).map_err(|error| ApiError::new("bad-position", text, error));
    let position = position.map_or_else(|| Ok(game.start()), read)?;
    players::sit(game, &position, &players::read::<G>(engine).map_err(bad)?, seed).map_err(bad)
}
