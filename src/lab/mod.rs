//! The laboratory: the thesis' experiments with randomised evaluation functions.
//!
//! A search by given [`Settings`] is an [`Engine`]; what it finds out about the successors of a
//! position is an [`Outlook`]. Susanne Heuser's thesis *Randomized Evaluation Functions in Single
//! Agent Search* (Jena 2003) is the source of methods, names and numbers.

mod autoplay;
mod choice_of_moves;
mod conditions;
mod engine;
mod experiment;
mod keys;
mod noise;
mod presets;
mod random;
mod report;
mod sample;
mod settings;
mod spec;
mod statistics;
mod ties;
mod trace;
mod valuation;
mod values;

pub use autoplay::Lengths;
pub use choice_of_moves::Choice;
pub use conditions::{Found, Kind, Tie};
pub use engine::{Engine, Outlook};
pub use experiment::{Runner, sample_file};
pub use keys::SpecError;
pub use noise::{Ends, Noise, NoiseKind, Sides};
pub use presets::{Known, Measure, Preset, Run, presets};
pub use random::Draw;
pub use report::{Outcome, Report, ReportError, report};
pub use settings::{Fat, Memory, Settings, Type1, Type2, WinValue};
pub use spec::{Experiment, GENERATOR};
pub use statistics::{Difference, Interval, Quota, Sign};
pub use ties::Coarseness;
pub use valuation::Valuation;
