//! Results from rows.

use serde::Serialize;

use super::{
    arena::Contest,
    experiment::{Experiment, GENERATOR, Subject},
    kinds::{GamesKind, Outcome, PuzzleKind},
    puzzle::Inquiry,
    rows::{Fields, ReportError, Rows, too_many},
};

/// What the rows of an experiment say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The canonical query.
    pub query: String,
    /// What the experiment does, as the key `kind` has it, which a query may leave out.
    pub kind: &'static str,
    /// The version of this crate.
    pub version: &'static str,
    /// The version of everything that turns a query into rows; it is raised when rows change.
    pub generator: u32,
    /// Whether all trials are done.
    pub complete: bool,
    /// The number of trials of the experiment.
    pub trials: u64,
    /// The number of trials in the rows.
    pub done: u64,
    /// The SHA-256 of query and rows in hexadecimal digits, once they are complete.
    pub fingerprint: Option<String>,
    /// The results of each point that has been begun, in the order of the sweep.
    pub results: Vec<Outcome>,
}

/// The report of rows from trial 0 on, in the order of trials; there may be fewer than all.
///
/// # Errors
///
/// [`ReportError`] if the rows cannot be those of the experiment.
pub fn report(experiment: &Experiment, rows: &[&str]) -> Result<Report, ReportError> {
    let trials = experiment.trials();
    let (done, results) = match experiment.subject() {
        Subject::Puzzle(kind, inquiry) => of_puzzle(kind, inquiry, rows)?,
        Subject::Games(kind, contest) => of_games(kind, contest, rows)?,
    };
    let complete = done == trials;
    Ok(Report {
        query: experiment.query(),
        kind: experiment.kind(),
        version: env!("CARGO_PKG_VERSION"),
        generator: GENERATOR,
        complete,
        trials,
        done,
        fingerprint: complete.then(|| experiment.fingerprint(rows)),
        results,
    })
}

/// The number of trials in rows, and what they say of each point.
fn of_puzzle(kind: &PuzzleKind, inquiry: &Inquiry, rows: &[&str]) -> Result<(u64, Vec<Outcome>), ReportError> {
    let (trials, at_point) = (inquiry.trials(), inquiry.trials_at_point());
    let names = inquiry.points();
    let mut results = Vec::new();
    let mut done = 0;
    let mut rest = (1..).zip(rows.iter().copied()).peekable();
    for (place, conditions) in inquiry.conditions().iter().enumerate() {
        let mut tally = (kind.tally)(conditions);
        let until = done + at_point;
        while done < until {
            let Some((row, text)) = rest.next() else { break };
            let mut fields = Fields::of(row, text);
            fields.number(done, done)?;
            done += u64::from(tally.add(conditions, &mut fields)?);
            fields.end()?;
            if rest.peek().is_none() && !tally.is_between_trials() {
                return Err(ReportError { row: row + 1, found: String::new(), expected: "the end of the game".into() });
            }
        }
        if done > until - at_point {
            results.push(tally.outcome(conditions, names.get(place).cloned()));
        }
    }
    if let Some((row, found)) = rest.next() {
        return Err(too_many(row, found, trials));
    }
    Ok((done, results))
}

/// The number of trials in rows, and what they say, if there are any.
fn of_games(kind: &GamesKind, contest: &Contest, rows: &[&str]) -> Result<(u64, Vec<Outcome>), ReportError> {
    let mut rows = Rows::new(rows, contest.trials());
    let outcome = (kind.results)(contest, &mut rows)?;
    let done = rows.done();
    Ok((done, Some(outcome).filter(|_| done > 0).into_iter().collect()))
}
