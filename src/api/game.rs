//! Games by name.

use super::{ApiError, GameName, PuzzleName, Session, slide, two_player::TwoPlayerSession};
use crate::{catalogue::CatalogueGame, rng::Seed};

/// Opens a game at a position, or at its start by default. `_` may stand for a space.
///
/// ```
/// use plyground::api::open;
/// let mut game = open("slide3".parse()?, None)?;
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
        GameName::Puzzle(puzzle) => open_puzzle(puzzle, position),
        GameName::TwoPlayer(game) => with_rules!(game, |rules| open_game(rules, position)),
    }
}

/// Draws a position by a seed. In a puzzle every reachable position is equally likely; in a
/// two-player game the position follows from a few random moves.
#[must_use]
pub fn random_position(game: GameName, seed: Seed) -> String {
    match game {
        GameName::Puzzle(puzzle) => random_position_of_puzzle(puzzle, seed),
        GameName::TwoPlayer(game) => with_rules!(game, |rules| rules.drawn(seed)),
    }
}

/// Opens a puzzle; see [`open`].
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub fn open_puzzle(puzzle: PuzzleName, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    match puzzle {
        PuzzleName::Slide2 => slide::session::<2>(position),
        PuzzleName::Slide3 => slide::session::<3>(position),
        PuzzleName::Slide4 => slide::session::<4>(position),
        PuzzleName::Slide5 => slide::five_session(position),
    }
}

/// Draws a position of a puzzle by a seed; see [`random_position`].
#[must_use]
pub fn random_position_of_puzzle(puzzle: PuzzleName, seed: Seed) -> String {
    match puzzle {
        PuzzleName::Slide2 => slide::draw::<2>(seed),
        PuzzleName::Slide3 => slide::draw::<3>(seed),
        PuzzleName::Slide4 => slide::draw::<4>(seed),
        PuzzleName::Slide5 => slide::draw_five(seed),
    }
}

/// Opens a two-player game; see [`open`].
///
/// # Errors
///
/// `bad-position`.
pub fn open_game<G: CatalogueGame>(game: G, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(TwoPlayerSession::new(game, position)?))
}
