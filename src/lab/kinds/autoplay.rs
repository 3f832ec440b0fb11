//! Autoplay: games in which every move is chosen by a depth-t search [Heuser 2003, 5.2.3].

use std::fmt::Write;

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::lab::{
    mean::Lengths,
    puzzle::{
        Conditions, EVALUATION, MEMORY, NOISE, OtherTrial, SAMPLE, SampleTrials, SlidePuzzle, Trial,
        choice::Game,
        clustered_choices::{self, ClusteredChoices},
        other_trials,
    },
    rows::{Fields, ReportError},
    statistics::Quota,
};
use crate::{randomised::SearchesDepth, rng::Random, schema::native_only, slide::Position};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "autoplay",
    about: native_only!("plays a game in which a search chooses every move (5.2, G.3)"),
    keys: &[
        SAMPLE,
        EVALUATION,
        NOISE,
        MEMORY,
        &["g", "t", "nodes", "win", "found", "choose", "tie", "fat", "clusters", "limit", "ci", "sweep"],
    ],
    refusals: &[],
    columns,
    tally: |_| Box::new(Tally::default()),
    trials: Some(|experiment| match other_trials(experiment, play_other, play_other) {
        Some(trials) => Ok(trials),
        None => SampleTrials::boxed(experiment, play),
    }),
    ..PuzzleKind::DEFAULT
};

fn columns(conditions: &Conditions) -> Vec<&'static str> {
    let of_clusters = if conditions.clusters { &clustered_choices::COLUMNS[..] } else { &[] };
    ["trial", "position", "won", "moves", "ties", "fat"].iter().chain(of_clusters).copied().collect()
}

/// Plays a game.
fn play(trial: &mut Trial<'_>) -> String {
    let row = trial.row();
    play_game(row, trial.position, trial.conditions, trial.engine, &mut trial.random)
}

/// Plays a game of another puzzle.
fn play_other<const K: usize>(trial: &mut OtherTrial<'_, K>, row: String) -> String {
    play_game(row, trial.position, trial.conditions, trial.engine, &mut trial.random)
}

fn play_game<const K: usize>(
    mut row: String,
    position: Position<K>,
    conditions: &Conditions,
    engine: &mut impl SearchesDepth<K>,
    random: &mut Random,
) -> String {
    let mut game = Game::new(position, conditions);
    let (mut ties, mut fat) = (0, 0);
    let mut choices = clustered_choices::Choices::default();
    while !game.is_over(conditions) {
        let (outlook, choice) = game.step(conditions, engine, random);
        ties += u32::from(choice.is_tie);
        fat += u32::from(choice.is_fat);
        if conditions.clusters && choice.is_tie {
            choices.add(outlook, choice.place);
        }
    }
    let won = u8::from(game.position.is_win());
    let _ = write!(row, "{won},{},{ties},{fat}", game.moves);
    if conditions.clusters {
        choices.write(&mut row);
    }
    row
}

/// The results of kinds `autoplay` and `trace`: games.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AutoplayResults"))]
#[non_exhaustive]
pub struct Autoplay {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of games.
    pub n: u64,
    /// The number of games won.
    pub won: u64,
    /// The winning quota: the share of games won.
    pub quota: Option<Quota>,
    /// The fat quota: the share of ties broken by a fat move, over all games; `None` without ties.
    pub fat: Option<Quota>,
    /// The number of ties in all games.
    pub ties: u64,
    /// The number of moves of the games won; `None` if none was.
    pub moves: Option<Lengths>,
    /// How clustered the minimal leaves below chosen moves were, if the query requests it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clusters: Option<Box<ClusteredChoices>>,
}

/// Adds up the games of a point.
#[derive(Default)]
pub(super) struct Tally {
    won: u64,
    pub ties: u64,
    pub fat: u64,
    moves: u64,
    least: Option<u64>,
    most: u64,
    choices: clustered_choices::Tally,
}

impl Tally {
    fn add_trial(&mut self, conditions: &Conditions, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let won = fields.number(0, 1)?;
        let moves = fields.number(if won == 1 { 1 } else { conditions.limit.into() }, conditions.limit.into())?;
        let ties = fields.number(0, moves)?;
        self.fat += fields.number(0, ties)?;
        self.ties += ties;
        self.add_game(won == 1, moves);
        if conditions.clusters {
            self.choices.add(won == 1, ties, fields)?;
        }
        Ok(())
    }

    pub(super) fn add_game(&mut self, won: bool, moves: u64) {
        if won {
            self.won += 1;
            self.moves += moves;
            self.least = Some(self.least.map_or(moves, |least| least.min(moves)));
            self.most = self.most.max(moves);
        }
    }

    /// The results of the games.
    pub(super) fn games(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Autoplay {
        let lengths = |least| Lengths { least, most: self.most, mean: self.moves as f64 / self.won as f64 };
        Autoplay {
            point,
            n,
            won: self.won,
            quota: Quota::of_counts(self.won, n, conditions.interval),
            fat: Quota::of_counts(self.fat, self.ties, conditions.interval),
            ties: self.ties,
            moves: self.least.map(lengths),
            clusters: conditions.clusters.then(|| Box::new(self.choices.outcome())),
        }
    }
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        match conditions.puzzle {
            SlidePuzzle::Two => _ = fields.position::<2>()?,
            SlidePuzzle::Three => _ = fields.position::<3>()?,
            SlidePuzzle::Four => _ = fields.position::<4>()?,
        }
        self.add_trial(conditions, fields)?;
        Ok(true)
    }

    fn outcome(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        Outcome::Autoplay(self.games(conditions, n, point))
    }
}
