//! Diagrams of positions.

use super::{ApiError, GameName, open};
use crate::{
    catalogue::{CatalogueGame, Visit},
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
    let DiagramOptions { arrows, marks, has_numbers, is_turned } = options;
    let session = open(game, position)?;
    let (ground, piece) = match game {
        GameName::Puzzle(_) => (Ground::Tiles, tile as fn(u8) -> Option<Piece>),
        GameName::TwoPlayer(game) => game.visit(Look),
    };
    let title = format!("{game} {}", session.position());
    let pieces = session.cells().into_iter().map(piece).collect();
    let diagram = Diagram { ground, columns: session.columns(), rows: session.rows(), pieces, title: &title };
    let notes = Notes::read(&diagram, arrows, marks, has_numbers);
    let notes = notes.map_err(|(found, message)| ApiError::new("bad-square", found, message))?;
    Ok(diagram.svg(&notes, is_turned))
}

/// What is on a square of a puzzle.
#[expect(clippy::unnecessary_wraps, reason = "squares of games may be empty")]
fn tile(number: u8) -> Option<Piece> {
    Some(if number == 0 { Piece::Blank } else { Piece::Tile(number) })
}

/// How the board of a game looks.
struct Look;

impl Visit for Look {
    type Output = (Ground, fn(u8) -> Option<Piece>);

    fn visit<G: CatalogueGame>(self, _game: G) -> Self::Output {
        (G::GROUND, G::piece)
    }
}
