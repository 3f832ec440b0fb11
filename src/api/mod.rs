//! Everything by name and in text: what the web API and the command have in common.
//!
//! Games, tables and searches are chosen at run time here and nowhere below, and every error has a
//! stable code.

#[cfg(feature = "games")]
mod checkers;
#[cfg(feature = "games")]
mod duel;
#[cfg(feature = "games")]
mod endgames;
#[cfg(feature = "lab")]
mod evaluations;
mod game;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "games")]
mod loa;
#[cfg(feature = "solver")]
mod search;
#[cfg(feature = "slide")]
mod slide;
#[cfg(feature = "puzzles")]
mod table;
#[cfg(feature = "games")]
mod think;
#[cfg(feature = "games")]
mod tzaar;

use std::{fmt, str::FromStr};

#[cfg(feature = "games")]
pub use duel::Board;
#[cfg(feature = "games")]
pub use endgames::keep_endgames;
#[cfg(feature = "lab")]
pub use evaluations::evaluations;
pub use game::{Ending, Session, Step, open, random_position};
#[cfg(feature = "solver")]
pub use search::{Progress, Solver};
#[cfg(feature = "slide")]
pub use slide::read_position;
#[cfg(feature = "puzzles")]
pub use table::{AnyTable, PatternCount, random_position_near};
#[cfg(feature = "games")]
pub use think::{levels, think};

#[cfg(feature = "games")]
use crate::games::{
    checkers::Goal,
    isolation::{Isolation, Movement},
    loa::{Loa, Preset, Size},
    tzaar::{Start, Tzaar},
};

/// The games there are, by their names in links, commands and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// SlideTwo, the teaching case: 192 positions.
    #[cfg(feature = "slide")]
    Slide2,
    /// SlideThree, the puzzle of the thesis: 11,612,160 positions.
    #[cfg(feature = "slide")]
    Slide3,
    /// SlideFour: 2.7 · 10¹⁵ positions.
    #[cfg(feature = "slide")]
    Slide4,
    /// SlideFive: 7.9 · 10²⁷ positions.
    #[cfg(feature = "slide")]
    Slide5,
    /// Isolation, a game for two, with its variant.
    #[cfg(feature = "games")]
    Isolation {
        /// The columns of the board, 3 to 9.
        columns: u8,
        /// Its rows, 3 to 9.
        rows: u8,
        /// How the players move.
        movement: Movement,
    },
    /// English draughts or give-away checkers, games for two.
    #[cfg(feature = "games")]
    Checkers(Goal),
    /// Lines of Action, a game for two, with its variant.
    #[cfg(feature = "games")]
    Loa(Loa),
    /// Tzaar, a game for two, with its start.
    #[cfg(feature = "games")]
    Tzaar(Start),
}

impl GameName {
    /// All games that can be opened, each in its usual variant.
    pub const ALL: &'static [Self] = &[
        #[cfg(feature = "slide")]
        Self::Slide2,
        #[cfg(feature = "slide")]
        Self::Slide3,
        #[cfg(feature = "slide")]
        Self::Slide4,
        #[cfg(feature = "slide")]
        Self::Slide5,
        #[cfg(feature = "games")]
        Self::Isolation { columns: 7, rows: 7, movement: Movement::Knight },
        #[cfg(feature = "games")]
        Self::Checkers(Goal::GiveAway),
        #[cfg(feature = "games")]
        Self::Checkers(Goal::Plain),
        #[cfg(feature = "games")]
        Self::Loa(Loa::new(Preset::Olympiad, Size::Eight)),
        #[cfg(feature = "games")]
        Self::Tzaar(Start::Fixed),
    ];

    /// The error that something is not to be had for this game.
    #[cfg(feature = "slide")]
    pub(crate) fn lacks(self, what: &str, expected: &str) -> ApiError {
        ApiError::new("not-available", self, format_args!("there is no {what} for {self}: expected {expected}"))
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            #[cfg(feature = "slide")]
            Self::Slide2 => f.write_str("slide2"),
            #[cfg(feature = "slide")]
            Self::Slide3 => f.write_str("slide3"),
            #[cfg(feature = "slide")]
            Self::Slide4 => f.write_str("slide4"),
            #[cfg(feature = "slide")]
            Self::Slide5 => f.write_str("slide5"),
            #[cfg(feature = "games")]
            Self::Isolation { columns, rows, movement } => match Isolation::new(columns, rows, movement) {
                Ok(rules) => rules.fmt(f),
                Err(_) => Err(fmt::Error),
            },
            #[cfg(feature = "games")]
            Self::Checkers(goal) => f.write_str(goal.name()),
            #[cfg(feature = "games")]
            Self::Loa(rules) => rules.fmt(f),
            #[cfg(feature = "games")]
            Self::Tzaar(start) => Tzaar::new(start).fmt(f),
        }
    }
}

impl FromStr for GameName {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        if let Some(game) = Self::ALL.iter().find(|game| game.to_string() == text) {
            return Ok(*game);
        }
        #[cfg(feature = "games")]
        if text.starts_with("isolation") {
            let rules: Isolation = text.parse().map_err(|error| ApiError::new("unknown-game", text, error))?;
            return Ok(Self::Isolation { columns: rules.columns(), rows: rules.rows(), movement: rules.movement() });
        }
        #[cfg(feature = "games")]
        if text.starts_with("loa") {
            return text.parse().map(Self::Loa).map_err(|error| ApiError::new("unknown-game", text, error));
        }
        #[cfg(feature = "games")]
        if text.starts_with("tzaar") {
            let rules: Tzaar = text.parse().map_err(|error| ApiError::new("unknown-game", text, error))?;
            return Ok(Self::Tzaar(rules.start_kind()));
        }
        let names = Self::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Err(ApiError::new("unknown-game", text, format!("“{text}” is no game: expected one of {names}")))
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
