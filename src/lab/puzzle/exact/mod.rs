//! Exact winning quotas: autoplay from every position at once, without a sample.

mod best;
mod chain;
mod endgames;
mod graph;
mod orders;

pub(in crate::lab) use best::Search;
pub use chain::{Quotas, WinningChain};
