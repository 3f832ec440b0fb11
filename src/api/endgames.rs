//! Endgame tables loaded from files.

use super::GameForTwo;
use super::{ApiError, GameName};
use crate::games::checkers::Endgames;

/// Keeps a table file that `plyground table build --game giveaway` or `checkers` wrote, so that
/// engines with the option `endgames` need not generate the table at their first lookup. They play
/// the same moves with and without it. Returns the game that the table is for.
///
/// # Errors
///
/// `bad-table`, saying what is wrong with the bytes.
pub fn keep_endgames(bytes: &[u8]) -> Result<GameName, ApiError> {
    let bad = |error| ApiError::new("bad-table", format_args!("{} bytes", bytes.len()), error);
    let endgames = Endgames::decode(bytes).map_err(bad)?;
    let goal = endgames.goal();
    endgames.keep();
    Ok(GameName::ForTwo(GameForTwo::Checkers(goal)))
}
