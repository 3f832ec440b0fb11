//! Distance tables, chosen by game.

use std::fmt::Display;

use serde::Serialize;

use super::{ApiError, GameName, PuzzleName, read_position};
use crate::{
    dtw::{Distances, OutOfRange, PlainTable, Table, random_near},
    rng::{Random, Seed},
    slide::{Pattern, Position},
};

/// The number of positions of a pattern at some distance to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PatternCount {
    /// The thesis' code of the pattern.
    pub code: u16,
    /// The covered squares, row · columns + column.
    pub squares: Vec<u8>,
    /// The number of positions.
    pub positions: u64,
}

/// The distances to win of one game, for positions given as text.
///
/// ```
/// use plyground::api::AnyTable;
/// let table = AnyTable::generate("slide2".parse()?, |_, _| ())?;
/// assert_eq!(table.distance("103.4321")?, 10);
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
#[derive(Clone, Debug)]
pub enum AnyTable {
    /// All 192 positions of SlideTwo.
    Slide2(PlainTable<2>),
    /// All 11,612,160 positions of SlideThree.
    Slide3(Table),
}

/// Calls a generic function with a position, on whichever table it is.
macro_rules! ask {
    ($table:expr, $text:expr, $question:expr) => {
        match $table {
            AnyTable::Slide2(table) => read_position::<2>(Some($text)).map(|position| $question(table, position)),
            AnyTable::Slide3(table) => read_position::<3>(Some($text)).map(|position| $question(table, position)),
        }
    };
}

impl AnyTable {
    /// Computes the table of a game by retrograde analysis. Reports each ply: its distance and the
    /// number of positions found so far.
    ///
    /// # Errors
    ///
    /// `not-available` for games other than SlideTwo and SlideThree.
    pub fn generate(game: GameName, observer: impl FnMut(u8, u64)) -> Result<Self, ApiError> {
        match game {
            GameName::Puzzle(puzzle) => Self::of_puzzle(puzzle, observer),
            GameName::TwoPlayer(_) => Err(lacks_table(game)),
        }
    }

    /// Computes the table of a puzzle; see [`AnyTable::generate`].
    ///
    /// # Errors
    ///
    /// See there.
    pub fn of_puzzle(puzzle: PuzzleName, observer: impl FnMut(u8, u64)) -> Result<Self, ApiError> {
        match puzzle {
            PuzzleName::Slide2 => Ok(Self::Slide2(PlainTable::generate_observed(observer))),
            PuzzleName::Slide3 => Ok(Self::Slide3(Table::generate_observed(observer))),
            _ => Err(lacks_table(puzzle)),
        }
    }

    /// Reads the table file of SlideThree.
    ///
    /// # Errors
    ///
    /// `bad-table`, saying what is wrong with the bytes.
    pub fn decode(bytes: &[u8]) -> Result<Self, ApiError> {
        let bad = |error| ApiError::new("bad-table", format_args!("{} bytes", bytes.len()), error);
        Table::decode(bytes).map(Self::Slide3).map_err(bad)
    }

    /// The puzzle.
    #[must_use]
    pub fn game(&self) -> PuzzleName {
        match self {
            Self::Slide2(_) => PuzzleName::Slide2,
            Self::Slide3(_) => PuzzleName::Slide3,
        }
    }

    /// The DTW of a position.
    ///
    /// # Errors
    ///
    /// `bad-position` or `unreachable-position`, here and below.
    pub fn distance(&self, position: &str) -> Result<u8, ApiError> {
        ask!(self, position, |table: &_, position| Distances::distance(table, &position))
    }

    /// The optimal moves.
    ///
    /// # Errors
    ///
    /// See [`AnyTable::distance`].
    pub fn optimal_moves(&self, position: &str) -> Result<Vec<String>, ApiError> {
        let moves = ask!(self, position, |table: &_, position| Distances::optimal_moves(table, &position))?;
        Ok(moves.iter().map(ToString::to_string).collect())
    }

