//! Values of a position by all evaluation functions.

use super::{
    ApiError, GameName,
    slide::{read_five, read_position},
};
use crate::{
    catalogue::{Entry, Visit},
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
        GameName::ForTwo(game) => game.visit(Values(position)),
    }
}

fn of_puzzle<const K: usize>(position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    let position = read_position::<K>(Some(position))?;
    let value = |evaluation: &Evaluation| (evaluation.name(), evaluation.value(&position));
    Ok(Evaluation::of::<K>().iter().map(value).collect())
}

/// Values of a position by all evaluations of a two-player game.
struct Values<'a>(&'a str);

impl Visit for Values<'_> {
    type Output = Result<Vec<(&'static str, f64)>, ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        let read = game.read(self.0).map_err(|error| ApiError::new("bad-position", self.0, error))?;
        Ok(game.values(&read))
    }
}
