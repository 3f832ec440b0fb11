//! Reading files of rows: some header lines, the columns, the rows.

use std::{
    io::BufRead,
    path::{Path, PathBuf},
};

use plyground::{
    api::ApiError,
    lab::{Experiment, ReportError},
};
use sha2::{Digest, Sha256};

use crate::{
    files::{SEAL, file_error, seal_with},
    parts::Part,
};

/// How strictly a file is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum As {
    /// As it was written: rows will be added to it.
    Written,
    /// As other programs may have stored it again: with a byte order mark, or carriage returns at the ends of lines.
    Stored,
}

/// The lines of a file.
struct Lines<'a> {
    path: PathBuf,
    reader: Box<dyn BufRead + 'a>,
    how: As,
    /// The current line with its line feed, which the last one may lack.
    line: String,
    /// Its number, from 1.
    number: u64,
    /// The bytes before it, and their hash.
    bytes: u64,
    hash: Sha256,
}

impl Lines<'_> {
    /// Goes to the next line.
    fn advance(&mut self) -> Result<(), ApiError> {
        self.bytes += self.line.len() as u64;
        self.hash.update(&self.line);
        self.line.clear();
        self.number += 1;
        self.reader.read_line(&mut self.line).map_err(|error| file_error(&self.path, "read", &error))?;
        let has_mark = self.number == 1 && self.line.starts_with('\u{feff}');
        let has_return = self.line.ends_with("\r\n");
        if self.how == As::Written && (has_mark || has_return) {
            let found = if has_return { "lines that end with a carriage return" } else { "a byte order mark" };
            return Err(
                self.bad(&format!("found {found}, expected the file as it was written; merge reads it all the same"))
            );
        }
        if has_mark {
            self.line = self.line.trim_start_matches('\u{feff}').to_owned();
        }
        if has_return {
            self.line.truncate(self.line.len() - 2);
            self.line.push('\n');
        }
        Ok(())
    }

    /// The current line; `None` after the last that ends with a line feed.
    fn complete(&self) -> Option<&str> {
        self.line.strip_suffix('\n')
    }

    /// The bytes before the next line.
    fn end(&self) -> u64 {
        self.bytes + self.line.len() as u64
    }

    /// Whether the current line is the seal of all before it; `None` if it is none. An incomplete seal does not count.
    ///
    /// # Errors
    ///
    /// If it does not match them.
    fn seal(&mut self) -> Result<Option<bool>, ApiError> {
        if !self.line.starts_with(SEAL) {
            return Ok(None);
        }
        let rest = self.reader.fill_buf().map_err(|error| file_error(&self.path, "read", &error))?;
        if !rest.is_empty() {
            return Ok(None);
        }
        let expected = seal_with(self.hash.clone());
        if expected.starts_with(&self.line) {
            return Ok(Some(self.line == expected));
        }
        let path = self.path.display();
        let message = format!("{path}: its lines do not match the hash in its last line: expected an unchanged file");
        Err(ApiError::new("bad-hash", path, message))
    }

    /// The error that another program has written the columns in its own way.
    fn has_semicolons(&self) -> ApiError {
        self.bad(
            "found semicolons between the columns, as spreadsheet programs write them in some languages; \
             expected commas, and points in numbers: the file as it was before such a program saved it",
        )
    }

    fn bad(&self, message: &str) -> ApiError {
        let path = self.path.display();
        ApiError::new("bad-rows", &path, format_args!("{path}: {message}"))
    }
}

/// A file of rows, of which the lines before the rows have been read.
pub struct RowFile<'a> {
    pub experiment: Experiment,
    pub part: Part,
    /// The fingerprint of a complete whole run.
    fingerprint: Option<String>,
    /// The number of bytes before the first row.
    pub head: u64,
    lines: Lines<'a>,
}

/// What the rows of a file were.
pub struct Found {
    /// The number of the first trial that is not among them.
    pub next: u64,
    /// The number of bytes up to the end of the last row.
    pub end: u64,
    /// Whether the file says that all its trials are done.
    pub is_finished: bool,
}

/// A row in a file.
pub struct Row<'a> {
    path: &'a Path,
    line: u64,
    pub text: &'a str,
}

impl Row<'_> {
    /// The error that it cannot be a row of the experiment.
    pub fn refused(&self, error: &ReportError) -> ApiError {
        let (path, line, ReportError { found, expected, .. }) = (self.path.display(), self.line, error);
        ApiError::new("bad-rows", &path, format_args!("{path}: line {line}: found “{found}”, expected {expected}"))
    }
}

