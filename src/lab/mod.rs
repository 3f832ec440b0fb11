//! The laboratory: the thesis' experiments with randomised evaluation functions, and engines of games for two
//! against each other, and how they learn.
//!
//! A search by given [`Settings`] is an [`Engine`]; what it finds out about the successors of a
//! position is an [`Outlook`]. Susanne Heuser's thesis *Randomized Evaluation Functions in Single
//! Agent Search* (Jena 2003) is the source of methods, names and numbers.

mod arena;
mod autoplay;
mod choice_of_moves;
mod clustered_choices;
mod clusters;
mod conditions;
mod exact;
mod inquiry;
mod keys;
mod report;
mod runner;
mod sample;
mod solving;
mod spec;
mod statistics;
mod ties;
mod trace;
mod trials;
mod values;

pub use arena::{
    Branching, Complexity, Effort, Elo, End, Mean, Pairing, Playouts, SearchEffort, Sequential, Solved, Standing,
    Tests, Tournament, Work,
};
pub use autoplay::Lengths;
pub use choice_of_moves::Choice;
pub use clustered_choices::{ClusteredChoices, Clusteredness};
pub use clusters::{Clusters, Correlation};
pub use conditions::{Found, Tie};
pub use exact::{ExactQuota, QuotaOfDistance, Quotas, WinningChain};
pub use report::{Outcome, Report, ReportError, report};
pub use runner::Runner;
pub use spec::{Experiment, GENERATOR};
pub use statistics::{Difference, Interval, Quota, Sign};
pub use ties::Coarseness;
pub use trials::sample_file;

pub use crate::{
    learning::{Fit, Fitted, Learner, Linear, Training},
    randomised::{
        Draw, Ends, Engine, Fat, Memory, Noise, NoiseKind, Outlook, Settings, Sides, Type1, Type2, Valuation, WinValue,
    },
    schema::SpecError,
};
