//! The files of an experiment's rows: a few lines that say what they are, the columns, the rows.

use std::{fmt, path::Path, str::FromStr};

use plyground::{api::ApiError, lab::Experiment};

/// One of several equal ranges of trials, as in `2/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its number, from 1.
    pub number: u64,
    /// How many there are.
    pub of: u64,
}

impl Part {
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// The trials of this part, first and behind the last.
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
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let part = numbers.map(|(number, of)| Self { number, of }).filter(|part| (1..=part.of).contains(&part.number));
        part.ok_or_else(|| format!("“{text}” is no part: expected a number and how many there are, as in 2/4"))
    }
}

/// The lines before the rows. A whole run, once complete, has its fingerprint among them.
pub fn heading(experiment: &Experiment, part: Part, fingerprint: Option<&str>) -> String {
    let part = Some(part).filter(|part| *part != Part::WHOLE).map(|part| part.to_string());
    experiment.heading(fingerprint, part.as_deref())
}

/// What a file of rows says.
pub struct RowFile<'a> {
    pub experiment: Experiment,
    pub part: Part,
    /// The complete lines behind the columns.
    pub rows: Vec<&'a str>,
}

impl<'a> RowFile<'a> {
    /// Reads a file that this version wrote. A line that does not end is none.
    pub fn read(path: &Path, text: &'a str) -> Result<Self, ApiError> {
        let bad = |message: String| ApiError::new("bad-rows", path.display(), format!("{}: {message}", path.display()));
        let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')).peekable();
        let (mut query, mut version, mut part) = (None, None, Part::WHOLE);
        while let Some(line) = lines.next_if(|line| line.starts_with('#')) {
            match line.strip_prefix("# ").and_then(|line| line.split_once(": ")) {
                Some(("query", text)) => query = Some(text),
                Some(("version", text)) => version = Some(text),
                Some(("part", text)) => part = text.parse().map_err(bad)?,
                Some(("fingerprint", _)) => (),
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
            return Err(bad(format!("the rows are of version {theirs}, expected {ours}, which this is")));
        }
        let experiment = Experiment::parse(query).map_err(|error| bad(error.to_string()))?;
        match lines.next() {
            Some(header) if header == experiment.header() => Ok(Self { experiment, part, rows: lines.collect() }),
            other => {
                Err(bad(format!("found the columns “{}”, expected {}", other.unwrap_or_default(), experiment.header())))
            }
        }
    }

    /// The number of a row's trial.
    pub fn trial(row: &str) -> Option<u64> {
        row.split(',').next()?.parse().ok()
    }

    /// How many rows from the first on belong to complete trials that follow one another.
    pub fn complete_rows(&self) -> usize {
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
                _ => break,
            }
        }
        complete
    }
}
