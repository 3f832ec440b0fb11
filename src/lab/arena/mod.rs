//! Games for two: engines against each other, and what their searches cost.
//!
//! A [`Contest`] is an experiment of one of the kinds `tournament`, `effort` and `playouts`. All of it
//! is written in texts, of positions, moves and engines; [`ground`] alone knows the games.

mod complexity;
mod effort;
mod elo;
mod ground;
pub(super) mod mean;
mod pairs;
mod playouts;
mod query;
mod sequential;
mod solved;
mod tournament;

use std::sync::Arc;

use super::{
    Outcome, ReportError, SpecError,
    report::{Fields, Rows},
};
use crate::{
    catalogue::Set,
    players::{Engine, Spec},
    rng::{Random, Seed},
};
use ground::{Ground, Walk};

pub use crate::catalogue::Tests;
pub use complexity::Complexity;
pub use effort::{Effort, SearchEffort, Work};
pub use elo::Elo;
pub use mean::Mean;
pub use playouts::{Branching, End, Playouts};
pub use sequential::Sequential;
pub use solved::Solved;
pub use tournament::{Pairing, Standing, Tournament};

/// What a contest does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Pairs of games between engines.
    Tournament,
    /// Every engine before the same positions.
    Effort,
    /// Games of an engine against itself.
    Playouts,
}

impl Kind {
    /// The name in queries.
    pub(super) const fn name(self) -> &'static str {
        Contest::KINDS[self as usize]
    }

    /// The names of the columns of a row.
    pub(super) const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Tournament => &tournament::COLUMNS,
            Self::Effort => &effort::COLUMNS,
            Self::Playouts => &playouts::COLUMNS,
        }
    }
}

/// An experiment with a game for two.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    kind: Kind,
    ground: Arc<dyn Ground>,
    /// At least one, and two if they meet each other.
    engines: Vec<Spec>,
    /// Whom they meet; none if each other.
    against: Vec<Spec>,
    n: u32,
    seed: Seed,
    /// The random plies before a game.
    opening: u32,
    /// The most plies of a game.
    plies: u32,
    /// The positions; none if they are of games.
    set: Option<&'static Set>,
    /// The least random plies before a position.
    from: u32,
    /// The most.
    to: u32,
    /// The plies of random games of which every position is searched; none if each position has a game of its own.
    walk: Option<u32>,
    /// Who makes the moves before a position.
    by: Box<Spec>,
    sprt: Option<sequential::Test>,
}

/// So many random walks are tried before it is said that none gets so far.
const TRIES: u32 = 10_000;
/// And so many games of an engine, which take longer and differ less.
const TRIES_OF_ENGINES: u32 = 100;

impl Contest {
    pub(super) const KINDS: [&str; 3] = ["tournament", "effort", "playouts"];

    /// The kind of this name, if it is one of games for two.
    pub(super) fn kind_named(name: &str) -> Option<Kind> {
        [Kind::Tournament, Kind::Effort, Kind::Playouts].into_iter().find(|kind| kind.name() == name)
    }

    pub(super) const fn kind(&self) -> Kind {
        self.kind
    }

    /// The trials of one seeded opening, position or game: they stand together, so that a contest that
    /// is not finished has treated all engines alike.
    fn trials_a_round(&self) -> u64 {
        match self.kind {
            Kind::Tournament => self.pairings().len() as u64,
            // In playouts each of two engines begins once.
            Kind::Effort | Kind::Playouts => self.engines.len() as u64,
        }
    }

    pub(super) fn trials(&self) -> u64 {
        u64::from(self.n) * self.trials_a_round()
    }

    /// Which round a trial belongs to, and its place there.
    fn place(&self, trial: u64) -> (u64, usize) {
        let size = self.trials_a_round();
        (trial / size, usize::try_from(trial % size).expect("engines are few"))
    }

