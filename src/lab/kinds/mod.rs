//! The kinds of experiments: one file each, and one line each in the table.

#[cfg(feature = "slide")]
mod autoplay;
#[cfg(feature = "slide")]
mod choice_of_moves;
#[cfg(feature = "slide")]
mod clusters;
#[cfg(feature = "duels")]
mod effort;
#[cfg(feature = "slide")]
mod exact_quota;
#[cfg(feature = "duels")]
mod playouts;
#[cfg(feature = "slide")]
mod sample;
#[cfg(feature = "slide")]
mod solving;
#[cfg(feature = "slide")]
mod ties;
#[cfg(feature = "duels")]
mod tournament;
#[cfg(feature = "slide")]
mod trace;

use serde::Serialize;

#[cfg(feature = "duels")]
use super::arena::{self, GamesExperiment};
#[cfg(feature = "slide")]
use super::puzzle::{self, Conditions, PuzzleExperiment};
use super::rows::{Fields, ReportError};
use super::trials::Trials;
use crate::schema::SpecError;

#[cfg(feature = "slide")]
pub use autoplay::Autoplay;
#[cfg(feature = "slide")]
pub use choice_of_moves::{Choice, ChoiceOfMoves};
#[cfg(feature = "slide")]
pub use clusters::{Clusters, Correlation};
#[cfg(feature = "duels")]
pub use effort::{Effort, SearchEffort};
#[cfg(feature = "slide")]
pub use exact_quota::{ExactQuota, QuotaOfDistance};
#[cfg(feature = "duels")]
pub use playouts::{Branching, End, Playouts};
#[cfg(feature = "slide")]
pub use sample::Sample;
#[cfg(feature = "slide")]
pub use solving::Solving;
#[cfg(feature = "slide")]
pub use ties::{Coarseness, Ties};
#[cfg(feature = "duels")]
pub use tournament::{Pairing, Standing, Tournament};

