//! Problems by seed.

use std::collections::BTreeSet;

use super::{
    bounded::Bounded,
    grade::search,
    play::{Play, is_by_chance},
    problem::{Answer, Problem},
    problem_request::ProblemRequest,
};
use crate::{
    game::{Game, Value},
    players::HasEngines,
    rng::{Random, Seed},
    search::Budget,
};

/// The version of the generator: together with a seed it stands for the same problems for ever.
/// A change to a game's default evaluation or search changes the version too.
pub const VERSION: u32 = 1;

/// Finds problems in games that it plays, at most one in each game and none twice. The problems
/// follow from the rules, the seed and [`VERSION`]: budgets are nodes, never time.
///
/// For two problems of three, games are played by a search of few nodes on both sides after some
/// random moves, for the third one at random. Among the last plies of a game, a search of 3,000
/// nodes selects positions with a certain win, and [`Bounded`] proves or refutes that they are
/// problems. Dull problems are left out: those without a try, in which one turn wins against all of
/// at least four replies to the key.
///
/// ```
/// use plyground::{games::isolation::Isolation, problems::{Generator, ProblemRequest}, rng::Seed};
/// let mut generator = Generator::new(&Isolation::default(), Seed(1), ProblemRequest::default());
/// let (problem, grade) = loop {
///     if let Some(found) = generator.next_game() {
///         break found;
///     }
/// };
/// assert!((2..=3).contains(&problem.turns) && grade <= 8);
/// ```
pub struct Generator<G: HasEngines> {
    search: Bounded<G, G::Evaluation>,
    seed: Seed,
    request: ProblemRequest,
    games: u64,
    /// The stage to continue with; `None` before each game.
    stage: Option<Stage<G::Position>>,
    /// The keys of the positions of the problems so far.
    found: BTreeSet<u64>,
}

enum Stage<P> {
    Playing(Play<P>),
    /// The last positions of a game that are not yet looked at.
    Looking(std::vec::IntoIter<P>),
}

/// A problem and its grade.
pub type Graded<G> = (Problem<<G as Game>::Move, <G as Game>::Position>, u8);

impl<G: HasEngines> Generator<G> {
    /// The plies at the end of a game that are looked at.
    const LAST: usize = 15;
    /// The budget to see that a position is won.
    const SCAN: Budget = Budget::nodes(3_000);
    /// The nodes that the proof of each property may take.
    const PROOF: u64 = 300_000;

    /// Prepares the search for problems.
    #[must_use]
    pub fn new(game: &G, seed: Seed, request: ProblemRequest) -> Self {
        let (rules, evaluation) = game.with_evaluation();
        Self { search: Bounded::new(rules, evaluation), seed, request, games: 0, stage: None, found: BTreeSet::new() }
    }

    /// The number of games played and looked at so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays the next game. Returns the first wanted problem of it, with its grade.
    pub fn next_game(&mut self) -> Option<Graded<G>> {
        let games = self.games;
        while self.games == games {
            let found = self.step();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Does a part of the work: a ply of a game, or a look at one position. Returns a wanted
    /// problem, after which the next game begins.
    pub fn step(&mut self) -> Option<Graded<G>> {
        let found = match self.stage.take() {
            None => {
                let random = Random::stream(self.seed, self.games, "problem");
                self.stage = Some(Stage::Playing(Play::begin(self.search.game(), random)));
                return None;
            }
            Some(Stage::Playing(mut play)) => {
                self.stage = Some(if play.is_over(self.search.game()) {
                    let skipped = play.starts.len().saturating_sub(Self::LAST);
                    play.starts.drain(..skipped);
                    Stage::Looking(play.starts.into_iter())
                } else {
                    let by_chance = is_by_chance(self.seed, self.found.len());
                    play.ply(self.search.game(), self.search.evaluation(), by_chance);
                    Stage::Playing(play)
                });
                return None;
            }
            Some(Stage::Looking(mut positions)) => match positions.next() {
                Some(position) => {
                    let found = self.problem(&position);
                    if found.is_none() {
                        self.stage = Some(Stage::Looking(positions));
                        return None;
                    }
                    found
                }
                None => None,
            },
        };
        self.games += 1;
        found
    }

    /// The problem that a position is, if it is a wanted one.
    fn problem(&mut self, position: &G::Position) -> Option<Graded<G>> {
        let (game, evaluation) = (self.search.game(), self.search.evaluation());
        if self.found.contains(&game.key(position)) {
            return None;
        }
        let value = search(game, evaluation, position, Self::SCAN).value?;
        if value.certain().is_none() || value.real() <= 0.0 {
            return None;
        }
        let Answer::Only(turns, key) = self.search.answer(position, *self.request.turns.end(), Self::PROOF) else {
            return None;
        };
        if !self.request.turns.contains(&turns) {
            return None;
        }
        let grade = self.search.wanted_grade(&self.request, position, &key)?;
        let problem = self.search.describe(position, turns, key, Self::PROOF).ok()?;
        if self.search.is_dull(turns, &problem.key, problem.tries, Self::PROOF) {
            return None;
        }
        self.found.insert(self.search.game().key(position));
        Some((problem, grade))
    }
}
