//! Problems of two-player games, by name.

use serde::Serialize;

use super::{
    ApiError, GameName,
    problem_text::{ProblemText, checked_turns, inexact, unfinished, unknown},
    two_player_game,
};
use crate::{
    catalogue::CatalogueGame,
    players,
    problems::{self, Checked, Daily, Day, Generator, Graded, OnlyGenerator, ProblemRequest},
    rng::Seed,
};

/// The result of the plain prover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CheckedProblem", optional_fields))]
pub struct CheckedText {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// Whether only moves were asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    pub only: bool,
    /// Whether it is a sound problem.
    pub sound: bool,
    /// The fewest turns within which the player to move wins, if they win in time.
    pub turns: Option<u8>,
    /// The turns that win in so many. If only moves were asked for: all turns that win.
    pub winners: Vec<Vec<String>>,
    /// The number of distinct turns of the player to move.
    pub choices: usize,
}

/// The progress of the search for problems.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ProblemsReport {
    /// The number of games that were played and looked at.
    pub games: u64,
    /// Whether endgame tables are being made.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    pub preparing: bool,
    /// The problem that was found, if one was.
    pub problem: Option<ProblemText>,
}

/// Problems of a game by a seed, each from a game of its own.
pub struct Problems(Box<dyn Finder>);

impl Problems {
    /// Prepares the search.
    ///
    /// ```
    /// use plyground::{api::Problems, problems::ProblemRequest, rng::Seed};
    /// let mut problems = Problems::new("isolation".parse()?, Seed(1), ProblemRequest::default())?;
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
    /// `not-available` for a puzzle, or for only moves of a game that has no source of exact results; `bad-option` for
    /// lengths of only moves where they are unknown.
    pub fn new(game: GameName, seed: Seed, request: ProblemRequest) -> Result<Self, ApiError> {
        with_rules!(two_player_game(game, "problem")?, |rules| Self::of_game(rules, seed, request))
    }

    /// Prepares the search for the [problem of a day](Daily).
    ///
    /// # Errors
    ///
    /// `not-available` for a puzzle.
    pub fn of_day(game: GameName, day: Day) -> Result<Self, ApiError> {
        Ok(with_rules!(two_player_game(game, "problem")?, |rules| Self::of_game_and_day(rules, day)))
    }

    /// Prepares the search in a two-player game; see [`Problems::new`].
    ///
    /// # Errors
    ///
    /// `not-available` or `bad-option`, both for only moves.
    pub fn of_game<G: CatalogueGame>(game: G, seed: Seed, request: ProblemRequest) -> Result<Self, ApiError> {
        if !request.only {
            let search = Generator::new(&game, seed, request);
            return Ok(Self(Box::new(Found { game, seed, search, step: Generator::step, games: Generator::games })));
        }
        if !G::EXACT {
            return Err(inexact(&game));
        }
        let asks_length = request.turns != (1..=ProblemRequest::MOST_ONLY);
        let generator = OnlyGenerator::new(&game, seed, request).ok_or_else(|| inexact(&game))?;
        if asks_length && !generator.knows_length() {
            let message = format_args!("the solver of {game} does not tell lengths: expected {}", ProblemRequest::ONLY);
            return Err(ApiError::new("bad-option", &game, message));
        }
        Ok(Self(Box::new(FoundOnly { game, seed, generator })))
    }

    /// Prepares the search for the problem of a day in a two-player game.
    #[must_use]
    pub fn of_game_and_day<G: CatalogueGame>(game: G, day: Day) -> Self {
        let seed = day.seed(&game);
        let search = Daily::new(&game, day, seed);
        Self(Box::new(Found { game, seed, search, step: Daily::step, games: Daily::games }))
    }

