//! Endgame tables loaded from files.

use super::{ApiError, GameName, TwoPlayerGame};
use crate::{catalogue::CatalogueGame, games::checkers::Checkers};

/// Keeps a table file that `plyground table build --game giveaway` or `checkers` wrote, so that
/// engines with the option `endgames` need not generate the table at their first lookup. They play
/// the same moves with and without it. Returns the game that the table is for.
///
/// # Errors
///
/// `bad-table`, saying what is wrong with the bytes.
pub fn keep_endgames(bytes: &[u8]) -> Result<GameName, ApiError> {
    let game = keep_endgames_of_game::<Checkers>(bytes)?;
    Ok(GameName::TwoPlayer(TwoPlayerGame::Checkers(game.goal())))
}

/// The same for a two-player game.
///
/// # Errors
///
/// `bad-table`, also if the game has no such tables.
pub fn keep_endgames_of_game<G: CatalogueGame>(bytes: &[u8]) -> Result<G, ApiError> {
    G::keep_endgames(bytes).map_err(|error| ApiError::new("bad-table", format_args!("{} bytes", bytes.len()), error))
}
