//! Coarseness: ties between successors, and the number of different values [Heuser 2003, 4.2.3].
//!
//! A row contains the values of all successors after searches of every depth. Table 4.2 evaluates
//! the successors themselves by a depth-t search; here that is a search of depth t + 1.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::{
    lab::{
        position_set::PositionSet,
        puzzle::{Conditions, DEPTHS, EVALUATION, MEMORY, SAMPLE, SampleTrials, Trial, choice::candidates},
        rows::{Fields, ReportError, write_list},
        statistics::Quota,
    },
    schema::native_only,
    slide::Slide,
};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "ties",
    about: native_only!("searches to every depth from `first` to `last` and counts equal values of successors (4.2.3)"),
    keys: &[SAMPLE, EVALUATION, DEPTHS, MEMORY, &["ci", "sweep"]],
    columns,
    tally: |conditions| Box::new(Tally::new(conditions)),
    trials: Some(|experiment| SampleTrials::boxed(experiment, measure)),
    ..PuzzleKind::DEFAULT
};

const VALUES: [&str; 10] =
    ["values1", "values2", "values3", "values4", "values5", "values6", "values7", "values8", "values9", "values10"];

fn columns(conditions: &Conditions) -> Vec<&'static str> {
    let by_depth = VALUES[usize::from(conditions.first) - 1..usize::from(conditions.last)].iter().copied();
    ["trial", "position"].into_iter().chain(by_depth).collect()
}

/// Searches to every depth, and writes the values of all successors.
fn measure(trial: &mut Trial<'_>) -> String {
    let mut row = trial.row();
    for t in trial.conditions.first..=trial.conditions.last {
        if t > trial.conditions.first {
            row.push(',');
        }
        write_list(&mut row, &trial.engine.search(&trial.position, t, trial.random.word(), false).values);
    }
    row
}

/// The results of kind `ties`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TiesResults"))]
#[non_exhaustive]
pub struct Ties {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of positions.
    pub n: u64,
    /// The number of their different successors.
    pub successors: u64,
    /// The measures of each depth.
    pub depths: Vec<Coarseness>,
}

/// The coarseness at one depth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Coarseness {
    /// The depth of the searches.
    pub t: u8,
    /// The share of positions in which several successors have the minimum value (table 4.3).
    pub ties: Quota,
    /// The number of different values of all successors (table 4.2, where `t` is one less).
    pub values: u64,
}

/// Adds up the trials of a point.
struct Tally {
    first: u8,
    depths: Vec<TieSums>,
    successors: PositionSet,
}

#[derive(Clone, Default)]
struct TieSums {
    ties: u64,
    values: BTreeSet<u64>,
}

impl Tally {
    fn new(conditions: &Conditions) -> Self {
        let depths = vec![TieSums::default(); usize::from(conditions.last - conditions.first) + 1];
        Self { first: conditions.first, depths, successors: PositionSet::default() }
    }
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, _conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let position = fields.position::<3>()?;
        let successors = Slide::<3>::new().successors(position);
        let moves = successors.len();
        for sums in &mut self.depths {
            let values = fields.numbers(moves)?;
            sums.ties += u64::from(candidates(&values).nth(1).is_some());
            // Turns −0, which no valuation gives, into 0.
            sums.values.extend(values.iter().map(|value| (value + 0.0).to_bits()));
        }
        for successor in successors {
            self.successors.insert(&successor);
        }
        Ok(true)
    }

    fn outcome(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        let coarseness = |(t, sums): (u8, &TieSums)| {
            let ties = Quota::of_counts(sums.ties, n, conditions.interval)?;
            Some(Coarseness { t, ties, values: sums.values.len() as u64 })
        };
        let depths = (self.first..).zip(&self.depths).filter_map(coarseness).collect();
        Outcome::Ties(Ties { point, n, successors: self.successors.len(), depths })
    }
}
