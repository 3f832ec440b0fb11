//! Distance to win (DTW): the minimum number of moves from a position to Win (thesis, definition
//! 2.1.1).
//!
//! [`Table`] holds the distances of all 11,612,160 positions of SlideThree in 4.4 MB; it is
//! [generated](Table::generate) in milliseconds or [decoded](Table::decode) from a compact file.
//! [`PlainTable`] holds the same by plain retrograde analysis, one byte per position: slow and
//! obviously correct, it serves SlideTwo and is the reference for the other. Both answer the
//! queries of [`Distances`]. [`random_near`] draws a position of small distance without either.

mod bitmaps;
mod blocks;
mod codec;
mod distances;
mod dtw_table;
mod file;
mod halves;
mod model;
mod near;
mod plain;
mod sets;
mod transpose;

pub use crate::table_file::TableError;
pub use distances::{Distances, OutOfRange};
pub use dtw_table::Table;
pub use near::random_near;
pub use plain::PlainTable;
