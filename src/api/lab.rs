//! Errors of the laboratory, with their codes.

use super::ApiError;
use crate::lab::{ReportError, SpecError};

impl From<SpecError> for ApiError {
    fn from(error: SpecError) -> Self {
        Self::new("bad-query", &error.key, &error)
    }
}

impl From<ReportError> for ApiError {
    fn from(error: ReportError) -> Self {
        Self::new("bad-rows", &error.found, &error)
    }
}
