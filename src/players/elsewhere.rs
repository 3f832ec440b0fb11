//! What stands for engines in a module without them: a page checks that a game has an engine, and its workers run it.

use super::{Spec, Thinker, Thought};
use crate::{
    game::{Evaluate, Notation},
    rng::Seed,
    schema::SpecError,
};

/// An engine that another module has.
struct Elsewhere;

impl Thinker for Elsewhere {
    fn step(&mut self, _nodes: u64) -> bool {
        true
    }

    fn thought(&self) -> Thought {
        Thought::default()
    }
}

/// Stands for any engine.
pub(crate) fn elsewhere() -> Box<dyn Thinker> {
    Box::new(Elsewhere)
}

/// Stands for a searching engine.
pub(crate) fn start_engine<G: Notation, E: Evaluate<G>>(
    _game: &G,
    _evaluation: E,
    _position: &G::Position,
    _spec: &Spec,
    _seed: Seed,
) -> Result<Box<dyn Thinker>, SpecError> {
    Ok(elsewhere())
}
