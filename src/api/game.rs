//! A game in progress.

use serde::Serialize;

use super::{ApiError, GameName};
use crate::{
    rng::{Random, Seed},
    slide::{Evaluation, Move, Position, Slide},
};

/// A legal move, as a board view needs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The name of the move.
    pub name: String,
    /// The squares of the pieces that move, row · columns + column, before the move.
    pub from: Vec<u8>,
    /// The squares they go to, in the same order; a piece that is placed comes from nowhere.
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
    /// The value of every evaluation function here, by name.
    fn evaluations(&self) -> Vec<(&'static str, f64)>;
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
    Ok(match game {
        GameName::Slide2 => Box::new(SlideSession::<2>::new(read_position(position)?)),
        GameName::Slide3 => Box::new(SlideSession::<3>::new(read_position(position)?)),
        GameName::Slide4 => Box::new(SlideSession::<4>::new(read_position(position)?)),
        #[cfg(feature = "games")]
        GameName::Isolation { columns, rows, movement } => super::duel::isolation(columns, rows, movement, position)?,
    })
}

/// A position drawn by a seed: of a puzzle, each reachable one equally likely; of a game for two, what two
/// random moves lead to.
#[must_use]
pub fn random_position(game: GameName, seed: Seed) -> String {
    fn draw<const K: usize>(seed: Seed) -> String {
        let index = Random::seeded(seed).below(Position::<K>::COUNT);
        Position::<K>::from_index(index).map(|position| position.to_string()).unwrap_or_default()
    }
    match game {
        GameName::Slide2 => draw::<2>(seed),
        GameName::Slide3 => draw::<3>(seed),
        GameName::Slide4 => draw::<4>(seed),
        #[cfg(feature = "games")]
        GameName::Isolation { columns, rows, movement } => super::duel::random_isolation(columns, rows, movement, seed),
    }
}

/// Reads the text of a reachable position; Start if there is none.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub fn read_position<const K: usize>(text: Option<&str>) -> Result<Position<K>, ApiError> {
    let Some(text) = text else { return Ok(Position::START) };
    let position: Position<K> = text.parse().map_err(|error| ApiError::new("bad-position", text, error))?;
    position.check_reachable().map_err(|error| ApiError::new("unreachable-position", text, error))
}

struct SlideSession<const K: usize> {
    rules: Slide<K>,
    position: Position<K>,
    history: Vec<Move>,
}

impl<const K: usize> SlideSession<K> {
    fn new(position: Position<K>) -> Self {
        Self { rules: Slide::new(), position, history: Vec::new() }
    }
}

impl<const K: usize> Session for SlideSession<K> {
    fn position(&self) -> String {
        self.position.to_string()
    }

    fn columns(&self) -> u8 {
        u8::try_from(K + 1).expect("boards are small")
    }

    fn cells(&self) -> Vec<u8> {
        self.position.board()
    }

    fn steps(&self) -> Vec<Step> {
        let columns = i32::from(self.columns());
        let step = |mv: Move| {
            let [from, to] = [mv, mv.inverse()].map(|mv| self.rules.block(mv));
            let by = i32::from(to[0]) - i32::from(from[0]);
            debug_assert!([1, columns].contains(&by.abs()));
            Step { name: mv.to_string(), from, to, by }
        };
        self.rules.moves(&self.position).map(step).collect()
    }

    fn play(&mut self, name: &str) -> Result<String, ApiError> {
        let mv = self.rules.read_move(&self.position, name);
        let mv = mv.map_err(|error| ApiError::new("bad-move", name, error))?;
        let illegal = |error| ApiError::new("illegal-move", name, error);
        self.rules.play(&mut self.position, mv).map_err(illegal)?;
        self.history.push(mv);
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> Option<String> {
        let mv = self.history.pop()?;
        self.rules.play(&mut self.position, mv.inverse()).expect("every move can be taken back");
        Some(mv.to_string())
    }

    fn history(&self) -> Vec<String> {
        self.history.iter().map(ToString::to_string).collect()
    }

    fn is_solved(&self) -> bool {
        self.position.is_win()
    }

    fn drawing(&self) -> String {
        self.position.drawing()
    }

    fn evaluations(&self) -> Vec<(&'static str, f64)> {
        Evaluation::ALL.into_iter().map(|evaluation| (evaluation.name(), evaluation.value(&self.position))).collect()
    }
}
