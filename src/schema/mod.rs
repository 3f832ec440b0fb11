//! Queries, engines and searches as text: keys and values, described, parsed and checked in one way.

mod error;
mod grammar;
mod key;
mod options;
mod pairs;
pub(crate) mod values;

pub use error::SpecError;
pub use grammar::{Grammar, KeyFacts, KindFacts};
pub(crate) use key::{Key, Values, key, native_only};
pub(crate) use key::{Need, QueryKind, Refusal, When, unmet_need};
pub(crate) use options::write;
pub(crate) use options::{Named, OptionKey, read};
pub(crate) use pairs::{pairs, value};
