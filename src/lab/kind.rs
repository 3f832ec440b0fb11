//! A kind of experiment: what its queries say, its rows, its trials and its results.

use std::fmt;

use super::{
    kinds::Outcome,
    plan::Design,
    rows::{Fields, ReportError},
    trials::Trials,
};
use crate::schema::{QueryKind, SpecError};

type StartTally<C> = fn(&C) -> Box<dyn Tally<C>>;
type PrepareTrials<E> = fn(&E) -> Result<Box<dyn Trials>, SpecError>;

/// A kind of experiments of this design.
pub(super) struct Kind<E: Design> {
    /// The name in queries.
    pub name: &'static str,
    /// A description of a trial, as one line of Markdown.
    pub about: &'static str,
    /// The keys that apply to it, in addition to the common ones, in groups.
    pub keys: &'static [&'static [&'static str]],
    /// The needs of keys that do not apply to it, unless they are the names of other kinds.
    pub refusals: &'static [(&'static str, &'static str)],
    /// The default of `n`.
    pub n: u32,
    /// What only kinds of this design have.
    pub facts: E::Facts,
    /// The names of the columns of a row.
    pub columns: fn(&E::Conditions) -> Vec<&'static str>,
    /// Creates the tally of the trials of a point.
    pub tally: StartTally<E::Conditions>,
    /// Prepares the trials; `None` in a program that only plans them.
    pub trials: Option<PrepareTrials<E>>,
}

impl<E: Design> fmt::Debug for Kind<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl<E: Design> QueryKind for Kind<E> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn has(&self, key: &str) -> bool {
        // Kinds that can be swept have the values of a sweep too.
        let key = if key == "over" { "sweep" } else { key };
        E::COMMON.contains(&key) || self.keys.iter().any(|keys| keys.contains(&key))
    }

    fn refusal(&self, key: &str) -> Option<&'static str> {
        self.refusals.iter().find(|(refused, _)| *refused == key).map(|(_, words)| *words)
    }
}

/// Adds up the trials of a point.
pub(super) trait Tally<C>: Send {
    /// Adds the fields that follow the number of a trial in its row. Returns whether the trial is
    /// complete.
    fn add(&mut self, conditions: &C, trial: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError>;

    /// Whether there is no incomplete trial.
    fn is_between_trials(&self) -> bool {
        true
    }

    /// The results of this many complete trials; `point` is the value of the sweep.
    fn outcome(&self, conditions: &C, n: u64, point: Option<String>) -> Outcome;
}
