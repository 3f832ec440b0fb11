//! Breakthrough.

use super::{BoardLayout, CatalogueGame, board_layout::values_by};
use crate::diagrams::{Ground, Piece, Shade};
use crate::{
    game::{Evaluate, Player, Value},
    games::breakthrough::{Breakthrough, BreakthroughEvaluation, Move, Position, Size},
    players::{EngineSpec, HasEngines, Level, Repertoire, RunningEngine, searching},
    rng::Seed,
    schema::SpecError,
};

impl BoardLayout for Breakthrough {
    /// Empty, a white man, a black man. White moves first.
    const SIGNS: &'static [char] = &['.', 'w', 'b'];

    const GROUND: Ground = Ground::Chequered;

    fn piece(code: u8) -> Option<Piece> {
        [None, Some(Piece::Man(Shade::Light)), Some(Piece::Man(Shade::Dark))][usize::from(code)]
    }

    fn columns(&self) -> u8 {
        self.size().lines()
    }

    fn rows(&self) -> u8 {
        self.size().lines()
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        self.size().cells([Player::First, Player::Second].map(|player| position.men(player)))
    }

    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        let [from, to] = [mv.from(), mv.to()].map(|square| self.size().place(square));
        (vec![from], vec![to])
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        values_by(BreakthroughEvaluation::NAMES, str::parse, |evaluation: &BreakthroughEvaluation| {
            evaluation.evaluate(self, position).real()
        })
    }
}

const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=advance/depth=1/margin=60" },
    Level { id: "easy", engine: "alpha-beta/eval=advance/depth=2/margin=120" },
    Level { id: "medium", engine: "alpha-beta/eval=race/nodes=1000/quiet=4/margin=20" },
    Level { id: "strong", engine: "alpha-beta/eval=race/nodes=200000/quiet=4" },
];

impl HasEngines for Breakthrough {
    const BEST: &'static str = "race";

    type Evaluation = BreakthroughEvaluation;

    fn with_evaluation(&self) -> (Self, BreakthroughEvaluation) {
        (*self, BreakthroughEvaluation::best())
    }

    fn slope(&self) -> f64 {
        0.019
    }

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    fn engine<R: Repertoire>(
        &self,
        position: &Position,
        spec: &EngineSpec,
        seed: Seed,
    ) -> Result<Box<dyn RunningEngine>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_endgames("breakthrough")?;
        spec.refuse_phases("breakthrough")?;
        let evaluation = spec.read_evaluation(Self::BEST, str::parse::<BreakthroughEvaluation>)?;
        searching::start_engine::<R, _, _>(self, evaluation, position, spec, seed)
    }
}

impl CatalogueGame for Breakthrough {
    type Variant = Size;

    const LISTED: &'static [Size] = &[Size::Eight];

    const WHITE_BEGINS: bool = true;

    fn of(size: Size) -> Self {
        Self::new(size)
    }

    fn variant(&self) -> Size {
        self.size()
    }

    /// The number of men of both players.
    fn left(&self, position: &Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.men(player).count_ones()).into_iter().sum()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards(self))
    }

    fn analyst(nodes: u64) -> String {
        format!("alpha-beta/nodes={nodes}/every=yes/quiet=4")
    }
}
