//! Two-player games: engines against each other, and the cost of their searches.
//!
//! A [`GamesExperiment`] is an experiment of one of these kinds. Here positions, moves and engines
//! are texts; only [`text_game`] knows the games.

mod complexity;
mod elo;
mod engines;
mod experiment;
mod games_keys;
mod pairs;
mod sequential;
mod solved;
mod text_game;
mod trials;
mod work;

use std::sync::Arc;

use super::{
    kind::Kind,
    rows::{Fields, ReportError},
};
use crate::{
    catalogue::Set,
    players::{EngineKind, EngineSpec},
    rng::{Random, Seed},
    schema::SpecError,
};
use text_game::TextGame;

pub use crate::catalogue::Tests;
pub use complexity::Complexity;
pub use elo::Elo;
pub use sequential::Sequential;
pub use solved::Solved;
pub use work::Work;

pub(super) use experiment::grammar;
pub(super) use pairs::Pairs;
pub(super) use sequential::RunningTest;
pub(super) use solved::{Results, Won};
pub(super) use text_game::{FindGame, Walk, find_game, find_only};
pub(super) use trials::GamesTrials;
pub(super) use work::{Count, quotient};

/// An experiment with a two-player game.
#[derive(Clone, Debug)]
pub(super) struct GamesExperiment {
    pub kind: &'static GamesKind,
    pub game: Arc<dyn TextGame>,
    /// At least one, or two if they play each other.
    pub engines: Vec<EngineSpec>,
    /// Their opponents; empty if they play each other.
    against: Vec<EngineSpec>,
    n: u32,
    pub seed: Seed,
    /// The number of random plies before a game.
    pub opening: u32,
    /// The maximum number of plies of a game.
    pub plies: u32,
    /// The set of positions; `None` if positions come from games.
    set: Option<&'static Set>,
    /// The minimum number of random plies before a position.
    from: u32,
    /// The maximum number of random plies before a position.
    to: u32,
    /// The length of the random games of which every position is searched; `None` if each position
    /// comes from its own game.
    walk: Option<u32>,
    /// The engine that makes the moves before a position.
    by: Box<EngineSpec>,
    pub sprt: Option<sequential::Test>,
}

/// The maximum number of engines on one side.
pub(super) const MOST_ENGINES: usize = 16;

/// A kind of experiment with a two-player game.
pub(super) type GamesKind = Kind<GamesExperiment>;

/// What only kinds of experiments with two-player games have.
pub(super) struct GamesFacts {
    /// How its rounds start.
    pub begin: Begin,
    /// Whether a trial pairs two engines against each other, instead of running one.
    pub is_of_pairs: bool,
    /// The maximum number of engines on one side.
    pub most_engines: usize,
    /// The default engine.
    pub engine: Option<&'static str>,
}

/// How a round starts.
#[derive(Clone, Copy)]
pub(super) enum Begin {
    /// With a random opening of this many plies by default.
    Opening(u32),
    /// At a position from a set or a game.
    Position,
}

/// The number of random games to try before reporting that none lasts long enough.
const TRIES: u32 = 10_000;
/// The same for games of an engine, which take longer and differ less.
const TRIES_OF_ENGINES: u32 = 100;

impl GamesExperiment {
    /// The number of trials per opening, position or game. They are consecutive, so an unfinished
    /// experiment has treated all engines alike.
    fn trials_a_round(&self) -> u64 {
        (if self.kind.facts.is_of_pairs { self.pairings().len() } else { self.engines.len() }) as u64
    }

    /// The round of a trial, and its index in the round.
    pub(super) fn place(&self, trial: u64) -> (u64, usize) {
        let size = self.trials_a_round();
        (trial / size, usize::try_from(trial % size).expect("engines are few"))
    }

    /// Checks that random games last as long as openings and positions require.
    pub(super) fn check_walks(&self) -> Result<(), SpecError> {
        if self.set.is_some() {
            return Ok(());
        }
        let (key, plies) = match (self.kind.facts.begin, self.walk) {
            (Begin::Opening(_), _) => ("opening", self.opening),
            (Begin::Position, Some(plies)) => ("walk", plies),
            (Begin::Position, None) => ("from", self.from),
        };
        let mut random = Random::stream(self.seed, 0, key);
        let tries = if self.by.engine == EngineKind::Random { TRIES } else { TRIES_OF_ENGINES };
        if (0..tries).any(|_| self.random_opening(&mut random).is_some()) {
            return Ok(());
        }
        let expected = format!("plies after which random games of {} still go on", self.game.name());
        Err(SpecError { key: key.to_owned(), found: plies.to_string(), expected })
    }

    /// The random opening of a game; `None` if the game ended before.
    fn random_opening(&self, random: &mut Random) -> Option<Walk> {
        let plies = match (self.kind.facts.begin, self.walk) {
            (Begin::Opening(_), _) => self.opening,
            (Begin::Position, Some(plies)) => plies - 1,
            (Begin::Position, None) => {
                self.from + u32::try_from(random.below(u64::from(self.to - self.from) + 1)).unwrap_or(0)
            }
        };
        self.game.play_plies(random, plies, &self.by)
    }

    /// The opening of a round, the same for all engines.
    pub(super) fn opening_of_round(&self, round: u64) -> Walk {
        let plies = self.walk.map_or(1, u64::from);
        let (game, ply) = (round / plies, u32::try_from(round % plies).expect("games are short"));
        let mut random = Random::stream(self.seed, game, "opening");
        loop {
            // The same draws again, but stop earlier in the same game.
            let mut again = random.clone();
            if let Some(walk) = self.random_opening(&mut random) {
                return match self.walk {
                    Some(_) => self.game.play_plies(&mut again, ply, &self.by).expect("the game went on"),
                    None => walk,
                };
            }
        }
    }

    /// Whether positions are from a set or after random moves.
    fn is_random(&self) -> bool {
        self.set.is_some() || self.by.engine == EngineKind::Random
    }

    /// The starting position of a round.
    pub(super) fn position(&self, round: u64) -> String {
        let of_set = self.set.and_then(|set| set.position(round));
        of_set.map_or_else(|| self.opening_of_round(round).position, str::to_owned)
    }
}

/// Checks the positions of rows: those of a round are the same, and those after random moves are
/// the ones that the seed gives. The games of an engine are not played again.
#[derive(Default)]
pub(super) struct Positions {
    /// The last round and its position.
    last: Option<(u64, String)>,
    /// Whether random games are known to last long enough.
    is_possible: bool,
}

impl Positions {
    /// Reads the position of a row.
    pub(super) fn read(
        &mut self,
        experiment: &GamesExperiment,
        round: u64,
        fields: &mut Fields<'_>,
    ) -> Result<(), ReportError> {
        if let Some((_, position)) = self.last.as_ref().filter(|(number, _)| *number == round) {
            return fields.exactly(position);
        }
        let position = if experiment.is_random() {
            if !self.is_possible {
                experiment.check_walks().map_err(|error| fields.refuse("a row", format!("none: {error}")))?;
                self.is_possible = true;
            }
            let position = experiment.position(round);
            fields.exactly(&position)?;
            position
        } else {
            let text = fields.text()?;
            if !experiment.game.is_unfinished(text) {
                return Err(fields.refuse(text, "an unfinished position"));
            }
            text.to_owned()
        };
        self.last = Some((round, position));
        Ok(())
    }
}
