//! Tournaments: pairs of games from random openings.

use std::fmt::Write;

use serde::Serialize;

use super::{GamesKind, Outcome};
use crate::{
    game::Player,
    lab::{
        arena::{
            Begin, Elo, GamesExperiment, GamesFacts, GamesTrials, MOST_ENGINES, Pairs, Positions, RunningTest,
            Sequential,
        },
        mean::Lengths,
        rows::{Fields, ReportError},
        statistics::Quota,
    },
    rng::Random,
    schema::native_only,
};

pub(super) const KIND: GamesKind = GamesKind {
    name: "tournament",
    about: native_only!("plays a pair of games: two engines, one random opening, each engine begins once"),
    keys: &[&["against", "opening", "plies", "sprt"]],
    refusals: &[],
    n: 50,
    facts: GamesFacts { begin: Begin::Opening(2), is_of_pairs: true, most_engines: MOST_ENGINES, engine: None },
    columns: |_| COLUMNS.to_vec(),
    tally: |experiment| {
        let pairings = experiment.pairings();
        Box::new(Tally {
            tests: pairings.iter().map(|_| experiment.sprt.as_ref().map(RunningTest::new)).collect(),
            games: vec![Games::default(); pairings.len()],
            pairings,
            lengths: (u64::MAX, 0, 0),
            positions: Positions::default(),
        })
    },
    trials: Some(|experiment| GamesTrials::boxed(experiment, row)),
};

const COLUMNS: [&str; 10] =
    ["trial", "one", "two", "opening", "winner1", "plies1", "moves1", "winner2", "plies2", "moves2"];

/// Plays one opening from both sides; engine one moves first in the first game. Random choices
/// follow from the seed, the number of the pair and the two engines, whoever else takes part.
fn row(experiment: &GamesExperiment, trial: u64, pair: u64, place: usize) -> String {
    let [one, two] = experiment.pairings()[place];
    let engines = [one, two].map(|number| experiment.engine(number));
    let opening = experiment.position(pair);
    let mut random = Random::stream(experiment.seed, pair, &format!("{};{}", engines[0], engines[1]));
    let mut row = format!("{trial},{},{},{opening}", one + 1, two + 1);
    for sides in [[0, 1], [1, 0]] {
        let limit = experiment.plies - experiment.opening;
        let record = experiment.game.play(&opening, sides.map(|side| engines[side]), &mut random, limit);
        let winner = record.outcome.and_then(|outcome| outcome.winner);
        let winner = winner.map_or(0, |player| [one, two][sides[usize::from(player == Player::Second)]] + 1);
        let plies = experiment.opening as usize + record.moves.len();
        let _ = write!(row, ",{winner},{plies},{}", record.moves.join(" "));
    }
    row
}

/// The results of kind `tournament`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TournamentResults"))]
#[non_exhaustive]
pub struct Tournament {
    /// Always `None`: these experiments have no sweep.
    pub point: Option<String>,
    /// The number of pairs of games.
    pub n: u64,
    /// The scores of the engines, in the order of the query, opponents last.
    pub engines: Vec<Standing>,
    /// The results of the pairings.
    pub pairings: Vec<Pairing>,
    /// The mean score of the engine of a row against that of a column; `None` if they
    /// have not played.
    pub table: Vec<Vec<Option<f64>>>,
    /// The number of plies of the games, including openings.
    pub lengths: Lengths,
}

/// The score of an engine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Standing {
    /// The engine.
    pub engine: String,
    /// The number of its games.
    pub games: u64,
    /// The number of games won.
    pub wins: u64,
    /// The number of games lost.
    pub losses: u64,
    /// The number of games drawn.
    pub draws: u64,
    /// Its mean score, where a win is 1 and a draw 1/2, and the number of pairs; `None` before its
    /// first.
    pub score: Option<Quota>,
    /// Its Elo difference to the whole of its opponents.
    pub elo: Option<Elo>,
}

/// The result of a pairing, from the point of view of engine one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Pairing {
    /// The number of engine one, from 1.
    pub one: usize,
    /// The number of engine two.
    pub two: usize,
    /// The number of games.
    pub games: u64,
    /// The number of games won by engine one.
    pub wins: u64,
    /// The number of games lost.
    pub losses: u64,
    /// The number of games drawn.
    pub draws: u64,
    /// The numbers of pairs of games in which it scored 0, 1/2, 1, 3/2 and 2.
    pub pairs: [u64; 5],
    /// Its mean score, and the number of pairs; `None` before the first.
    pub score: Option<Quota>,
    /// Its Elo difference to engine two.
    pub elo: Option<Elo>,
    /// The sequential test, if the query requests one.
    pub sprt: Option<Sequential>,
}

