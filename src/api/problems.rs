//! Problems of two-player games, by name.

use serde::Serialize;

use super::{ApiError, GameName};
use crate::{
    catalogue::{Entry, Visit},
    players,
    problems::{self, Generator, Problem, Wanted},
    rng::Seed,
    schema::SpecError,
};

/// A problem as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProblemText {
    /// The game.
    pub game: String,
    /// The seed by which it was found.
    pub seed: String,
    /// The position.
    pub position: String,
    /// The player to move wins in this many turns.
    pub turns: u8,
    /// The moves of the only turn that does.
    pub key: Vec<String>,
    /// The key, a longest defence, and so on to the end of the game.
    pub line: Vec<String>,
    /// The number of [budgets](problems::BUDGETS) up to the last that misses the key.
    pub grade: u8,
    /// No other turn wins within this many turns more; at most 2 are tried.
    pub sole: u8,
    /// The first of the turns, from 1, at which several win in time; none if there is no such turn.
    pub duals: Option<u8>,
    /// The number of other turns that just one reply refutes.
    pub tries: u32,
}

/// What the plain prover found, as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedText {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// Whether it is a sound problem.
    pub sound: bool,
    /// The fewest turns within which the player to move wins, if they win in time.
    pub turns: Option<u8>,
    /// The turns that win in so many.
    pub winners: Vec<Vec<String>>,
    /// The number of distinct turns of the player to move.
    pub choices: usize,
}

/// Problems of a game by a seed, each from a game of its own.
pub struct Problems(Box<dyn Finder>);

impl Problems {
    /// Prepares the search.
    ///
    /// ```
    /// use plyground::{api::Problems, problems::Wanted, rng::Seed};
    /// let mut problems = Problems::new("isolation".parse()?, Seed(1), Wanted::default())?;
    /// let problem = loop {
    ///     if let Some(problem) = problems.next_game()? {
    ///         break problem;
    ///     }
    /// };
    /// assert_eq!(problem.line[..problem.key.len()], problem.key);
    /// # Ok::<(), plyground::api::ApiError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `not-available` for a puzzle.
    pub fn new(game: GameName, seed: Seed, wanted: Wanted) -> Result<Self, ApiError> {
        match game {
            GameName::ForTwo(game) => game.visit(Find { seed, wanted }).map_err(|error| refused(&error)),
            _ => Err(super::lacks(game, "problem", "a two-player game")),
        }
    }

    /// Plays the next game. Returns a problem that occurred in it, if there is a wanted one.
    ///
    /// # Errors
    ///
    /// None at present: every game has the engines that are needed.
    pub fn next_game(&mut self) -> Result<Option<ProblemText>, ApiError> {
        self.0.next_game().map_err(|error| refused(&error))
    }

    /// The number of games played so far.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.0.games()
    }
}

fn refused(error: &SpecError) -> ApiError {
    ApiError::new("bad-option", &error.found, error)
}

trait Finder {
    fn next_game(&mut self) -> Result<Option<ProblemText>, SpecError>;
    fn games(&self) -> u64;
}

struct Found<G: Entry> {
    game: G,
    seed: Seed,
    generator: Generator<G>,
}

impl<G: Entry> Finder for Found<G> {
    fn next_game(&mut self) -> Result<Option<ProblemText>, SpecError> {
        Ok(self.generator.next_game()?.map(|(problem, grade)| {
            let Problem { position, turns, key, line, sole, duals, tries } = problem;
            ProblemText {
                game: self.game.to_string(),
                seed: self.seed.to_string(),
                position: self.game.show(&position),
                turns,
                key: players::names(&self.game, &position, &key.moves),
                line: players::names(&self.game, &position, &line),
                grade,
                sole,
                duals,
                tries,
            }
        }))
    }

    fn games(&self) -> u64 {
        self.generator.games()
    }
}

struct Find {
    seed: Seed,
    wanted: Wanted,
}

impl Visit for Find {
    type Output = Result<Problems, SpecError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        let generator = Generator::new(&game, self.seed, self.wanted)?;
        Ok(Problems(Box::new(Found { game, seed: self.seed, generator })))
    }
}

/// Checks by the [plain prover](problems::check) whether a position is a sound problem within this
/// many turns.
///
/// # Errors
///
/// `bad-position`, `not-available` for a puzzle, or `bad-option` if the game is over or no turn is
/// asked for.
pub fn check_problem(game: GameName, turns: u8, position: &str) -> Result<CheckedText, ApiError> {
    match game {
        GameName::ForTwo(game) => game.visit(Check { turns, position }),
        _ => Err(super::lacks(game, "problem", "a two-player game")),
    }
}

struct Check<'a> {
    turns: u8,
    position: &'a str,
}

impl Visit for Check<'_> {
    type Output = Result<CheckedText, ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        let position = game.read(self.position).map_err(|error| ApiError::new("bad-position", self.position, error))?;
        if game.outcome(&position).is_some() {
            let message = "the game is over: expected a position with a player to move";
            return Err(ApiError::new("bad-position", self.position, message));
        }
        let checked = problems::check(&game, &position, self.turns);
        Ok(CheckedText {
            game: game.to_string(),
            position: game.show(&position),
            sound: checked.is_sound(),
            turns: checked.turns,
            choices: checked.choices,
            winners: checked.winners.iter().map(|moves| players::names(&game, &position, moves)).collect(),
        })
    }
}
