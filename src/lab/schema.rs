//! The schema of all queries of experiments.

use serde::Serialize;

use super::{
    Experiment, arena,
    kinds::{games_kinds, puzzle_kinds},
    puzzle,
};
use crate::{players::PlannedEngines, schema::Grammar};

/// Everything that a query of an experiment can contain.
///
/// ```
/// use plyground::lab::Experiment;
/// let schema = Experiment::schema();
/// let depth = schema.puzzle.keys.iter().find(|key| key.key == "t").unwrap();
/// assert_eq!((depth.values.as_str(), depth.default.as_str()), ("1 to 10", "5"));
/// assert_eq!(schema.games.kinds[0].name, "tournament");
/// ```
#[derive(Debug, Serialize)]
pub struct Schema {
    /// The grammar of experiments with the puzzle.
    pub puzzle: Grammar,
    /// The grammar of experiments with two-player games.
    pub games: Grammar,
}

impl Experiment {
    /// The kinds of experiments and the keys of their queries.
    #[must_use]
    pub fn schema() -> Schema {
        Schema {
            puzzle: puzzle::grammar(puzzle_kinds::<PlannedEngines>()),
            games: arena::grammar(games_kinds::<PlannedEngines>()),
        }
    }
}
