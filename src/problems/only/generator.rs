//! Only moves by seed.

use std::collections::BTreeSet;

use super::truth::{OnlyMove, Truth};
use crate::{
    game::Game,
    players::HasEngines,
    problems::{
        ProblemRequest,
        play::{Play, is_by_chance},
        problem::FEWEST_TURNS,
        turn::turns,
    },
    rng::{Random, Seed},
};

/// The version of the generator of only moves: together with a seed it stands for the same problems for ever. A change
/// to a game's default evaluation or search changes the version too; solvers and tables have only one result.
pub const ONLY_VERSION: u32 = 1;

/// Finds positions with an only move in games that it plays, at most one in each game and none twice. The positions
/// follow from the rules, the seed and [`ONLY_VERSION`].
///
/// The games are those of the other [`Generator`](crate::problems::Generator), but they end as soon as their positions
/// no longer [suit](crate::players::Exact::suits).
///
/// ```
/// use plyground::{games::isolation::Isolation, problems::{OnlyGenerator, ProblemRequest}, rng::Seed};
/// let request = ProblemRequest::default();
/// let mut generator = OnlyGenerator::new(&Isolation::default(), Seed(1), request).expect("Isolation has a solver");
/// let (problem, grade) = loop {
///     if let Some(found) = generator.next_game() {
///         break found;
///     }
/// };
/// assert!(problem.turns.is_none() && grade <= 8);
/// ```
pub struct OnlyGenerator<G: HasEngines> {
    truth: Truth<G>,
    seed: Seed,
    request: ProblemRequest,
    games: u64,
    stage: Stage<G::Position>,
    /// The keys of the positions of the problems so far.
    found: BTreeSet<u64>,
}

enum Stage<P> {
    Preparing,
    Beginning,
    Playing(Play<P>),
    /// The positions of a game that are not yet looked at.
    Looking(std::vec::IntoIter<P>),
}

/// A problem and its grade.
pub type GradedOnly<G> = (OnlyMove<<G as Game>::Move, <G as Game>::Position>, u8);

impl<G: HasEngines> OnlyGenerator<G> {
    /// Prepares the search; `None` if the game has no source of exact results.
    #[must_use]
    pub fn new(game: &G, seed: Seed, request: ProblemRequest) -> Option<Self> {
        let truth = Truth::of(game)?;
        Some(Self { truth, seed, request, games: 0, stage: Stage::Preparing, found: BTreeSet::new() })
    }

    /// The number of games played and looked at so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Whether the source of exact results tells in how many turns a win takes.
    #[must_use]
    pub fn knows_length(&self) -> bool {
        self.truth.exact.knows_length()
    }

    /// Whether the source of exact results is still being prepared.
    pub const fn is_preparing(&self) -> bool {
        matches!(self.stage, Stage::Preparing)
    }

    /// Plays the next game. Returns the first wanted problem of it, with its grade.
    pub fn next_game(&mut self) -> Option<GradedOnly<G>> {
        let games = self.games;
        while self.games == games {
            let found = self.step();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Does a part of the work: of the preparations, a ply of a game, or a look at one position. Returns a wanted
    /// problem, after which the next game begins.
    pub fn step(&mut self) -> Option<GradedOnly<G>> {
        let Truth { game, evaluation, exact } = &mut self.truth;
        let (next, found) = match std::mem::replace(&mut self.stage, Stage::Beginning) {
            Stage::Preparing if exact.prepare() => (Stage::Beginning, None),
            Stage::Preparing => (Stage::Preparing, None),
            Stage::Beginning => {
                let random = Random::stream(self.seed, self.games, "problem");
                (Stage::Playing(Play::begin(game, random)), None)
            }
            Stage::Playing(mut play) => {
                let mut suiting = play.starts.iter().map(|start| exact.suits(start));
                let has_left = suiting.clone().next_back() == Some(false) && suiting.any(|suits| suits);
                if has_left || play.is_over(game) {
                    play.starts.retain(|start| exact.suits(start));
                    (Stage::Looking(play.starts.into_iter()), None)
                } else {
                    play.ply(game, evaluation, is_by_chance(self.seed, self.found.len()));
                    (Stage::Playing(play), None)
                }
            }
            Stage::Looking(mut positions) => match positions.next() {
                None => {
                    self.games += 1;
                    (Stage::Beginning, None)
                }
                Some(position) => match self.problem(&position) {
                    None => (Stage::Looking(positions), None),
                    found => {
                        self.games += 1;
                        (Stage::Beginning, found)
                    }
                },
            },
        };
        self.stage = next;
        found
    }

    /// The problem that a position is, if it is a wanted one.
    fn problem(&mut self, position: &G::Position) -> Option<GradedOnly<G>> {
        let truth = &mut self.truth;
        if self.found.contains(&truth.game.key(position)) || turns(&truth.game, position).len() < FEWEST_TURNS {
            return None;
        }
        let mut winners = truth.winners(position, 2).ok()?;
        let key = winners.pop().filter(|_| winners.is_empty())?;
        if truth.exact.knows_length() {
            let turns = truth.fate(position, truth.game.mover(position)).ok()?.turns()?;
            if !self.request.turns.contains(&turns) {
                return None;
            }
        }
        let grade = truth.wanted_grade(&self.request, position, &key)?;
        let problem = truth.describe(position, key).ok()?;
        self.found.insert(self.truth.game.key(position));
        Some((problem, grade))
    }
}
