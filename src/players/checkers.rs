//! Engines that play checkers, plain and give-away.

use super::{Engine, Level, Playable, Spec, SpecError, Thinker, searching};
use crate::{
    game::TextError,
    games::checkers::{Checkers, CheckersEvaluation, Position},
    rng::Seed,
};

/// A capture that has begun is searched to its end by all but the weakest.
const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=material/depth=1/margin=4" },
    Level { id: "easy", engine: "alpha-beta/eval=linear/depth=2/quiet=10/stand=free/margin=1" },
    Level { id: "medium", engine: "alpha-beta/eval=linear/nodes=4000/quiet=10/stand=free/margin=0" },
    Level { id: "strong", engine: "alpha-beta/eval=linear/nodes=200000/quiet=10/stand=free" },
];

impl Playable for Checkers {
    const BEST: &'static str = "linear";

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    fn engine(&self, position: &Position, spec: &Spec, seed: Seed) -> Result<Box<dyn Thinker>, SpecError> {
        if spec.engine == Engine::Perfect {
            let others = Engine::ALL.into_iter().filter(|engine| *engine != Engine::Perfect);
            let expected = others.map(Engine::name).collect::<Vec<_>>().join(", ");
            return Err(SpecError::new("engine", Engine::Perfect.name(), format!("one of {expected}")));
        }
        let name = spec.evaluation.as_deref().unwrap_or(Self::BEST);
        let evaluation = CheckersEvaluation::read(self.goal(), name)
            .map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))?;
        Ok(match evaluation.rounded() {
            Some(rounded) => searching::sit(self, rounded, position, spec, seed),
            None => searching::sit(self, evaluation, position, spec, seed),
        })
    }
}
