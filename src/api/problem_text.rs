//! Problems of two-player games as text.

use serde::Serialize;

use super::ApiError;
use crate::{
    catalogue::Entry,
    players,
    problems::{Problem, Wanted},
    rng::Seed,
};

/// A problem as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProblemText {
    /// The game.
    pub game: String,
    /// The seed by which it was found, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The position.
    pub position: String,
    /// The player to move wins in this many turns.
    pub turns: u8,
    /// The moves of the only turn that does.
    pub key: Vec<String>,
    /// The key, a longest defence, and so on to the end of the game.
    pub line: Vec<String>,
    /// The number of [budgets](crate::problems::BUDGETS) up to the last that misses the key.
    pub grade: u8,
    /// No other turn wins within this many turns more; at most 2 are tried.
    pub sole: u8,
    /// The first of the turns, from 1, at which several win in time; none if there is no such turn.
    pub duals: Option<u8>,
    /// The number of other turns that just one reply refutes.
    pub tries: u32,
}

impl ProblemText {
    pub(super) fn new<G: Entry>(
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
            turns,
            key: players::names(game, &position, &key.moves),
            line: players::names(game, &position, &line),
            grade,
            sole,
            duals,
            tries,
        }
    }
}

/// Reads a position in which the game is not over.
pub(super) fn unfinished<G: Entry>(game: &G, text: &str) -> Result<G::Position, ApiError> {
    let position = game.read(text).map_err(|error| ApiError::new("bad-position", text, error))?;
    if game.outcome(&position).is_some() {
        let message = "the game is over: expected a position with a player to move";
        return Err(ApiError::new("bad-position", text, message));
    }
    Ok(position)
}

/// A number of turns that can be asked for.
pub(super) fn few(turns: u32) -> Result<u8, ApiError> {
    let few = u8::try_from(turns).ok().filter(|turns| (1..=Wanted::MOST_TURNS).contains(turns));
    few.ok_or_else(|| {
        let message = format!("expected a number of turns from 1 to {}, not {turns}", Wanted::MOST_TURNS);
        ApiError::new("bad-option", turns, message)
    })
}
