//! The laboratory: the thesis' experiments with randomised evaluation functions, matches between
//! engines of two-player games, and how engines learn.
//!
//! A search with given [`Settings`] is a [`DepthTSearch`]; its results for the successors of a
//! position are an [`Outlook`]. Susanne Heuser's thesis *Randomized Evaluation Functions in Single
//! Agent Search* (Jena 2003) is the source of methods, names and numbers.

mod arena;
mod experiment;
mod kind;
mod kinds;
mod laboratory;
mod mean;
mod plan;
mod position_set;
mod puzzle;
mod report;
mod rows;
mod runner;
mod schema;
mod statistics;
mod trials;

pub use arena::{Complexity, Elo, Sequential, Solved, Tests, Work};
pub use experiment::{Experiment, GENERATOR};
#[cfg(test)]
pub(crate) use kinds::ResultsByKind;
pub use kinds::{
    Autoplay, Branching, Choice, ChoiceOfMoves, Clusters, Coarseness, Correlation, Effort, End, ExactQuota, Outcome,
    Pairing, Playouts, QuotaOfDistance, Sample, SearchEffort, Solving, Standing, Ties, Tournament,
};
pub use laboratory::Laboratory;
pub use mean::{Lengths, Mean};
pub use puzzle::{ClusteredChoices, Clusteredness, Found, Quotas, Tie, WinningChain, record_depth_t, sample_file};
pub use report::{Report, RunningReport, report};
pub use rows::ReportError;
pub use runner::{Runner, Slice};
pub use schema::Schema;
pub use statistics::{Difference, Interval, Quota, Sign};
pub use trials::TrialSearch;

pub use crate::learning::{Fit, Fitted, Learner, Linear, Training};
pub use crate::randomised::{
    DepthTSearch, Ends, Fat, Memory, Outlook, RandomDraw, Settings, Type1, Type2, Valuation, WinValue,
};
pub use crate::schema::{Grammar, KeyFacts, KindFacts, SpecError};
