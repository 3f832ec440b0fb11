//! Games by name.

#[cfg(feature = "slide")]
use super::slide;
use super::{ApiError, GameName, Session};
#[cfg(feature = "duels")]
use crate::catalogue::{Entry, Visit};
use crate::rng::Seed;

/// Opens a game at a position, or at its start by default. `_` may stand for a space.
///
/// ```
/// use plyground::api::{GameName, open};
/// let mut game = open(GameName::Slide3, None)?;
/// assert_eq!(game.play("R2")?, "R2+");
/// assert_eq!(game.position(), "113.987654321");
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position` if the text is not a valid position, `unreachable-position` if it cannot be solved.
pub fn open(game: GameName, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    match game {
        #[cfg(feature = "slide")]
        GameName::Slide2 => slide::session::<2>(position),
        #[cfg(feature = "slide")]
        GameName::Slide3 => slide::session::<3>(position),
        #[cfg(feature = "slide")]
        GameName::Slide4 => slide::session::<4>(position),
        #[cfg(feature = "slide")]
        GameName::Slide5 => slide::five_session(position),
        #[cfg(feature = "duels")]
        GameName::ForTwo(game) => game.visit(Open(position)),
    }
}

/// Draws a position by a seed. In a puzzle every reachable position is equally likely; in a
/// two-player game the position follows from a few random moves.
#[must_use]
pub fn random_position(game: GameName, seed: Seed) -> String {
    match game {
        #[cfg(feature = "slide")]
        GameName::Slide2 => slide::draw::<2>(seed),
        #[cfg(feature = "slide")]
        GameName::Slide3 => slide::draw::<3>(seed),
        #[cfg(feature = "slide")]
        GameName::Slide4 => slide::draw::<4>(seed),
        #[cfg(feature = "slide")]
        GameName::Slide5 => slide::draw_five(seed),
        #[cfg(feature = "duels")]
        GameName::ForTwo(game) => game.visit(DrawPosition(seed)),
    }
}

/// Opens a two-player game at a position, or at its start.
#[cfg(feature = "duels")]
struct Open<'a>(Option<&'a str>);

#[cfg(feature = "duels")]
impl Visit for Open<'_> {
    type Output = Result<Box<dyn Session>, ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        Ok(Box::new(super::duel::Duel::new(game, self.0)?))
    }
}

/// Draws a position of a two-player game.
#[cfg(feature = "duels")]
struct DrawPosition(Seed);

#[cfg(feature = "duels")]
impl Visit for DrawPosition {
    type Output = String;

    fn visit<G: Entry>(self, game: G) -> String {
        game.drawn(self.0)
    }
}
