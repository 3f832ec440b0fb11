//! The puzzles or games that a program experiments with: a module of a page holds the code of no others.

use std::sync::Arc;

use super::{
    arena::{FindGame, GamesExperiment, find_game, find_only},
    kinds::{NAMES_OF_GAMES, games_kinds, puzzle_kinds},
    plan::Plan,
    puzzle::PuzzleExperiment,
};
use crate::{
    catalogue::CatalogueGame,
    players::{AllEngines, Repertoire},
    schema::{self, SpecError},
};

type ReadPuzzle = fn(&str, Option<&str>) -> Result<Arc<dyn Plan>, SpecError>;
type ReadGames = fn(&str, &str, Option<&str>, FindGame) -> Option<Result<Arc<dyn Plan>, SpecError>>;

/// The subjects of experiments that a program knows, and the engines that it has. With
/// [`PlannedEngines`](crate::players::PlannedEngines) it reads queries, and runs no trials.
#[derive(Clone, Copy, Debug)]
pub struct Laboratory {
    puzzle: Option<ReadPuzzle>,
    games: Option<(ReadGames, FindGame)>,
}

impl Laboratory {
    /// The puzzle and all two-player games, with all engines.
    pub(super) const WHOLE: Self = Self::whole::<AllEngines>();

    /// The puzzle and all two-player games.
    #[must_use]
    pub const fn whole<R: Repertoire>() -> Self {
        Self { puzzle: Self::of_puzzle::<R>().puzzle, games: Self::of_games::<R>().games }
    }

    /// The puzzle.
    #[must_use]
    pub const fn of_puzzle<R: Repertoire>() -> Self {
        Self { puzzle: Some(plan_of_puzzle::<R>), games: None }
    }

    /// All two-player games.
    #[must_use]
    pub const fn of_games<R: Repertoire>() -> Self {
        Self { puzzle: None, games: Some((plan_of_games::<R>, find_game::<R>)) }
    }

    /// One two-player game.
    #[must_use]
    pub const fn of_game<R: Repertoire, G: CatalogueGame>() -> Self {
        Self { puzzle: None, games: Some((plan_of_games::<R>, find_only::<R, G>)) }
    }

    /// Reads the plan of a query.
    pub(super) fn plan(&self, query: &str, file: Option<&str>) -> Result<Arc<dyn Plan>, SpecError> {
        let kind = schema::value(query, "kind").unwrap_or_default();
        if let Some(plan) = self.games.and_then(|(read, games)| read(&kind, query, file, games)) {
            return plan;
        }
        if let Some(plan) = self.puzzle {
            return plan(query, file);
        }
        Err(SpecError::new("kind", kind, format!("one of {}", NAMES_OF_GAMES.join(", "))))
    }
}

/// Reads the plan of a query about the puzzle, whose trials start at the positions of a sample file, if there is one.
fn plan_of_puzzle<R: Repertoire>(query: &str, file: Option<&str>) -> Result<Arc<dyn Plan>, SpecError> {
    let experiment =
        PuzzleExperiment::read(puzzle_kinds::<R>(), query, file).map_err(|error| match error.key.as_str() {
            // Without a kind of the puzzle, those of games were possible too.
            "kind" => SpecError { expected: format!("{}, {}", error.expected, NAMES_OF_GAMES.join(", ")), ..error },
            _ => error,
        })?;
    Ok(Arc::new(experiment))
}

/// Reads the plan of a query; `None` if this is no kind of experiment with games.
fn plan_of_games<R: Repertoire>(
    kind: &str,
    query: &str,
    file: Option<&str>,
    find_game: FindGame,
) -> Option<Result<Arc<dyn Plan>, SpecError>> {
    let kinds = games_kinds::<R>();
    let named = kinds.iter().find(|known| known.name == kind)?;
    if file.is_some() {
        return Some(Err(SpecError::new("sample", kind, "a kind of the puzzle")));
    }
    let experiment = GamesExperiment::read(kinds, named, query, find_game);
    Some(experiment.map(|experiment| -> Arc<dyn Plan> { Arc::new(experiment) }))
}
