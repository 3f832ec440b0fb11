//! The games that a module has.

use std::marker::PhantomData;

use super::Slices;
use crate::{
    api::{self, AnyAttempt, AnyTable, ApiError, GameName, Problems, PuzzleName, Session, Solver},
    catalogue::{CatalogueGame, TwoPlayerGame},
    players::{Level, LevelEngines, Repertoire},
    problems::{Day, ProblemRequest},
    rng::Seed,
};

/// The games of a module, by name. Each function fails with `unknown-game` for other games.
pub trait Games {
    /// The name of a game, with its variant.
    ///
    /// # Errors
    ///
    /// Only as said above.
    fn name(name: &str) -> Result<String, ApiError>;

    /// Opens a game at a position; see [`api::open`].
    ///
    /// # Errors
    ///
    /// See there.
    fn open(name: &str, position: Option<&str>) -> Result<Box<dyn Session>, ApiError>;

    /// Draws a position by a seed; see [`api::random_position`].
    ///
    /// # Errors
    ///
    /// Only as said above.
    fn random_position(name: &str, seed: Seed) -> Result<String, ApiError>;

    /// The values of a position; see [`api::evaluations`].
    ///
    /// # Errors
    ///
    /// See there.
    fn evaluations(name: &str, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError>;

    /// Starts an engine, or a search for a solution of a puzzle.
    ///
    /// # Errors
    ///
    /// See [`api::think`] and [`Solver::new`]; `bad-option` for a seed of a search for a solution, which draws nothing.
    fn search(name: &str, position: Option<&str>, engine: Option<&str>, seed: Option<&str>)
    -> Result<Slices, ApiError>;

    /// Starts a search that writes a log; see [`api::record`].
    ///
    /// # Errors
    ///
    /// See there.
    fn record(name: &str, position: Option<&str>, engine: &str, seed: Option<&str>) -> Result<Slices, ApiError>;
}

/// The two-player games of a module, by name. Functions fail with `unknown-game` for other names.
pub trait TwoPlayerGames {
    /// The levels of play of a game; see [`api::levels`].
    ///
    /// # Errors
    ///
    /// Only as said above.
    fn levels(name: &str) -> Result<&'static [Level], ApiError>;

    /// Whether a game has problems with an only move; see [`api::has_only_moves`].
    ///
    /// # Errors
    ///
    /// Only as said above.
    fn has_only_moves(name: &str) -> Result<bool, ApiError>;

    /// Keeps an endgame table; see [`api::keep_endgames`]. Returns the name of its game.
    ///
    /// # Errors
    ///
    /// See there.
    fn keep_endgames(bytes: &[u8]) -> Result<String, ApiError>;

    /// Starts the search for problems; see [`Problems::new`].
    ///
    /// # Errors
    ///
    /// See there.
    fn problems(name: &str, seed: Seed, request: ProblemRequest) -> Result<Problems, ApiError>;

    /// Starts the search for the problem of a day; see [`Problems::of_day`].
    ///
    /// # Errors
    ///
    /// See there.
    fn problem_of_day(name: &str, day: Day) -> Result<Problems, ApiError>;

    /// Begins to solve a problem; see [`api::attempt`].
    ///
    /// # Errors
    ///
    /// See there.
    fn attempt(name: &str, position: &str, turns: u32) -> Result<Box<dyn AnyAttempt>, ApiError>;

    /// Begins to solve a problem with an only move; see [`api::attempt_only`].
    ///
    /// # Errors
    ///
    /// See there.
    fn attempt_only(name: &str, position: &str) -> Result<Box<dyn AnyAttempt>, ApiError>;
}

/// The distances of the puzzles of a module, by name. Functions fail with `unknown-game` for other names.
pub trait PuzzleDistances {
    /// Computes the table of distances of a puzzle; see [`AnyTable::generate`].
    ///
    /// # Errors
    ///
    /// See there.
    fn table(name: &str, observer: impl FnMut(u8, u64)) -> Result<AnyTable, ApiError>;

