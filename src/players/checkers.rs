//! Engines that play checkers, plain and give-away.

use super::{Level, Playable, Spec, SpecError, Thinker, searching};
use crate::{
    game::TextError,
    games::checkers::{Checkers, CheckersEvaluation, Endgames, Informed, Position},
    rng::Seed,
};

/// A capture that has begun is searched to its end by all but the weakest.
const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=learned/depth=1/margin=1" },
    Level { id: "easy", engine: "alpha-beta/eval=learned/depth=2/quiet=10/stand=free/margin=1" },
    Level { id: "medium", engine: "alpha-beta/eval=learned/nodes=4000/quiet=10/stand=free/margin=0" },
    Level { id: "strong", engine: "alpha-beta/eval=learned/nodes=200000/quiet=10/stand=free/endgames=4" },
];

impl Playable for Checkers {
    const BEST: &'static str = "learned";

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    fn engine(&self, position: &Position, spec: &Spec, seed: Seed) -> Result<Box<dyn Thinker>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_phases("checkers")?;
        if spec.endgames == 1 || spec.endgames > Endgames::MOST_PIECES {
            let expected = format!("0, or the pieces from 2 to {}", Endgames::MOST_PIECES);
            return Err(SpecError::new("endgames", spec.endgames, expected));
        }
        let name = spec.evaluation.as_deref().unwrap_or(Self::BEST);
        let evaluation = CheckersEvaluation::read(self.goal(), name)
            .map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))?;
        Ok(match evaluation.rounded() {
            Some(rounded) => searching::sit(self, Informed::new(rounded, spec.endgames), position, spec, seed),
            None => searching::sit(self, Informed::new(evaluation, spec.endgames), position, spec, seed),
        })
    }
}
