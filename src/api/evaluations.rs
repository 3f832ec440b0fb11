//! The values of a position under all evaluation functions.

use super::{
    ApiError, GameName, PuzzleName,
    slide::{read_five, read_position},
};
use crate::{catalogue::CatalogueGame, slide::Evaluation};

/// The value of a position under each evaluation function of its game, by name. SlideFive has none.
/// In a two-player game, values are from the point of view of the player to move.
///
/// ```
/// use plyground::api::evaluations;
/// assert_eq!(evaluations("slide3".parse()?, "115.987654321")?[1], ("man", 24.0));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub fn evaluations(game: GameName, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    match game {
        GameName::Puzzle(puzzle) => evaluations_of_puzzle(puzzle, position),
        GameName::TwoPlayer(game) => with_rules!(game, |rules| evaluations_of_game(&rules, position)),
    }
}

/// The same for a puzzle.
///
/// # Errors
///
/// See [`evaluations`].
pub fn evaluations_of_puzzle(puzzle: PuzzleName, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    fn values<const K: usize>(position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
        let position = read_position::<K>(Some(position))?;
        let value = |evaluation: &Evaluation| (evaluation.name(), evaluation.value(&position));
        Ok(Evaluation::of::<K>().iter().map(value).collect())
    }
    match puzzle {
        PuzzleName::Slide2 => values::<2>(position),
        PuzzleName::Slide3 => values::<3>(position),
        PuzzleName::Slide4 => values::<4>(position),
        PuzzleName::Slide5 => read_five(Some(position)).map(|_| Vec::new()),
    }
}

/// The same for a two-player game.
///
/// # Errors
///
/// `bad-position`.
pub fn evaluations_of_game<G: CatalogueGame>(game: &G, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    let read = game.read(position).map_err(|error| ApiError::new("bad-position", position, error))?;
    Ok(game.values(&read))
}
