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

use super::{arena::GamesKind, kind::Tally, puzzle::PuzzleKind};
use crate::players::Repertoire;

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

/// One line per kind: its file and its results. A program that only plans trials must not contain them, so for it there
/// are the same kinds without.
macro_rules! kinds {
    (puzzle { $($(#[$of_puzzle:meta])? $puzzle:ident => $Puzzle:ident($PuzzleResults:ty),)+ }
     games { $($games:ident => $Games:ident($GamesResults:ty),)+ }) => {
        /// The kinds of experiments with the puzzle, in a program that has these engines.
        pub(super) fn puzzle_kinds<R: Repertoire>() -> &'static [PuzzleKind] {
            static KINDS: &[PuzzleKind] = &[$($puzzle::KIND),+];
            static PLANNED: &[PuzzleKind] = &[$(PuzzleKind { trials: None, ..$puzzle::KIND }),+];
            if R::IDLE { PLANNED } else { KINDS }
        }

        /// The kinds of experiments with two-player games, in a program that has these engines.
        pub(super) fn games_kinds<R: Repertoire>() -> &'static [GamesKind] {
            static KINDS: &[GamesKind] = &[$($games::KIND),+];
            static PLANNED: &[GamesKind] = &[$(GamesKind { trials: None, ..$games::KIND }),+];
            if R::IDLE { PLANNED } else { KINDS }
        }

        /// The names of the latter, which errors of a program without them say too.
        pub(super) const NAMES_OF_GAMES: &[&str] = &[$($games::KIND.name),+];

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
        #[ts(rename_all = "kebab-case")]
        #[expect(dead_code, reason = "only its type matters")]
        pub(crate) struct ResultsByKind {
            $($(#[$of_puzzle])? $puzzle: $PuzzleResults,)+
            $($games: $GamesResults,)+
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
        sample => Sample(Sample),
        #[ts(rename = "com")] choice_of_moves => ChoiceOfMoves(ChoiceOfMoves),
        autoplay => Autoplay(Autoplay),
        ties => Ties(Ties),
        trace => Trace(Autoplay),
        exact_quota => ExactQuota(ExactQuota),
        clusters => Clusters(Box<Clusters>),
        solving => Solving(Solving),
    }
    games {
        tournament => Tournament(Tournament),
        effort => Effort(Effort),
        playouts => Playouts(Playouts),
    }
}
