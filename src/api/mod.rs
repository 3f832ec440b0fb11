//! Games and searches by name and as text, shared by the web API and the command.
//!
//! Games, tables and searches are chosen at run time here, and only here. Every error has a stable
//! code.

mod attempt;
mod diagram;
mod distance_table;
mod endgames;
mod evaluations;
mod game;
mod lab;
mod levels;
mod only;
mod problem_text;
mod problems;
mod record;
mod record_puzzle;
mod records;
mod review;
mod search;
mod session;
mod slide;
mod think;
mod two_player;

use std::{fmt, str::FromStr};

pub use attempt::{
    AnyAttempt, JudgementText, JudgementWord, MissedWin, VerdictText, VerdictWord, attempt, attempt_game,
};
pub use diagram::{Board, DiagramOptions, draw, draw_board};
pub use distance_table::{AnyTable, PatternCount, random_position_near, random_position_of_puzzle_near};
pub use endgames::{keep_endgames, keep_endgames_of_game};
pub use evaluations::{evaluations, evaluations_of_game, evaluations_of_puzzle};
pub use game::{open, open_game, open_puzzle, random_position, random_position_of_puzzle};
pub use levels::{has_only_moves, levels};
pub use only::{attempt_only, attempt_only_game};
pub use problem_text::ProblemText;
pub use problems::{CheckedText, Problems, ProblemsReport, check_only, check_problem, day, problem_request};
pub use record::{record, record_game};
pub use record_puzzle::record_puzzle;
pub use records::{PlayersText, RecordText, WrongText, read_games};
pub use review::{REVIEW_NODES, review, samples, slope};
pub use search::{Failure, Progress, Solver};
pub use session::{Ending, Session, Step};
pub use slide::read_position;
pub use think::{engine, think, think_game};

use crate::catalogue::NameError;
pub use crate::catalogue::{BoardLayout, GameName, PuzzleName, TwoPlayerGame};

/// The two-player game of this name, for a feature that puzzles do not have.
fn two_player_game(game: GameName, feature: &str) -> Result<TwoPlayerGame, ApiError> {
    match game {
        GameName::TwoPlayer(game) => Ok(game),
        GameName::Puzzle(_) => Err(unsupported(game, feature, "a two-player game")),
    }
}

/// The error that a feature is not available for a game.
fn unsupported(game: impl fmt::Display, feature: &str, expected: &str) -> ApiError {
    ApiError::new("not-available", &game, format_args!("there is no {feature} for {game}: expected {expected}"))
}

impl FromStr for GameName {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        Self::read(text).map_err(|error| match error {
            NameError::Variant(error) => ApiError::new("unknown-game", text, error),
            NameError::Unknown => unknown_game(text, &Self::names()),
        })
    }
}

impl FromStr for PuzzleName {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        Self::read(text).ok_or_else(|| unknown_game(text, &Self::names()))
    }
}

/// The error that a text is the name of none of these games.
pub(crate) fn unknown_game(text: &str, names: &str) -> ApiError {
    ApiError::new("unknown-game", text, format_args!("“{text}” is not a game: expected one of {names}"))
}

/// An error in what the caller asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    /// A stable word for programs: `unknown-game`, `bad-position`, `unreachable-position`,
    /// `bad-square`, `bad-move`, `illegal-move`, `bad-distance`, `bad-table`, `bad-games`, `bad-option`, `bad-query`,
    /// `bad-rows`, `undecided` or `not-available`.
    pub code: &'static str,
    /// The input that was rejected.
    pub input: String,
    /// A sentence that says what was expected.
    pub message: String,
    /// For an error in a query: the key, its value and what was expected, for programs that word
    /// errors themselves.
    pub refused: Option<Box<crate::schema::SpecError>>,
}

impl ApiError {
    /// An error about an input.
    pub fn new(code: &'static str, input: impl fmt::Display, message: impl fmt::Display) -> Self {
        Self { code, input: input.to_string(), message: message.to_string(), refused: None }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ApiError {}
