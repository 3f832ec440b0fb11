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

use super::arena::{self, GamesExperiment};
use super::puzzle::{self, Conditions, PuzzleExperiment};
use super::rows::{Fields, ReportError};
use super::trials::Trials;
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

/// A kind of experiment with the puzzle.
#[derive(Debug)]
pub(super) struct PuzzleKind {
    pub info: &'static puzzle::PuzzleKindInfo,
    /// The names of the columns of a row.
    pub columns: fn(&Conditions) -> Vec<&'static str>,
    /// Adds up the trials of a point.
    pub tally: fn(&Conditions) -> Box<dyn Tally>,
}

/// A kind of experiment with a two-player game.
#[derive(Debug)]
pub(super) struct GamesKind {
    pub info: &'static arena::GamesKindInfo,
    /// The names of the columns of a row.
    pub columns: &'static [&'static str],
    /// Creates the tally of trials.
    pub tally: fn(&GamesExperiment) -> Box<dyn GamesTally>,
}

/// Adds up the trials of a point of an experiment with the puzzle.
pub(super) trait Tally: Send {
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
pub(super) trait GamesTally: Send {
    /// Adds the fields that follow the trial number in its row.
    fn add(&mut self, experiment: &GamesExperiment, trial: u64, fields: &mut Fields<'_>) -> Result<(), ReportError>;

    /// The results of this many trials.
    fn outcome(&self, experiment: &GamesExperiment, n: u64) -> Outcome;
}

/// Prepares the trials of a kind.
type PuzzleTrials = fn(&PuzzleExperiment) -> Result<Box<dyn Trials>, SpecError>;
type GamesTrials = fn(&GamesExperiment) -> Result<Box<dyn Trials>, SpecError>;

/// One line per kind: its name, its file and its results. The trials are in tables of their own, so that a program that
/// only plans them does not contain them.
macro_rules! kinds {
    (puzzle { $($of_puzzle:literal $puzzle:ident => $Puzzle:ident($PuzzleResults:ty),)+ }
     games { $($of_games:literal $games:ident => $Games:ident($GamesResults:ty),)+ }) => {
        pub(super) static PUZZLE_KINDS: &[&PuzzleKind] = &[$(&$puzzle::KIND),+];
        pub(super) static PUZZLE_TRIALS: &[PuzzleTrials] = &[$($puzzle::TRIALS),+];
        pub(super) static GAMES_KINDS: &[&GamesKind] = &[$(&$games::KIND),+];
        pub(super) static GAMES_TRIALS: &[GamesTrials] = &[$($games::TRIALS),+];

        /// The names of all kinds.
        pub(super) const NAMES: &[&str] = &[$($of_puzzle,)+ $($of_games,)+];

        /// The results of one point. `point` is the value of the sweep, if there is one, and `n`
        /// the number of trials.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum Outcome {
            $(
                #[doc = concat!("Of the kind in `", stringify!($puzzle), "`.")]
                $Puzzle($PuzzleResults),
            )+
            $(
                #[doc = concat!("Of the kind in `", stringify!($games), "`.")]
                $Games($GamesResults),
            )+
        }

        /// The results of each kind of experiment.
        #[cfg(test)]
        #[derive(ts_rs::TS)]
        #[expect(dead_code, reason = "only its type matters")]
        pub(crate) struct ResultsByKind {
            $(#[ts(rename = $of_puzzle)] $puzzle: $PuzzleResults,)+
            $(#[ts(rename = $of_games)] $games: $GamesResults,)+
        }

        impl Outcome {
            /// The value of the sweep; `None` without one.
            #[must_use]
            pub fn point(&self) -> Option<&str> {
                match self {
                    $(Self::$Puzzle(results) => results.point.as_deref(),)+
                    $(Self::$Games(results) => results.point.as_deref(),)+
                }
            }
        }
    };
}

kinds! {
    puzzle {
        "sample" sample => Sample(Sample),
        "com" choice_of_moves => ChoiceOfMoves(ChoiceOfMoves),
        "autoplay" autoplay => Autoplay(Autoplay),
        "ties" ties => Ties(Ties),
        "trace" trace => Trace(Autoplay),
        "exact-quota" exact_quota => ExactQuota(ExactQuota),
        "clusters" clusters => Clusters(Box<Clusters>),
        "solving" solving => Solving(Solving),
    }
    games {
        "tournament" tournament => Tournament(Tournament),
        "effort" effort => Effort(Effort),
        "playouts" playouts => Playouts(Playouts),
    }
}

/// The trials of a kind with games, of which this runs one: given its number, its round and its index in the round, it
/// returns its row.
fn games(experiment: &GamesExperiment, row: arena::Row) -> Result<Box<dyn Trials>, SpecError> {
    arena::GamesTrials::boxed(experiment, row)
}

/// The kinds of experiments with the puzzle.
pub(super) fn puzzle_kinds() -> Vec<&'static puzzle::PuzzleKindInfo> {
    PUZZLE_KINDS.iter().map(|kind| kind.info).collect()
}

/// The kinds of experiments with two-player games.
pub(super) fn games_kinds() -> Vec<&'static arena::GamesKindInfo> {
    GAMES_KINDS.iter().map(|kind| kind.info).collect()
}

#[cfg(test)]
mod tests {
    use super::{NAMES, games_kinds, puzzle_kinds};

    #[test]
    fn the_table_names_kinds_as_they_name_themselves() {
        let names: Vec<_> = puzzle_kinds().iter().map(|kind| kind.name).collect();
        let of_games: Vec<_> = games_kinds().iter().map(|kind| kind.name).collect();
        assert_eq!([names, of_games].concat(), NAMES);
    }
}