/// The games of one engine or pairing.
#[derive(Clone, Copy, Default)]
struct Games {
    wins: u64,
    losses: u64,
    draws: u64,
    pairs: Pairs,
}

impl Games {
    /// Adds both games of a pair, in half points.
    fn add(&mut self, halves: [usize; 2]) {
        for halves in halves {
            *[&mut self.losses, &mut self.draws, &mut self.wins][halves] += 1;
        }
        self.pairs.add(halves[0] + halves[1]);
    }

    fn reversed(self) -> Self {
        Self { wins: self.losses, losses: self.wins, pairs: self.pairs.reversed(), ..self }
    }

    fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            pairs: self.pairs.and(other.pairs),
        }
    }
}

/// Adds up the games.
struct Tally {
    pairings: Vec<[usize; 2]>,
    games: Vec<Games>,
    tests: Vec<Option<RunningTest>>,
    /// The number of plies of the shortest game, of the longest, and of all together.
    lengths: (u64, u64, u64),
    positions: Positions,
}

impl super::Tally<GamesExperiment> for Tally {
    fn add(&mut self, experiment: &GamesExperiment, trial: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let (pair, place) = experiment.place(trial);
        let [one, two] = self.pairings[place].map(|number| number as u64 + 1);
        fields.exactly(&one.to_string())?;
        fields.exactly(&two.to_string())?;
        self.positions.read(experiment, pair, fields)?;
        let mut halves = [0; 2];
        for halves in &mut halves {
            let (won, plies) = game(experiment, fields, [one, two])?;
            *halves = won;
            let (least, most, sum) = self.lengths;
            self.lengths = (least.min(plies), most.max(plies), sum + plies);
        }
        self.games[place].add(halves);
        if let Some(test) = &mut self.tests[place] {
            test.add(halves[0] + halves[1]);
        }
        Ok(true)
    }

    fn outcome(&self, experiment: &GamesExperiment, n: u64, _: Option<String>) -> Outcome {
        let (least, most, sum) = self.lengths;
        let lengths = Lengths { least, most, mean: sum as f64 / (2 * n) as f64 };
        let engines = standings(experiment, &self.pairings, &self.games);
        let count = engines.len();
        let mut table = vec![vec![None; count]; count];
        for (&[one, two], games) in self.pairings.iter().zip(&self.games) {
            table[one][two] = games.pairs.mean();
            table[two][one] = games.pairs.reversed().mean();
        }
        let pairing = |((&[one, two], games), test): ((&[usize; 2], &Games), &Option<RunningTest>)| {
            let score = games.pairs.score();
            Pairing {
                one: one + 1,
                two: two + 1,
                games: games.wins + games.losses + games.draws,
                wins: games.wins,
                losses: games.losses,
                draws: games.draws,
                pairs: games.pairs.0,
                score,
                elo: score.as_ref().map(Elo::of),
                sprt: test.as_ref().map(RunningTest::state),
            }
        };
        let pairings = self.pairings.iter().zip(&self.games).zip(&self.tests).map(pairing).collect();
        Outcome::Tournament(Tournament { point: None, n, engines, pairings, table, lengths })
    }
}

/// Reads a game from a row: the half points of engine one, and the number of plies.
fn game(
    experiment: &GamesExperiment,
    fields: &mut Fields<'_>,
    [one, two]: [u64; 2],
) -> Result<(usize, u64), ReportError> {
    let winner = fields.number(0, one.max(two))?;
    let halves = match winner {
        0 => 1,
        winner if winner == one => 2,
        winner if winner == two => 0,
        _ => return Err(fields.refuse(&winner.to_string(), format!("0, {one} or {two}"))),
    };
    let plies = fields.number(experiment.opening.into(), experiment.plies.into())?;
    fields.words(plies - u64::from(experiment.opening))?;
    Ok((halves, plies))
}

/// The score of each engine over all its pairings.
fn standings(experiment: &GamesExperiment, pairings: &[[usize; 2]], games: &[Games]) -> Vec<Standing> {
    let standing = |(number, engine): (usize, &crate::players::EngineSpec)| {
        let mine = pairings.iter().zip(games).filter_map(|(&[one, two], games)| match number {
            _ if number == one => Some(*games),
            _ if number == two => Some(games.reversed()),
            _ => None,
        });
        let Games { wins, losses, draws, pairs } = mine.fold(Games::default(), Games::and);
        let score = pairs.score();
        let elo = score.as_ref().map(Elo::of);
        Standing { engine: engine.to_string(), games: wins + losses + draws, wins, losses, draws, score, elo }
    };
    experiment.everybody().enumerate().map(standing).collect()
}
