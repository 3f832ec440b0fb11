//! Tzaar.

use super::Set;
use super::{BoardLayout, CatalogueGame, board_layout::values_by, catalogue_game::random_opening};
use crate::diagrams::{Ground, Piece, Shade};
use crate::{
    game::{Evaluate, Game, Notation, Player, Value},
    games::tzaar::{Move, Position, Stage, Start, Tzaar, TzaarEvaluation},
    players::{EngineKind, EngineSpec, HasEngines, Level, ProofThenFallback, Repertoire, RunningEngine, searching},
    rng::Seed,
    schema::SpecError,
};

/// The width and height of the skewed board.
const LINES: u8 = 9;
/// The number of fields among its cells.
const FIELDS: u8 = 60;
/// Codes from here on are stacks.
const FIRST: u8 = 16;
/// The code of a cell that is not a field.
const OFF: u8 = 1;

impl BoardLayout for Tzaar {
    /// Empty, not a field, and stacks from 16 on. The code of a stack is 16 · (1 + kind) + height
    /// for White, who moves first, and 16 · (4 + kind) + height for Black, where kind is 0 for
    /// Tzaars, 1 for Tzarras and 2 for Totts.
    const SIGNS: &'static [char] = &SIGNS;

    fn height(code: u8) -> u8 {
        if code < FIRST { 0 } else { code % FIRST }
    }

    const GROUND: Ground = Ground::Points;

    fn piece(code: u8) -> Option<Piece> {
        let group = (code / FIRST).checked_sub(1)?;
        let shade = if group < 3 { Shade::Light } else { Shade::Dark };
        Some(Piece::Stack { shade, rings: 2 - group % 3, height: Self::height(code) })
    }

    /// The board is skewed onto 9 × 9 cells [Veselý 2013, 3.1]: A1 is in the upper left corner,
    /// columns run to the right, and two corners and the centre have no fields.
    fn columns(&self) -> u8 {
        LINES
    }

    fn rows(&self) -> u8 {
        LINES
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let mut cells = vec![OFF; usize::from(LINES * LINES)];
        for (field, place) in (0..FIELDS).filter_map(|field| Some((field, self.place(field)?))) {
            cells[usize::from(place)] = position.stack(field).map_or(0, |stack| {
                let player = if stack.player == Player::First { 1 } else { 4 };
                FIRST * (player + stack.kind as u8) + stack.height
            });
        }
        cells
    }

    /// A pass has no squares.
    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        let place = |field: Option<u8>| field.and_then(|field| self.place(field)).into_iter().collect();
        (place(mv.from()), place(mv.to()))
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        values_by(TzaarEvaluation::NAMES, str::parse, |evaluation: &TzaarEvaluation| {
            let rules = evaluation.rules(*self);
            evaluation.evaluate(&rules, &rules.weighed(position)).real()
        })
    }
}

/// A character for each code, without heights.
const SIGNS: [char; 112] = {
    let mut signs = ['?'; 112];
    (signs[0], signs[OFF as usize]) = ('.', ' ');
    let letters = ['Z', 'R', 'O', 'z', 'r', 'o'];
    let mut code = 16 + 1;
    while code < signs.len() {
        if code % 16 > 0 {
            signs[code] = letters[code / 16 - 1];
        }
        code += 1;
    }
    signs
};

/// WALTZ's search as in its beginner and intermediate versions [Veselý 2013, 3.7].
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

/// `easy`, `medium` and `expert` are WALTZ's beginner, intermediate and expert versions, limited to
/// as many positions as a page has time for. `beginner` looks one turn ahead, and `strong` is our
/// own.
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

impl HasEngines for Tzaar {
    const BEST: &'static str = "fitted";

    type Evaluation = TzaarEvaluation;

    fn with_evaluation(&self) -> (Self, TzaarEvaluation) {
        let evaluation = TzaarEvaluation::best();
        (evaluation.rules(*self), evaluation)
    }

    const PROVES: bool = true;

