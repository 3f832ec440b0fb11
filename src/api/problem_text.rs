//! Problems of two-player games as text.

use std::fmt::Display;

use serde::Serialize;

use super::ApiError;
use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    players,
    problems::{OnlyMove, Problem, ProblemRequest},
    rng::Seed,
};

/// A position of a two-player game in which one turn alone wins in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Problem", optional_fields))]
pub struct ProblemText {
    /// The game.
    pub game: String,
    /// The seed by which it was found, as 16 hexadecimal digits, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The position.
    pub position: String,
    /// Whether no other turn wins at all, however long it takes.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    pub only: bool,
    /// The player to move wins in this many turns. A turn is all moves of a player until the opponent is to move. Unknown
    /// for only moves of games with a solver.
    pub turns: Option<u8>,
    /// The moves of the only turn that wins in time.
    pub key: Vec<String>,
    /// The key, a longest defence, and so on to the end of the game.
    pub line: Vec<String>,
    /// How hard it is, from 0 to 8: how many budgets of alpha-beta search up to the last miss the key, of 30, 100, 300,
    /// 1,000, 3,000, 10,000, 30,000 and 100,000 nodes.
    pub grade: u8,
    /// The number of additional turns within which no other turn wins, at most 2; `None` for only moves, where no other
    /// turn wins at all.
    pub sole: Option<u8>,
    /// The first of the turns, from 1, at which several win in time, or for only moves win at all; `None` if there is
    /// no such turn.
    pub duals: Option<u8>,
    /// The number of other turns that just one reply refutes.
    pub tries: u32,
}

impl ProblemText {
    pub(super) fn new<G: CatalogueGame>(
        game: &G,
        seed: Option<Seed>,
        problem: Problem<G::Move, G::Position>,
        grade: u8,
    ) -> Self {
        let Problem { position, turns, key, line, sole, duals, tries } = problem;
        Self {
            game: game.to_string(),
            seed: seed.map(|seed| seed.to_string()),
            position: game.show(&position),
            only: false,
            turns: Some(turns),
            key: players::names(game, &position, &key.moves),
            line: players::names(game, &position, &line),
            grade,
            sole: Some(sole),
            duals,
            tries,
        }
    }

    pub(super) fn of_only<G: CatalogueGame>(
        game: &G,
        seed: Option<Seed>,
        problem: OnlyMove<G::Move, G::Position>,
        grade: u8,
    ) -> Self {
        let OnlyMove { position, turns, key, line, duals, tries } = problem;
        Self {
            game: game.to_string(),
            seed: seed.map(|seed| seed.to_string()),
            position: game.show(&position),
            only: true,
            turns,
            key: players::names(game, &position, &key.moves),
            line: players::names(game, &position, &line),
            grade,
            sole: None,
            duals,
            tries,
        }
    }
}

/// The error that a game has no source of exact results.
pub(super) fn inexact(game: impl Display) -> ApiError {
    let expected = match TwoPlayerGame::exact_names().split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "a number of turns".to_owned(),
    };
    let message =
        format_args!("there are no only moves of {game}, which has no solver or endgame tables: expected {expected}");
    ApiError::new("not-available", &game, message)
}

/// Reads a position in which the game is not over.
pub(super) fn unfinished<G: CatalogueGame>(game: &G, text: &str) -> Result<G::Position, ApiError> {
    let position = game.read(text).map_err(|error| ApiError::new("bad-position", text, error))?;
    if game.outcome(&position).is_some() {
        let message = "the game is over: expected a position with a player to move";
        return Err(ApiError::new("bad-position", text, message));
    }
    Ok(position)
}

/// A number of turns that can be asked for.
pub(super) fn checked_turns(turns: u32) -> Result<u8, ApiError> {
    let checked = u8::try_from(turns).ok().filter(|turns| (1..=ProblemRequest::MOST_TURNS).contains(turns));
    checked.ok_or_else(|| {
        let message = format!("expected a number of turns from 1 to {}, not {turns}", ProblemRequest::MOST_TURNS);
        ApiError::new("bad-option", turns, message)
    })
}

/// The error that a source of exact results does not know a position.
pub(super) fn unknown(position: impl Display, reach: &str) -> ApiError {
    let message = format_args!("it is not known who wins this position: expected {reach}");
    ApiError::new("undecided", position, message)
}
