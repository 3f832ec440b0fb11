//! The kinds of experiments: one file each, and one line each in the table.

mod autoplay;
mod choice_of_moves;
mod clusters;
mod effort;
mod exact_quota;
mod playouts;
mod sample;
mod solving;
mod ties;
mod tournament;
mod trace;

use serde::Serialize;

use super::{
    arena::{self, GamesExperiment},
    puzzle::{self, Conditions, PuzzleExperiment},
    rows::{Fields, ReportError},
    trials::Trials,
};
use crate::schema::SpecError;

pub use autoplay::Autoplay;
pub use choice_of_moves::{Choice, ChoiceOfMoves};
pub use clusters::{Clusters, Correlation};
pub use effort::{Effort, SearchEffort};
pub use exact_quota::{ExactQuota, QuotaOfDistance};
pub use playouts::{Branching, End, Playouts};
pub use sample::Sample;
pub use solving::Solving;
pub use ties::{Coarseness, Ties};
pub use tournament::{Pairing, Standing, Tournament};

/// A kind of experiment.
#[derive(Debug)]
pub(super) enum ExperimentKind {
    /// An experiment with the puzzle.
    Puzzle(&'static PuzzleKind),
    /// An experiment with a two-player game.
    Games(&'static GamesKind),
}

/// A kind of experiment with the puzzle.
#[derive(Debug)]
pub(super) struct PuzzleKind {
    pub facts: &'static puzzle::Facts,
    /// The names of the columns of a row.
    pub columns: fn(&Conditions) -> Vec<&'static str>,
    /// Prepares the first point.
    pub trials: fn(&PuzzleExperiment) -> Result<Box<dyn Trials>, SpecError>,
    /// Adds up the trials of a point.
    pub tally: fn(&Conditions) -> Box<dyn Tally>,
}

/// A kind of experiment with a two-player game.
#[derive(Debug)]
pub(super) struct GamesKind {
    pub facts: &'static arena::Facts,
    /// The names of the columns of a row.
    pub columns: &'static [&'static str],
    /// Runs a trial, given its round and index in the round, and returns its row.
    pub row: fn(&GamesExperiment, trial: u64, round: u64, place: usize) -> String,
    /// Creates the tally of trials.
    pub tally: fn(&GamesExperiment) -> Box<dyn GamesTally>,
}

/// Adds up the trials of a point of an experiment with the puzzle.
pub(super) trait Tally {
    /// Adds the fields that follow the trial number in a row. Returns whether the trial is
    /// complete.
    fn add(&mut self, conditions: &Conditions, fields: &mut Fields<'_>) -> Result<bool, ReportError>;

    /// Whether there is no incomplete trial.
    fn is_between_trials(&self) -> bool {
        true
    }

    /// The results of the trials.
    fn outcome(&self, conditions: &Conditions, point: Option<String>) -> Outcome;
}

/// Adds up the trials of an experiment with two-player games.
pub(super) trait GamesTally {
    /// Adds the fields that follow the trial number in its row.
    fn add(&mut self, experiment: &GamesExperiment, trial: u64, fields: &mut Fields<'_>) -> Result<(), ReportError>;

    /// The results of this many trials.
    fn outcome(&self, experiment: &GamesExperiment, n: u64) -> Outcome;
}

/// One line per kind: its subject, its file and its results.
macro_rules! kinds {
    ($($about:ident $module:ident => $name:ident($results:ty),)+) => {
        /// All kinds, in the order in which they are listed.
        pub(super) static KINDS: &[ExperimentKind] = &[$(ExperimentKind::$about(&$module::KIND),)+];

        /// The results of one point. `point` is the value of the sweep, if there is one, and `n`
        /// the number of trials.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum Outcome {
            $(
                #[doc = concat!("Of the kind in `", stringify!($module), "`.")]
                $name($results),
            )+
        }

        impl Outcome {
            /// The value of the sweep; `None` without one.
            #[must_use]
            pub fn point(&self) -> Option<&str> {
                match self {
                    $(Self::$name(results) => results.point.as_deref(),)+
                }
            }
        }
    };
}

kinds! {
    Puzzle sample => Sample(Sample),
    Puzzle choice_of_moves => ChoiceOfMoves(ChoiceOfMoves),
    Puzzle autoplay => Autoplay(Autoplay),
    Puzzle ties => Ties(Ties),
    Puzzle trace => Trace(Autoplay),
    Puzzle exact_quota => ExactQuota(ExactQuota),
    Puzzle clusters => Clusters(Box<Clusters>),
    Puzzle solving => Solving(Solving),
    Games tournament => Tournament(Tournament),
    Games effort => Effort(Effort),
    Games playouts => Playouts(Playouts),
}

impl ExperimentKind {
    /// The name in queries.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Puzzle(kind) => kind.facts.name,
            Self::Games(kind) => kind.facts.name,
        }
    }
}

/// The kinds of experiments with the puzzle.
pub(super) fn puzzle_kinds() -> Vec<&'static puzzle::Facts> {
    KINDS
        .iter()
        .filter_map(|kind| if let ExperimentKind::Puzzle(kind) = kind { Some(kind.facts) } else { None })
        .collect()
}

/// The kinds of experiments with two-player games.
pub(super) fn games_kinds() -> Vec<&'static arena::Facts> {
    KINDS
        .iter()
        .filter_map(|kind| if let ExperimentKind::Games(kind) = kind { Some(kind.facts) } else { None })
        .collect()
}