    const HAS_TURNS: bool = true;

    fn slope(&self) -> f64 {
        0.00118
    }

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    /// The engine recomputes the material of the position from scratch, as WALTZ does.
    fn engine<R: Repertoire>(
        &self,
        position: &Position,
        spec: &EngineSpec,
        seed: Seed,
    ) -> Result<Box<dyn RunningEngine>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_endgames("tzaar")?;
        spec.refuse_quiescence("tzaar")?;
        let evaluation = spec.read_evaluation(Self::BEST, str::parse::<TzaarEvaluation>)?;
        let rules = evaluation.rules(*self);
        let root = rules.weighed(position);
        let start_engine =
            |spec: &EngineSpec| searching::start_engine::<R, _, _>(&rules, evaluation, &root, spec, seed);
        let stacks = (root.stacks(Player::First) | root.stacks(Player::Second)).count_ones();
        let mut spec = spec.clone();
        if stacks <= spec.vary || spec.margin_once && root.stage() == Stage::Second {
            spec.options.margin = None;
        }
        let searches = matches!(spec.engine, EngineKind::AlphaBeta | EngineKind::Mtd);
        if !searches || stacks > spec.prove || root.stage() == Stage::Placing {
            return start_engine(&spec);
        }
        if spec.budget.nodes == u64::MAX {
            return Err(SpecError::new("prove", spec.prove, "nodes with it, of which a proof has half"));
        }
        let mut first = EngineSpec { engine: EngineKind::Proof, ..spec.clone() };
        first.budget.nodes /= 2;
        spec.budget.nodes -= first.budget.nodes;
        Ok(Box::new(ProofThenFallback {
            proof: start_engine(&first)?,
            fallback: start_engine(&spec)?,
            proof_result: None,
        }))
    }
}

impl CatalogueGame for Tzaar {
    type Variant = Start;

    const LISTED: &'static [Start] = &[Start::Fixed];

    const WHITE_BEGINS: bool = true;

    fn of(start: Start) -> Self {
        Self::new(start)
    }

    fn variant(&self) -> Start {
        self.start_kind()
    }

    /// Plays three random turns from the start: White's single move, then two moves for each
    /// player. An empty board is filled at random instead.
    fn drawn(&self, seed: Seed) -> String {
        match self.start_kind() {
            Start::Tournament => {
                let drawn = Self::new(Start::Random(seed));
                drawn.show(&drawn.start())
            }
            Start::Fixed | Start::Random(_) => random_opening(self, 5, seed),
        }
    }

    /// The number of stacks of both players.
    fn left(&self, position: &Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.stacks(player).count_ones()).into_iter().sum()
    }

    /// Full boards alone number about 10⁴¹: 60! / (6! 9! 15!)².
    fn boards(&self) -> Option<u128> {
        None
    }

    fn sets(&self) -> &'static [Set] {
        SETS
    }

    /// Evaluations of this game are wide integers.
    fn is_certain(&self, value: f64) -> bool {
        value.abs() >= i64::win(u32::MAX).real()
    }
}

/// The positions of WALTZ's two collections, from games on a server [Veselý 2013, 4.1]: endgames
/// with 15 to 27 stacks, and positions with 31 to 59. Outside browsers, for which they would be large, there are also 700
/// endgames with 15 to 28 stacks and 200 positions with 41, from games of an engine against itself; `docs/tzaar.md` has the
/// commands that made them.
static SETS: &[Set] = &[
    Set { name: "waltz-endgames", lines: include_str!("sets/tzaar-endgames.txt") },
    Set { name: "waltz-middlegames", lines: include_str!("sets/tzaar-middlegames.txt") },
    #[cfg(not(target_arch = "wasm32"))]
    Set { name: "own-endgames", lines: include_str!("sets/tzaar-own-endgames.txt") },
    #[cfg(not(target_arch = "wasm32"))]
    Set { name: "own-middlegames", lines: include_str!("sets/tzaar-own-middlegames.txt") },
];
