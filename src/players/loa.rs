//! Engines that play Lines of Action.

use super::{Level, Playable, Spec, SpecError, Thinker, searching};
use crate::{
    game::TextError,
    games::loa::{Loa, LoaEvaluation, Position},
    rng::Seed,
};

const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=normal/depth=1/margin=50" },
    Level { id: "easy", engine: "alpha-beta/eval=mia/nodes=200/late=8/quiet=4/margin=20" },
    Level { id: "medium", engine: "alpha-beta/eval=mia/nodes=1000/late=8/quiet=4/margin=10" },
    Level { id: "strong", engine: "alpha-beta/eval=mia/nodes=200000/late=8/quiet=4" },
];

impl Playable for Loa {
    const BEST: &'static str = "mia";

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    fn engine(&self, position: &Position, spec: &Spec, seed: Seed) -> Result<Box<dyn Thinker>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_endgames("loa")?;
        spec.refuse_phases("loa")?;
        let name = spec.evaluation.as_deref().unwrap_or(Self::BEST);
        let evaluation: LoaEvaluation =
            name.parse().map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))?;
        Ok(searching::sit(self, evaluation, position, spec, seed))
    }
}
