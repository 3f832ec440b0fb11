//! Results from rows.

use std::{collections::BTreeSet, fmt};

use serde::Serialize;

use super::{
    Choice, ClusteredChoices, Clusters, Coarseness, Effort, ExactQuota, Experiment, GENERATOR, Lengths, Mean, Playouts,
    Quota, Tournament, autoplay, choice_of_moves, clusters,
    conditions::{Conditions, Kind},
    exact,
    inquiry::Inquiry,
    solving,
    spec::Subject,
    ties, trace,
};
use crate::slide::Position;

/// What the rows of an experiment say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The canonical query.
    pub query: String,
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

/// The results of one point. `point` is the value of the sweep, if there is one, and `n` the number
/// of trials.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Outcome {
    /// Of kind `sample`.
    Sample {
        /// The value of the sweep.
        point: Option<String>,
        /// The number of positions.
        n: u64,
        /// The number of different positions.
        different: u64,
        /// The number of positions of each DTW, from 0 to 26.
        histogram: Vec<u64>,
    },
    /// Of kind `com`.
    ChoiceOfMoves {
        /// The value of the sweep.
        point: Option<String>,
        /// The number of positions.
        n: u64,
        /// The measures of each depth.
        depths: Vec<Choice>,
    },
    /// Of kinds `autoplay` and `trace`.
    Autoplay {
        /// The value of the sweep.
        point: Option<String>,
        /// The number of games.
        n: u64,
        /// The games that were won.
        won: u64,
        /// The winning quota.
        quota: Option<Quota>,
        /// The fat quota, of all ties of all games; none without ties.
        fat: Option<Quota>,
        /// The ties of all games.
        ties: u64,
        /// The moves of the games that were won; none if none was.
        moves: Option<Lengths>,
        /// How clustered the minimal leaves below chosen moves were, if the query asks for it.
        #[serde(skip_serializing_if = "Option::is_none")]
        clusters: Option<Box<ClusteredChoices>>,
    },
    /// Of kind `ties`.
    Ties {
        /// The value of the sweep.
        point: Option<String>,
        /// The number of positions.
        n: u64,
        /// The number of their different successors.
        successors: u64,
        /// The measures of each depth.
        depths: Vec<Coarseness>,
    },
    /// Of kind `exact-quota`.
    ExactQuota(ExactQuota),
    /// Of kind `clusters`.
    Clusters(Box<Clusters>),
    /// Of kind `solving`.
    Solving {
        /// The value of the sweep.
        point: Option<String>,
        /// The number of positions.
        n: u64,
        /// The share of positions that were solved within the budget.
        solved: Option<Quota>,
        /// The share of shortest solutions among all that were found.
        optimal: Option<Quota>,
        /// The length of the solutions that were found over the distance to win.
        ratio: Option<Mean>,
        /// The length of the solutions that were found, in moves.
        length: Option<Mean>,
        /// The nodes expanded at each position, solved or not.
        nodes: Option<Mean>,
    },
    /// Of kind `tournament`.
    Tournament(Tournament),
    /// Of kind `effort`.
    Effort(Effort),
    /// Of kind `playouts`.
    Playouts(Playouts),
}

/// Rows that are not those of the experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportError {
    /// The number of the row, from 1.
    pub row: u64,
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl fmt::Display for ReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { row, found, expected } = self;
        write!(f, "row {row}: found “{found}”, expected {expected}")
    }
}

impl std::error::Error for ReportError {}

