//! Exact winning quotas: autoplay from every position at once, without a sample.

mod best;
mod chain;
mod endgames;
mod graph;
mod orders;
mod report;
mod trials;

pub use chain::{Quotas, WinningChain};
pub(super) use report::Tally;
pub use report::{ExactQuota, QuotaOfDistance};
pub(super) use trials::{COLUMNS, QuotaTrials};
