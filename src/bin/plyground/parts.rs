//! Files of rows: some header lines, the columns, the rows.

use std::{fmt, path::Path, str::FromStr};

use plyground::{api::ApiError, lab::Experiment};

use crate::files::unseal;

/// One of several equal ranges of trials, as in `2/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its number, from 1.
    pub number: u64,
    /// The number of parts.
    pub of: u64,
}

impl Part {
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// Reads a part as schedulers count, from 0, as in `1/4`.
    pub fn from_index(text: &str) -> Result<Self, String> {
        let expected = "expected its index, from 0, and the number of parts";
        match numbers(text) {
            Some((index, of)) if index < of => Ok(Self { number: index + 1, of }),
            Some((index, of)) if index == of && of > 0 => {
                Err(format!("“{text}” is not an index: {expected}, as in {}/{of}, which is --part {text}", of - 1))
            }
            _ => Err(format!("“{text}” is not an index: {expected}, as in 1/4")),
        }
    }

    /// The trials of this part: the first, and the one after the last.
    pub fn trials(self, experiment: &Experiment) -> (u64, u64) {
        let until = |number: u64| u128::from(experiment.trials()) * u128::from(number) / u128::from(self.of);
        let bound = |number| u64::try_from(until(number)).unwrap_or(experiment.trials());
        (bound(self.number - 1), bound(self.number))
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = "expected its number, from 1, and the number of parts";
        match numbers(text) {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            Some((0, of)) if of > 0 => {
                Err(format!("“{text}” is not a part: {expected}, as in 1/{of}, which is --index {text}"))
            }
            _ => Err(format!("“{text}” is not a part: {expected}, as in 2/4")),
        }
    }
}

/// The two numbers of a part.
fn numbers(text: &str) -> Option<(u64, u64)> {
    let (number, of) = text.split_once('/')?;
    Some((number.parse().ok()?, of.parse().ok()?))
}

/// The text of a file of rows that other programs may have stored again: without a byte order mark, and with line feeds
/// at the ends of lines.
pub fn as_written(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// The lines before the rows. For a complete whole run they include its fingerprint.
pub fn heading(experiment: &Experiment, part: Part, fingerprint: Option<&str>) -> String {
    let part = Some(part).filter(|part| *part != Part::WHOLE).map(|part| part.to_string());
    experiment.heading(fingerprint, part.as_deref())
}

/// The contents of a file of rows.
pub struct RowFile<'a> {
    pub experiment: Experiment,
    pub part: Part,
    /// The fingerprint of a complete whole run.
    fingerprint: Option<&'a str>,
    /// Whether it ends with a seal: it is one of several parts, and complete.
    is_sealed: bool,
    /// The number of bytes before the first row.
    head: usize,
    /// The complete lines after the columns.
    pub rows: Vec<&'a str>,
}

impl<'a> RowFile<'a> {
    /// Reads a file written by this version. A last line without a line feed is ignored.
    ///
    /// # Errors
    ///
    /// If it is not such a file, or its lines do not match its seal, or another program has changed the ends of lines.
    pub fn read(path: &Path, text: &'a str) -> Result<Self, ApiError> {
        let bad = |message: String| ApiError::new("bad-rows", path.display(), format!("{}: {message}", path.display()));
        if as_written(text) != text {
            let found =
                if text.contains("\r\n") { "lines that end with a carriage return" } else { "a byte order mark" };
            return Err(bad(format!(
                "found {found}, expected the file as it was written; merge reads it all the same"
            )));
        }
        let (text, is_sealed) = unseal(path, text)?;
        let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')).peekable();
        let (mut query, mut version, mut fingerprint, mut part) = (None, None, None, Part::WHOLE);
        let mut head = 0;
        while let Some(line) = lines.next_if(|line| line.starts_with('#')) {
            head += line.len() + 1;
            match line.strip_prefix("# ").and_then(|line| line.split_once(": ")) {
                Some(("query", text)) => query = Some(text),
                Some(("version", text)) => version = Some(text),
                Some(("part", text)) => part = text.parse().map_err(bad)?,
                Some(("fingerprint", text)) => fingerprint = Some(text),
                _ => {
                    let expected = "query, version, fingerprint or part, as in # part: 2/4";
                    return Err(bad(format!("“{line}” is not understood, expected {expected}")));
                }
            }
        }
        let query = query.ok_or_else(|| bad("there is no line that begins with # query:".to_owned()))?;
        let ours = env!("CARGO_PKG_VERSION");
        if version != Some(ours) {
            let theirs = version.unwrap_or("none");
            return Err(bad(format!("the rows are of version {theirs}, expected {ours}, the version of this program")));
        }
        let experiment = Experiment::parse(query).map_err(|error| bad(error.to_string()))?;
        match lines.next() {
            Some(header) if header == experiment.header() => {
                let head = head + header.len() + 1;
                Ok(Self { experiment, part, fingerprint, is_sealed, head, rows: lines.collect() })
            }
            other => {
                Err(bad(format!("found the columns “{}”, expected {}", other.unwrap_or_default(), experiment.header())))
            }
        }
    }

    /// The trial number of a row, which has a successor.
    pub fn trial(row: &str) -> Option<u64> {
        row.split(',').next()?.parse().ok().filter(|trial| *trial < u64::MAX)
    }

    /// Whether the file says that all its trials are done.
    pub fn is_finished(&self) -> bool {
        self.is_sealed || self.fingerprint.is_some()
    }

    /// The number of bytes before a row.
    pub fn bytes_before(&self, row: usize) -> u64 {
        self.rows[..row].iter().fold(self.head, |bytes, row| bytes + row.len() + 1) as u64
    }

    /// Compares the fingerprint in the file with that of its rows.
    pub fn check_fingerprint(&self, path: &Path, fingerprint: Option<&str>) -> Result<(), ApiError> {
        let Some(said) = self.fingerprint.filter(|said| Some(*said) != fingerprint) else { return Ok(()) };
        let found = fingerprint.unwrap_or("none, since trials are missing");
        let message = format!(
            "{}: the rows have been changed: their fingerprint is {found}, expected {said}, as the file says",
            path.display()
        );
        Err(ApiError::new("bad-hash", path.display(), message))
    }

    /// The number of rows, from the first on, that belong to complete consecutive trials, in a file
    /// whose run was stopped.
    ///
    /// # Errors
    ///
    /// If these are followed by rows other than those of one incomplete trial.
    pub fn complete_rows(&self, path: &Path) -> Result<usize, ApiError> {
        let (from, until) = self.part.trials(&self.experiment);
        let is_game = self.experiment.has_rows_of_moves();
        let mut complete = 0;
        let mut next = from;
        for (place, row) in self.rows.iter().enumerate() {
            match Self::trial(row) {
                Some(trial) if trial == next && next < until => {
                    complete = if is_game { place } else { place + 1 };
                    next += 1;
                }
                Some(trial) if is_game && trial + 1 == next => (),
                _ => {
                    let expected = if next < until { format!("one of trial {next}") } else { "none".to_owned() };
                    let found = if row.is_empty() { "blank".to_owned() } else { format!("“{row}”") };
                    let message = format!(
                        "{}: row {} is {found}, expected {expected}: rows are in the order of their trials",
                        path.display(),
                        place + 1
                    );
                    return Err(ApiError::new("bad-rows", path.display(), message));
                }
            }
        }
        Ok(complete)
    }
}
