//! Diagrams of positions.

use super::{ApiError, GameName, PuzzleName, TwoPlayerGame, open, unknown_game};
use crate::{
    catalogue::Look,
    diagrams::{Diagram, Ground, Notes, Piece},
};

/// What is drawn over a position, and how it is seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiagramOptions<'a> {
    /// Arrows from square to square, as in `c3-d4`, separated by commas.
    pub arrows: &'a str,
    /// Marked squares, separated by commas.
    pub marks: &'a str,
    /// Whether arrows are numbered.
    pub has_numbers: bool,
    /// Whether the board is turned, so that its upper side is below.
    pub is_turned: bool,
}

/// Draws a position as SVG, the start of the game by default; the same question gives the same bytes.
///
/// ```
/// use plyground::api::{DiagramOptions, draw};
/// let drawn = draw("loa".parse()?, None, DiagramOptions { arrows: "b1-b3", ..DiagramOptions::default() })?;
/// assert!(drawn.starts_with("<svg xmlns="));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, or `bad-square` if a square or an arrow is not understood.
pub fn draw(game: GameName, position: Option<&str>, options: DiagramOptions) -> Result<String, ApiError> {
    let session = open(game, position)?;
    let (name, position, cells) = (game.to_string(), session.position(), session.cells());
    draw_board(Board { game: &name, position: &position, columns: session.columns(), cells: &cells }, options)
}

/// What stands on a board.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The name of the game; its variant does not matter.
    pub game: &'a str,
    /// The position text, for the title.
    pub position: &'a str,
    /// The number of columns.
    pub columns: u8,
    /// The contents of the squares, row by row from the top, in codes of the game.
    pub cells: &'a [u8],
}

/// Draws what stands on a board, whether or not the rules allow it; see [`draw`].
///
/// # Errors
///
/// `unknown-game`, `bad-argument` if the squares do not fill the rows, or `bad-square`.
pub fn draw_board(board: Board, options: DiagramOptions) -> Result<String, ApiError> {
    let Board { game, position, columns, cells } = board;
    let DiagramOptions { arrows, marks, has_numbers, is_turned } = options;
    let id = game.split_once(':').map_or(game, |(id, _)| id);
    let look = if PuzzleName::read(id).is_some() { Some(TILES) } else { TwoPlayerGame::look(id) };
    let (ground, piece) = look.ok_or_else(|| unknown_game(game, &GameName::names()))?;
    let width = usize::from(columns);
    let rows = cells.len().checked_div(width).filter(|rows| rows * width == cells.len() && *rows > 0);
    let rows = rows.and_then(|rows| u8::try_from(rows).ok()).ok_or_else(|| {
        let expected = format!("{} squares in rows of {columns}, expected full rows", cells.len());
        ApiError::new("bad-argument", columns, expected)
    })?;
    let title = format!("{game} {position}");
    let pieces = cells.iter().copied().map(piece).collect();
    let diagram = Diagram { ground, columns, rows, pieces, title: &title };
    let notes = Notes::read(&diagram, arrows, marks, has_numbers);
    let notes = notes.map_err(|(found, message)| ApiError::new("bad-square", found, message))?;
    Ok(diagram.svg(&notes, is_turned))
}

/// How the board of a puzzle looks.
const TILES: Look = (Ground::Tiles, |number| Some(if number == 0 { Piece::Blank } else { Piece::Tile(number) }));
