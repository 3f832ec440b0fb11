//! The engine that searches by UCT.

use super::{EngineSpec, MoveValue, RunningEngine, SearchResult, running_engine::names};
use crate::{
    game::{Evaluate, Notation},
    rng::Seed,
    search::{Bound, Uct, UctMove, UctObserver, UctOptions},
};

/// A UCT search at the root.
pub(super) struct UctEngine<G: Notation, E: Evaluate<G>, O> {
    game: G,
    root: G::Position,
    search: Uct<G, E, O>,
}

impl<G: Notation + Clone, E: Evaluate<G>, O: UctObserver<G>> UctEngine<G, E, O> {
    /// Prepares a search in a game whose evaluations become expected scores by a slope.
    pub(super) fn new(
        (game, slope): (&G, f64),
        evaluation: E,
        root: &G::Position,
        spec: &EngineSpec,
        seed: Seed,
        observer: O,
    ) -> Self {
        let options = UctOptions { scale: spec.scale.unwrap_or(1.0 / slope), ..spec.uct };
        let search = Uct::new(game.clone(), evaluation, root.clone(), options, spec.budget.nodes, seed);
        Self { game: game.clone(), root: root.clone(), search: search.observed(observer) }
    }
}

/// Whether there may be a shorter end than one within so many plies.
fn is_limit(certain: Option<u32>) -> bool {
    certain.is_some_and(|plies| plies > 1)
}

impl<G: Notation + Send, E: Evaluate<G> + Send, O: UctObserver<G> + Send> RunningEngine for UctEngine<G, E, O> {
    fn step(&mut self, nodes: u64) -> bool {
        self.search.step(nodes)
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.search.observer_mut().take_log()
    }

    fn result(&self) -> SearchResult {
        let report = self.search.report();
        let name = |mv| self.game.show_move(&self.root, mv);
        let worth = |UctMove { mv, visits, value, certain, line, .. }| MoveValue {
            name: name(mv),
            value,
            certain,
            within: is_limit(certain),
            bound: Bound::Exact,
            visits: Some(visits),
            line: names(&self.game, &self.root, &line),
        };
        SearchResult {
            finished: report.finished,
            nodes: report.nodes,
            leaves: report.iterations.into(),
            interior: report.expanded,
            passes: report.iterations.into(),
            value: report.value,
            certain: report.certain,
            within: is_limit(report.certain),
            best: report.best.map(name),
            line: names(&self.game, &self.root, &report.line),
            moves: report.moves.into_iter().map(worth).collect(),
            ..SearchResult::default()
        }
    }
}
