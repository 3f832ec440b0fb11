//! Engines as text.

mod engine_keys;

use std::fmt;
use std::str::FromStr;

use engine_keys::{OF_LEVELS, OPTIONS};

use crate::schema::{Grammar, native_only};
use crate::{
    game::TextError,
    noise::Noise,
    schema::{self, Named, SpecError},
    search::{Attacker, Budget, Measure, MtdOptions, Options, ProofOptions, ProofSearch, TableDepth, UctOptions},
};

/// The kinds of engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineKind {
    /// Draws any legal move.
    Random,
    /// Searches everything to a depth.
    Minimax,
    /// Searches with switches.
    AlphaBeta,
    /// Searches by tests in narrow windows.
    Mtd,
    /// Proves wins.
    Proof,
    /// Searches a tree that grows where moves are promising.
    Uct,
    /// Solves where that is possible.
    Perfect,
}

impl EngineKind {
    /// All kinds. Kinds that no level of a game uses come with the laboratory, which compares engines.
    pub const ALL: &[Self] =
        &[Self::Random, Self::Minimax, Self::AlphaBeta, Self::Mtd, Self::Proof, Self::Uct, Self::Perfect];

    /// The name an engine's text begins with.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::Mtd => "mtd",
            Self::Proof => "proof",
            Self::Uct => "uct",
            Self::Perfect => "perfect",
        }
    }
}

impl Named for EngineKind {
    const ALL: &'static [Self] = EngineKind::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => native_only!("draws any legal move"),
            Self::Minimax => native_only!("minimax search of everything to a depth"),
            Self::AlphaBeta => native_only!("alpha-beta search with switches"),
            Self::Mtd => native_only!("the MTD family: a series of tests in narrow windows [Mańdziuk and Osman 2004]"),
            Self::Proof => native_only!("proof-number search, depth-first or best-first [Veselý 2013]"),
            Self::Uct => {
                native_only!("Monte Carlo tree search by UCT, with proven wins and losses [Kocsis and Szepesvári 2006]")
            }
            Self::Perfect => native_only!("solves the position; in Isolation only"),
        }
    }
}

/// An engine and its options.
///
/// ```
/// use plyground::players::EngineSpec;
/// let spec: EngineSpec = "alpha-beta/nodes=4000/scout=yes/table=0/eval=h1:1,-2".parse()?;
/// // Defaults are left out, and the keys have their order.
/// assert_eq!(spec.to_string(), "alpha-beta/eval=h1:1,-2/nodes=4000/table=0");
/// assert_eq!("alpha-beta/table=29".parse::<EngineSpec>().unwrap_err().key, "table");
/// # Ok::<(), plyground::schema::SpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct EngineSpec {
    /// Its kind.
    pub engine: EngineKind,
    /// The name of its evaluation; the game's best if there is none.
    pub evaluation: Option<String>,
    /// How far it searches.
    pub budget: Budget,
    /// How it searches.
    pub options: Options,
    /// Where the MTD family tests.
    pub mtd: MtdOptions,
    /// How it proves wins.
    pub proof: ProofOptions,
    /// Which node it expands next to prove them.
    pub search: ProofSearch,
    /// Whether its nodes are whole turns.
    pub proves_turns: bool,
    /// The player whose win it is to prove.
    pub attacker: Attacker,
    /// How it searches by UCT, but for the scale.
    pub uct: UctOptions,
    /// The value of its evaluation that means odds of e : 1 in a search by UCT; that of the game's best if there is none.
    pub scale: Option<f64>,
    /// The noise of its evaluation.
    pub noise: Option<Noise>,
    /// The maximum number of pieces with which positions are looked up in the game's endgame table; 0 for never.
    pub endgames: u32,
    /// The maximum number of pieces with which half of the nodes go to a proof of a win; 0 for never.
    pub prove: u32,
    /// With more pieces than this, moves are drawn within the margin.
    pub vary: u32,
    /// Whether moves are drawn within the margin only at the beginning of a turn.
    pub margin_once: bool,
}

/// The default number of nodes: some milliseconds.
const DEFAULT_NODES: u64 = 10_000;
const DEFAULT_MINIMAX: u32 = 3;

impl EngineSpec {
    /// The engines and their options.
    #[must_use]
    pub fn schema() -> Grammar {
        Grammar::options(OPTIONS, Self::new)
    }

    pub(crate) fn new(engine: EngineKind) -> Self {
        let budget =
            if engine == EngineKind::Minimax { Budget::depth(DEFAULT_MINIMAX) } else { Budget::nodes(DEFAULT_NODES) };
        let mut options = Options::default();
        if engine == EngineKind::Mtd {
            // Its value is to be that of alpha-beta, and its windows are narrow already.
            options = Options { table_depth: TableDepth::Exact, scout: false, null_move: 0, ..options };
        }
        Self {
            engine,
            evaluation: None,
            budget,
            options,
            mtd: MtdOptions::default(),
            proof: ProofOptions::default(),
            search: ProofSearch::DepthFirst,
            proves_turns: false,
            attacker: Attacker::Mover,
            uct: UctOptions::default(),
            scale: None,
            noise: None,
            endgames: 0,
            prove: 0,
            vary: 0,
            margin_once: false,
        }
    }