    /// One optimal line to Win.
    ///
    /// # Errors
    ///
    /// See [`AnyTable::distance`].
    pub fn optimal_line(&self, position: &str) -> Result<Vec<String>, ApiError> {
        let line = ask!(self, position, |table: &_, position| Distances::optimal_line(table, position))?;
        Ok(line.iter().map(ToString::to_string).collect())
    }

    /// The number of different optimal lines.
    ///
    /// # Errors
    ///
    /// See [`AnyTable::distance`].
    pub fn optimal_lines(&self, position: &str) -> Result<u64, ApiError> {
        ask!(self, position, |table: &_, position| Distances::optimal_lines(table, &position))
    }

    /// The number of positions of each DTW, from 0.
    #[must_use]
    pub fn histogram(&self) -> Vec<u64> {
        match self {
            Self::Slide2(table) => Distances::histogram(table),
            Self::Slide3(table) => Distances::histogram(table),
        }
    }

    /// The patterns that contain positions with a given DTW, by number, and how many (thesis,
    /// figure H.3).
    #[must_use]
    pub fn patterns(&self, distance: u8) -> Vec<PatternCount> {
        fn count<const K: usize>(table: &impl Distances<K>, distance: u8) -> Vec<PatternCount> {
            let counted = Pattern::<K>::all().map(|pattern| PatternCount {
                code: pattern.code(),
                squares: pattern.covered().collect(),
                positions: table.count_in_pattern(pattern.index(), distance),
            });
            counted.filter(|pattern| pattern.positions > 0).collect()
        }
        match self {
            Self::Slide2(table) => count::<2>(table, distance),
            Self::Slide3(table) => count::<3>(table, distance),
        }
    }

    /// Draws a position of the given DTW by a seed; all are equally likely.
    ///
    /// # Errors
    ///
    /// `bad-distance` if no position has this DTW.
    pub fn random_position(&self, distance: u8, seed: Seed) -> Result<String, ApiError> {
        fn draw<const K: usize>(
            table: &impl Distances<K>,
            distance: u8,
            seed: Seed,
        ) -> Result<Position<K>, OutOfRange> {
            table.random_position(distance, &mut Random::seeded(seed))
        }
        let drawn = match self {
            Self::Slide2(table) => draw::<2>(table, distance, seed).map(|position| position.to_string()),
            Self::Slide3(table) => draw::<3>(table, distance, seed).map(|position| position.to_string()),
        };
        drawn.map_err(|error| ApiError::new("bad-distance", distance, error))
    }
}

/// Draws the same position as [`AnyTable::random_position`], without the table: for small
/// distances.
///
/// ```
/// use plyground::api::random_position_near;
/// assert_eq!(random_position_near("slide2".parse()?, 0, "any".parse().unwrap())?, "103.1234");
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `not-available` for games other than SlideTwo and SlideThree, `bad-distance` if no position has
/// this DTW.
pub fn random_position_near(game: GameName, distance: u8, seed: Seed) -> Result<String, ApiError> {
    match game {
        GameName::Puzzle(puzzle) => random_position_of_puzzle_near(puzzle, distance, seed),
        GameName::TwoPlayer(_) => Err(lacks_table(game)),
    }
}

/// The same for a puzzle.
///
/// # Errors
///
/// See [`random_position_near`].
pub fn random_position_of_puzzle_near(puzzle: PuzzleName, distance: u8, seed: Seed) -> Result<String, ApiError> {
    fn draw<const K: usize>(distance: u8, seed: Seed) -> Result<String, OutOfRange> {
        random_near::<K>(distance, &mut Random::seeded(seed)).map(|position| position.to_string())
    }
    let drawn = match puzzle {
        PuzzleName::Slide2 => draw::<2>(distance, seed),
        PuzzleName::Slide3 => draw::<3>(distance, seed),
        _ => return Err(lacks_table(puzzle)),
    };
    drawn.map_err(|error| ApiError::new("bad-distance", distance, error))
}

/// The error that a game has no table of distances.
fn lacks_table(game: impl Display) -> ApiError {
    super::unsupported(game, "distance table", "slide2 or slide3")
}
