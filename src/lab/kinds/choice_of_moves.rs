//! Choice of moves: does a search choose good moves [Heuser 2003, 5.1]?
//!
//! A move is *good* if it leads closer to Win, and a *candidate* if its successor has the minimum
//! value; other moves are *rejected*. A row counts the moves, the good ones and, for each depth,
//! the candidates and the Hits, which are good candidates. All other results follow from these
//! numbers.

use std::fmt::Write;

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::{
    dtw::Distances,
    lab::{
        puzzle::{
            Conditions, DEPTHS, EVALUATION, MEMORY, NOISE, PuzzleFacts, SAMPLE, SampleTrials, Trial,
            choice::candidates, closer, distances,
        },
        rows::{Fields, ReportError},
        statistics::Quota,
    },
    schema::native_only,
};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "com",
    about: native_only!(
        "choice of moves: searches to every depth from `first` to `last` and compares the best-valued moves with the good ones (5.1, G.2)"
    ),
    keys: &[SAMPLE, EVALUATION, DEPTHS, NOISE, MEMORY, &["win", "ci", "sweep"]],
    facts: PuzzleFacts { last: 8, ..PuzzleFacts::DEFAULT },
    columns,
    tally: |conditions| Box::new(Tally::new(conditions)),
    trials: Some(|experiment| SampleTrials::boxed(experiment, measure)),
    ..PuzzleKind::DEFAULT
};

const CANDIDATES: [&str; 10] = [
    "candidates1",
    "candidates2",
    "candidates3",
    "candidates4",
    "candidates5",
    "candidates6",
    "candidates7",
    "candidates8",
    "candidates9",
    "candidates10",
];
const HITS: [&str; 10] = ["hits1", "hits2", "hits3", "hits4", "hits5", "hits6", "hits7", "hits8", "hits9", "hits10"];

/// A common denominator of fractions of up to six moves.
const DENOMINATOR: u64 = 60;

fn columns(conditions: &Conditions) -> Vec<&'static str> {
    let depths = usize::from(conditions.first) - 1..usize::from(conditions.last);
    let by_depth = depths.flat_map(|depth| [CANDIDATES[depth], HITS[depth]]);
    ["trial", "position", "dtw", "moves", "good"].into_iter().chain(by_depth).collect()
}

/// Searches to every depth.
fn measure(trial: &mut Trial<'_>) -> String {
    let mut row = trial.row();
    let position = &trial.position;
    let distance = distances().distance(position);
    let closer = closer(position);
    let good = closer.iter().filter(|closer| **closer).count();
    let _ = write!(row, "{distance},{},{good}", closer.len());
    for t in trial.conditions.first..=trial.conditions.last {
        let values = &trial.engine.search(position, t, trial.random.word(), false).values;
        let candidates = candidates(values);
        let hits = candidates.clone().filter(|place| closer[*place]).count();
        let _ = write!(row, ",{},{hits}", candidates.count());
    }
    row
}

/// The results of kind `com`: choices of moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ChoiceOfMovesResults"))]
#[non_exhaustive]
pub struct ChoiceOfMoves {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of positions.
    pub n: u64,
    /// The measures of each depth.
    pub depths: Vec<Choice>,
}

/// The choice of moves at one depth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ChoiceOfMoves"))]
#[non_exhaustive]
pub struct Choice {
    /// The depth of the searches.
    pub t: u8,
    /// The mean share of good moves among the candidates of a position.
    pub hits: Quota,
    /// The mean share of bad moves among the candidates of a position.
    pub fakes: Quota,
    /// The mean share of good moves among the rejected moves, over the positions with rejected
    /// moves.
    pub misses: Option<Quota>,
    /// The mean share of bad moves among the rejected moves.
    pub keeps: Option<Quota>,
    /// The number of positions all of whose successors have the same value, so that no move is rejected.
    pub all_best: u64,
}

/// Adds up the trials of a point.
struct Tally {
    first: u8,
    depths: Vec<ChoiceSums>,
}

#[derive(Clone, Default)]
struct ChoiceSums {
    hits: u64,
    misses: u64,
    rejecting: u64,
}

impl Tally {
    fn new(conditions: &Conditions) -> Self {
        let depths = vec![ChoiceSums::default(); usize::from(conditions.last - conditions.first) + 1];
        Self { first: conditions.first, depths }
    }
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, _conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        fields.position::<3>()?;
        fields.number(0, 26)?;
        let moves = fields.number(4, 6)?;
        let good = fields.number(0, moves)?;
        for sums in &mut self.depths {
            let candidates = fields.number(1, moves)?;
            let hits = fields.number((candidates + good).saturating_sub(moves), good.min(candidates))?;
            sums.hits += DENOMINATOR * hits / candidates;
            if candidates < moves {
                sums.misses += DENOMINATOR * (good - hits) / (moves - candidates);
                sums.rejecting += 1;
            }
        }
        Ok(true)
    }

    fn outcome(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        let quota = |sum, n| Quota::of_mean(sum, DENOMINATOR, n, conditions.interval);
        let choice = |(t, sums): (u8, &ChoiceSums)| {
            Some(Choice {
                t,
                hits: quota(sums.hits, n)?,
                fakes: quota(DENOMINATOR * n - sums.hits, n)?,
                misses: quota(sums.misses, sums.rejecting),
                keeps: quota(DENOMINATOR * sums.rejecting - sums.misses, sums.rejecting),
                all_best: n - sums.rejecting,
            })
        };
        let depths = (self.first..).zip(&self.depths).filter_map(choice).collect();
        Outcome::ChoiceOfMoves(ChoiceOfMoves { point, n, depths })
    }
}
