//! Diagrams: positions drawn as SVG, in black on white for paper.
//!
//! Lengths are whole numbers of hundredths of a unit, and a square is 10 units wide: a drawing has the same bytes
//! everywhere. It needs no style sheet and no fonts but the reader's own.

mod diagram;
mod names;
mod notes;
mod pieces;
mod points;
mod squares;
mod svg;

pub use diagram::{Diagram, Ground};
pub use notes::Notes;
pub use pieces::{Piece, Shade};