/// A kind of experiment.
#[derive(Debug)]
pub(super) enum ExperimentKind {
    /// An experiment with the puzzle.
    #[cfg(feature = "slide")]
    Puzzle(&'static PuzzleKind),
    /// An experiment with a two-player game.
    #[cfg(feature = "duels")]
    Games(&'static GamesKind),
}

/// A kind of experiment with the puzzle.
#[cfg(feature = "slide")]
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
#[cfg(feature = "duels")]
#[derive(Debug)]
pub(super) struct GamesKind {
    pub facts: &'static arena::Facts,
    /// The names of the columns of a row.
    pub columns: &'static [&'static str],
    /// Prepares the trials.
    pub trials: fn(&GamesExperiment) -> Result<Box<dyn Trials>, SpecError>,
    /// Creates the tally of trials.
    pub tally: fn(&GamesExperiment) -> Box<dyn GamesTally>,
}

/// Adds up the trials of a point of an experiment with the puzzle.
#[cfg(feature = "slide")]
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
#[cfg(feature = "duels")]
pub(super) trait GamesTally {
    /// Adds the fields that follow the trial number in its row.
    fn add(&mut self, experiment: &GamesExperiment, trial: u64, fields: &mut Fields<'_>) -> Result<(), ReportError>;

    /// The results of this many trials.
    fn outcome(&self, experiment: &GamesExperiment, n: u64) -> Outcome;
}

/// One line per kind: the crate feature that brings it, its subject, its name, its file and its results.
macro_rules! kinds {
    ($($feature:literal $about:ident $kind:literal $module:ident => $name:ident($results:ty),)+) => {
        /// All kinds that are built, in the order in which they are listed.
        pub(super) static KINDS: &[ExperimentKind] =
            &[$(#[cfg(feature = $feature)] ExperimentKind::$about(&$module::KIND),)+];

        /// The names of all kinds, whether they are built or not.
        pub(super) const NAMES: &[&str] = &[$($kind,)+];

        /// The results of one point. `point` is the value of the sweep, if there is one, and `n`
        /// the number of trials.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        #[cfg_attr(not(feature = "slide"), allow(clippy::large_enum_variant, reason = "there are only a few"))]
        pub enum Outcome {
            $(
                #[doc = concat!("Of the kind in `", stringify!($module), "`.")]
                #[cfg(feature = $feature)]
                $name($results),
            )+
        }

        impl Outcome {
            /// The value of the sweep; `None` without one.
            #[must_use]
            pub fn point(&self) -> Option<&str> {
                match self {
                    $(#[cfg(feature = $feature)] Self::$name(results) => results.point.as_deref(),)+
                }
            }
        }
    };
}

kinds! {
    "slide" Puzzle "sample" sample => Sample(Sample),
    "slide" Puzzle "com" choice_of_moves => ChoiceOfMoves(ChoiceOfMoves),
    "slide" Puzzle "autoplay" autoplay => Autoplay(Autoplay),
    "slide" Puzzle "ties" ties => Ties(Ties),
    "slide" Puzzle "trace" trace => Trace(Autoplay),
    "slide" Puzzle "exact-quota" exact_quota => ExactQuota(ExactQuota),
    "slide" Puzzle "clusters" clusters => Clusters(Box<Clusters>),
    "slide" Puzzle "solving" solving => Solving(Solving),
    "duels" Games "tournament" tournament => Tournament(Tournament),
    "duels" Games "effort" effort => Effort(Effort),
    "duels" Games "playouts" playouts => Playouts(Playouts),
}

impl ExperimentKind {
    /// The name in queries.
    pub(super) fn name(&self) -> &'static str {
        match self {
            #[cfg(feature = "slide")]
            Self::Puzzle(kind) => kind.facts.name,
            #[cfg(feature = "duels")]
            Self::Games(kind) => kind.facts.name,
        }
    }
}

/// The trials of a kind that only other modules run.
#[cfg(feature = "slide")]
fn elsewhere(experiment: &PuzzleExperiment) -> Result<Box<dyn Trials>, SpecError> {
    Err(nothing_runs(experiment.kind().name))
}

/// The error that a module runs no experiment of a kind.
fn nothing_runs(kind: &str) -> SpecError {
    SpecError::new("kind", kind, "a kind that this module runs")
}

/// The trials of a kind with games, of which this runs one: given its number, its round and its index in the round, it
/// returns its row.
#[cfg(feature = "duels")]
fn games(experiment: &GamesExperiment, row: arena::Row) -> Result<Box<dyn Trials>, SpecError> {
    if cfg!(feature = "engines") {
        arena::GamesTrials::boxed(experiment, row)
    } else {
        Err(nothing_runs(experiment.kind.name))
    }
}

/// The kinds of experiments with the puzzle.
#[cfg(feature = "slide")]
pub(super) fn puzzle_kinds() -> Vec<&'static puzzle::Facts> {
    let facts = |kind: &ExperimentKind| match kind {
        ExperimentKind::Puzzle(kind) => Some(kind.facts),
        #[cfg(feature = "duels")]
        ExperimentKind::Games(_) => None,
    };
    KINDS.iter().filter_map(facts).collect()
}

/// The kinds of experiments with two-player games.
#[cfg(feature = "duels")]
pub(super) fn games_kinds() -> Vec<&'static arena::Facts> {
    let facts = |kind: &ExperimentKind| match kind {
        #[cfg(feature = "slide")]
        ExperimentKind::Puzzle(_) => None,
        ExperimentKind::Games(kind) => Some(kind.facts),
    };
    KINDS.iter().filter_map(facts).collect()
}

#[cfg(all(test, feature = "whole"))]
mod tests {
    use super::{KINDS, NAMES};

    #[test]
    fn the_table_names_kinds_as_they_name_themselves() {
        assert_eq!(KINDS.iter().map(super::ExperimentKind::name).collect::<Vec<_>>(), NAMES);
    }
}
