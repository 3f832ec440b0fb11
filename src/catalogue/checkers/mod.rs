//! English draughts and give-away checkers.

mod tables;

use super::{BoardLayout, CatalogueGame, board_layout::values_by};
use crate::diagrams::{Ground, Piece, Shade};
use crate::players::{Exact, PlainExact};
use crate::{
    game::{Evaluate, Player},
    games::checkers::{Checkers, CheckersEvaluation, Endgames, Goal, Move, Position, WithEndgames},
    players::{EngineSpec, HasEngines, Level, Repertoire, RunningEngine, searching},
    rng::Seed,
    schema::SpecError,
};

/// The width and height of the board.
const LINES: u8 = 8;

/// The cell of the board, row · columns + column, for a square numbered from 0. Squares are the
/// dark cells, row by row from Black's side, which is at the top.
const fn place(square: u8) -> u8 {
    let (row, column) = (square / 4, square % 4 * 2);
    row * LINES + column + (row + 1) % 2
}

impl BoardLayout for Checkers {
    /// Empty, a white man, a white king, a black man, a black king. White moves second.
    const SIGNS: &'static [char] = &['.', 'w', 'W', 'b', 'B'];

    const GROUND: Ground = Ground::Numbered;

    fn piece(code: u8) -> Option<Piece> {
        let shade = if code < 3 { Shade::Light } else { Shade::Dark };
        match code {
            0 => None,
            1 | 3 => Some(Piece::Man(shade)),
            _ => Some(Piece::King(shade)),
        }
    }

    fn columns(&self) -> u8 {
        LINES
    }

    fn rows(&self) -> u8 {
        LINES
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let mut cells = vec![0; usize::from(LINES * LINES)];
        let sets = [
            position.men(Player::Second),
            position.kings(Player::Second),
            position.men(Player::First),
            position.kings(Player::First),
        ];
        for (code, squares) in (1..).zip(sets) {
            for square in (0..32).filter(|square| squares >> square & 1 == 1) {
                cells[usize::from(place(square))] = code;
            }
        }
        cells
    }

    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        let mut places = mv.path().into_iter().map(|number| place(number - 1));
        (places.next().into_iter().collect(), places.collect())
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let read = |name: &str| CheckersEvaluation::read(self.goal(), name);
        values_by(CheckersEvaluation::NAMES, read, |evaluation| evaluation.evaluate(self, position))
    }
}

/// All but the weakest search a capture sequence to its end once it has begun.
const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=learned/depth=1/margin=1" },
    Level { id: "easy", engine: "alpha-beta/eval=learned/depth=2/quiet=10/stand=free/margin=1" },
    Level { id: "medium", engine: "alpha-beta/eval=learned/nodes=4000/quiet=10/stand=free/margin=0" },
    Level { id: "strong", engine: "alpha-beta/eval=learned/nodes=200000/quiet=10/stand=free/endgames=4" },
];

impl HasEngines for Checkers {
    const BEST: &'static str = "learned";

    type Evaluation = CheckersEvaluation;

    fn with_evaluation(&self) -> (Self, CheckersEvaluation) {
        (*self, CheckersEvaluation::best(self.goal()))
    }

    const EXACT: bool = true;

    fn exact(&self) -> Option<Box<dyn Exact<Self>>> {
        Some(Box::new(tables::Tables::new(self.goal())))
    }

    fn plain_exact(&self) -> Option<Box<dyn PlainExact<Self>>> {
        Some(Box::new(tables::VerifiedTables::new(self.goal())))
    }

    const TURNS_OF_A_DAY: std::ops::RangeInclusive<u8> = 2..=5;

    fn slope(&self) -> f64 {
        match self.goal() {
            Goal::Plain => 0.2,
            Goal::GiveAway => 0.059,
        }
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
        spec.refuse_phases("checkers")?;
        if spec.endgames == 1 || spec.endgames > Endgames::MOST_PIECES {
            let expected = format!("0, or the pieces from 2 to {}", Endgames::MOST_PIECES);
            return Err(SpecError::new("endgames", spec.endgames, expected));
        }
        let evaluation = spec.read_evaluation(Self::BEST, |name| CheckersEvaluation::read(self.goal(), name))?;
        // No level evaluates in integers: a second search comes with the laboratory.
        if let Some(rounded) = evaluation.rounded().filter(|_| R::ALL) {
            let evaluation = WithEndgames::new(rounded, spec.endgames);
            return searching::start_engine::<R, _, _>(self, evaluation, position, spec, seed);
        }
        searching::start_engine::<R, _, _>(self, WithEndgames::new(evaluation, spec.endgames), position, spec, seed)
    }
}

impl CatalogueGame for Checkers {
    type Variant = Goal;

    const LISTED: &'static [Goal] = &[Goal::GiveAway, Goal::Plain];

    fn of(goal: Goal) -> Self {
        Self::new(goal)
    }

    fn variant(&self) -> Goal {
        self.goal()
    }

    fn keep_endgames(bytes: &[u8]) -> Result<Self, String> {
        let endgames = Endgames::decode(bytes).map_err(|error| error.to_string())?;
        let game = Self::new(endgames.goal());
        endgames.keep();
        Ok(game)
    }

    /// There are no variants other than these two.
    fn is_meant_by(_text: &str) -> bool {
        false
    }

    /// The number of pieces of both players.
    fn left(&self, position: &Position) -> u32 {
        (!position.free()).count_ones()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards())
    }

    fn analyst(nodes: u64) -> String {
        format!("alpha-beta/nodes={nodes}/every=yes/quiet=10/stand=free/endgames=4")
    }

    fn prober(nodes: u64) -> String {
        format!("alpha-beta/nodes={nodes}/endgames=4")
    }
}
