//! The laboratory: the thesis' experiments with randomised evaluation functions, matches between
//! engines of two-player games, and how engines learn.
//!
//! A search with given [`Settings`] is a [`DepthTSearch`]; its results for the successors of a
//! position are an [`Outlook`]. Susanne Heuser's thesis *Randomized Evaluation Functions in Single
//! Agent Search* (Jena 2003) is the source of methods, names and numbers.

#[cfg(feature = "duels")]
mod arena;
mod experiment;
mod kinds;
mod mean;
#[cfg(feature = "slide")]
mod puzzle;
mod report;
mod rows;
mod runner;
#[cfg(feature = "whole")]
mod schema;
mod statistics;
mod trials;

#[cfg(feature = "duels")]
pub use arena::{Complexity, Elo, Sequential, Solved, Tests, Work};
pub use experiment::{Experiment, GENERATOR};
pub use kinds::Outcome;
#[cfg(feature = "slide")]
pub use kinds::{
    Autoplay, Choice, ChoiceOfMoves, Clusters, Coarseness, Correlation, ExactQuota, QuotaOfDistance, Sample, Solving,
    Ties,
};
#[cfg(feature = "duels")]
pub use kinds::{Branching, Effort, End, Pairing, Playouts, SearchEffort, Standing, Tournament};
pub use mean::{Lengths, Mean};
#[cfg(feature = "slide")]
pub use puzzle::{ClusteredChoices, Clusteredness, Found, Quotas, Tie, WinningChain, sample_file};
pub use report::{Report, RunningReport, report};
pub use rows::ReportError;
pub use runner::Runner;
#[cfg(feature = "whole")]
pub use schema::Schema;
pub use statistics::{Difference, Interval, Quota, Sign};

#[cfg(feature = "whole")]
pub use crate::learning::{Fit, Fitted, Learner, Linear, Training};
#[cfg(feature = "slide")]
pub use crate::randomised::{
    DepthTSearch, Ends, Fat, Memory, Outlook, RandomDraw, Settings, Type1, Type2, Valuation, WinValue,
};
pub use crate::schema::{Grammar, KeyFacts, KindFacts, SpecError};
