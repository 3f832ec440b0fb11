//! Choice of moves: are the best moves of a search good (thesis, 5.1)?
//!
//! A move is *good* if it comes closer to Win, and a *candidate* if its successor has the least
//! value; other moves are *rejected*. A row counts the moves, the good ones and, for each depth, the
//! candidates and the Hits, good candidates. All else follows from these numbers.

use std::fmt::Write;

use serde::Serialize;

use super::{
    Engine, Quota,
    autoplay::candidates,
    conditions::Conditions,
    report::{Fields, ReportError},
    sample::{closer, distances},
};
use crate::{dtw::Distances, rng::Random, slide::Position};

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

/// Fractions of up to six moves have this common denominator.
const DENOMINATOR: u64 = 60;

pub(super) fn columns(first: u8, last: u8) -> Vec<&'static str> {
    let depths = usize::from(first) - 1..usize::from(last);
    let by_depth = depths.flat_map(|depth| [CANDIDATES[depth], HITS[depth]]);
    ["trial", "position", "dtw", "moves", "good"].into_iter().chain(by_depth).collect()
}

/// Appends the numbers of one trial to its row.
pub(super) fn measure(
    conditions: &Conditions,
    engine: &mut Engine,
    position: &Position<3>,
    random: &mut Random,
    row: &mut String,
) {
    let distance = distances().distance(position);
    let closer = closer(position);
    let good = closer.iter().filter(|closer| **closer).count();
    let _ = write!(row, "{distance},{},{good}", closer.len());
    for t in conditions.first..=conditions.last {
        let values = &engine.search(position, t, random.word(), false).values;
        let candidates = candidates(values);
        let hits = candidates.clone().filter(|place| closer[*place]).count();
        let _ = write!(row, ",{},{hits}", candidates.count());
    }
}

/// The choice of moves at one depth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The depth of the searches.
    pub t: u8,
    /// The mean share of good moves among the candidates of a position.
    pub hits: Quota,
    /// The mean share of bad moves among them.
    pub fakes: Quota,
    /// The mean share of good moves among the rejected moves, over the positions that have some.
    pub misses: Option<Quota>,
    /// The mean share of bad moves among them.
    pub keeps: Option<Quota>,
    /// The number of positions all of whose successors have the same value, so that no move is rejected.
    pub all_best: u64,
}

/// Adds up the trials of a point.
pub(super) struct Tally {
    first: u8,
    depths: Vec<Sums>,
    pub n: u64,
}

#[derive(Clone, Default)]
struct Sums {
    hits: u64,
    misses: u64,
    rejecting: u64,
}

impl Tally {
    pub(super) fn new(conditions: &Conditions) -> Self {
        let depths = vec![Sums::default(); usize::from(conditions.last - conditions.first) + 1];
        Self { first: conditions.first, depths, n: 0 }
    }

    pub(super) fn add(&mut self, fields: &mut Fields<'_>) -> Result<(), ReportError> {
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
        self.n += 1;
        Ok(())
    }

    /// The measures by depth; none before the first trial.
    pub(super) fn choices(&self, conditions: &Conditions) -> Vec<Choice> {
        let quota = |sum, n| Quota::of_mean(sum, DENOMINATOR, n, conditions.interval);
        let choice = |(t, sums): (u8, &Sums)| {
            Some(Choice {
                t,
                hits: quota(sums.hits, self.n)?,
                fakes: quota(DENOMINATOR * self.n - sums.hits, self.n)?,
                misses: quota(sums.misses, sums.rejecting),
                keeps: quota(DENOMINATOR * sums.rejecting - sums.misses, sums.rejecting),
                all_best: self.n - sums.rejecting,
            })
        };
        (self.first..).zip(&self.depths).filter_map(choice).collect()
    }
}
