//! Parts of experiments.

use std::{fmt, str::FromStr};

use plyground::lab::Experiment;

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

/// The lines before the rows. For a complete whole run they include its fingerprint.
pub fn heading(experiment: &Experiment, part: Part, fingerprint: Option<&str>) -> String {
    let part = Some(part).filter(|part| *part != Part::WHOLE).map(|part| part.to_string());
    experiment.heading(fingerprint, part.as_deref())
}
