//! The engine that proves wins.

use std::collections::TryReserveError;

use super::{EngineSpec, MoveValue, RunningEngine, SearchResult, running_engine::names};
use crate::{
    game::{Evaluate, Game, Notation, Player, Value},
    search::{Bound, DfPn, Numbers, Pns, Proof, ProofObserver, ProofReport, ProofSearch, Turns},
};

/// A proof-number search at the root.
pub(super) struct Proving<G: Notation, E: Evaluate<G>, O> {
    pub(super) game: G,
    pub(super) root: G::Position,
    /// Whether to prove that the player to move wins; otherwise, that the opponent wins.
    pub(super) attacks: bool,
    pub(super) search: Prover<G, E, O>,
}

/// A proof-number search. Only the laboratory has best-first search.
pub(super) enum Prover<G: Game, E: Evaluate<G>, O> {
    DepthFirst(DfPn<G, E, O>),
    BestFirst(Pns<G, E, O>),
}

impl<G: Game, E: Evaluate<G>, O: ProofObserver<G>> Prover<G, E, O> {
    /// Prepares a search if there is enough memory for the table of a depth-first one.
    pub(super) fn try_new(
        game: G,
        evaluation: E,
        root: G::Position,
        attacker: Player,
        spec: &EngineSpec,
        observer: O,
    ) -> Result<Self, TryReserveError> {
        let (options, nodes) = (spec.proof, spec.budget.nodes);
        if spec.search == ProofSearch::BestFirst {
            let limits = (nodes, 1 << options.table);
            return Ok(Self::BestFirst(Pns::new(game, evaluation, root, attacker, options, limits).observed(observer)));
        }
        let search = DfPn::try_new(game, evaluation, root, attacker, options, nodes)?;
        Ok(Self::DepthFirst(search.observed(observer)))
    }

    fn take_log(&mut self) -> Vec<u8> {
        match self {
            Self::DepthFirst(search) => search.observer_mut().take_log(),
            Self::BestFirst(search) => search.observer_mut().take_log(),
        }
    }

    fn step(&mut self, nodes: u64) -> bool {
        match self {
            Self::DepthFirst(search) => search.step(nodes),
            Self::BestFirst(search) => search.step(nodes),
        }
    }

    fn report(&self) -> ProofReport<G::Move> {
        match self {
            Self::DepthFirst(search) => search.report(),
            Self::BestFirst(search) => search.report(),
        }
    }
}

impl<G: Notation, E: Evaluate<G>, O: ProofObserver<G>> Proving<G, E, O> {
    /// The value for the player to move, if the proof and disproof numbers decide it.
    fn worth(&self, numbers: Numbers, plies: Option<u32>) -> Option<(f64, Bound)> {
        let won = match numbers.proof() {
            Proof::Unknown => return None,
            proof => (proof == Proof::Proven) == self.attacks,
        };
        let value = plies.map_or(E::Value::DRAW, |plies| E::Value::decided(won, plies));
        Some((value.real(), if won { Bound::AtLeast } else { Bound::AtMost }))
    }
}

impl<G: Notation + Send, E: Evaluate<G> + Send, O: ProofObserver<G> + Send> RunningEngine for Proving<G, E, O> {
    fn step(&mut self, nodes: u64) -> bool {
        self.search.step(nodes)
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.search.take_log()
    }

    fn result(&self) -> SearchResult {
        let report = self.search.report();
        let name = |mv| self.game.show_move(&self.root, mv);
        let decided = report.moves.iter().filter_map(|found| {
            let (value, bound) = self.worth(found.numbers, found.plies)?;
            let line = if report.best == Some(found.mv) { &report.line } else { &vec![found.mv] };
            let line = names(&self.game, &self.root, line);
            Some(MoveValue {
                name: name(found.mv),
                value,
                certain: found.plies,
                within: false,
                bound,
                visits: None,
                line,
            })
        });
        SearchResult {
            finished: report.finished,
            nodes: report.counts.nodes,
            leaves: report.counts.nodes - report.counts.hits,
            interior: report.counts.expanded,
            answers: report.counts.hits,
            value: self.worth(report.numbers, report.plies).map(|(value, _)| value),
            certain: report.plies,
            best: report.best.map(name),
            line: names(&self.game, &self.root, &report.line),
            moves: decided.collect(),
            ..SearchResult::default()
        }
    }
}

/// A proof-number search whose nodes are whole turns, at the root. Its moves are the first of turns.
pub(super) struct ProvingTurns<G: Notation, E: Evaluate<G>, O>(pub(super) Proving<Turns<G>, Turns<E>, O>);

impl<G, E, O> RunningEngine for ProvingTurns<G, E, O>
where
    G: Notation + Send,
    E: Evaluate<G> + Send,
    O: ProofObserver<Turns<G>> + Send,
{
    fn step(&mut self, nodes: u64) -> bool {
        self.0.step(nodes)
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.0.take_log()
    }

    fn result(&self) -> SearchResult {
        by_first_moves(self.0.result())
    }
}

/// A result with the names of single moves instead of turns. A first move wins if a turn with it does; it is known to
/// lose only if all turns lose.
fn by_first_moves(mut result: SearchResult) -> SearchResult {
    let moves_of = |line: &[String]| line.iter().flat_map(|turn| turn.split(' ')).map(str::to_owned).collect();
    let first = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
    let is_lost = result.value.is_some_and(|value| value < 0.0);
    let mut moves: Vec<MoveValue> = Vec::new();
    for turn in result.moves.into_iter().filter(|turn| is_lost || turn.value > 0.0) {
        let turn = MoveValue { name: first(&turn.name), line: moves_of(&turn.line), ..turn };
        match moves.iter_mut().find(|found| found.name == turn.name) {
            Some(found) if found.value < turn.value => *found = turn,
            Some(_) => {}
            None => moves.push(turn),
        }
    }
    result.moves = moves;
    result.line = moves_of(&result.line);
    result.best = result.best.as_deref().map(first);
    result
}

/// Tries a proof of a win first, and falls back on another engine if none is found.
pub(crate) struct ProofThenFallback {
    pub(crate) proof: Box<dyn RunningEngine>,
    pub(crate) fallback: Box<dyn RunningEngine>,
    /// The result of the proof search, once it has finished.
    pub(crate) proof_result: Option<SearchResult>,
}

impl ProofThenFallback {
    fn is_won(&self) -> bool {
        self.proof_result
            .as_ref()
            .is_some_and(|result| result.best.is_some() && result.value.is_some_and(|value| value > 0.0))
    }
}

impl RunningEngine for ProofThenFallback {
    fn step(&mut self, nodes: u64) -> bool {
        if self.proof_result.is_none() {
            if self.proof.step(nodes) {
                self.proof_result = Some(self.proof.result());
            }
            return self.is_won();
        }
        self.is_won() || self.fallback.step(nodes)
    }

    fn result(&self) -> SearchResult {
        let proof = self.proof_result.clone().unwrap_or_else(|| self.proof.result());
        if self.is_won() {
            return proof;
        }
        let mut result = self.fallback.result();
        result.nodes += proof.nodes;
        result.leaves += proof.leaves;
        result.interior += proof.interior;
        result.answers += proof.answers;
        result
    }
}
