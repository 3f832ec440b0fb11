//! `merge`: combines the parts of an experiment.

use std::{collections::BTreeMap, fmt, fs, path::PathBuf};

use clap::Args;
use plyground::api::ApiError;

use crate::{
    Answer,
    files::file_error,
    parts::{Part, RowFile, as_written},
    run::answer,
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

/// The report on an experiment from all its parts.
pub fn merge(options: &Options) -> Result<Answer, ApiError> {
    let read = |path: &PathBuf| fs::read_to_string(path).map_err(|error| file_error(path, "read", &error));
    let texts = options.parts.iter().map(|path| read(path).map(|text| as_written(&text)));
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    let files = options.parts.iter().zip(&texts).map(|(path, text)| RowFile::read(path, text));
    let files = files.collect::<Result<Vec<_>, _>>()?;
    for (path, file) in options.parts.iter().zip(&files) {
        file.complete_rows(path)?;
    }
    let names: Vec<_> = options.parts.iter().map(|path| path.display().to_string()).collect();
    let rows = joined(&files).map_err(|error| ApiError::new("bad-parts", names.join(" "), error))?;
    let answer = answer(&files[0].experiment, Part::WHOLE, &rows, options.csv, false)?;
    for (path, file) in options.parts.iter().zip(&files) {
        file.check_fingerprint(path, answer.json["fingerprint"].as_str())?;
    }
    Ok(answer)
}

/// The rows of all parts in order.
fn joined<'a>(files: &[RowFile<'a>]) -> Result<Vec<&'a str>, PartsError> {
    let (query, of) = (files[0].experiment.query(), files[0].part.of);
    let mut parts = BTreeMap::new();
    for file in files {
        let (other, part) = (file.experiment.query(), file.part);
        if other != query {
            return Err(PartsError::Unlike { query, other });
        }
        if part.of != of {
            return Err(PartsError::Division { of, other: part.of });
        }
        if parts.insert(part.number, file).is_some() {
            return Err(PartsError::Twice { part });
        }
    }
    let mut rows = Vec::new();
    for number in 1..=of {
        let part = Part { number, of };
        let file = parts.get(&number).ok_or(PartsError::Missing { part })?;
        let (from, until) = part.trials(&file.experiment);
        let next = file.rows.last().and_then(|row| RowFile::trial(row)).map_or(from, |trial| trial + 1);
        if next < until {
            return Err(PartsError::Unfinished { part, trials: until - from, left: until - next.max(from) });
        }
        rows.extend(&file.rows);
    }
    Ok(rows)
}
