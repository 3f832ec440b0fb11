//! The puzzles or games that a program experiments with: a module of a page holds the code of no others.

use std::sync::Arc;

use super::{
    arena::{self, FindGame, find_game, find_only},
    kinds::games_kinds,
    plan::Plan,
    puzzle,
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
        Self { puzzle: Some(puzzle::plan::<R>), games: None }
    }

    /// All two-player games.
    #[must_use]
    pub const fn of_games<R: Repertoire>() -> Self {
        Self { puzzle: None, games: Some((arena::plan::<R>, find_game::<R>)) }
    }

    /// One two-player game.
    #[must_use]
    pub const fn of_game<R: Repertoire, G: CatalogueGame>() -> Self {
        Self { puzzle: None, games: Some((arena::plan::<R>, find_only::<R, G>)) }
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
        let names: Vec<_> = games_kinds().iter().map(|kind| kind.name).collect();
        Err(SpecError::new("kind", kind, format!("one of {}", names.join(", "))))
    }
}
