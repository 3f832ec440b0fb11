//! Queries: keys and values in text, read and refused in one way.

mod error;
mod pairs;
pub(crate) mod values;

pub use error::SpecError;
pub(crate) use pairs::{pairs, value};
