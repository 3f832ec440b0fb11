//! Engines that play Tzaar.

use super::{Level, Playable, Spec, SpecError, Thinker, searching};
use crate::{
    game::TextError,
    games::tzaar::{Position, Tzaar, TzaarEvaluation},
    rng::Seed,
};

/// WALTZ's search as its beginner and its intermediate version have it (seed 001, 3.7).
macro_rules! randomised {
    ($evaluation:literal, $limits:literal, $margin:literal) => {
        concat!(
            "alpha-beta/eval=",
            $evaluation,
            $limits,
            "/killers=0/history=none/static=yes/scout=no/null=0/margin=",
            $margin
        )
    };
}

/// `easy` is WALTZ's beginner, `medium` its intermediate version and `strong` its expert's search, the last two within so many
/// positions as a page has time for; `beginner` looks one turn ahead.
const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: randomised!("waltz-beginner", "/depth=2", "5000") },
    Level { id: "easy", engine: randomised!("waltz-beginner", "/depth=4/nodes=200000", "5000") },
    Level { id: "medium", engine: randomised!("waltz", "/depth=5/nodes=400000", "20") },
    Level {
        id: "strong",
        engine: "alpha-beta/eval=waltz/nodes=800000/table=20/killers=0/static=yes/in-rank=20/null=0",
    },
];

impl Playable for Tzaar {
    const BEST: &'static str = "waltz";

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    /// The engine sums the material of the position up afresh, as WALTZ does.
    fn engine(&self, position: &Position, spec: &Spec, seed: Seed) -> Result<Box<dyn Thinker>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_endgames("tzaar")?;
        let name = spec.evaluation.as_deref().unwrap_or(Self::BEST);
        let evaluation: TzaarEvaluation =
            name.parse().map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))?;
        let rules = evaluation.rules(*self);
        Ok(searching::sit(&rules, evaluation, &rules.weighed(position), spec, seed))
    }
}
