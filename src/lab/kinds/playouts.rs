//! Playouts: the properties of a game, measured in whole games of one engine, or of two against
//! each other.

use serde::Serialize;

use super::{GamesKind, Outcome};
use crate::{
    game::Player,
    insertion_sort,
    lab::{
        arena::{Begin, Complexity, GamesExperiment, GamesFacts, GamesTrials, Tests, Walk},
        mean::{Mean, Sum},
        plan::Design,
        rows::{Fields, ReportError},
        statistics::{Interval, Quota},
    },
    rng::Random,
    schema::native_only,
};

pub(super) const KIND: GamesKind = GamesKind {
    name: "playouts",
    about: native_only!(
        "plays one engine against itself from the start, or two engines against each other in pairs of games"
    ),
    keys: &[&["opening", "plies"]],
    refusals: &[],
    n: 1000,
    facts: GamesFacts {
        begin: Begin::Opening(0),
        is_of_pairs: false,
        // Each of two engines moves first once.
        most_engines: 2,
        engine: Some("random"),
    },
    columns: |_| COLUMNS.to_vec(),
    tally: |_| Box::new(Tally::default()),
    trials: Some(|experiment| GamesTrials::boxed(experiment, row)),
};

const COLUMNS: [&str; 7] = ["trial", "winner", "reason", "plies", "left", "branching", "moves"];
const WINNERS: [&str; 3] = ["first", "second", "none"];
/// The reason given for a game that was cut off.
const CUT: &str = "limit";

/// Plays a game from the start: of the engine against itself, or of two engines, in which the one
/// with this index moves first. The random moves before they take over are the opening of their
/// round.
fn row(experiment: &GamesExperiment, trial: u64, round: u64, place: usize) -> String {
    let mut random = Random::stream(experiment.seed, trial, "play");
    let Walk { mut moves, mut branching, position } = experiment.opening_of_round(round);
    let engines = [place, place + 1].map(|number| experiment.engine(number % experiment.engines.len()));
    let mut record = experiment.game.play(&position, engines, &mut random, experiment.plies - experiment.opening);
    moves.append(&mut record.moves);
    branching.append(&mut record.branching);
    let winner = record.outcome.and_then(|outcome| outcome.winner);
    let winner = WINNERS[winner.map_or(2, |player| usize::from(player == Player::Second))];
    let reason = record.outcome.map_or(CUT, |outcome| outcome.reason);
    let branching = branching.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let (plies, left, moves) = (moves.len(), record.left, moves.join(" "));
    format!("{trial},{winner},{reason},{plies},{left},{branching},{moves}")
}

/// The results of kind `playouts`: the properties of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayoutsResults"))]
#[non_exhaustive]
pub struct Playouts {
    /// Always `None`: these experiments have no sweep.
    pub point: Option<String>,
    /// The number of games.
    pub n: u64,
    /// The shares of games won by the first player, won by the second player, and drawn.
    pub winners: Vec<Quota>,
    /// The ways in which games ended, most frequent first.
    pub ends: Vec<End>,
    /// The number of plies of a game; `None` without games.
    pub plies: Option<Mean>,
    /// The number of plies of the shortest game.
    pub shortest: u64,
    /// The number of plies of the longest game.
    pub longest: u64,
    /// The number of open cells in Isolation, or of pieces in the other games, that were left at the end.
    pub left: Option<Mean>,
    /// The mean branching factor of a game: the number of legal moves per ply.
    pub branching: Option<Mean>,
    /// The branching factor at each ply, from 1.
    pub by_ply: Vec<Branching>,
    /// The complexity of the game.
    pub complexity: Complexity,
    /// In a game won by connecting pieces, the connectivity tests and how many of them the Euler
    /// number settles, counted in one-ply searches at every position of these games [Winands 2000,
    /// 3.1.2]. `None` until all games are done.
    pub tests: Option<Tests>,
}

