//! Engines that search.

use super::{
    EngineSpec, HasEngines, MoveValue, Repertoire, RunningEngine, SearchResult,
    proving::{Prover, Proving, ProvingTurns},
    running_engine::names,
    spec::EngineKind,
    uct::UctEngine,
};
use crate::{
    game::{Evaluate, Game, Notation, Value},
    rng::{Random, Seed},
    schema::SpecError,
    search::{
        AlphaBeta, Attacker, Bound, Budget, DfPn, Minimax, Mtd, Noisy, Observer, Options, Report, Table, TreeSearch,
        Turns, worth,
    },
};

/// An engine that does nothing.
struct Idle;

impl RunningEngine for Idle {
    fn step(&mut self, _nodes: u64) -> bool {
        true
    }

    fn result(&self) -> SearchResult {
        SearchResult::default()
    }
}

/// Stands for any engine where engines are only checked.
pub(crate) fn idle() -> Box<dyn RunningEngine> {
    Box::new(Idle)
}

/// An evaluation with or without noise, as one type, so that a search is compiled once per game.
#[derive(Debug)]
pub enum MaybeNoisy<E> {
    /// The evaluation as it is.
    Exact(E),
    /// With noise.
    Noisy(Noisy<E>),
}

impl<G: Game, E: Evaluate<G>> Evaluate<G> for MaybeNoisy<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &G, position: &G::Position) -> E::Value {
        match self {
            Self::Exact(evaluation) => evaluation.evaluate(game, position),
            Self::Noisy(evaluation) => evaluation.evaluate(game, position),
        }
    }

    #[inline]
    fn known(&self, game: &G, position: &G::Position) -> Option<E::Value> {
        match self {
            Self::Exact(evaluation) => evaluation.known(game, position),
            Self::Noisy(evaluation) => evaluation.known(game, position),
        }
    }
}

/// Prepares alpha-beta search outside an engine, by the code that engines share.
pub(crate) fn alpha_beta<G: Game + Clone, E: Evaluate<G> + Clone>(
    game: &G,
    evaluation: &E,
    position: &G::Position,
    options: Options,
    budget: Budget,
) -> AlphaBeta<G, E> {
    let evaluation = evaluation.clone();
    AlphaBeta::new(game.clone(), evaluation, position.clone(), options, budget)
}

