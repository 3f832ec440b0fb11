//! SlideK, the family of sliding puzzles around SlideThree.
//!
//! A SlideK board has K + 1 rows and columns, K² tiles and 2K + 1 blanks. A move slides a block of
//! K adjacent tiles of one row or column by one square, into the blank at their end. SlideThree was
//! invented by W. D. Troyka; Susanne Heuser's thesis *Randomized Evaluation Functions in Single
//! Agent Search* (Jena 2003) studies it and is the source of the names and numbers here.
//!
//! A [`Position`] consists of a [`Pattern`], the covered squares, and an order, the tiles row by
//! row. In both directions lines 2…K always have exactly one blank, at one of their ends, and three
//! of the four corners are blank [Heuser 2003, 3.2.1]. So a pattern is a corner and one bit per
//! line, and every such line has exactly one move.
//!
//! ```
//! use plyground::slide::{Position, Slide};
//!
//! let rules = Slide::<3>::new();
//! let mut position = Position::<3>::START;
//! assert_eq!(position.to_string(), "115.987654321");
//!
//! let moves: Vec<String> = rules.moves(&position).map(|mv| mv.to_string()).collect();
//! assert_eq!(moves, ["R1+", "R2+", "R3+", "C1+", "C2+", "C3+"]);
//!
//! rules.play(&mut position, "C3+".parse()?)?;
//! assert_eq!(position.drawing(), "9 8 . .\n6 5 7 .\n3 2 4 .\n. . 1 .");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod databases;
mod dense;
mod evaluation;
mod fitted;
mod five;
mod geometry;
mod moves;
mod notation;
mod pattern;
mod position;
mod rank;
mod rules;
mod sample_file;
mod weighted_sum;

pub use databases::{DatabaseError, PatternDatabase, PatternDatabases};
pub use evaluation::{Evaluation, UnknownEvaluation};
pub(crate) use fitted::{squares_number, squares_value};
pub use five::{FivePosition, FiveUnreachable, SlideFive};
pub use moves::{Axis, Move, MoveError};
pub use notation::PositionError;
pub use pattern::Pattern;
pub use position::{Position, Unreachable};
pub use rules::{IllegalMove, Slide};
pub use sample_file::{SampleFileError, read_sample_file, write_sample_file};
pub use weighted_sum::{WeightedSum, WeightedSumError};
