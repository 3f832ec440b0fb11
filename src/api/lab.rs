//! Errors of the laboratory, with their codes.

use super::ApiError;
use crate::{lab::ReportError, schema::SpecError};

impl From<SpecError> for ApiError {
    fn from(error: SpecError) -> Self {
        let told = Self::new("bad-query", &error.key, &error);
        Self { refused: Some(Box::new(error)), ..told }
    }
}

impl From<ReportError> for ApiError {
    fn from(error: ReportError) -> Self {
        Self::new("bad-rows", &error.found, &error)
    }
}
