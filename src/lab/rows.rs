//! Rows: writing and reading their fields.

use std::fmt::{self, Display, Write};

use crate::{decimal, slide::Position};

/// Rows that do not belong to the experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportError {
    /// The number of the row, from 1.
    pub row: u64,
    /// The text that was found.
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

/// The number that a field of a row means, as it is written.
pub(super) fn number_in(text: &str) -> Option<f64> {
    match text {
        "inf" => Some(f64::INFINITY),
        "-inf" => Some(f64::NEG_INFINITY),
        "NaN" => Some(f64::NAN),
        _ => decimal::read(text),
    }
}

/// Writes values separated by spaces.
pub(super) fn write_list<T: Display>(row: &mut String, values: &[T]) {
    for (place, value) in values.iter().enumerate() {
        let space = if place == 0 { "" } else { " " };
        let _ = write!(row, "{space}{value}");
    }
}

/// Reads the fields of a row, one after the other.
pub(super) struct Fields<'a> {
    row: u64,
    fields: std::str::Split<'a, char>,
}

impl<'a> Fields<'a> {
    /// Starts at the first field of the row with this number, from 1.
    pub(super) fn of(row: u64, text: &'a str) -> Self {
        Self { row, fields: text.split(',') }
    }

    /// The error about a field.
    pub(super) fn refuse(&self, found: &str, expected: impl Into<String>) -> ReportError {
        ReportError { row: self.row, found: found.to_owned(), expected: expected.into() }
    }

    /// The next field.
    pub(super) fn text(&mut self) -> Result<&'a str, ReportError> {
        self.fields.next().ok_or_else(|| self.refuse("", "more columns"))
    }

    /// Reads an integer between `least` and `most` in decimal digits.
    pub(super) fn number(&mut self, least: u64, most: u64) -> Result<u64, ReportError> {
        let text = self.text()?;
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        // A number has a unique text, so equal rows have equal fingerprints.
        let number = number.filter(|number| number.to_string() == text);
        number.ok_or_else(|| self.refuse(text, format!("a whole number from {least} to {most}")))
    }

    /// Reads a list of decimal numbers.
    pub(super) fn numbers(&mut self, count: usize) -> Result<Vec<f64>, ReportError> {
        let text = self.text()?;
        let numbers: Option<Vec<f64>> = text.split(' ').map(number_in).collect();
        let numbers = numbers.filter(|numbers| numbers.len() == count);
        numbers.ok_or_else(|| self.refuse(text, format!("{count} numbers with spaces between them")))
    }

    /// Reads a list of numbers from 0 to 1.
    pub(super) fn quotas(&mut self, count: usize) -> Result<Vec<f64>, ReportError> {
        let quotas = self.numbers(count)?;
        let found = quotas.iter().find(|quota| !(0.0..=1.0).contains(*quota));
        found.map_or(Ok(()), |quota| Err(self.refuse(&quota.to_string(), "numbers from 0 to 1")))?;
        Ok(quotas)
    }

    /// Reads a position.
    pub(super) fn position<const K: usize>(&mut self) -> Result<Position<K>, ReportError> {
        let text = self.text()?;
        text.parse().map_err(|_| self.refuse(text, "a position"))
    }

    /// Reads exactly this text.
    pub(super) fn exactly(&mut self, expected: &str) -> Result<(), ReportError> {
        let text = self.text()?;
        if text == expected { Ok(()) } else { Err(self.refuse(text, expected)) }
    }

    /// Reads this many words, separated by spaces.
    pub(super) fn words(&mut self, count: u64) -> Result<&'a str, ReportError> {
        let text = self.text()?;
        let words = if text.is_empty() { 0 } else { text.split(' ').count() as u64 };
        if words == count {
            Ok(text)
        } else {
            Err(self.refuse(text, format!("{count} words with spaces between them")))
        }
    }

    /// Checks that the row ends here.
    pub(super) fn end(&mut self) -> Result<(), ReportError> {
        self.fields.next().map_or(Ok(()), |text| Err(self.refuse(text, "no more columns")))
    }
}
