//! The plan of an experiment, of whatever design: what the rest of the laboratory asks of it.

use std::fmt;

use super::{
    kind::{Kind, Tally},
    kinds::Outcome,
    rows::{Fields, ReportError},
    trials::Trials,
};
use crate::schema::{Key, SpecError};

/// The design of an experiment: everything that a query about the puzzle, or about games, says.
pub(super) trait Design: Clone + Send + Sync + 'static {
    /// What only its kinds have.
    type Facts;
    /// The conditions at a point of its sweep.
    type Conditions;
    /// The keys that apply to every kind.
    const COMMON: &'static [&'static str];

    /// Its kind.
    fn kind(&self) -> &'static Kind<Self>;

    /// The canonical query; in full, with the defaults of all keys that apply.
    fn query(&self, is_full: bool) -> String;

    /// The conditions at each point of its sweep, in order; at least one.
    fn conditions(&self) -> &[Self::Conditions];

    /// The number of trials at each point.
    fn trials_at_point(&self) -> u64;

    /// The number of trials at all points.
    fn trials(&self) -> u64 {
        self.conditions().len() as u64 * self.trials_at_point()
    }

    /// The swept key.
    fn sweep(&self) -> Option<&'static Key<Self::Conditions>> {
        None
    }
}

/// A design without its type.
pub(super) trait Plan: Send + Sync {
    /// See [`Design::query`].
    fn query(&self, is_full: bool) -> String;

    /// The name of its kind.
    fn kind(&self) -> &'static str;

    /// See [`Design::trials`].
    fn trials(&self) -> u64;

    /// See [`Design::trials_at_point`].
    fn trials_at_point(&self) -> u64;

    /// The name of the swept key.
    fn sweep(&self) -> Option<&'static str>;

    /// The values of the sweep.
    fn points(&self) -> Vec<String>;

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

impl<E: Design> Plan for E {
    fn query(&self, is_full: bool) -> String {
        Design::query(self, is_full)
    }

    fn kind(&self) -> &'static str {
        Design::kind(self).name
    }

    fn trials(&self) -> u64 {
        Design::trials(self)
    }

    fn trials_at_point(&self) -> u64 {
        Design::trials_at_point(self)
    }

    fn sweep(&self) -> Option<&'static str> {
        Design::sweep(self).map(|key| key.name)
    }

    fn points(&self) -> Vec<String> {
        Design::sweep(self).map_or_else(Vec::new, |key| self.conditions().iter().map(key.write).collect())
    }

    fn columns(&self) -> Vec<&'static str> {
        (Design::kind(self).columns)(&self.conditions()[0])
    }

    fn sums(&self) -> Box<dyn Sums> {
        Box::new(Tallies { experiment: self.clone(), of_points: Vec::new() })
    }

    fn run(&self) -> Result<Box<dyn Trials>, SpecError> {
        let Kind { name, trials, .. } = Design::kind(self);
        let planned = || SpecError::new("kind", name, "a program that runs trials: this one plans them");
        trials.ok_or_else(planned)?(self)
    }
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
    fn is_between_trials(&self) -> bool;

    /// The results of each point with rows, after so many complete trials.
    fn results(&self, done: u64) -> Vec<Outcome>;
}

struct Tallies<E: Design> {
    experiment: E,
    /// The tally of each point with rows.
    of_points: Vec<Box<dyn Tally<E::Conditions>>>,
}

impl<E: Design> Sums for Tallies<E> {
    fn add(&mut self, done: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let place = usize::try_from(done / self.experiment.trials_at_point()).expect("points are few");
        let conditions = &self.experiment.conditions()[place];
        if place == self.of_points.len() {
            self.of_points.push((self.experiment.kind().tally)(conditions));
        }
        self.of_points[place].add(conditions, done, fields)
    }

    fn is_between_trials(&self) -> bool {
        self.of_points.last().is_none_or(|tally| tally.is_between_trials())
    }

    fn results(&self, done: u64) -> Vec<Outcome> {
        let (sweep, most) = (self.experiment.sweep(), self.experiment.trials_at_point());
        let (mut results, mut left) = (Vec::new(), done);
        for (tally, conditions) in self.of_points.iter().zip(self.experiment.conditions()) {
            let n = left.min(most);
            if n > 0 {
                results.push(tally.outcome(conditions, n, sweep.map(|key| (key.write)(conditions))));
            }
            left -= n;
        }
        results
    }
}
