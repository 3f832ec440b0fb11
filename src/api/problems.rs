//! Problems of two-player games, by name.

use serde::Serialize;

use super::{
    ApiError, GameName,
    problem_text::{ProblemText, few, unfinished},
};
use crate::{
    catalogue::{Entry, Visit},
    players,
    problems::{self, Generator, Graded, Wanted},
    rng::Seed,
};

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
    ///     if let Some(problem) = problems.next_game() {
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
            GameName::ForTwo(game) => Ok(game.visit(Find { seed, wanted })),
            #[cfg(feature = "slide")]
            _ => Err(super::lacks(game, "problem", "a two-player game")),
        }
    }

    /// Plays the next game. Returns a problem that occurred in it, if there is a wanted one.
    pub fn next_game(&mut self) -> Option<ProblemText> {
        self.0.next_game()
    }

    /// Does a small part of the search: a ply of a game, or a look at one position. Returns a wanted
    /// problem.
    pub fn step(&mut self) -> Option<ProblemText> {
        self.0.step()
    }

    /// The number of games played so far.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.0.games()
    }
}

/// Which problems are wanted: turns from 1 to 20 and grades from 0 to 8, each a number or a range as
/// in `2-3`. What is left out is as in [`Wanted::default`].
///
/// # Errors
///
/// `bad-option`.
pub fn wanted(turns: Option<&str>, grades: Option<&str>, trivial: bool) -> Result<Wanted, ApiError> {
    let mut wanted = Wanted { trivial, ..Wanted::default() };
    let bad = |text: &str, error| ApiError::new("bad-option", text, error);
    if let Some(text) = turns {
        wanted.turns = Wanted::read_turns(text).map_err(|error| bad(text, error))?;
    }
    if let Some(text) = grades {
        wanted.grades = Wanted::read_grades(text).map_err(|error| bad(text, error))?;
    }
    Ok(wanted)
}

trait Finder {
    fn next_game(&mut self) -> Option<ProblemText>;
    fn step(&mut self) -> Option<ProblemText>;
    fn games(&self) -> u64;
}

struct Found<G: Entry> {
    game: G,
    seed: Seed,
    generator: Generator<G>,
}

impl<G: Entry> Found<G> {
    fn text(&self, (problem, grade): Graded<G>) -> ProblemText {
        ProblemText::new(&self.game, Some(self.seed), problem, grade)
    }
}

impl<G: Entry> Finder for Found<G> {
    fn next_game(&mut self) -> Option<ProblemText> {
        let found = self.generator.next_game();
        found.map(|found| self.text(found))
    }

    fn step(&mut self) -> Option<ProblemText> {
        let found = self.generator.step();
        found.map(|found| self.text(found))
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
    type Output = Problems;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        let generator = Generator::new(&game, self.seed, self.wanted);
        Problems(Box::new(Found { game, seed: self.seed, generator }))
    }
}

/// Checks by the [plain prover](problems::check) whether a position is a sound problem within this
/// many turns.
///
/// # Errors
///
/// `bad-position`, `not-available` for a puzzle, or `bad-option` if the number of turns is not
/// from 1 to 20.
pub fn check_problem(game: GameName, turns: u32, position: &str) -> Result<CheckedText, ApiError> {
    let turns = few(turns)?;
    match game {
        GameName::ForTwo(game) => game.visit(Check { turns, position }),
        #[cfg(feature = "slide")]
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
        let position = unfinished(&game, self.position)?;
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
