//! A game in progress.

use serde::Serialize;

#[cfg(feature = "slide")]
use super::slide;
use super::{ApiError, GameName};
#[cfg(feature = "games")]
use crate::catalogue::{Entry, Visit};
use crate::rng::Seed;

/// A legal move, as a board view needs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The name of the move.
    pub name: String,
    /// The squares of the pieces that move, row · columns + column, before the move.
    pub from: Vec<u8>,
    /// The squares they go to, in the same order; a piece that is placed comes from nowhere, and one that jumps
    /// several times goes to all squares it lands on, one after the other.
    pub to: Vec<u8>,
    /// How far each moves where all move alike, in squares: the difference of the square numbers; 0 elsewhere.
    pub by: i32,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// `first` or `second`; nobody in a draw. Whoever solves a puzzle is the first.
    pub winner: Option<&'static str>,
    /// A stable word, such as `solved` or `stuck`.
    pub reason: &'static str,
}

/// A game in progress: a position and the moves that led to it.
pub trait Session {
    /// The position's text.
    fn position(&self) -> String;
    /// The number of columns of the board.
    fn columns(&self) -> u8;
    /// The number of rows.
    fn rows(&self) -> u8 {
        self.columns()
    }
    /// The board row by row from the top: tiles or what stands there, 0 for a blank.
    fn cells(&self) -> Vec<u8>;
    /// Who is to move, `first` or `second`; nobody in a puzzle.
    fn side(&self) -> Option<&'static str> {
        None
    }
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Ending> {
        self.is_solved().then_some(Ending { winner: Some("first"), reason: "solved" })
    }
    /// The legal moves, always in the same order.
    fn steps(&self) -> Vec<Step>;
    /// The number of sequences of so many legal moves from here. They go on where a puzzle is solved, and where
    /// the course of a game would end it.
    fn perft(&self, depth: u32) -> u64;
    /// Plays a move by name (a sign that is implied may be left out) and returns its full name.
    ///
    /// # Errors
    ///
    /// `bad-move` or `illegal-move`; the position is then unchanged.
    fn play(&mut self, name: &str) -> Result<String, ApiError>;
    /// Takes the last move back and returns its name, if there is one.
    fn undo(&mut self) -> Option<String>;
    /// The moves played so far.
    fn history(&self) -> Vec<String>;
    /// Whether the puzzle is solved; never in a game for two.
    fn is_solved(&self) -> bool {
        false
    }
    /// The position as lines of text.
    fn drawing(&self) -> String;
}

/// Opens a game at a position, or at its start if none is given. `_` may stand for a space.
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
/// `bad-position` if the text is none, `unreachable-position` if it cannot be solved.
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
        #[cfg(feature = "games")]
        GameName::ForTwo(game) => game.visit(Open(position)),
    }
}

/// A position drawn by a seed: of a puzzle, each reachable one equally likely; of a game for two, what a few
/// random moves lead to.
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
        #[cfg(feature = "games")]
        GameName::ForTwo(game) => game.visit(Draw(seed)),
    }
}

/// Opens a game for two at a position text, or at its start.
#[cfg(feature = "games")]
struct Open<'a>(Option<&'a str>);

#[cfg(feature = "games")]
impl Visit for Open<'_> {
    type Output = Result<Box<dyn Session>, ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        Ok(Box::new(super::duel::Duel::new(game, self.0)?))
    }
}

/// Draws a position of a game for two.
#[cfg(feature = "games")]
struct Draw(Seed);

#[cfg(feature = "games")]
impl Visit for Draw {
    type Output = String;

    fn visit<G: Entry>(self, game: G) -> String {
        game.drawn(self.0)
    }
}