    /// Whether random play gets as far as openings and positions ask.
    pub(super) fn check_walks(&self) -> Result<(), SpecError> {
        if self.set.is_some() {
            return Ok(());
        }
        let (key, plies) = match (self.kind, self.walk) {
            (Kind::Tournament | Kind::Playouts, _) => ("opening", self.opening),
            (Kind::Effort, Some(plies)) => ("walk", plies),
            (Kind::Effort, None) => ("from", self.from),
        };
        let mut random = Random::stream(self.seed, 0, key);
        let tries = if self.by.engine == Engine::Random { TRIES } else { TRIES_OF_ENGINES };
        if (0..tries).any(|_| self.wander(&mut random).is_some()) {
            return Ok(());
        }
        let expected = format!("plies after which random games of {} still go on", self.ground.name());
        Err(SpecError { key: key.to_owned(), found: plies.to_string(), expected })
    }

    /// The beginning of a game; none if it was over by then.
    fn wander(&self, random: &mut Random) -> Option<Walk> {
        let plies = match (self.kind, self.walk) {
            (Kind::Tournament | Kind::Playouts, _) => self.opening,
            (Kind::Effort, Some(plies)) => plies - 1,
            (Kind::Effort, None) => {
                self.from + u32::try_from(random.below(u64::from(self.to - self.from) + 1)).unwrap_or(0)
            }
        };
        self.ground.walk(random, plies, &self.by)
    }

    /// The beginning of a round, which is the same for all engines.
    fn begun(&self, round: u64) -> Walk {
        let plies = self.walk.map_or(1, u64::from);
        let (game, ply) = (round / plies, u32::try_from(round % plies).expect("games are short"));
        let mut random = Random::stream(self.seed, game, "opening");
        loop {
            // The same draws once more stop earlier in the same game.
            let mut again = random.clone();
            if let Some(walk) = self.wander(&mut random) {
                return match self.walk {
                    Some(_) => self.ground.walk(&mut again, ply, &self.by).expect("the game went on"),
                    None => walk,
                };
            }
        }
    }

    /// The position in which a round begins.
    fn position(&self, round: u64) -> String {
        let of_set = self.set.and_then(|set| set.position(round));
        of_set.map_or_else(|| self.begun(round).position, str::to_owned)
    }

    /// The record of a trial, without its number.
    pub(super) fn row(&self, trial: u64) -> String {
        assert!(trial < self.trials(), "there is no trial {trial}");
        let (round, place) = self.place(trial);
        match self.kind {
            Kind::Tournament => tournament::row(self, trial, round, place),
            Kind::Effort => effort::row(self, trial, round, place),
            Kind::Playouts => playouts::row(self, trial, round, place),
        }
    }

    /// What rows say: the number of trials, and the outcome if there are any.
    pub(super) fn results(&self, rows: &[&str]) -> Result<(u64, Vec<Outcome>), ReportError> {
        let mut rows = Rows::new(rows, self.trials());
        let outcome = match self.kind {
            Kind::Tournament => tournament::tally(self, &mut rows).map(Outcome::Tournament),
            Kind::Effort => effort::tally(self, &mut rows).map(Outcome::Effort),
            Kind::Playouts => playouts::tally(self, &mut rows).map(Outcome::Playouts),
        }?;
        let done = rows.done();
        Ok((done, Some(outcome).filter(|_| done > 0).into_iter().collect()))
    }
}

/// The positions of rows, each of which is that of its round.
struct Positions<'a> {
    contest: &'a Contest,
    /// The last of them.
    last: Option<(u64, String)>,
}

impl<'a> Positions<'a> {
    fn of(contest: &'a Contest) -> Self {
        Self { contest, last: None }
    }

    /// Reads the position of a row.
    fn read(&mut self, round: u64, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let last = self.last.take().filter(|(number, _)| *number == round);
        let (_, position) = self.last.insert(last.unwrap_or_else(|| (round, self.contest.position(round))));
        fields.exactly(position)
    }
}
