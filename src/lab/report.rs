//! Reports: the results computed from rows.

use std::fmt::{self, Write};

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{
    experiment::{Experiment, GENERATOR},
    kinds::Outcome,
    plan::Sums,
    rows::{Fields, ReportError},
};

/// The report on the rows of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExperimentReport"))]
#[non_exhaustive]
pub struct Report {
    /// The canonical query.
    pub query: String,
    /// The kind of the experiment, named even if the query leaves out the key `kind`.
    #[cfg_attr(test, ts(type = "ExperimentKind"))]
    pub kind: &'static str,
    /// The version of Plyground.
    pub version: &'static str,
    /// The version of everything that turns a query into rows; it increases when rows change.
    pub generator: u32,
    /// Whether all trials are done.
    pub complete: bool,
    /// The number of trials of the experiment.
    pub trials: u64,
    /// The number of trials in the rows.
    pub done: u64,
    /// The SHA-256 of query and rows in hexadecimal digits, if the rows are complete.
    pub fingerprint: Option<String>,
    /// The results of each point with rows, in the order of the sweep.
    #[cfg_attr(test, ts(type = "Array<ExperimentOutcome>"))]
    pub results: Vec<Outcome>,
}

/// Reports on rows from trial 0 on, in the order of trials; they need not be complete.
///
/// # Errors
///
/// [`ReportError`] if the rows cannot be those of the experiment.
pub fn report(experiment: &Experiment, rows: &[&str]) -> Result<Report, ReportError> {
    let mut running = RunningReport::new(experiment);
    rows.iter().try_for_each(|row| running.add(row))?;
    running.report()
}

/// A report that is updated row by row, so that no row is read twice.
///
/// ```
/// use plyground::lab::{Experiment, Runner, RunningReport, report};
/// let experiment = Experiment::parse("dtw=8&t=4&n=3")?;
/// let mut runner = Runner::new(&experiment)?;
/// let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial)).collect();
/// let mut running = RunningReport::new(&experiment);
/// running.add(&rows[0])?;
/// assert_eq!(running.report()?.done, 1);
/// running.add(&rows[1])?;
/// running.add(&rows[2])?;
/// assert_eq!(running.report(), report(&experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct RunningReport {
    experiment: Experiment,
    sums: Box<dyn Sums>,
    rows: u64,
    /// The number of completed trials.
    done: u64,
    hash: Sha256,
}

impl RunningReport {
    /// Starts without rows.
    #[must_use]
    pub fn new(experiment: &Experiment) -> Self {
        let sums = experiment.plan().sums();
        let (experiment, hash) = (experiment.clone(), experiment.hash());
        Self { experiment, sums, rows: 0, done: 0, hash }
    }

    /// Adds the next row.
    ///
    /// # Errors
    ///
    /// [`ReportError`] if it cannot be a row of the experiment. After an error no more rows may be
    /// added.
    pub fn add(&mut self, row: &str) -> Result<(), ReportError> {
        let trials = self.experiment.trials();
        self.rows += 1;
        if self.done == trials {
            let expected = format!("no more than {trials} trials");
            return Err(ReportError { row: self.rows, found: row.to_owned(), expected });
        }
        let mut fields = Fields::of(self.rows, row);
        let trial = fields.text()?;
        if trial != self.done.to_string() {
            let expected = format!("trial {}: rows are in the order of their trials, without blank ones", self.done);
            return Err(fields.refuse(trial, expected));
        }
        self.done += u64::from(self.sums.add(self.done, &mut fields)?);
        fields.end()?;
        self.hash.update(row);
        self.hash.update("\n");
        Ok(())
    }

    /// The report on the rows so far.
    ///
    /// # Errors
    ///
    /// [`ReportError`] if the last trial is incomplete.
    pub fn report(&self) -> Result<Report, ReportError> {
        let trials = self.experiment.trials();
        let complete = self.done == trials;
        if !self.sums.is_between_trials() {
            let expected = "the end of the game".to_owned();
            return Err(ReportError { row: self.rows + 1, found: String::new(), expected });
        }
        Ok(Report {
            query: self.experiment.query(),
            kind: self.experiment.kind(),
            version: env!("CARGO_PKG_VERSION"),
            generator: GENERATOR,
            complete,
            trials,
            done: self.done,
            fingerprint: complete.then(|| digits(&self.hash.clone().finalize())),
            results: self.sums.results(self.done),
        })
    }
}

impl fmt::Debug for RunningReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RunningReport")
            .field("experiment", &self.experiment)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

/// Writes bytes as hexadecimal digits.
fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
