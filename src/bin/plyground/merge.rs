//! `merge`: combines the parts of an experiment.

use std::{
    collections::BTreeMap,
    fmt, fs,
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
};

use clap::Args;
use plyground::{
    api::ApiError,
    lab::{Experiment, RunningReport},
};

use crate::{
    Answer,
    files::file_error,
    parts::{Part, heading},
    printer::Printer,
    row_file::{As, RowFile},
    run::json,
    spool::Spool,
};

/// Options of `merge`.
#[derive(Args)]
pub struct Options {
    /// The files that `run` has written, in any order.
    #[arg(required = true)]
    parts: Vec<PathBuf>,
    /// Print the rows instead of the report.
    #[arg(long)]
    csv: bool,
}

/// Why files are not the parts of one experiment.
#[derive(Debug)]
enum PartsError {
    /// Two files belong to different experiments.
    Unlike { query: String, other: String },
    /// Two files belong to different divisions of the same experiment.
    Division { of: u64, other: u64 },
    /// A part occurs twice.
    Twice { part: Part },
    /// A part is missing.
    Missing { part: Part },
    /// A part was stopped before its end.
    Unfinished { part: Part, trials: u64, left: u64 },
}

impl fmt::Display for PartsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlike { query, other } => {
                write!(f, "found parts of “{query}” and of “{other}”, expected one experiment")
            }
            Self::Division { of, other } => {
                write!(f, "found one of {of} parts and one of {other}, expected parts of one division")
            }
            Self::Twice { part } => write!(f, "part {part} occurs twice, expected each part once"),
            Self::Missing { part } => write!(f, "part {part} is missing, expected each part once"),
            Self::Unfinished { part, trials, left } => {
                write!(f, "part {part} lacks {left} of its {trials} trials, expected a complete part")
            }
        }
    }
}

impl std::error::Error for PartsError {}

/// A file that may be read twice.
struct File<'a> {
    path: &'a Path,
    /// What a pipe had.
    piped: Option<Spool>,
}

impl<'a> File<'a> {
    fn open(path: &'a Path) -> Result<Self, ApiError> {
        let failed = |error: io::Error| file_error(path, "read", &error);
        let is_piped = !fs::metadata(path).map_err(failed)?.is_file();
        let piped = is_piped.then(|| fs::File::open(path).and_then(Spool::of)).transpose().map_err(failed)?;
        Ok(Self { path, piped })
    }

    /// Reads it up to its first row.
    fn read(&mut self) -> Result<RowFile<'_>, ApiError> {
        let reader = match &mut self.piped {
            Some(spool) => spool.reader(),
            None => fs::File::open(self.path).map(|file| -> Box<dyn Read> { Box::new(file) }),
        };
        let reader = reader.map_err(|error| file_error(self.path, "read", &error))?;
        RowFile::open(self.path, BufReader::new(reader), As::Stored)
    }
}

/// The report on an experiment from all its parts. `None` if their rows have been printed.
pub fn merge(options: &Options, is_json: bool) -> Result<Option<Answer>, ApiError> {
    let names: Vec<_> = options.parts.iter().map(|path| path.display().to_string()).collect();
    let bad = |error: PartsError| ApiError::new("bad-parts", names.join(" "), error);
    let mut files = options.parts.iter().map(|path| File::open(path)).collect::<Result<Vec<_>, _>>()?;
    let heads = files.iter_mut().map(|file| file.read().map(|file| (file.experiment.clone(), file.part)));
    let heads = heads.collect::<Result<Vec<_>, _>>()?;
    let order = in_order(&heads).map_err(bad)?;
    let experiment = &heads[0].0;
    let mut running = RunningReport::new(experiment);
    for &place in &order {
        let mut file = files[place].read()?;
        let found = file.read(true, |row| running.add(row.text).map_err(|error| row.refused(&error)))?;
        let (part, (from, until)) = (file.part, file.part.trials(experiment));
        if found.next < until {
            return Err(bad(PartsError::Unfinished { part, trials: until - from, left: until - found.next }));
        }
        if experiment.has_rows_of_moves() {
            running.report().map_err(|error| file.unfinished(&error))?;
        }
    }
    let report = json(&running.report()?)?;
    let fingerprint = report["fingerprint"].as_str();
    for file in &mut files {
        file.read()?.check_fingerprint(fingerprint)?;
    }
    if !options.csv || is_json {
        return Ok(Some(Answer::report(report)));
    }
    let mut printer = Printer::new();
    let mut is_read = printer.print(heading(experiment, Part::WHOLE, fingerprint).as_bytes())?;
    for &place in &order {
        files[place].read()?.read(true, |row| {
            is_read = is_read && printer.print(row.text.as_bytes())? && printer.print(b"\n")?;
            Ok(())
        })?;
    }
    printer.flush().map(|_| None)
}

/// The places of all parts in order.
fn in_order(files: &[(Experiment, Part)]) -> Result<Vec<usize>, PartsError> {
    let (query, of) = (files[0].0.query(), files[0].1.of);
    let mut places = BTreeMap::new();
    for (place, (experiment, part)) in files.iter().enumerate() {
        let (other, part) = (experiment.query(), *part);
        if other != query {
            return Err(PartsError::Unlike { query, other });
        }
        if part.of != of {
            return Err(PartsError::Division { of, other: part.of });
        }
        if places.insert(part.number, place).is_some() {
            return Err(PartsError::Twice { part });
        }
    }
    let part = |number| places.get(&number).copied().ok_or(PartsError::Missing { part: Part { number, of } });
    (1..=of).map(part).collect()
}