    /// Plays the next game. Returns a problem that occurred in it, if there is a wanted one.
    pub fn next_game(&mut self) -> Option<ProblemText> {
        let games = self.games();
        while self.games() == games {
            let found = self.step();
            if found.is_some() {
                return found;
            }
        }
        None
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

    /// Whether the search still prepares its source of exact results, such as endgame tables.
    #[must_use]
    pub fn is_preparing(&self) -> bool {
        self.0.is_preparing()
    }
}

/// Which problems are wanted: turns from 1 to 20 and grades from 0 to 8, each a number or a range as
/// in `2-3`; or `only` for only moves, as in [`ProblemRequest::read_task`]. Omitted parts are as in
/// [`ProblemRequest::default`].
///
/// # Errors
///
/// `bad-option`.
pub fn problem_request(turns: Option<&str>, grades: Option<&str>, trivial: bool) -> Result<ProblemRequest, ApiError> {
    let mut request = ProblemRequest { trivial, ..ProblemRequest::default() };
    let bad = |text: &str, error| ApiError::new("bad-option", text, error);
    if let Some(text) = turns {
        (request.only, request.turns) = ProblemRequest::read_task(text).map_err(|error| bad(text, error))?;
    }
    if let Some(text) = grades {
        request.grades = ProblemRequest::read_grades(text).map_err(|error| bad(text, error))?;
    }
    Ok(request)
}

/// Reads a day.
///
/// # Errors
///
/// `bad-option`.
pub fn day(text: &str) -> Result<Day, ApiError> {
    text.parse().map_err(|error| ApiError::new("bad-option", text, error))
}

trait Finder {
    fn step(&mut self) -> Option<ProblemText>;
    fn games(&self) -> u64;
    fn is_preparing(&self) -> bool {
        false
    }
}

/// A search of a game by a seed, and how it is done.
struct Found<G: CatalogueGame, S> {
    game: G,
    seed: Seed,
    search: S,
    step: fn(&mut S) -> Option<Graded<G>>,
    games: fn(&S) -> u64,
}

impl<G: CatalogueGame, S> Finder for Found<G, S> {
    fn step(&mut self) -> Option<ProblemText> {
        let (problem, grade) = (self.step)(&mut self.search)?;
        Some(ProblemText::new(&self.game, Some(self.seed), problem, grade))
    }

    fn games(&self) -> u64 {
        (self.games)(&self.search)
    }
}

struct FoundOnly<G: CatalogueGame> {
    game: G,
    seed: Seed,
    generator: OnlyGenerator<G>,
}

impl<G: CatalogueGame> Finder for FoundOnly<G> {
    fn step(&mut self) -> Option<ProblemText> {
        let (problem, grade) = self.generator.step()?;
        Some(ProblemText::of_only(&self.game, Some(self.seed), problem, grade))
    }

    fn games(&self) -> u64 {
        self.generator.games()
    }

    fn is_preparing(&self) -> bool {
        self.generator.is_preparing()
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
    let turns = checked_turns(turns)?;
    with_rules!(two_player_game(game, "problem")?, |rules| {
        let position = unfinished(&rules, position)?;
        let checked = problems::check(&rules, &position, turns);
        Ok(CheckedText::new(&rules, &position, false, &checked))
    })
}

impl CheckedText {
    fn new<G: CatalogueGame>(game: &G, position: &G::Position, only: bool, checked: &Checked<G::Move>) -> Self {
        Self {
            game: game.to_string(),
            position: game.show(position),
            only,
            sound: checked.is_sound(),
            turns: checked.turns,
            choices: checked.choices,
            winners: checked.winners.iter().map(|moves| players::names(game, position, moves)).collect(),
        }
    }
}

/// Checks in a [second way](crate::players::PlainExact) whether exactly one turn wins at all, however long it
/// takes. Returns also what that way is.
///
/// # Errors
///
/// `bad-position`, `undecided` if the position is out of its reach, or `not-available` for a game that has no source of
/// exact results.
pub fn check_only(game: GameName, position: &str) -> Result<(CheckedText, &'static str), ApiError> {
    with_rules!(two_player_game(game, "problem")?, |rules| check_only_game(&rules, position))
}

fn check_only_game<G: CatalogueGame>(game: &G, text: &str) -> Result<(CheckedText, &'static str), ApiError> {
    let position = unfinished(game, text)?;
    let source = game.exact().ok_or_else(|| inexact(game))?;
    let checked = problems::check_only(game, &position).ok_or_else(|| inexact(game))?;
    let (checked, way) = checked.map_err(|problems::Spent| unknown(text, source.reach()))?;
    Ok((CheckedText::new(game, &position, true, &checked), way))
}
