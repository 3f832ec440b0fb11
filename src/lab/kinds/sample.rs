//! Samples: lists of positions with their distance to Win [Heuser 2003, G.1].

use std::fmt::Write;

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::{
    dtw::Distances,
    lab::{
        position_set::PositionSet,
        puzzle::{Conditions, SAMPLE, SampleTrials, Trial, distances},
        rows::{Fields, ReportError},
    },
    schema::native_only,
};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "sample",
    about: native_only!("draws a position (G.1)"),
    keys: &[SAMPLE],
    columns: |_| vec!["trial", "position", "dtw"],
    tally: |_| Box::new(Tally { different: PositionSet::default(), histogram: vec![0; 27] }),
    trials: Some(|experiment| SampleTrials::boxed(experiment, list)),
    ..PuzzleKind::DEFAULT
};

/// Writes the distance of the position.
fn list(trial: &mut Trial<'_>) -> String {
    let mut row = trial.row();
    let _ = write!(row, "{}", distances().distance(&trial.position));
    row
}

/// The results of kind `sample`: the positions of a sample.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SampleResults"))]
#[non_exhaustive]
pub struct Sample {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of positions.
    pub n: u64,
    /// The number of different positions.
    pub different: u64,
    /// The number of positions of each distance to win, from 0 to 26.
    pub histogram: Vec<u64>,
}

/// Adds up the trials of a point.
struct Tally {
    different: PositionSet,
    histogram: Vec<u64>,
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, _conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let position = fields.position::<3>()?;
        let distance = fields.number(0, 26)?;
        self.histogram[usize::try_from(distance).unwrap_or(0)] += 1;
        self.different.insert(&position);
        Ok(true)
    }

    fn outcome(&self, _conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        Outcome::Sample(Sample { point, n, different: self.different.len(), histogram: self.histogram.clone() })
    }
}
