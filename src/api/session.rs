//! A game in progress, as a page or the command sees it.

use serde::Serialize;

use super::ApiError;
use crate::game::Player;

/// A legal move, as a board view needs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    /// The name of the move, such as `R2+`.
    pub name: String,
    /// The squares of the pieces that move, row · columns + column, before the move.
    pub from: Vec<u8>,
    /// The squares they move to, in the same order. A piece that is placed has no square of origin,
    /// and one that jumps several times has all squares it lands on, in order.
    pub to: Vec<u8>,
    /// How far each piece moves if all move alike: the difference of square numbers; 0 otherwise.
    pub by: i32,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Ending {
    /// The winner; `None` for a draw. The solver of a puzzle is the first player.
    #[cfg_attr(test, ts(inline))]
    pub winner: Option<Player>,
    /// A stable identifier, such as `solved` or `stuck`.
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
    /// The cells of the board, row by row from the top: tile numbers or piece codes, 0 if empty.
    fn cells(&self) -> Vec<u8>;
    /// The side to move, `first` or `second`; `None` in a puzzle.
    fn side(&self) -> Option<&'static str> {
        None
    }
    /// How the game ended; `None` if it is not over.
    fn outcome(&self) -> Option<Ending> {
        self.is_solved().then_some(Ending { winner: Some(Player::First), reason: "solved" })
    }
    /// The legal moves, always in the same order.
    fn steps(&self) -> Vec<Step>;
    /// The number of sequences of this many legal moves from here. They continue past a solved
    /// puzzle and past an end that only the game's history would bring about.
    fn perft(&self, depth: u32) -> u64;
    /// Plays a move by name and returns its full name. An implied sign may be omitted.
    ///
    /// # Errors
    ///
    /// `bad-move` or `illegal-move`; the position is then unchanged.
    fn play(&mut self, name: &str) -> Result<String, ApiError>;
    /// Takes back the last move and returns its name, or `None` if there is none.
    fn undo(&mut self) -> Option<String>;
    /// The moves played so far.
    fn history(&self) -> Vec<String>;
    /// Whether the puzzle is solved; `false` in a two-player game.
    fn is_solved(&self) -> bool {
        false
    }
    /// The position as lines of text.
    fn drawing(&self) -> String;
}
