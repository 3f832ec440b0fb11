//! Engines that play Tzaar.

use super::{Engine, Level, Playable, Spec, SpecError, Thinker, proving::Cautious, searching};
use crate::{
    game::{Player, TextError},
    games::tzaar::{Position, Stage, Tzaar, TzaarEvaluation},
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

/// `easy` is WALTZ's beginner, `medium` its intermediate version and `expert` its expert, within so many positions as a page
/// has time for; `beginner` looks one turn ahead, and `strong` is our own.
const LEVELS: [Level; 6] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: randomised!("waltz-beginner", "/depth=2", "5000") },
    Level { id: "easy", engine: randomised!("waltz-beginner", "/depth=4/nodes=200000", "5000") },
    Level { id: "medium", engine: randomised!("waltz", "/depth=5/nodes=400000", "20") },
    Level {
        id: "expert",
        engine: "alpha-beta/eval=waltz/nodes=800000/table=20/killers=0/static=yes/in-rank=20/null=0/margin=20/vary=55/prove=23",
    },
    Level { id: "strong", engine: "alpha-beta/eval=fitted/nodes=800000/table=20/static=yes/in-rank=20/null=0/late=8" },
];

impl Playable for Tzaar {
    const BEST: &'static str = "fitted";

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
        let root = rules.weighed(position);
        let sit = |spec: &Spec| searching::sit(&rules, evaluation, &root, spec, seed);
        let stacks = (root.stacks(Player::First) | root.stacks(Player::Second)).count_ones();
        let mut spec = spec.clone();
        if stacks <= spec.vary {
            spec.options.margin = None;
        }
        let searches = matches!(spec.engine, Engine::AlphaBeta | Engine::Mtd);
        if !searches || stacks > spec.prove || root.stage() == Stage::Placing {
            return Ok(sit(&spec));
        }
        if spec.budget.nodes == u64::MAX {
            return Err(SpecError::new("prove", spec.prove, "nodes with it, of which a proof has half"));
        }
        let mut first = Spec { engine: Engine::Proof, ..spec.clone() };
        first.budget.nodes /= 2;
        spec.budget.nodes -= first.budget.nodes;
        Ok(Box::new(Cautious { proof: sit(&first), otherwise: sit(&spec), tried: None }))
    }
}
