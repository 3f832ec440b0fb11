//! The engines that a program has: a module of a page holds the code of no others.

use super::{EngineSpec, searching::MaybeNoisy};
use crate::{
    game::{Evaluate, Game, Notation, Value},
    rng::Seed,
    schema::SpecError,
    search::{Noisy, Observer, ProofObserver, UctObserver, log::Recorder},
};

/// A choice of engines, made when a program is compiled.
pub trait Repertoire: Clone + Send + Sync + 'static {
    /// Whether these are all engines.
    const ALL: bool;
    /// Whether engines are only read and checked; started, they do nothing.
    const IDLE: bool = false;

    /// The evaluation that searches are compiled for: with noise, if these engines have it.
    type Evaluation<G: Game, E: Evaluate<G> + Send + 'static>: Evaluate<G, Value = E::Value> + Send + 'static;

    /// The observer of searches.
    type Observer<G: Notation, V: Value>: Observer<G, V> + ProofObserver<G> + UctObserver<G> + Default + Send + 'static;

    /// The evaluation with the noise of an engine.
    fn with_noise<G: Game, E: Evaluate<G> + Send + 'static>(
        evaluation: E,
        spec: &EngineSpec,
        seed: Seed,
    ) -> Self::Evaluation<G, E>;

    /// Reads the text of an engine.
    ///
    /// # Errors
    ///
    /// See [`EngineSpec`].
    fn read(text: &str) -> Result<EngineSpec, SpecError>;
}

/// All engines, for the laboratory, which compares them.
#[derive(Clone, Debug)]
pub struct AllEngines;

impl Repertoire for AllEngines {
    const ALL: bool = true;

    type Evaluation<G: Game, E: Evaluate<G> + Send + 'static> = MaybeNoisy<E>;
    type Observer<G: Notation, V: Value> = ();

    fn with_noise<G: Game, E: Evaluate<G> + Send + 'static>(
        evaluation: E,
        spec: &EngineSpec,
        seed: Seed,
    ) -> MaybeNoisy<E> {
        match spec.noise {
            None => MaybeNoisy::Exact(evaluation),
            Some(noise) => MaybeNoisy::Noisy(Noisy::new(evaluation, noise, seed)),
        }
    }

    fn read(text: &str) -> Result<EngineSpec, SpecError> {
        text.parse()
    }
}

/// All engines, whose searches by alpha-beta, by proof numbers and by UCT write a log.
#[derive(Clone, Debug)]
pub struct RecordedEngines;

impl Repertoire for RecordedEngines {
    const ALL: bool = true;

    type Evaluation<G: Game, E: Evaluate<G> + Send + 'static> = MaybeNoisy<E>;
    type Observer<G: Notation, V: Value> = Recorder<V>;

    fn with_noise<G: Game, E: Evaluate<G> + Send + 'static>(
        evaluation: E,
        spec: &EngineSpec,
        seed: Seed,
    ) -> MaybeNoisy<E> {
        AllEngines::with_noise::<G, E>(evaluation, spec, seed)
    }

    fn read(text: &str) -> Result<EngineSpec, SpecError> {
        text.parse()
    }
}

/// The engines of levels, for pages.
#[derive(Clone, Debug)]
pub struct LevelEngines;

impl Repertoire for LevelEngines {
    const ALL: bool = false;

    type Evaluation<G: Game, E: Evaluate<G> + Send + 'static> = E;
    type Observer<G: Notation, V: Value> = ();

    fn with_noise<G: Game, E: Evaluate<G> + Send + 'static>(evaluation: E, _: &EngineSpec, _: Seed) -> E {
        evaluation
    }

    fn read(text: &str) -> Result<EngineSpec, SpecError> {
        EngineSpec::of_level(text)
    }
}

/// All engines, read and checked only: a page plans what its workers run.
#[derive(Clone, Debug)]
pub struct PlannedEngines;

impl Repertoire for PlannedEngines {
    const ALL: bool = true;
    const IDLE: bool = true;

    type Evaluation<G: Game, E: Evaluate<G> + Send + 'static> = E;
    type Observer<G: Notation, V: Value> = ();

    fn with_noise<G: Game, E: Evaluate<G> + Send + 'static>(evaluation: E, _: &EngineSpec, _: Seed) -> E {
        evaluation
    }

    fn read(text: &str) -> Result<EngineSpec, SpecError> {
        text.parse()
    }
}
