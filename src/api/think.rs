//! Engines that play two-player games, chosen by game.

use super::{ApiError, GameName, two_player_game};
use crate::{
    catalogue::CatalogueGame,
    players::{self, AllEngines, EngineSpec, Repertoire, RunningEngine},
    rng::Seed,
    schema::SpecError,
};

/// Starts an engine at a position of a game, or at its start. The engine is a level of the game, or
/// a text as described in [`players`].
///
/// ```
/// use plyground::{api::{GameName, think}, rng::Seed};
/// let game: GameName = "isolation:4x4".parse()?;
/// let mut engine = think(game, Some("a3/4/4/b3 a"), "perfect", Seed(1))?;
/// while !engine.step(1000) {}
/// let result = engine.result();
/// assert_eq!((result.certain, result.value < Some(0.0)), (Some(12), true));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, `bad-option` for an engine that does not exist, or `not-available` for a puzzle.
pub fn think(
    game: GameName,
    position: Option<&str>,
    engine: &str,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, ApiError> {
    with_rules!(two_player_game(game, "opponent")?, |rules| think_game::<AllEngines, _>(&rules, position, engine, seed))
}

/// The engine that a text means in a game: a level of it, or an engine with its options.
///
/// # Errors
///
/// `bad-option` for an engine that does not exist, or `not-available` for a puzzle.
pub fn engine(game: GameName, text: &str) -> Result<EngineSpec, ApiError> {
    with_rules!(two_player_game(game, "opponent")?, |_rules: Rules| players::read::<Rules>(text))
        .map_err(|error| bad_engine(text, error))
}

/// Starts an engine of a repertoire at a position of a two-player game; see [`think`].
///
/// # Errors
///
/// `bad-position` or `bad-option`.
pub fn think_game<R: Repertoire, G: CatalogueGame>(
    game: &G,
    position: Option<&str>,
    engine: &str,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, ApiError> {
    let (position, spec) = read_search::<R, G>(game, position, engine)?;
    players::start_engine_of::<R, G>(game, &position, &spec, seed).map_err(|error| bad_engine(engine, error))
}

/// Reads the position and the engine of a search; the position is the start by default.
///
/// # Errors
///
/// `bad-position` or `bad-option`.
pub(super) fn read_search<R: Repertoire, G: CatalogueGame>(
    game: &G,
    position: Option<&str>,
    engine: &str,
) -> Result<(G::Position, EngineSpec), ApiError> {
    let read = |text: &str| game.read(text).map_err(|error| ApiError::new("bad-position", text, error));
    let position = position.map_or_else(|| Ok(game.start()), read)?;
    let spec = players::read_of::<R, G>(engine).map_err(|error| bad_engine(engine, error))?;
    Ok((position, spec))
}

/// The error that the text of an engine is wrong.
pub(super) fn bad_engine(engine: &str, error: SpecError) -> ApiError {
    ApiError::new("bad-option", engine, error)
}
