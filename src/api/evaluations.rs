//! The values of a position under all evaluation functions.

#[cfg(feature = "slide")]
use super::slide::{read_five, read_position};
use super::{ApiError, GameName};
#[cfg(feature = "duels")]
use crate::catalogue::{Entry, Visit};
#[cfg(feature = "slide")]
use crate::slide::Evaluation;

/// The value of a position under each evaluation function of its game, by name. SlideFive has none.
/// In a two-player game, values are from the point of view of the player to move.
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
        #[cfg(feature = "slide")]
        GameName::Slide2 => of_puzzle::<2>(position),
        #[cfg(feature = "slide")]
        GameName::Slide3 => of_puzzle::<3>(position),
        #[cfg(feature = "slide")]
        GameName::Slide4 => of_puzzle::<4>(position),
        #[cfg(feature = "slide")]
        GameName::Slide5 => read_five(Some(position)).map(|_| Vec::new()),
        #[cfg(feature = "duels")]
        GameName::ForTwo(game) => game.visit(Values(position)),
    }
}

#[cfg(feature = "slide")]
fn of_puzzle<const K: usize>(position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
    let position = read_position::<K>(Some(position))?;
    let value = |evaluation: &Evaluation| (evaluation.name(), evaluation.value(&position));
    Ok(Evaluation::of::<K>().iter().map(value).collect())
}

/// Evaluates a position of a two-player game by all its evaluation functions.
#[cfg(feature = "duels")]
struct Values<'a>(&'a str);

#[cfg(feature = "duels")]
impl Visit for Values<'_> {
    type Output = Result<Vec<(&'static str, f64)>, ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        let read = game.read(self.0).map_err(|error| ApiError::new("bad-position", self.0, error))?;
        Ok(game.values(&read))
    }
}