/// A way in which games ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayoutsEnd"))]
#[non_exhaustive]
pub struct End {
    /// The winner; `none` for a draw.
    #[cfg_attr(test, ts(type = "'first' | 'second' | 'none'"))]
    pub winner: &'static str,
    /// The reason given by the rules; `limit` if the game was cut off.
    pub reason: String,
    /// The number of games.
    pub n: u64,
}

/// The number of legal moves at a ply, over the games that last that long.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Branching {
    /// The number of the ply, from 1.
    pub ply: u64,
    /// Their mean, and the number of games.
    pub moves: Mean,
    /// The minimum.
    pub least: u64,
    /// The maximum.
    pub most: u64,
}

/// Adds up the moves at a ply.
#[derive(Clone, Default)]
struct Ply {
    sum: Sum,
    least: Option<u64>,
    most: u64,
}

/// Adds up games.
#[derive(Default)]
struct Tally {
    winners: [u64; 3],
    ends: Vec<End>,
    plies: Sum,
    shortest: Option<u64>,
    longest: u64,
    left: Sum,
    branching: Sum,
    by_ply: Vec<Ply>,
    tests: Tests,
}

impl super::Tally<GamesExperiment> for Tally {
    fn add(&mut self, experiment: &GamesExperiment, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let text = fields.text()?;
        let winner = WINNERS.iter().position(|winner| *winner == text);
        let winner = winner.ok_or_else(|| fields.refuse(text, format!("one of {}", WINNERS.join(", "))))?;
        self.winners[winner] += 1;
        let reason = fields.words(1)?;
        let winner = WINNERS[winner];
        match self.ends.iter_mut().find(|end| end.winner == winner && end.reason == reason) {
            Some(end) => end.n += 1,
            None => self.ends.push(End { winner, reason: reason.to_owned(), n: 1 }),
        }
        let plies = fields.number(1, experiment.plies.into())?;
        self.plies.add(plies as f64);
        self.shortest = Some(self.shortest.map_or(plies, |shortest| shortest.min(plies)));
        self.longest = self.longest.max(plies);
        self.left.add(fields.number(0, u32::MAX.into())? as f64);
        let text = fields.words(plies)?;
        let mut moves = 0;
        for (place, word) in text.split(' ').enumerate() {
            let count: u32 = word.parse().map_err(|_| fields.refuse(word, "a whole number below 2³²"))?;
            let count = u64::from(count);
            if place == self.by_ply.len() {
                self.by_ply.push(Ply::default());
            }
            let ply = &mut self.by_ply[place];
            ply.sum.add(count as f64);
            ply.least = Some(ply.least.map_or(count, |least| least.min(count)));
            ply.most = ply.most.max(count);
            moves += count;
        }
        self.branching.add(moves as f64 / plies as f64);
        let text = fields.words(plies)?;
        // The game is replayed for these.
        if let Some(tests) = experiment.game.tests(text).map_err(|name| fields.refuse(&name, "a move"))? {
            self.tests.all += tests.all;
            self.tests.settled += tests.settled;
        }
        Ok(true)
    }

    fn outcome(&self, experiment: &GamesExperiment, n: u64, _: Option<String>) -> Outcome {
        let mut ends = self.ends.clone();
        insertion_sort::sort_by(&mut ends, |a, b| (b.n, a.winner, &a.reason) < (a.n, b.winner, &b.reason));
        let by_ply = (1..).zip(&self.by_ply).filter_map(|(number, ply)| {
            Some(Branching { ply: number, moves: ply.sum.mean()?, least: ply.least?, most: ply.most })
        });
        Outcome::Playouts(Playouts {
            point: None,
            n,
            winners: self.winners.iter().filter_map(|hits| Quota::of_counts(*hits, n, Interval::Wilson)).collect(),
            plies: self.plies.mean(),
            shortest: self.shortest.unwrap_or(0),
            longest: self.longest,
            left: self.left.mean(),
            branching: self.branching.mean(),
            by_ply: by_ply.collect(),
            complexity: Complexity::of(experiment.game.boards(), self.branching.mean(), self.plies.mean()),
            tests: Some(self.tests).filter(|tests| tests.all > 0 && n == experiment.trials()),
            ends,
        })
    }
}