    /// Draws a position of this distance; see [`api::random_position_near`].
    ///
    /// # Errors
    ///
    /// See there.
    fn random_position_near(name: &str, distance: u8, seed: Seed) -> Result<String, ApiError>;
}

/// The engine of a search that names none.
const USUAL_ENGINE: &str = "strong";

fn read_seed(text: Option<&str>) -> Seed {
    let Ok(seed) = text.unwrap_or_default().parse::<Seed>();
    seed
}

fn solver(
    puzzle: PuzzleName,
    position: Option<&str>,
    engine: Option<&str>,
    seed: Option<&str>,
) -> Result<Slices, ApiError> {
    match seed {
        None => Ok(Slices::new(Solver::of_puzzle(puzzle, position, engine)?)),
        Some(seed) => Err(ApiError::new("bad-option", seed, "searches for solutions use no seed: expected none")),
    }
}

/// All games and puzzles.
#[derive(Debug)]
pub struct AnyGame;

impl Games for AnyGame {
    fn name(name: &str) -> Result<String, ApiError> {
        Ok(name.parse::<GameName>()?.to_string())
    }

    fn open(name: &str, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
        api::open(name.parse()?, position)
    }

    fn random_position(name: &str, seed: Seed) -> Result<String, ApiError> {
        Ok(api::random_position(name.parse()?, seed))
    }

    fn evaluations(name: &str, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
        api::evaluations(name.parse()?, position)
    }

    fn search(
        name: &str,
        position: Option<&str>,
        engine: Option<&str>,
        seed: Option<&str>,
    ) -> Result<Slices, ApiError> {
        match name.parse()? {
            game @ GameName::TwoPlayer(_) => {
                Ok(Slices::new(api::think(game, position, engine.unwrap_or(USUAL_ENGINE), read_seed(seed))?))
            }
            GameName::Puzzle(puzzle) => solver(puzzle, position, engine, seed),
        }
    }

    fn record(name: &str, position: Option<&str>, engine: &str, seed: Option<&str>) -> Result<Slices, ApiError> {
        Ok(Slices::new(api::record(name.parse()?, position, engine, read_seed(seed))?))
    }
}

impl TwoPlayerGames for AnyGame {
    fn levels(name: &str) -> Result<&'static [Level], ApiError> {
        Ok(api::levels(name.parse()?))
    }

    fn has_only_moves(name: &str) -> Result<bool, ApiError> {
        Ok(api::has_only_moves(name.parse()?))
    }

    fn keep_endgames(bytes: &[u8]) -> Result<String, ApiError> {
        Ok(api::keep_endgames(bytes)?.to_string())
    }

    fn problems(name: &str, seed: Seed, request: ProblemRequest) -> Result<Problems, ApiError> {
        Problems::new(name.parse()?, seed, request)
    }

    fn problem_of_day(name: &str, day: Day) -> Result<Problems, ApiError> {
        Problems::of_day(name.parse()?, day)
    }

    fn attempt(name: &str, position: &str, turns: u32) -> Result<Box<dyn AnyAttempt>, ApiError> {
        api::attempt(name.parse()?, position, turns)
    }

    fn attempt_only(name: &str, position: &str) -> Result<Box<dyn AnyAttempt>, ApiError> {
        api::attempt_only(name.parse()?, position)
    }
}

impl PuzzleDistances for AnyGame {
    fn table(name: &str, observer: impl FnMut(u8, u64)) -> Result<AnyTable, ApiError> {
        AnyTable::generate(name.parse()?, observer)
    }

    fn random_position_near(name: &str, distance: u8, seed: Seed) -> Result<String, ApiError> {
        api::random_position_near(name.parse()?, distance, seed)
    }
}

/// One two-player game, with the engines of its levels or with others.
#[derive(Debug)]
pub struct OneGame<G, R = LevelEngines>(PhantomData<(G, R)>);

/// The rules that a name means. A module with all engines is a part of the npm package, and an error names the games of
/// the part; the modules of pages speak for the whole site.
fn rules<G: CatalogueGame, R: Repertoire>(name: &str) -> Result<G, ApiError> {
    name.parse::<G>().map_err(|error| {
        if G::is_meant_by(name) {
            return ApiError::new("unknown-game", name, error);
        }
        let of_part = || G::LISTED.iter().map(|variant| G::of(*variant).to_string()).collect::<Vec<_>>().join(", ");
        api::unknown_game(name, &if R::ALL { of_part() } else { TwoPlayerGame::NAMES.join(", ") })
    })
}

