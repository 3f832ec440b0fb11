//! Isolation.

mod exact;
mod perfect;

use super::{BoardLayout, CatalogueGame, board_layout::values_by};
use crate::diagrams::{Piece, Shade};
use crate::players::{Exact, PlainExact};
use crate::{
    game::{Evaluate, Player, Value},
    games::isolation::{Cell, Isolation, IsolationEvaluation, Movement, Position},
    players::{EngineKind, EngineSpec, HasEngines, Level, Repertoire, RunningEngine, searching},
    rng::Seed,
    schema::SpecError,
};
use perfect::Perfect;

impl BoardLayout for Isolation {
    /// Empty, used, the first player, the second.
    const SIGNS: &'static [char] = &['.', 'x', 'a', 'b'];

    fn piece(code: u8) -> Option<Piece> {
        match code {
            0 => None,
            1 => Some(Piece::Used),
            2 => Some(Piece::Letter(Shade::Light, 'A')),
            _ => Some(Piece::Letter(Shade::Dark, 'B')),
        }
    }

    fn columns(&self) -> u8 {
        Self::columns(self)
    }

    fn rows(&self) -> u8 {
        Self::rows(self)
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let stands = |player, cell: u8| position.cell(player).is_some_and(|at| at.index() == cell);
        let code = |cell| match cell {
            cell if stands(Player::First, cell) => 2,
            cell if stands(Player::Second, cell) => 3,
            cell => u8::from(position.open() >> cell & 1 == 0),
        };
        (0..Self::columns(self) * Self::rows(self)).map(code).collect()
    }

    fn squares(&self, position: &Position, mv: Cell) -> (Vec<u8>, Vec<u8>) {
        (position.cell(position.mover()).map(Cell::index).into_iter().collect(), vec![mv.index()])
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        values_by(IsolationEvaluation::NAMES, str::parse, |evaluation: &IsolationEvaluation| {
            evaluation.evaluate(self, position).real()
        })
    }
}

const LEVELS: [Level; 6] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=open/depth=1/margin=1" },
    Level { id: "easy", engine: "alpha-beta/eval=improved/depth=2/margin=1" },
    Level { id: "medium", engine: "alpha-beta/eval=improved/nodes=4000/margin=0" },
    Level { id: "strong", engine: "alpha-beta/eval=parity/nodes=100000/margin=0" },
    Level { id: "perfect", engine: "perfect" },
];

impl HasEngines for Isolation {
    const BEST: &'static str = "parity";

    type Evaluation = IsolationEvaluation;

    fn with_evaluation(&self) -> (Self, IsolationEvaluation) {
        (self.clone(), IsolationEvaluation::best())
    }

    const EXACT: bool = true;

    fn exact(&self) -> Option<Box<dyn Exact<Self>>> {
        Some(Box::new(exact::Solved::new(self)))
    }

    fn plain_exact(&self) -> Option<Box<dyn PlainExact<Self>>> {
        Some(Box::new(exact::Plain::new(self)))
    }

    const TURNS_OF_A_DAY: std::ops::RangeInclusive<u8> = 2..=6;

    fn slope(&self) -> f64 {
        0.17
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
        if spec.engine == EngineKind::Perfect {
            if R::IDLE {
                return Ok(searching::idle());
            }
            return Ok(Box::new(Perfect::new::<R>(self, position, spec.options.every_move, seed)?));
        }
        spec.refuse_endgames("isolation")?;
        spec.refuse_phases("isolation")?;
        spec.refuse_quiescence("isolation")?;
        let evaluation = spec.read_evaluation(Self::BEST, str::parse::<IsolationEvaluation>)?;
        // The players of [Navarro-Hinojosa] score every leaf from the point of view of the player
        // at the root.
        let evaluation = evaluation.seen_by(position.mover());
        searching::start_engine::<R, _, _>(self, evaluation, position, spec, seed)
    }
}

impl CatalogueGame for Isolation {
    /// Columns, rows, and how the players move.
    type Variant = (u8, u8, Movement);

    const LISTED: &'static [Self::Variant] = &[(7, 7, Movement::Knight)];

    const OPENING: u32 = 2;

    fn of((columns, rows, movement): Self::Variant) -> Self {
        Self::new(columns, rows, movement).expect("variants are read from names, or of rules that are there")
    }

    fn variant(&self) -> Self::Variant {
        (self.columns(), self.rows(), self.movement())
    }

    /// The number of open cells.
    fn left(&self, position: &Position) -> u32 {
        position.open().count_ones()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards(self))
    }

    fn analyst(_nodes: u64) -> String {
        "perfect/every=yes".to_owned()
    }
}
