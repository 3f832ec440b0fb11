//! Queries: keys and values in text, described, read and refused in one way.

mod error;
mod key;
mod pairs;
pub(crate) mod values;

pub use error::SpecError;
pub(crate) use key::{Key, Kind, Need, Refusal, Values, When, key, lacks};
pub(crate) use pairs::{pairs, value};
