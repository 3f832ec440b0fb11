//! A game in progress: what a page and the command see of it.

use serde::Serialize;

use super::ApiError;

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
    /// The side to move, `first` or `second`; `None` in a puzzle.
    fn side(&self) -> Option<&'static str> {
        None
    }
    /// How the game ended; `None` before its end.
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
