//! Running trials.

use serde::Serialize;

use super::{
    experiment::Experiment,
    trials::{TrialSearch, Trials},
};
use crate::schema::SpecError;

/// The work done in a slice of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExperimentSlice"))]
pub struct Slice {
    /// The rows of each completed trial, each ending with a newline.
    pub rows: Vec<String>,
    /// The share of the next trial's preparation that is done, from 0 to 1; 1 if it needs none.
    pub prepared: f64,
}

/// Runs the trials of an experiment, in any order.
///
/// It keeps what the point of the last trial needs, so consecutive trials are fastest. Each thread
/// gets a clone.
///
/// ```
/// use plyground::lab::{Experiment, Runner, report};
/// let experiment = Experiment::parse("dtw=8&t=4&n=3")?;
/// let mut runner = Runner::new(&experiment)?;
/// let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial)).collect();
/// let report = report(&experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>())?;
/// assert!(report.complete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Runner(Box<dyn Trials>);

impl Clone for Runner {
    fn clone(&self) -> Self {
        Self(self.0.another())
    }
}

impl Runner {
    /// Prepares the first point of an experiment.
    ///
    /// # Errors
    ///
    /// Key `n` if more different positions are to be drawn than there are, at any point; key
    /// `sample` if the experiment was parsed without its sample file; key `opening` or `from` if
    /// random games do not last long enough; key `engines`, `against` or `by` if there is not enough memory for the
    /// table of an engine.
    pub fn new(experiment: &Experiment) -> Result<Self, SpecError> {
        Ok(Self(experiment.plan().run()?))
    }

    /// For kind `exact-quota`, the number of trials that run fastest together and in order, because
    /// each continues from the one before: those of a point, or all if all points are about the
    /// same games. `None` for other kinds.
    #[must_use]
    pub fn chain_length(&self) -> Option<u64> {
        self.0.chain_length()
    }

    /// Does one step of the preparation of a trial. Returns the share of steps done, 1 once `row`
    /// is fast. Only kind `exact-quota` needs preparation.
    ///
    /// # Panics
    ///
    /// If there is no such trial.
    pub fn prepare(&mut self, trial: u64) -> f64 {
        self.0.prepare(trial)
    }

    /// Runs a trial and returns its row: fields separated by commas, without a newline. For kind
    /// `trace`, one such row for each move, separated by newlines.
    ///
    /// # Panics
    ///
    /// If there is no such trial.
    pub fn row(&mut self, trial: u64) -> String {
        self.0.row(trial)
    }

    /// Runs a trial of the puzzle and returns its depth-t searches in their order. They end before the first one that
    /// [`record`](crate::api::record) cannot repeat: one that is too deep, or whose random values come from a table of the
    /// whole game. Other trials have none.
    ///
    /// # Panics
    ///
    /// If there is no such trial.
    pub fn searches(&mut self, trial: u64) -> Vec<TrialSearch> {
        self.0.searches(trial)
    }
}
