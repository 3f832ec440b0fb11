//! Engines as text.

mod keys;
mod values;

use std::{fmt, str::FromStr};

use keys::KEYS;

use crate::{
    game::TextError,
    search::{Attacker, Budget, MtdOptions, Noise, Options, ProofOptions, TableDepth},
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
    /// Solves where that is possible.
    Perfect,
}

impl EngineKind {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::Random, Self::Minimax, Self::AlphaBeta, Self::Mtd, Self::Proof, Self::Perfect];

    /// The name an engine's text begins with.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::Mtd => "mtd",
            Self::Proof => "proof",
            Self::Perfect => "perfect",
        }
    }
}

/// An engine and its options.
///
/// ```
/// use plyground::players::Spec;
/// let spec: Spec = "alpha-beta/nodes=4000/scout=yes/table=0/eval=h1:1,-2".parse()?;
/// // Defaults are left out, and the keys have their order.
/// assert_eq!(spec.to_string(), "alpha-beta/eval=h1:1,-2/nodes=4000/table=0");
/// assert_eq!("alpha-beta/table=29".parse::<Spec>().unwrap_err().key, "table");
/// # Ok::<(), plyground::players::SpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// Its kind.
    pub engine: EngineKind,
    /// The evaluation, by the name that its game gives it; the game's best if there is none.
    pub evaluation: Option<String>,
    /// How far it searches.
    pub budget: Budget,
    /// How it searches.
    pub options: Options,
    /// Where the MTD family tests.
    pub mtd: MtdOptions,
    /// How it proves.
    pub proof: ProofOptions,
    /// Whose win it proves.
    pub attacker: Attacker,
    /// What randomises its evaluation.
    pub noise: Option<Noise>,
    /// With up to so many pieces it looks positions up in the game's table of endgames; 0 for never.
    pub endgames: u32,
    /// With up to so many pieces on the board, half of its nodes go to a proof of a win; 0 for never.
    pub prove: u32,
    /// Only with more than so many pieces on the board, moves are drawn within the margin.
    pub vary: u32,
}

/// What a search has as its budget if nothing else is said: some milliseconds.
const DEFAULT_NODES: u64 = 10_000;
const DEFAULT_MINIMAX: u32 = 3;

impl Spec {
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
            attacker: Attacker::Mover,
            noise: None,
            endgames: 0,
            prove: 0,
            vary: 0,
        }
    }

    /// The evaluation that it names, or else its game's default.
    pub(crate) fn read_evaluation<E>(
        &self,
        default: &str,
        read: impl FnOnce(&str) -> Result<E, TextError>,
    ) -> Result<E, SpecError> {
        let name = self.evaluation.as_deref().unwrap_or(default);
        read(name).map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))
    }

    /// For games that cannot be solved.
    pub(crate) fn refuse_solver(&self) -> Result<(), SpecError> {
        if self.engine != EngineKind::Perfect {
            return Ok(());
        }
        let others = EngineKind::ALL.into_iter().filter(|engine| *engine != EngineKind::Perfect);
        let expected = others.map(EngineKind::name).collect::<Vec<_>>().join(", ");
        Err(SpecError::new("engine", EngineKind::Perfect.name(), format!("one of {expected}")))
    }

    /// For games in which engines do not change with the number of pieces.
    pub(crate) fn refuse_phases(&self, game: &str) -> Result<(), SpecError> {
        match (self.prove, self.vary) {
            (0, 0) => Ok(()),
            (0, vary) => Err(SpecError::new("vary", vary, format!("0 in {game}"))),
            (prove, _) => Err(SpecError::new("prove", prove, format!("0 in {game}"))),
        }
    }

    /// For games that have no table of endgames.
    pub(crate) fn refuse_endgames(&self, game: &str) -> Result<(), SpecError> {
        if self.endgames == 0 {
            return Ok(());
        }
        Err(SpecError::new("endgames", self.endgames, format!("0: there is no table for {game}")))
    }
}

/// A text that is no engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// The key that is wrong: `engine` if the name is.
    pub key: String,
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl SpecError {
    /// An error about the value of a key.
    pub fn new(key: &str, found: impl fmt::Display, expected: impl fmt::Display) -> Self {
        Self { key: key.to_owned(), found: found.to_string(), expected: expected.to_string() }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}={}” is not understood: expected {}", self.key, self.found, self.expected)
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parts = text.split('/');
        let name = parts.next().unwrap_or_default();
        let engine = EngineKind::ALL.into_iter().find(|engine| engine.name() == name).ok_or_else(|| {
            SpecError::new("engine", name, format!("one of {}", EngineKind::ALL.map(EngineKind::name).join(", ")))
        })?;
        let mut spec = Self::new(engine);
        let mut given = Vec::new();
        for part in parts {
            let (name, value) =
                part.split_once('=').ok_or_else(|| SpecError::new(part, "", "a value, as in depth=4"))?;
            let known = || KEYS.iter().filter(|key| key.engines.contains(&engine));
            let key = known().find(|key| key.name == name).ok_or_else(|| {
                let names: Vec<_> = known().map(|key| key.name).collect();
                let expected =
                    if names.is_empty() { "no key".to_owned() } else { format!("one of {}", names.join(", ")) };
                SpecError::new(name, value, format!("{expected} after {}", engine.name()))
            })?;
            if given.contains(&name) {
                return Err(SpecError::new(name, value, "each key once"));
            }
            given.push(name);
            (key.read)(&mut spec, value).map_err(|expected| SpecError::new(name, value, expected))?;
        }
        if spec.mtd.min >= spec.mtd.max {
            return Err(SpecError::new("max", spec.mtd.max, format!("more than min, which is {}", spec.mtd.min)));
        }
        // A depth alone means that depth, whatever it takes.
        if given.contains(&"depth") && !given.contains(&"nodes") {
            spec.budget.nodes = u64::MAX;
        }
        Ok(spec)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::new(self.engine);
        f.write_str(self.engine.name())?;
        for key in KEYS.iter().filter(|key| key.engines.contains(&self.engine)) {
            let unbounded = key.name == "nodes" && self.budget.nodes == u64::MAX;
            let text = (key.write)(self);
            if text != (key.write)(&default) && !unbounded {
                write!(f, "/{}={text}", key.name)?;
            }
        }
        Ok(())
    }
}