impl<'a> RowFile<'a> {
    /// Reads the lines before the rows in a file written by this version.
    ///
    /// # Errors
    ///
    /// If it is not such a file.
    pub fn open(path: &Path, reader: impl BufRead + 'a, how: As) -> Result<Self, ApiError> {
        let (path, reader) = (path.to_owned(), Box::new(reader));
        let (line, hash) = (String::new(), Sha256::new());
        let mut lines = Lines { path, reader, how, line, number: 0, bytes: 0, hash };
        let (mut query, mut version, mut fingerprint, mut part) = (None, None, None, Part::WHOLE);
        lines.advance()?;
        while let Some(line) = lines.complete().filter(|line| line.starts_with('#')) {
            if line.ends_with(';') {
                return Err(lines.has_semicolons());
            }
            match line.strip_prefix("# ").and_then(|line| line.split_once(": ")) {
                Some(("query", text)) => query = Some(text.to_owned()),
                Some(("version", text)) => version = Some(text.to_owned()),
                Some(("part", text)) => part = text.parse().map_err(|message: String| lines.bad(&message))?,
                // For people: they follow from the query.
                Some(("settings", _)) => {}
                Some(("fingerprint", text)) => fingerprint = Some(text.to_owned()),
                _ => {
                    let expected = "query, version, fingerprint, part or settings, as in # part: 2/4";
                    return Err(lines.bad(&format!("“{line}” is not understood, expected {expected}")));
                }
            }
            lines.advance()?;
        }
        let count = |sign| lines.line.matches(sign).count();
        if count(';') > count(',') {
            return Err(lines.has_semicolons());
        }
        let query = query.ok_or_else(|| lines.bad("there is no line that begins with # query:"))?;
        let ours = env!("CARGO_PKG_VERSION");
        if version.as_deref() != Some(ours) {
            let theirs = version.unwrap_or_else(|| "none".to_owned());
            return Err(
                lines.bad(&format!("the rows are of version {theirs}, expected {ours}, the version of this program"))
            );
        }
        let experiment = Experiment::parse(&query).map_err(|error| lines.bad(&error.to_string()))?;
        let columns = lines.complete().unwrap_or_default();
        if columns != experiment.header() {
            return Err(lines.bad(&format!("found the columns “{columns}”, expected {}", experiment.header())));
        }
        Ok(Self { experiment, part, fingerprint, head: lines.end(), lines })
    }

    /// Reads the rows, which are of consecutive trials. A last line without a line feed is ignored. Of a run that was
    /// stopped, the last trial with rows of moves may be incomplete: `has_last` says whether to take it.
    ///
    /// # Errors
    ///
    /// If the rows are of other trials, or do not match their seal.
    pub fn read(
        &mut self,
        has_last: bool,
        mut take: impl FnMut(&Row<'_>) -> Result<(), ApiError>,
    ) -> Result<Found, ApiError> {
        let (from, until) = self.part.trials(&self.experiment);
        let is_game = self.experiment.has_rows_of_moves();
        let path = self.lines.path.clone();
        // The rows of a trial that may be incomplete, and the bytes before them.
        let mut game: Vec<(u64, String)> = Vec::new();
        let mut before = self.head;
        let (mut next, mut is_sealed) = (from, false);
        loop {
            self.lines.advance()?;
            if let Some(is_complete) = self.lines.seal()? {
                is_sealed = is_complete;
                break;
            }
            let line = self.lines.number;
            let Some(text) = self.lines.complete() else { break };
            match trial(text) {
                Some(trial) if trial == next && next < until => {
                    next += 1;
                    if is_game {
                        let mut last = game.drain(..);
                        last.try_for_each(|(line, text)| take(&Row { path: &path, line, text: &text }))?;
                        drop(last);
                        before = self.lines.bytes;
                        game.push((line, text.to_owned()));
                    } else {
                        take(&Row { path: &path, line, text })?;
                    }
                }
                Some(trial) if !game.is_empty() && trial + 1 == next => game.push((line, text.to_owned())),
                _ => return Err(self.out_of_order(text, from, next, until)),
            }
        }
        let is_finished = is_sealed || self.fingerprint.is_some();
        if !game.is_empty() && !is_finished && !has_last {
            return Ok(Found { next: next - 1, end: before, is_finished });
        }
        game.iter().try_for_each(|(line, text)| take(&Row { path: &path, line: *line, text }))?;
        Ok(Found { next, end: self.lines.bytes, is_finished })
    }

    /// The error about a row that is not the next one.
    fn out_of_order(&self, row: &str, from: u64, next: u64, until: u64) -> ApiError {
        let line = self.lines.number;
        let expected = if next < until { format!("trial {next}") } else { "no more rows".to_owned() };
        self.lines.bad(&match trial(row) {
            _ if row.is_empty() => format!("line {line} is blank, expected {expected}"),
            Some(trial) if (from..until).contains(&trial) && next > from => {
                let last = next - 1;
                format!("rows are out of order: line {line} has trial {trial} after trial {last}, expected {expected}")
            }
            Some(trial) => format!("line {line} has trial {trial}, expected {expected}"),
            None => format!("line {line} is “{row}”, expected {expected}"),
        })
    }

    /// The error that the last trial lacks rows, once all have been read.
    pub fn unfinished(&self, error: &ReportError) -> ApiError {
        let Lines { path, number: line, .. } = &self.lines;
        Row { path, line: *line, text: "" }.refused(error)
    }

    /// Compares the fingerprint in the file with that of its rows.
    pub fn check_fingerprint(&self, fingerprint: Option<&str>) -> Result<(), ApiError> {
        let Some(said) = self.fingerprint.as_deref().filter(|said| Some(*said) != fingerprint) else { return Ok(()) };
        let (path, found) = (self.lines.path.display(), fingerprint.unwrap_or("none, since trials are missing"));
        let message = format!(
            "{path}: the rows have been changed: their fingerprint is {found}, expected {said}, as the file says"
        );
        Err(ApiError::new("bad-hash", path, message))
    }
}

/// The trial number of a row, which has a successor.
fn trial(row: &str) -> Option<u64> {
    row.split(',').next()?.parse().ok().filter(|trial| *trial < u64::MAX)
}
