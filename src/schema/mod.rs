//! Queries: keys and values as text, described, parsed and checked in one way.

mod error;
mod grammar;
mod key;
mod pairs;
pub(crate) mod values;

pub use error::SpecError;
pub use grammar::{Grammar, KeyFacts, KindFacts};
pub(crate) use key::{Key, Need, QueryKind, Refusal, Values, When, key, lacks, told};
pub(crate) use pairs::{pairs, value};
