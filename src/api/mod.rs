//! Everything by name and as text: what the web API and the command share.
//!
//! Games, tables and searches are chosen at run time here, and only here. Every error has a stable
//! code.

#[cfg(feature = "problems")]
mod attempt;
#[cfg(feature = "duels")]
mod duel;
#[cfg(all(feature = "duels", feature = "engines", feature = "lab"))]
mod endgames;
#[cfg(feature = "lab")]
mod evaluations;
mod game;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "duels")]
mod levels;
#[cfg(feature = "problems")]
mod only;
#[cfg(feature = "problems")]
mod problem_text;
#[cfg(feature = "problems")]
mod problems;
#[cfg(feature = "whole")]
mod records;
#[cfg(feature = "solver")]
mod search;
mod session;
#[cfg(feature = "slide")]
mod slide;
#[cfg(all(feature = "boards", feature = "slide"))]
mod table;
#[cfg(all(feature = "duels", feature = "engines"))]
mod think;

use std::{fmt, str::FromStr};

#[cfg(feature = "problems")]
pub use attempt::{AnyAttempt, JudgementText, VerdictText, attempt};
#[cfg(all(feature = "duels", feature = "engines", feature = "lab"))]
pub use endgames::keep_endgames;
#[cfg(feature = "lab")]
pub use evaluations::evaluations;
pub use game::{open, random_position};
#[cfg(feature = "duels")]
pub use levels::{has_only_moves, levels};
#[cfg(feature = "problems")]
pub use only::attempt_only;
#[cfg(feature = "problems")]
pub use problem_text::ProblemText;
#[cfg(feature = "whole")]
pub use problems::check_only;
#[cfg(feature = "problems")]
pub use problems::{CheckedText, Problems, check_problem, day, wanted};
#[cfg(feature = "whole")]
pub use records::{RecordText, WrongText, read_games};
#[cfg(feature = "solver")]
pub use search::{Progress, Solver};
pub use session::{Ending, Session, Step};
#[cfg(feature = "slide")]
pub use slide::read_position;
#[cfg(all(feature = "boards", feature = "slide"))]
pub use table::{AnyTable, PatternCount, random_position_near};
#[cfg(all(feature = "duels", feature = "engines"))]
pub use think::{engine, think};

pub use crate::catalogue::GameName;
use crate::catalogue::NameError;
#[cfg(feature = "duels")]
pub use crate::catalogue::{Board, GameForTwo};

/// The error that a feature is not available for a game.
#[cfg(any(feature = "boards", feature = "problems", all(feature = "duels", feature = "slide")))]
fn lacks(game: GameName, what: &str, expected: &str) -> ApiError {
    ApiError::new("not-available", game, format_args!("there is no {what} for {game}: expected {expected}"))
}

impl FromStr for GameName {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        Self::read(text).map_err(|error| match error {
            #[cfg(feature = "duels")]
            NameError::Variant(error) => ApiError::new("unknown-game", text, error),
            NameError::Unknown => {
                let names = Self::names().join(", ");
                ApiError::new("unknown-game", text, format!("“{text}” is not a game: expected one of {names}"))
            }
        })
    }
}

/// An error in what the caller asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    /// A stable word for programs: `unknown-game`, `bad-position`, `unreachable-position`,
    /// `bad-move`, `illegal-move`, `bad-distance`, `bad-table`, `bad-games`, `bad-option`, `bad-query`,
    /// `bad-rows`, `undecided` or `not-available`.
    pub code: &'static str,
    /// The input that was rejected.
    pub input: String,
    /// A sentence that says what was expected.
    pub message: String,
    /// For an error in a query: the key, its value and what was expected, for programs that word
    /// errors themselves.
    #[cfg(feature = "lab")]
    pub refused: Option<Box<crate::schema::SpecError>>,
}

impl ApiError {
    /// An error about an input.
    pub fn new(code: &'static str, input: impl fmt::Display, message: impl fmt::Display) -> Self {
        Self {
            code,
            input: input.to_string(),
            message: message.to_string(),
            #[cfg(feature = "lab")]
            refused: None,
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ApiError {}
