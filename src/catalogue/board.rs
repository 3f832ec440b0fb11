//! What a board view draws of a game for two.

use crate::game::{Notation, TextError};

/// What a board view draws of a game for two.
pub trait Board: Notation {
    /// The number of columns.
    fn columns(&self) -> u8;
    /// The number of rows.
    fn rows(&self) -> u8;
    /// What stands on the squares, row by row from the top, in codes of the game; 0 for nothing.
    fn cells(&self, position: &Self::Position) -> Vec<u8>;
    /// The squares a move's pieces come from and go to, all of them for a piece that jumps several times.
    fn squares(&self, position: &Self::Position, mv: Self::Move) -> (Vec<u8>, Vec<u8>);
    /// The signs of the codes in a drawing.
    const SIGNS: &'static [char];

    /// The pieces of a stack that a code stands for; 0 where nothing is stacked.
    #[must_use]
    fn height(_code: u8) -> u8 {
        0
    }
    /// The values of the game's evaluations for the player to move, by name.
    fn values(&self, position: &Self::Position) -> Vec<(&'static str, f64)>;
}

/// What each evaluation of a game says, by name; a name that the rules do not read is left out.
pub(super) fn values_by<E>(
    names: impl IntoIterator<Item = &'static str>,
    read: impl Fn(&str) -> Result<E, TextError>,
    value: impl Fn(&E) -> f64,
) -> Vec<(&'static str, f64)> {
    names.into_iter().filter_map(|name| Some((name, value(&read(name).ok()?)))).collect()
}
