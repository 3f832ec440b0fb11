//! Searches, chosen by game.

use std::sync::OnceLock;

use serde::Serialize;

use super::{ApiError, GameName, read_position};
use crate::{
    search::{IdaStar, Status},
    slide::{PatternDatabases, Slide},
};

/// A search for a shortest solution of a puzzle, without a distance table.
#[derive(Clone, Debug)]
pub enum Solver {
    /// IDA* on SlideTwo.
    Slide2(IdaStar<Slide<2>, &'static PatternDatabases<2>>),
    /// IDA* on SlideThree.
    Slide3(IdaStar<Slide<3>, &'static PatternDatabases<3>>),
}

/// Where a search stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// Nodes expanded so far.
    pub nodes: u64,
    /// No solution is shorter than this, in moves.
    pub bound: u8,
    /// A shortest solution, once found.
    pub line: Option<Vec<String>>,
    /// Whether the search is over.
    pub finished: bool,
}

impl Solver {
    /// Prepares a search. The pattern databases are computed at the first call and kept.
    ///
    /// # Errors
    ///
    /// `bad-position`, `unreachable-position`, or `not-available` for other games than SlideTwo and SlideThree.
    pub fn new(game: GameName, position: Option<&str>) -> Result<Self, ApiError> {
        static SLIDE2: OnceLock<PatternDatabases<2>> = OnceLock::new();
        static SLIDE3: OnceLock<PatternDatabases<3>> = OnceLock::new();
        match game {
            GameName::Slide2 => {
                let root = read_position(position)?;
                Ok(Self::Slide2(IdaStar::new(Slide::new(), SLIDE2.get_or_init(PatternDatabases::new), root)))
            }
            GameName::Slide3 => {
                let root = read_position(position)?;
                Ok(Self::Slide3(IdaStar::new(Slide::new(), SLIDE3.get_or_init(PatternDatabases::new), root)))
            }
            _ => Err(game.lacks("optimal search", "slide2 or slide3")),
        }
    }

    /// Runs until solved or until `budget` more nodes are expanded. Slicing changes no result.
    pub fn step(&mut self, budget: u64) -> Progress {
        let (status, nodes, bound) = match self {
            Self::Slide2(search) => (search.step(budget), search.nodes(), search.bound()),
            Self::Slide3(search) => (search.step(budget), search.nodes(), search.bound()),
        };
        let line = match status {
            Status::Running => None,
            Status::Solved(line) => Some(line.iter().map(ToString::to_string).collect()),
        };
        Progress { nodes, bound, finished: line.is_some(), line }
    }
}
