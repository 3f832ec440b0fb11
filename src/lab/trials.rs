//! Trials, as a runner uses them.

use std::fmt;

use serde::Serialize;

/// A depth-t search of a trial, as `api::record` repeats it, or `RecordedSearch` of the npm package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrialSearch {
    /// The position.
    pub position: String,
    /// The engine with its options.
    pub engine: String,
    /// Its depth in moves.
    pub depth: u8,
    /// The seed of its random values.
    pub seed: String,
}

/// Runs the trials of an experiment, in any order.
pub(super) trait Trials: Send + Sync {
    /// The record of a trial.
    fn row(&mut self, trial: u64) -> String;

    /// The depth-t searches of a trial in their order, up to the first one that cannot be repeated by itself.
    fn searches(&mut self, _trial: u64) -> Vec<TrialSearch> {
        Vec::new()
    }

    /// The number of trials that run fastest together and in order; `None` if all are alike.
    fn chain_length(&self) -> Option<u64> {
        None
    }

    /// Does one step of the preparation of a trial. Returns the share of steps done.
    fn prepare(&mut self, _trial: u64) -> f64 {
        1.0
    }

    /// A copy of the trials for another thread.
    fn another(&self) -> Box<dyn Trials>;
}

// Showing the contents is not worth the bytes in a module.
impl fmt::Debug for dyn Trials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Trials")
    }
}