/// The report of rows from trial 0 on, in the order of trials; there may be fewer than all.
///
/// # Errors
///
/// [`ReportError`] if the rows cannot be those of the experiment.
pub fn report(experiment: &Experiment, rows: &[&str]) -> Result<Report, ReportError> {
    let trials = experiment.trials();
    let (done, results) = match experiment.subject() {
        Subject::Puzzle(inquiry) => results(inquiry, rows)?,
        Subject::Games(contest) => contest.results(rows)?,
    };
    let complete = done == trials;
    Ok(Report {
        query: experiment.query(),
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
fn results(inquiry: &Inquiry, rows: &[&str]) -> Result<(u64, Vec<Outcome>), ReportError> {
    let (trials, at_point) = (inquiry.trials(), inquiry.trials_at_point());
    let names = inquiry.points();
    let mut results = Vec::new();
    let mut done = 0;
    let mut rest = (1..).zip(rows.iter().copied()).peekable();
    for (place, conditions) in inquiry.conditions().iter().enumerate() {
        let mut tally = Tally::new(conditions);
        let until = done + at_point;
        while done < until {
            let Some((row, text)) = rest.next() else { break };
            let mut fields = Fields { row, fields: text.split(',') };
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

fn too_many(row: u64, found: &str, trials: u64) -> ReportError {
    ReportError { row, found: found.to_owned(), expected: format!("no more than {trials} trials") }
}

/// Adds up the trials of a point.
enum Tally {
    Sample { different: BTreeSet<u64>, histogram: Vec<u64> },
    ChoiceOfMoves(choice_of_moves::Tally),
    Autoplay(autoplay::Tally),
    Ties(ties::Tally),
    Trace(trace::Tally),
    ExactQuota(exact::Tally),
    Clusters(clusters::Tally),
    Solving(solving::Tally),
}

impl Tally {
    fn new(conditions: &Conditions) -> Self {
        match conditions.kind {
            Kind::Sample => Self::Sample { different: BTreeSet::new(), histogram: vec![0; 27] },
            Kind::ChoiceOfMoves => Self::ChoiceOfMoves(choice_of_moves::Tally::new(conditions)),
            Kind::Autoplay => Self::Autoplay(autoplay::Tally::default()),
            Kind::Ties => Self::Ties(ties::Tally::new(conditions)),
            Kind::Trace => Self::Trace(trace::Tally::default()),
            Kind::ExactQuota => Self::ExactQuota(exact::Tally::default()),
            Kind::Clusters => Self::Clusters(clusters::Tally::default()),
            Kind::Solving => Self::Solving(solving::Tally::default()),
        }
    }

    /// Adds what follows the number of the trial; true if the trial is complete.
    fn add(&mut self, conditions: &Conditions, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        if let Self::ExactQuota(tally) = self {
            return tally.add(fields).map(|()| true);
        }
        let position = fields.position()?;
        match self {
            Self::Sample { different, histogram } => {
                let distance = fields.number(0, 26)?;
                histogram[usize::try_from(distance).unwrap_or(0)] += 1;
                different.insert(position.index());
            }
            Self::ChoiceOfMoves(tally) => tally.add(fields)?,
            Self::Autoplay(tally) => tally.add(conditions, fields)?,
            Self::Ties(tally) => tally.add(position, fields)?,
            Self::Trace(tally) => return tally.add(conditions, fields),
            Self::ExactQuota(_) => (),
            Self::Clusters(tally) => tally.add(fields)?,
            Self::Solving(tally) => tally.add(fields)?,
        }
        Ok(true)
    }

    fn is_between_trials(&self) -> bool {
        !matches!(self, Self::Trace(tally) if tally.moves > 0)
    }

    fn outcome(&self, conditions: &Conditions, point: Option<String>) -> Outcome {
        let games = |tally: &autoplay::Tally, point| Outcome::Autoplay {
            point,
            n: tally.n,
            won: tally.won,
            quota: tally.quota(conditions),
            fat: tally.fat_quota(conditions),
            ties: tally.ties,
            moves: tally.lengths(),
            clusters: tally.choices(conditions),
        };
        match self {
            Self::Sample { different, histogram } => Outcome::Sample {
                point,
                n: histogram.iter().sum(),
                different: different.len() as u64,
                histogram: histogram.clone(),
            },
            Self::ChoiceOfMoves(tally) => {
                Outcome::ChoiceOfMoves { point, n: tally.n, depths: tally.choices(conditions) }
            }
            Self::Autoplay(tally) => games(tally, point),
            Self::Ties(tally) => Outcome::Ties {
                point,
                n: tally.n,
                successors: tally.successors(),
                depths: tally.coarseness(conditions),
            },
            Self::Trace(tally) => games(&tally.games, point),
            Self::ExactQuota(tally) => Outcome::ExactQuota(tally.quotas(point)),
            Self::Clusters(tally) => tally.outcome(conditions, point),
            Self::Solving(tally) => tally.outcome(conditions, point),
        }
    }
}

/// Rows of one trial each, in the order of trials.
pub(super) struct Rows<'a> {
    left: &'a [&'a str],
    trials: u64,
    done: u64,
}

impl<'a> Rows<'a> {
    pub(super) fn new(rows: &'a [&'a str], trials: u64) -> Self {
        Self { left: rows, trials, done: 0 }
    }

    /// The number of rows that have been read.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// Whether there is a row of every trial.
    pub(super) fn is_complete(&self) -> bool {
        self.done + self.left.len() as u64 == self.trials
    }

    /// The next trial and the fields behind its number.
    pub(super) fn next(&mut self) -> Result<Option<(u64, Fields<'a>)>, ReportError> {
        let Some((text, rest)) = self.left.split_first() else { return Ok(None) };
        let trial = self.done;
        if trial == self.trials {
            return Err(too_many(trial + 1, text, self.trials));
        }
        let mut fields = Fields { row: trial + 1, fields: text.split(',') };
        fields.number(trial, trial)?;
        (self.left, self.done) = (rest, trial + 1);
        Ok(Some((trial, fields)))
    }
}

/// The fields of a row, one after the other.
pub(super) struct Fields<'a> {
    row: u64,
    fields: std::str::Split<'a, char>,
}

impl<'a> Fields<'a> {
    /// The error about a field.
    pub(super) fn refuse(&self, found: &str, expected: impl Into<String>) -> ReportError {
        ReportError { row: self.row, found: found.to_owned(), expected: expected.into() }
    }

    /// The next field.
    pub(super) fn text(&mut self) -> Result<&'a str, ReportError> {
        self.fields.next().ok_or_else(|| self.refuse("", "more columns"))
    }

    /// A whole number in decimal digits, not below `least` and not above `most`.
    pub(super) fn number(&mut self, least: u64, most: u64) -> Result<u64, ReportError> {
        let text = self.text()?;
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        // One number has one text, so that equal rows have equal fingerprints.
        let number = number.filter(|number| number.to_string() == text);
        number.ok_or_else(|| self.refuse(text, format!("a whole number from {least} to {most}")))
    }

    /// A list of decimal numbers.
    pub(super) fn numbers(&mut self, count: usize) -> Result<Vec<f64>, ReportError> {
        let text = self.text()?;
        let numbers: Option<Vec<f64>> = text.split(' ').map(|number| number.parse().ok()).collect();
        let numbers = numbers.filter(|numbers| numbers.len() == count);
        numbers.ok_or_else(|| self.refuse(text, format!("{count} numbers with spaces between them")))
    }

    /// A list of numbers from 0 to 1.
    pub(super) fn quotas(&mut self, count: usize) -> Result<Vec<f64>, ReportError> {
        let quotas = self.numbers(count)?;
        let found = quotas.iter().find(|quota| !(0.0..=1.0).contains(*quota));
        found.map_or(Ok(()), |quota| Err(self.refuse(&quota.to_string(), "numbers from 0 to 1")))?;
        Ok(quotas)
    }

    /// A position.
    pub(super) fn position(&mut self) -> Result<Position<3>, ReportError> {
        let text = self.text()?;
        text.parse().map_err(|_| self.refuse(text, "a position"))
    }

    /// This text and no other.
    pub(super) fn exactly(&mut self, expected: &str) -> Result<(), ReportError> {
        let text = self.text()?;
        if text == expected { Ok(()) } else { Err(self.refuse(text, expected)) }
    }

    /// So many words with spaces between them.
    pub(super) fn words(&mut self, count: u64) -> Result<&'a str, ReportError> {
        let text = self.text()?;
        let words = if text.is_empty() { 0 } else { text.split(' ').count() as u64 };
        if words == count {
            Ok(text)
        } else {
            Err(self.refuse(text, format!("{count} words with spaces between them")))
        }
    }

    /// Nothing more.
    pub(super) fn end(&mut self) -> Result<(), ReportError> {
        self.fields.next().map_or(Ok(()), |text| Err(self.refuse(text, "no more columns")))
    }
}
