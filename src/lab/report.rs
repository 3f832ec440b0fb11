//! Results from rows.

use std::{collections::BTreeSet, fmt};

use serde::Serialize;

use super::{
    Choice, Coarseness, Experiment, GENERATOR, Kind, Lengths, Quota, autoplay, choice_of_moves, conditions::Conditions,
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
    let (trials, at_point) = (experiment.trials(), experiment.trials_at_point());
    let names = experiment.points();
    let mut results = Vec::new();
    let mut done = 0;
    let mut rest = (1..).zip(rows.iter().copied()).peekable();
    for (place, conditions) in experiment.conditions().iter().enumerate() {
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
        return Err(ReportError { row, found: found.to_owned(), expected: format!("no more than {trials} trials") });
    }
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

/// Adds up the trials of a point.
enum Tally {
    Sample { different: BTreeSet<u64>, histogram: Vec<u64> },
    ChoiceOfMoves(choice_of_moves::Tally),
    Autoplay(autoplay::Tally),
    Ties(ties::Tally),
    Trace(trace::Tally),
}

impl Tally {
    fn new(conditions: &Conditions) -> Self {
        match conditions.kind {
            Kind::Sample => Self::Sample { different: BTreeSet::new(), histogram: vec![0; 27] },
            Kind::ChoiceOfMoves => Self::ChoiceOfMoves(choice_of_moves::Tally::new(conditions)),
            Kind::Autoplay => Self::Autoplay(autoplay::Tally::default()),
            Kind::Ties => Self::Ties(ties::Tally::new(conditions)),
            Kind::Trace => Self::Trace(trace::Tally::default()),
        }
    }

    /// Adds what follows the number of the trial; true if the trial is complete.
    fn add(&mut self, conditions: &Conditions, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
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
        }
    }
}

/// The fields of a row, one after the other.
pub(super) struct Fields<'a> {
    row: u64,
    fields: std::str::Split<'a, char>,
}

impl<'a> Fields<'a> {
    fn refuse(&self, found: &str, expected: impl Into<String>) -> ReportError {
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

    /// A position.
    pub(super) fn position(&mut self) -> Result<Position<3>, ReportError> {
        let text = self.text()?;
        text.parse().map_err(|_| self.refuse(text, "a position"))
    }

    fn end(&mut self) -> Result<(), ReportError> {
        self.fields.next().map_or(Ok(()), |text| Err(self.refuse(text, "no more columns")))
    }
}
