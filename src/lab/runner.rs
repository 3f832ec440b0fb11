//! Running trials.

use super::{
    arena::GamesTrials,
    experiment::{Experiment, Subject},
    trials::Trials,
};
use crate::schema::SpecError;

/// Runs the trials of an experiment, in any order.
///
/// What the point of the last trial needs is kept, so neighbouring trials are quickest. Threads take
/// clones.
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
    /// Key `n` if more different positions are to be drawn than there are, at any point; key `sample`
    /// if the experiment was read without its sample file; key `opening` or `from` if random games do
    /// not last so long.
    pub fn new(experiment: &Experiment) -> Result<Self, SpecError> {
        Ok(Self(match experiment.subject() {
            Subject::Puzzle(kind, experiment) => (kind.trials)(experiment)?,
            Subject::Games(kind, experiment) => GamesTrials::boxed(experiment, kind.row)?,
        }))
    }

    /// Of kind `exact-quota` the number of trials that are quickest in one piece and in order, since each of them takes up
    /// what those before it have left: those at a point, or all if all points ask about the same games. None of other
    /// kinds.
    #[must_use]
    pub fn goes_step_by_step(&self) -> Option<u64> {
        self.0.goes_step_by_step()
    }

    /// Does a step of what a trial waits for: the share of these steps that are done, 1 once `row` is quick. Of other kinds
    /// than `exact-quota` no trial waits.
    ///
    /// # Panics
    ///
    /// If there is no such trial.
    pub fn prepare(&mut self, trial: u64) -> f64 {
        self.0.prepare(trial)
    }

    /// The record of a trial: fields with commas between them, without a newline. Of kind `trace`, one
    /// such row for each move, with newlines between them.
    ///
    /// # Panics
    ///
    /// If there is no such trial.
    pub fn row(&mut self, trial: u64) -> String {
        self.0.row(trial)
    }
}
