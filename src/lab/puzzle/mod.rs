//! The common parts of experiments with the puzzle: their queries, their starting positions, and
//! games.

mod applying;
pub(super) mod choice;
pub(super) mod clustered_choices;
mod conditions;
mod exact;
mod experiment;
mod kind;
mod options;
mod other_puzzles;
mod puzzle_keys;
mod puzzles;
mod recorded;
mod sample;
mod trials;
mod values;

pub use clustered_choices::{ClusteredChoices, Clusteredness};
pub use exact::{Quotas, WinningChain};
pub use options::{Found, Tie};
pub use recorded::record_depth_t;
pub use sample::sample_file;

pub(super) use conditions::Conditions;
pub(super) use exact::Search;
pub(super) use experiment::{PuzzleExperiment, grammar};
pub(super) use kind::{DEPTHS, EVALUATION, MEMORY, NOISE, ONLY_THREE, PuzzleFacts, PuzzleKind, SAMPLE};
pub(super) use other_puzzles::{OtherTrial, other_trials};
pub(super) use puzzles::{SlidePuzzle, SlideStart};
pub(super) use sample::{closer, distances};
pub(super) use trials::{SampleTrials, Trial};
