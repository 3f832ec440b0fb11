//! The data that a board view draws for a two-player game.

use crate::{
    diagrams::{Ground, Piece, Shade},
    game::{Notation, TextError},
};

/// A two-player game with the data that a board view draws.
pub trait BoardLayout: Notation {
    /// The number of columns.
    fn columns(&self) -> u8;
    /// The number of rows.
    fn rows(&self) -> u8;
    /// The contents of the squares, row by row from the top, in codes of the game; 0 if empty.
    fn cells(&self, position: &Self::Position) -> Vec<u8>;
    /// The squares that a move's pieces leave and reach; for a piece that jumps several times,
    /// every square it lands on.
    fn squares(&self, position: &Self::Position, mv: Self::Move) -> (Vec<u8>, Vec<u8>);
    /// The characters that stand for the codes in a drawing.
    const SIGNS: &'static [char];

    /// What is below the pieces in a diagram.
    const GROUND: Ground = Ground::Cells;

    /// How a diagram shows what a code stands for; `None` if it shows nothing.
    #[must_use]
    fn piece(code: u8) -> Option<Piece> {
        let sign = Self::SIGNS.get(usize::from(code)).filter(|_| code > 0)?;
        Some(Piece::Letter(Shade::Light, *sign))
    }

    /// The number of pieces in the stack that a code stands for; 0 if it is not a stack.
    #[must_use]
    fn height(_code: u8) -> u8 {
        0
    }
    /// The values of the game's evaluations from the point of view of the player to move, by name.
    fn values(&self, position: &Self::Position) -> Vec<(&'static str, f64)>;
}

/// The value of each evaluation of a game, by name. Names that the rules do not know are left out.
pub(super) fn values_by<E>(
    names: impl IntoIterator<Item = &'static str>,
    read: impl Fn(&str) -> Result<E, TextError>,
    value: impl Fn(&E) -> f64,
) -> Vec<(&'static str, f64)> {
    names.into_iter().filter_map(|name| Some((name, value(&read(name).ok()?)))).collect()
}