    /// The evaluation that it names, or else its game's default.
    ///
    /// # Errors
    ///
    /// Key `eval` if there is no such evaluation.
    pub fn read_evaluation<E>(
        &self,
        default: &str,
        read: impl FnOnce(&str) -> Result<E, TextError>,
    ) -> Result<E, SpecError> {
        let name = self.evaluation.as_deref().unwrap_or(default);
        read(name).map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))
    }

    /// For games that cannot be solved.
    ///
    /// # Errors
    ///
    /// If it is the engine `perfect`.
    pub fn refuse_solver(&self) -> Result<(), SpecError> {
        if self.engine != EngineKind::Perfect {
            return Ok(());
        }
        let others = EngineKind::ALL.iter().copied().filter(|engine| *engine != EngineKind::Perfect);
        let expected = others.map(EngineKind::name).collect::<Vec<_>>().join(", ");
        Err(SpecError::new("engine", EngineKind::Perfect.name(), format!("one of {expected}")))
    }

    /// For games in which engines do not change with the number of pieces.
    ///
    /// # Errors
    ///
    /// If it has `prove` or `vary`.
    pub fn refuse_phases(&self, game: &str) -> Result<(), SpecError> {
        match (self.prove, self.vary) {
            (0, 0) => Ok(()),
            (0, vary) => Err(SpecError::new("vary", vary, format!("0 in {game}"))),
            (prove, _) => Err(SpecError::new("prove", prove, format!("0 in {game}"))),
        }
    }

    /// For games whose turns are single moves.
    ///
    /// # Errors
    ///
    /// If it has `turns` or `m` of proof-number search, or `margin-once`.
    pub(crate) fn refuse_turns(&self) -> Result<(), SpecError> {
        for (key, is_given) in [("turns", self.proves_turns), ("margin-once", self.margin_once)] {
            if is_given {
                return Err(SpecError::new(key, "yes", "no: in this game, a turn is a move"));
            }
        }
        match self.proof.measure {
            Measure::Moves => Ok(()),
            Measure::Turns => Err(SpecError::new("m", Measure::Turns, "moves: in this game, a turn is a move")),
        }
    }

    /// For games in which all moves are quiet, so that quiescence search would do nothing.
    ///
    /// # Errors
    ///
    /// If it has `quiet`.
    pub fn refuse_quiescence(&self, game: &str) -> Result<(), SpecError> {
        match self.options.quiescence {
            0 => Ok(()),
            quiet => Err(SpecError::new("quiet", quiet, format!("0: there is no quiescence search for {game}"))),
        }
    }

    /// For games that have no table of endgames.
    ///
    /// # Errors
    ///
    /// If it has `endgames`.
    pub fn refuse_endgames(&self, game: &str) -> Result<(), SpecError> {
        if self.endgames == 0 {
            return Ok(());
        }
        Err(SpecError::new("endgames", self.endgames, format!("0: there is no table for {game}")))
    }
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (mut spec, given) = schema::read(&OPTIONS, ("engine", EngineKind::ALL), Self::new, text)?;
        if spec.mtd.min >= spec.mtd.max {
            return Err(SpecError::new("max", spec.mtd.max, format!("more than min, which is {}", spec.mtd.min)));
        }
        if spec.search == ProofSearch::BestFirst && spec.proof.table > engine_keys::MOST_KEPT {
            let expected = format!("at most {} with search=best-first", engine_keys::MOST_KEPT);
            return Err(SpecError::new("table", spec.proof.table, expected));
        }
        spec.as_deep_as(&given);
        Ok(spec)
    }
}

impl EngineSpec {
    /// A depth alone means that depth, whatever it takes.
    fn as_deep_as(&mut self, given: &[&str]) {
        if given.contains(&"depth") && !given.contains(&"nodes") {
            self.budget.nodes = u64::MAX;
        }
    }

    /// Reads the engine of a level, which has a few options only.
    pub(crate) fn of_level(text: &str) -> Result<Self, SpecError> {
        let all = &[EngineKind::Random, EngineKind::AlphaBeta, EngineKind::Perfect];
        let (mut spec, given) = schema::read(&OF_LEVELS.iter().flatten(), ("engine", all), Self::new, text)?;
        spec.as_deep_as(&given);
        Ok(spec)
    }
}

impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_unbounded = self.budget.nodes == u64::MAX;
        schema::write(OPTIONS, Self::new, (self.engine, self), |key| key == "nodes" && is_unbounded, f)
    }
}
