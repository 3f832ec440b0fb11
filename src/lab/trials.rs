//! Trials, as a runner has them.

use std::fmt::Debug;

/// Runs the trials of an experiment, in any order.
pub(super) trait Trials: Debug + Send + Sync {
    /// The record of a trial.
    fn row(&mut self, trial: u64) -> String;

    /// The number of trials that are quickest in one piece and in order; none if all are alike.
    fn goes_step_by_step(&self) -> Option<u64> {
        None
    }

    /// Does a step of what a trial waits for: the share of these steps that are done.
    fn prepare(&mut self, _trial: u64) -> f64 {
        1.0
    }

    /// The same trials for another thread.
    fn another(&self) -> Box<dyn Trials>;
}
