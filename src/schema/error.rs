//! Why a text is rejected.

use std::fmt;

/// Why a query, an engine or a search is rejected.
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
    pub fn new(key: &str, found: impl fmt::Display, expected: impl fmt::Display) -> Self {
        Self { key: key.to_owned(), found: found.to_string(), expected: expected.to_string() }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, found, expected } = self;
        write!(f, "“{key}={found}” is not understood: expected {expected}")
    }
}

impl std::error::Error for SpecError {}
