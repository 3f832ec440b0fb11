//! Engines by name and options, in the same way for every game.
//!
//! An engine is written `NAME/KEY=VALUE/…`, as in `alpha-beta/eval=improved/nodes=4000`, or as a
//! [level] of its game. Its behaviour depends only on this text, the position and a seed.
//!
//! | name | what it does |
//! |---|---|
//! | `random` | plays a random legal move |
//! | `minimax` | searches the full tree to a fixed depth |
//! | `alpha-beta` | alpha-beta search, with [`Options`](crate::search::Options) |
//! | `mtd` | searches by tests in narrow windows, the [MTD family](crate::search::Mtd) |
//! | `proof` | proves that a player wins, by proof-number search, [depth-first](crate::search::DfPn) or [best-first](crate::search::Pns) |
//! | `uct` | grows a tree where moves are promising, with [`UctOptions`](crate::search::UctOptions) |
//! | `perfect` | solves the position where possible, and searches otherwise |
//!
//! ```
//! use plyground::{games::isolation::Isolation, game::Game, players::{EngineSpec, start_engine}, rng::Seed};
//! let rules = Isolation::default();
//! let spec: EngineSpec = "alpha-beta/eval=improved/depth=2".parse()?;
//! let mut engine = start_engine(&rules, &rules.start(), &spec, Seed(1))?;
//! while !engine.step(100) {}
//! assert_eq!(engine.result().depth, 2);
//! # Ok::<(), plyground::schema::SpecError>(())
//! ```
//!
//! [level]: HasEngines::levels

mod chance;
mod exact;
mod proving;
mod repertoire;
mod running_engine;
pub(crate) mod searching;
mod spec;
mod uct;

pub use exact::{Exact, PlainExact, Worth};
pub(crate) use proving::ProofThenFallback;
pub use repertoire::{AllEngines, LevelEngines, PlannedEngines, RecordedEngines, Repertoire};
pub use running_engine::{MoveValue, RunningEngine, SearchResult};
pub(crate) use running_engine::{names, run};
pub use searching::start_engine as start_searching_engine;
pub use spec::{EngineKind, EngineSpec};

use std::ops::RangeInclusive;

use crate::game::Evaluate;
use crate::{game::Notation, rng::Seed, schema::SpecError};

/// A level of play: an engine under a name that users choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Level {
    /// A stable identifier, such as `medium`.
    pub id: &'static str,
    /// The engine and its options, written as an [`EngineSpec`]: what `Search` of the npm package accepts.
    pub engine: &'static str,
}

/// A game that engines can play: one of the catalogue, or your own, as in `examples/tic_tac_toe.rs`.
pub trait HasEngines: Notation + Clone + Send + 'static {
    /// The name of the default evaluation.
    const BEST: &'static str;

    /// The evaluation of positions.
    type Evaluation: Evaluate<Self> + Clone + Send;

    /// The default evaluation, and the rules with what it needs of them, for searches of their own. It is not read from its
    /// name: modules that prove problems do without the code that reads weights.
    fn with_evaluation(&self) -> (Self, Self::Evaluation);

    /// Whether there is a solver or endgame tables for the game, so that it has problems with an only move.
    const EXACT: bool = false;

    /// A source of exact results, where there is one.
    fn exact(&self) -> Option<Box<dyn Exact<Self>>> {
        None
    }

    /// A second method to check it, where there is one.
    fn plain_exact(&self) -> Option<Box<dyn PlainExact<Self>>> {
        None
    }

    /// The turns to win in the problems of days: few enough to be proven quickly.
    const TURNS_OF_A_DAY: RangeInclusive<u8> = 2..=3;

    /// The number k for which 1 / (1 + e^(−k · v)) is the expected score of a value v of the default evaluation.
    fn slope(&self) -> f64;

    /// The levels, from the weakest to the strongest.
    fn levels() -> &'static [Level];

    /// Whether a level proves wins.
    const PROVES: bool = false;

    /// Whether proof-number search can have whole turns as nodes.
    const HAS_TURNS: bool = false;

    /// Starts an engine at an unfinished position; any engine but [`EngineKind::Random`].
    ///
    /// # Errors
    ///
    /// If there is no such evaluation, or the game cannot be solved.
    fn engine<R: Repertoire>(
        &self,
        position: &Self::Position,
        spec: &EngineSpec,
        seed: Seed,
    ) -> Result<Box<dyn RunningEngine>, SpecError>;
}

/// Starts an engine at a position; its random choices follow from the seed.
///
/// # Errors
///
/// If the game has no such engine or evaluation, or there is not enough memory for the table.
pub fn start_engine<G: HasEngines>(
    game: &G,
    position: &G::Position,
    spec: &EngineSpec,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, SpecError> {
    start_engine_of::<AllEngines, G>(game, position, spec, seed)
}

/// Starts an engine of a repertoire.
///
/// # Errors
///
/// See [`start_engine`].
pub fn start_engine_of<R: Repertoire, G: HasEngines>(
    game: &G,
    position: &G::Position,
    spec: &EngineSpec,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, SpecError> {
    match spec.engine {
        EngineKind::Random if R::IDLE => Ok(searching::idle()),
        EngineKind::Random => Ok(Box::new(chance::Chance::new(game, position, seed))),
        _ => game.engine::<R>(position, spec, seed),
    }
}

/// Parses the text of an engine: a level of the game, or a spec. The result names the evaluation
/// explicitly, so its text keeps its meaning if the default changes.
///
/// # Errors
///
/// See [`EngineSpec`].
pub fn read<G: HasEngines>(text: &str) -> Result<EngineSpec, SpecError> {
    read_of::<AllEngines, G>(text)
}

/// Parses the text of an engine of a repertoire, as [`read`] does.
///
/// # Errors
///
/// See [`EngineSpec`].
pub fn read_of<R: Repertoire, G: HasEngines>(text: &str) -> Result<EngineSpec, SpecError> {
    let mut spec = R::read(G::levels().iter().find(|level| level.id == text).map_or(text, |level| level.engine))?;
    if !matches!(spec.engine, EngineKind::Random | EngineKind::Perfect) {
        spec.evaluation.get_or_insert_with(|| G::BEST.to_owned());
    }
    Ok(spec)
}