/// Starts a searching engine of a repertoire with an evaluation of the game: the body of most [`HasEngines::engine`]. Its
/// noise and random choices follow from the seed.
///
/// # Errors
///
/// If there is not enough memory for its table.
pub fn start_engine<R, G, E>(
    game: &G,
    evaluation: E,
    position: &G::Position,
    spec: &EngineSpec,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, SpecError>
where
    R: Repertoire,
    G: HasEngines,
    E: Evaluate<G> + Send + 'static,
{
    if R::ALL && !G::HAS_TURNS {
        spec.refuse_turns()?;
    }
    if R::IDLE {
        return Ok(idle());
    }
    let evaluation = R::with_noise::<G, E>(evaluation, spec, seed);
    if (R::ALL || G::PROVES) && spec.engine == EngineKind::Proof {
        let (attacks, mover) = (spec.attacker == Attacker::Mover, game.mover(position));
        let attacker = if attacks { mover } else { !mover };
        let (rules, root) = (game.clone(), position.clone());
        let too_large = |_| too_large(spec.proof.table, DfPn::<G, R::Evaluation<G, E>>::bytes(spec.proof.table));
        if R::ALL && G::HAS_TURNS && spec.proves_turns {
            let (game, evaluation) = (Turns(rules), Turns(evaluation));
            let observer = R::Observer::<Turns<G>, E::Value>::default();
            let search = Prover::try_new(game.clone(), evaluation, root.clone(), attacker, spec, observer);
            let search = search.map_err(too_large)?;
            return Ok(Box::new(ProvingTurns(Proving { game, root, attacks, search })));
        }
        let search = Prover::try_new(rules, evaluation, root, attacker, spec, R::Observer::<G, E::Value>::default())
            .map_err(too_large)?;
        return Ok(Box::new(Proving { game: game.clone(), root: position.clone(), attacks, search }));
    }
    if R::ALL && spec.engine == EngineKind::Minimax {
        let search = Minimax::new(game.clone(), evaluation).observed(R::Observer::<G, E::Value>::default());
        let search = search.within(spec.budget.nodes);
        let (game, root, depth) = (game.clone(), position.clone(), spec.budget.depth);
        return Ok(Box::new(Whole { game, root, depth, seed, search, result: None }));
    }
    if R::ALL && spec.engine == EngineKind::Uct {
        let observer = R::Observer::<G, E::Value>::default();
        return Ok(Box::new(UctEngine::new((game, game.slope()), evaluation, position, spec, seed, observer)));
    }
    let options = Options { seed, ..spec.options };
    let (budget, root) = (spec.budget, position.clone());
    let tree = TreeSearch::try_new(game.clone(), evaluation, options)
        .map_err(|_| too_large(options.table, Table::<G::Move, E::Value>::bytes(options.table)))?;
    let tree = tree.observed(R::Observer::<G, E::Value>::default());
    if R::ALL && spec.engine == EngineKind::Mtd {
        let search = Mtd::within(tree, root.clone(), spec.mtd, budget);
        return Ok(Box::new(Sliced { game: game.clone(), root, search }));
    }
    let search = AlphaBeta::within(tree, root.clone(), budget);
    Ok(Box::new(Sliced { game: game.clone(), root, search }))
}

/// The error that there is no memory for a table.
fn too_large(logarithm: u32, bytes: u64) -> SpecError {
    let expected =
        format!("a smaller table: it takes {} MiB, for which there is no memory here", bytes.div_ceil(1 << 20));
    SpecError::new("table", logarithm, expected)
}

/// A search at the root.
trait Rooted<M, V> {
    fn step(&mut self, nodes: u64) -> bool;
    fn report(&self) -> Report<M, V>;
    fn take_log(&mut self) -> Vec<u8>;
}

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> Rooted<G::Move, E::Value> for AlphaBeta<G, E, O> {
    fn step(&mut self, nodes: u64) -> bool {
        self.step(nodes)
    }
    fn report(&self) -> Report<G::Move, E::Value> {
        self.report()
    }
    fn take_log(&mut self) -> Vec<u8> {
        Observer::<G, E::Value>::take_log(self.observer_mut())
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> Rooted<G::Move, E::Value> for Mtd<G, E, O> {
    fn step(&mut self, nodes: u64) -> bool {
        self.step(nodes)
    }
    fn report(&self) -> Report<G::Move, E::Value> {
        self.report()
    }
    fn take_log(&mut self) -> Vec<u8> {
        Observer::<G, E::Value>::take_log(self.observer_mut())
    }
}

/// A search with values.
trait Valued {
    type Value;
}
impl<G: Game, E: Evaluate<G>, O> Valued for AlphaBeta<G, E, O> {
    type Value = E::Value;
}
impl<G: Game, E: Evaluate<G>, O> Valued for Mtd<G, E, O> {
    type Value = E::Value;
}

/// A search that runs in slices.
struct Sliced<G: Notation, S> {
    game: G,
    root: G::Position,
    search: S,
}

impl<G: Notation + Clone + Send, V: Value, S: Rooted<G::Move, V> + Valued<Value = V> + Send> RunningEngine
    for Sliced<G, S>
{
    fn step(&mut self, nodes: u64) -> bool {
        self.search.step(nodes)
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.search.take_log()
    }

    fn result(&self) -> SearchResult {
        let report = self.search.report();
        let worth = |found: crate::search::RootMove<G::Move, V>| MoveValue {
            name: self.game.show_move(&self.root, found.mv),
            value: found.value.real(),
            certain: found.value.certain(),
            within: false,
            bound: found.bound,
            visits: None,
            line: names(&self.game, &self.root, &found.line),
        };
        let mut result = SearchResult {
            finished: report.finished,
            depth: report.depth,
            value: report.value.map(Value::real),
            certain: report.value.and_then(Value::certain),
            best: report.best.map(|mv| self.game.show_move(&self.root, mv)),
            line: names(&self.game, &self.root, &report.line),
            moves: report.moves.into_iter().map(worth).collect(),
            ..SearchResult::default()
        };
        result.count(&report.counts);
        result
    }
}

/// Minimax, for small depths, run in one go.
struct Whole<G: Notation, E: Evaluate<G>, O> {
    game: G,
    root: G::Position,
    depth: u32,
    seed: Seed,
    search: Minimax<G, E, O>,
    result: Option<SearchResult>,
}

impl<G: Notation + Clone + Send, E: Evaluate<G> + Send, O: Observer<G, E::Value> + Send> RunningEngine
    for Whole<G, E, O>
{
    fn step(&mut self, _nodes: u64) -> bool {
        if self.result.is_none() {
            self.result = Some(self.think());
        }
        true
    }

    fn take_log(&mut self) -> Vec<u8> {
        Observer::<G, E::Value>::take_log(self.search.observer_mut())
    }

    fn result(&self) -> SearchResult {
        self.result.clone().unwrap_or_default()
    }
}

impl<G: Notation, E: Evaluate<G>, O: Observer<G, E::Value>> Whole<G, E, O> {
    /// Chooses randomly among equally good moves, like the minimax players of [Navarro-Hinojosa].
    fn think(&mut self) -> SearchResult {
        let values = self.search.moves(&self.root, self.depth);
        let best = values.iter().map(|&(_, value)| value).fold(None, |best: Option<E::Value>, value| match best {
            Some(best) if best >= value => Some(best),
            _ => Some(value),
        });
        // Without moves the game is over, and its result is the value.
        let outcome = self.game.outcome(&self.root);
        let value = outcome.map(|outcome| worth(outcome.winner, self.game.mover(&self.root), 0)).or(best);
        let good: Vec<_> = values.iter().filter(|&&(_, value)| Some(value) == best).map(|&(mv, _)| mv).collect();
        let count = u64::try_from(good.len()).unwrap_or(u64::MAX);
        let drawn = (count > 0).then(|| Random::stream(self.seed, self.game.key(&self.root), "minimax").below(count));
        let chosen = drawn.and_then(|at| good.get(usize::try_from(at).ok()?).copied());
        Observer::finish(self.search.observer_mut(), &self.game, &self.root, value, chosen);
        let name = |mv| self.game.show_move(&self.root, mv);
        let move_value = |&(mv, value): &(G::Move, E::Value)| MoveValue {
            name: name(mv),
            value: value.real(),
            certain: value.certain(),
            within: false,
            bound: Bound::Exact,
            visits: None,
            line: vec![name(mv)],
        };
        SearchResult {
            finished: true,
            depth: if outcome.is_none() && self.search.is_whole() { self.depth } else { 0 },
            nodes: self.search.nodes(),
            leaves: self.search.leaves(),
            interior: self.search.nodes() - self.search.leaves(),
            answers: 0,
            passes: 1,
            value: value.map(Value::real),
            certain: value.and_then(Value::certain),
            within: false,
            best: chosen.or_else(|| self.first_move()).map(name),
            line: chosen.into_iter().map(name).collect(),
            moves: values.iter().map(move_value).collect(),
        }
    }

    /// The move to play if no move has a value.
    fn first_move(&self) -> Option<G::Move> {
        let mut moves = Vec::new();
        if self.game.outcome(&self.root).is_none() {
            self.game.moves(&self.root, &mut moves);
        }
        moves.first().copied()
    }
}
