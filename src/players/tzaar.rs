//! Engines that play Tzaar.

use super::{Level, Playable, Spec, SpecError, Thinker, searching};
use crate::{
    game::TextError,
    games::tzaar::{Position, Tzaar, TzaarEvaluation},
    rng::Seed,
};

const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=waltz-beginner/depth=2/margin=5000" },
    Level { id: "easy", engine: "alpha-beta/eval=waltz/depth=2/margin=20" },
    Level { id: "medium", engine: "alpha-beta/eval=waltz/nodes=20000/static=yes/margin=20" },
    Level { id: "strong", engine: "alpha-beta/eval=waltz/nodes=400000/static=yes" },
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
