//! Everything by name and in text: what the web API and the command have in common.
//!
//! Games, tables and searches are chosen at run time here and nowhere below, and every error has a
//! stable code.

mod game;
#[cfg(feature = "lab")]
mod lab;
mod search;
mod table;

use std::{fmt, str::FromStr};

pub use game::{Session, Step, open, random_position, read_position};
pub use search::{Progress, Solver};
pub use table::{AnyTable, PatternCount};

/// The games there are, by their names in links, commands and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// SlideTwo, the teaching case: 192 positions.
    Slide2,
    /// SlideThree, the puzzle of the thesis: 11,612,160 positions.
    Slide3,
    /// SlideFour: 2.7 · 10¹⁵ positions.
    Slide4,
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Slide2, Self::Slide3, Self::Slide4];
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Slide2 => "slide2",
            Self::Slide3 => "slide3",
            Self::Slide4 => "slide4",
        })
    }
}

impl FromStr for GameName {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        Self::ALL.into_iter().find(|game| game.to_string() == text).ok_or_else(|| {
            let names = Self::ALL.map(|game| game.to_string()).join(", ");
            ApiError::new("unknown-game", text, format!("“{text}” is no game: expected one of {names}"))
        })
    }
}

/// Why something that a person asked for cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    /// A stable word for programs: `unknown-game`, `bad-position`, `unreachable-position`,
    /// `bad-move`, `illegal-move`, `bad-distance`, `bad-table`, `bad-option`, `bad-query`, `bad-rows`
    /// or `not-available`.
    pub code: &'static str,
    /// The text or value that was refused.
    pub input: String,
    /// A sentence for people that says what was expected.
    pub message: String,
}

impl ApiError {
    /// An error about an input.
    pub fn new(code: &'static str, input: impl fmt::Display, message: impl fmt::Display) -> Self {
        Self { code, input: input.to_string(), message: message.to_string() }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ApiError {}
