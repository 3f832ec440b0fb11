//! Why a query is rejected.

use std::fmt;

/// Why a query is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// The invalid key, as it was written.
    pub key: String,
    /// Its value.
    pub found: String,
    /// What was expected instead.
    pub expected: String,
}

impl SpecError {
    /// Creates an error about the value of a key.
    pub fn new(key: &str, found: &str, expected: impl Into<String>) -> Self {
        Self { key: key.to_owned(), found: found.to_owned(), expected: expected.into() }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, found, expected } = self;
        write!(f, "{key}: “{found}” is not possible, expected {expected}")
    }
}

impl std::error::Error for SpecError {}
