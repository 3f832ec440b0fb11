//! Why a query is refused.

use std::fmt;

/// Why a query is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// The key that is wrong, as it was written.
    pub key: String,
    /// Its value.
    pub found: String,
    /// What was expected instead.
    pub expected: String,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, found, expected } = self;
        write!(f, "{key}: “{found}” is not possible, expected {expected}")
    }
}

impl std::error::Error for SpecError {}
