//! Queries, engines and searches as text: keys and values, described, parsed and checked in one way.

mod error;
#[cfg(feature = "lab")]
mod grammar;
mod key;
mod options;
#[cfg(feature = "lab")]
mod pairs;
pub(crate) mod values;

pub use error::SpecError;
#[cfg(feature = "lab")]
pub use grammar::{Grammar, KeyFacts, KindFacts};
pub(crate) use key::{Key, Values, key, told};
#[cfg(feature = "lab")]
pub(crate) use key::{Need, QueryKind, Refusal, When, lacks};
#[cfg(any(feature = "lab", feature = "solver"))]
pub(crate) use options::write;
pub(crate) use options::{Named, OptionKey, read};
#[cfg(feature = "lab")]
pub(crate) use pairs::{pairs, value};
