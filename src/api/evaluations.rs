//! What evaluation functions say of a position.

use super::{
    ApiError, Board, GameName, duel,
    slide::{read_five, read_position},
};
use crate::{
    games::{checkers::Checkers, tzaar::Tzaar},
    slide::Evaluation,
};

/// The values of all evaluation functions of a game at a position, by name; none for SlideFive, whose orders fit no word. Of
/// a game for two they are from the side of the player to move.
///
/// ```
/// use plyground::api::{GameName, evaluations};
/// assert_eq!(evaluations(GameName::Slide3, "115.987654321")?[1], ("man", 24.0));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub fn evaluations(game: GameName, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    match game {
        GameName::Slide2 => of_puzzle::<2>(position),
        GameName::Slide3 => of_puzzle::<3>(position),
        GameName::Slide4 => of_puzzle::<4>(position),
        GameName::Slide5 => read_five(Some(position)).map(|_| Vec::new()),
        GameName::Isolation { columns, rows, movement } => of_duel(&duel::rules(columns, rows, movement)?, position),
        GameName::Checkers(goal) => of_duel(&Checkers::new(goal), position),
        GameName::Loa(rules) => of_duel(&rules, position),
        GameName::Tzaar(start) => of_duel(&Tzaar::new(start), position),
    }
}

fn of_puzzle<const K: usize>(position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    let position = read_position::<K>(Some(position))?;
    let value = |evaluation: &Evaluation| (evaluation.name(), evaluation.value(&position));
    Ok(Evaluation::of::<K>().iter().map(value).collect())
}

fn of_duel<G: Board>(game: &G, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    let read = game.read(position).map_err(|error| ApiError::new("bad-position", position, error))?;
    Ok(game.values(&read))
}