impl<G: CatalogueGame, R: Repertoire> Games for OneGame<G, R> {
    fn name(name: &str) -> Result<String, ApiError> {
        Ok(rules::<G, R>(name)?.to_string())
    }

    fn open(name: &str, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
        api::open_game(rules::<G, R>(name)?, position)
    }

    fn random_position(name: &str, seed: Seed) -> Result<String, ApiError> {
        Ok(rules::<G, R>(name)?.drawn(seed))
    }

    fn evaluations(name: &str, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
        api::evaluations_of_game(&rules::<G, R>(name)?, position)
    }

    fn search(
        name: &str,
        position: Option<&str>,
        engine: Option<&str>,
        seed: Option<&str>,
    ) -> Result<Slices, ApiError> {
        let (game, engine) = (rules::<G, R>(name)?, engine.unwrap_or(USUAL_ENGINE));
        Ok(Slices::new(api::think_game::<R, G>(&game, position, engine, read_seed(seed))?))
    }

    fn record(name: &str, position: Option<&str>, engine: &str, seed: Option<&str>) -> Result<Slices, ApiError> {
        Ok(Slices::new(api::record_game(&rules::<G, R>(name)?, position, engine, read_seed(seed))?))
    }
}

impl<G: CatalogueGame, R: Repertoire> TwoPlayerGames for OneGame<G, R> {
    fn levels(name: &str) -> Result<&'static [Level], ApiError> {
        rules::<G, R>(name).map(|_| G::levels())
    }

    fn has_only_moves(name: &str) -> Result<bool, ApiError> {
        rules::<G, R>(name).map(|_| G::EXACT)
    }

    fn keep_endgames(bytes: &[u8]) -> Result<String, ApiError> {
        Ok(api::keep_endgames_of_game::<G>(bytes)?.to_string())
    }

    fn problems(name: &str, seed: Seed, request: ProblemRequest) -> Result<Problems, ApiError> {
        Problems::of_game(rules::<G, R>(name)?, seed, request)
    }

    fn problem_of_day(name: &str, day: Day) -> Result<Problems, ApiError> {
        Ok(Problems::of_game_and_day(rules::<G, R>(name)?, day))
    }

    fn attempt(name: &str, position: &str, turns: u32) -> Result<Box<dyn AnyAttempt>, ApiError> {
        api::attempt_game(rules::<G, R>(name)?, position, turns)
    }

    fn attempt_only(name: &str, position: &str) -> Result<Box<dyn AnyAttempt>, ApiError> {
        api::attempt_only_game(rules::<G, R>(name)?, position)
    }
}

/// The puzzles.
#[derive(Debug)]
pub struct Puzzles;

impl Games for Puzzles {
    fn name(name: &str) -> Result<String, ApiError> {
        Ok(name.parse::<PuzzleName>()?.to_string())
    }

    fn open(name: &str, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
        api::open_puzzle(name.parse()?, position)
    }

    fn random_position(name: &str, seed: Seed) -> Result<String, ApiError> {
        Ok(api::random_position_of_puzzle(name.parse()?, seed))
    }

    fn evaluations(name: &str, position: &str) -> Result<Vec<(&'static str, f64)>, ApiError> {
        api::evaluations_of_puzzle(name.parse()?, position)
    }

    fn search(
        name: &str,
        position: Option<&str>,
        engine: Option<&str>,
        seed: Option<&str>,
    ) -> Result<Slices, ApiError> {
        solver(name.parse()?, position, engine, seed)
    }

    fn record(name: &str, position: Option<&str>, engine: &str, seed: Option<&str>) -> Result<Slices, ApiError> {
        Ok(Slices::new(api::record_puzzle(name.parse()?, position, engine, read_seed(seed))?))
    }
}

impl PuzzleDistances for Puzzles {
    fn table(name: &str, observer: impl FnMut(u8, u64)) -> Result<AnyTable, ApiError> {
        AnyTable::of_puzzle(name.parse()?, observer)
    }

    fn random_position_near(name: &str, distance: u8, seed: Seed) -> Result<String, ApiError> {
        api::random_position_of_puzzle_near(name.parse()?, distance, seed)
    }
}
