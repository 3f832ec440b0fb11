//! The plan of an experiment, of whatever kind: what the rest of the laboratory asks of it.

use std::fmt;

use super::{
    kinds::Outcome,
    rows::{Fields, ReportError},
    trials::Trials,
};
use crate::schema::SpecError;

/// A plan: everything that a query says.
pub(super) trait Plan: Send + Sync {
    /// The canonical query; in full, with the defaults of all keys that apply.
    fn query(&self, is_full: bool) -> String;

    /// The name of its kind.
    fn kind(&self) -> &'static str;

    /// The number of trials at all points.
    fn trials(&self) -> u64;

    /// The number of trials at each point.
    fn trials_at_point(&self) -> u64 {
        self.trials()
    }

    /// The swept key.
    fn sweep(&self) -> Option<&'static str> {
        None
    }

    /// The values of the sweep.
    fn points(&self) -> Vec<String> {
        Vec::new()
    }

    /// The names of the columns of a row.
    fn columns(&self) -> Vec<&'static str>;

    /// Sums without rows.
    fn sums(&self) -> Box<dyn Sums>;

    /// Prepares the trials.
    ///
    /// # Errors
    ///
    /// See [`super::Runner::new`].
    fn run(&self) -> Result<Box<dyn Trials>, SpecError>;
}

impl fmt::Debug for dyn Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.query(false))
    }
}

/// Adds up the rows of an experiment.
pub(super) trait Sums: Send {
    /// Adds the fields that follow the number of a trial, after so many complete trials. Returns whether the trial is
    /// complete.
    fn add(&mut self, done: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError>;

    /// Whether there is no incomplete trial.
    fn is_between_trials(&self) -> bool {
        true
    }

    /// The results of each point with rows, after so many complete trials.
    fn results(&self, done: u64) -> Vec<Outcome>;
}

/// The error of trials in a program that plans them only.
pub(super) fn only_planned(kind: &str) -> SpecError {
    SpecError::new("kind", kind, "a program that runs trials: this one plans them")
}
