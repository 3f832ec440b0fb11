//! Lines of Action.

use super::Tests;
use super::{BoardLayout, CatalogueGame, board_layout::values_by};
use crate::diagrams::{Ground, Piece, Shade};
use crate::game::Game;
use crate::{
    game::{Evaluate, Player, Value},
    games::loa::{Loa, LoaEvaluation, Move, Position, Preset, Size},
    players::{EngineSpec, HasEngines, Level, Repertoire, RunningEngine, searching},
    rng::Seed,
    schema::SpecError,
};

impl BoardLayout for Loa {
    /// Empty, a black piece, a white piece. Black moves first.
    const SIGNS: &'static [char] = &['.', 'b', 'w'];

    const GROUND: Ground = Ground::Chequered;

    fn piece(code: u8) -> Option<Piece> {
        [None, Some(Piece::Man(Shade::Dark)), Some(Piece::Man(Shade::Light))][usize::from(code)]
    }

    fn columns(&self) -> u8 {
        self.size().lines()
    }

    fn rows(&self) -> u8 {
        self.size().lines()
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        self.size().cells([Player::First, Player::Second].map(|player| position.pieces(player)))
    }

    /// A pass has no squares.
    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        if mv == Move::PASS {
            return (Vec::new(), Vec::new());
        }
        let [from, to] = [mv.from(), mv.to()].map(|square| self.size().place(square));
        (vec![from], vec![to])
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        values_by(LoaEvaluation::NAMES, str::parse, |evaluation: &LoaEvaluation| {
            evaluation.evaluate(self, position).real()
        })
    }
}

const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=normal/depth=1/margin=50" },
    Level { id: "easy", engine: "alpha-beta/eval=mia/nodes=200/late=8/quiet=4/margin=20" },
    Level { id: "medium", engine: "alpha-beta/eval=mia/nodes=1000/late=8/quiet=4/margin=10" },
    Level { id: "strong", engine: "alpha-beta/eval=mia/nodes=200000/late=8/quiet=4" },
];

impl HasEngines for Loa {
    const BEST: &'static str = "mia";

    type Evaluation = LoaEvaluation;

    fn with_evaluation(&self) -> (Self, LoaEvaluation) {
        (*self, LoaEvaluation::best())
    }

    fn slope(&self) -> f64 {
        0.0066
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
        spec.refuse_endgames("loa")?;
        spec.refuse_phases("loa")?;
        let evaluation = spec.read_evaluation(Self::BEST, str::parse::<LoaEvaluation>)?;
        searching::start_engine::<R, _, _>(self, evaluation, position, spec, seed)
    }
}

impl CatalogueGame for Loa {
    type Variant = Self;

    const LISTED: &'static [Self] = &[Self::new(Preset::Olympiad, Size::Eight)];

    fn of(variant: Self) -> Self {
        variant
    }

    fn variant(&self) -> Self {
        *self
    }

    /// The number of pieces of both players.
    fn left(&self, position: &Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.pieces(player).count_ones()).into_iter().sum()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards(self))
    }

    fn analyst(nodes: u64) -> String {
        format!("alpha-beta/nodes={nodes}/every=yes/quiet=4")
    }

    fn tests(&self, position: &Position) -> Option<Tests> {
        let (mut tests, mut moves) = (Tests::default(), Vec::new());
        self.moves(position, &mut moves);
        for mv in moves {
            let mut next = *position;
            self.play(&mut next, mv);
            for player in [Player::First, Player::Second] {
                tests.all += 1;
                tests.settled += u64::from(next.is_apart(player));
            }
        }
        Some(tests)
    }
}
