//! Engines that search.

use super::{
    MoveValue, Spec, Thinker, Thought,
    thought::{names, word},
};
#[cfg(any(feature = "lab", feature = "tzaar"))]
use super::{
    proving::{Prover, Proving},
    spec::EngineKind,
};
#[cfg(any(feature = "lab", feature = "tzaar"))]
use crate::search::{Attacker, DfPn};
use crate::{
    game::{Evaluate, Game, Notation, Value},
    rng::Seed,
    schema::SpecError,
    search::{AlphaBeta, Options, Report, Table, TreeSearch},
};
#[cfg(feature = "lab")]
use crate::{
    rng::Random,
    search::{Bound, Minimax, Mtd, Noisy},
};

/// An evaluation with or without noise, as one type, so that a search is compiled once per game.
#[cfg(feature = "lab")]
pub(crate) enum Heard<E> {
    Clear(E),
    Noisy(Noisy<E>),
}

#[cfg(feature = "lab")]
impl<G: Game, E: Evaluate<G>> Evaluate<G> for Heard<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &G, position: &G::Position) -> E::Value {
        match self {
            Self::Clear(evaluation) => evaluation.evaluate(game, position),
            Self::Noisy(evaluation) => evaluation.evaluate(game, position),
        }
    }

    #[inline]
    fn known(&self, game: &G, position: &G::Position) -> Option<E::Value> {
        match self {
            Self::Clear(evaluation) => evaluation.known(game, position),
            Self::Noisy(evaluation) => evaluation.known(game, position),
        }
    }
}

/// An evaluation as all searches of a game are compiled for it.
#[cfg(feature = "lab")]
type Compiled<E> = Heard<E>;
#[cfg(not(feature = "lab"))]
type Compiled<E> = E;

/// Prepares alpha-beta search outside an engine, by the code that engines share.
#[cfg(feature = "problems")]
pub(crate) fn alpha_beta<G: Game + Clone, E: Evaluate<G> + Clone>(
    game: &G,
    evaluation: &E,
    position: &G::Position,
    options: Options,
    budget: crate::search::Budget,
) -> AlphaBeta<G, Compiled<E>> {
    #[cfg(feature = "lab")]
    let evaluation = Heard::Clear(evaluation.clone());
    #[cfg(not(feature = "lab"))]
    let evaluation = evaluation.clone();
    AlphaBeta::new(game.clone(), evaluation, position.clone(), options, budget)
}

/// Starts a searching engine; its noise and random choices follow from the seed. What no level has is compiled with the
/// laboratory only; a level of Tzaar proves wins.
///
/// # Errors
///
/// If there is not enough memory for its table.
pub(crate) fn start_engine<G, E>(
    game: &G,
    evaluation: E,
    position: &G::Position,
    spec: &Spec,
    seed: Seed,
) -> Result<Box<dyn Thinker>, SpecError>
where
    G: Notation + Clone + 'static,
    E: Evaluate<G> + 'static,
{
    #[cfg(feature = "lab")]
    let evaluation = match spec.noise {
        None => Heard::Clear(evaluation),
        Some(noise) => Heard::Noisy(Noisy::new(evaluation, noise, seed)),
    };
    #[cfg(any(feature = "lab", feature = "tzaar"))]
    if spec.engine == EngineKind::Proof {
        let (attacks, mover) = (spec.attacker == Attacker::Mover, game.mover(position));
        let attacker = if attacks { mover } else { !mover };
        let (rules, root) = (game.clone(), position.clone());
        let search = Prover::try_new(rules, evaluation, root, attacker, spec)
            .map_err(|_| too_large(spec.proof.table, DfPn::<G, Compiled<E>>::bytes(spec.proof.table)))?;
        return Ok(Box::new(Proving { game: game.clone(), root: position.clone(), attacks, search }));
    }
    #[cfg(feature = "lab")]
    if spec.engine == EngineKind::Minimax {
        let search = Minimax::new(game.clone(), evaluation);
        let (game, root, depth) = (game.clone(), position.clone(), spec.budget.depth);
        return Ok(Box::new(Whole { game, root, depth, seed, search, thought: None }));
    }
    let options = Options { seed, ..spec.options };
    let (budget, root) = (spec.budget, position.clone());
    let tree = TreeSearch::try_new(game.clone(), evaluation, options)
        .map_err(|_| too_large(options.table, Table::<G::Move, E::Value>::bytes(options.table)))?;
    #[cfg(feature = "lab")]
    if spec.engine == EngineKind::Mtd {
        let search = Rooted::Mtd(Mtd::within(tree, root.clone(), spec.mtd, budget));
        return Ok(Box::new(Sliced { game: game.clone(), root, search }));
    }
    let search = Rooted::AlphaBeta(AlphaBeta::within(tree, root.clone(), budget));
    Ok(Box::new(Sliced { game: game.clone(), root, search }))
}

/// The error that there is no memory for a table.
fn too_large(logarithm: u32, bytes: u64) -> SpecError {
    let expected =
        format!("a smaller table: it takes {} MiB, for which there is no memory here", bytes.div_ceil(1 << 20));
    SpecError::new("table", logarithm, expected)
}

/// A search at the root.
enum Rooted<G: Game, E: Evaluate<G>> {
    AlphaBeta(AlphaBeta<G, E>),
    #[cfg(feature = "lab")]
    Mtd(Mtd<G, E>),
}

impl<G: Game, E: Evaluate<G>> Rooted<G, E> {
    fn step(&mut self, nodes: u64) -> bool {
        match self {
            Self::AlphaBeta(search) => search.step(nodes),
            #[cfg(feature = "lab")]
            Self::Mtd(search) => search.step(nodes),
        }
    }

    fn report(&self) -> Report<G::Move, E::Value> {
        match self {
            Self::AlphaBeta(search) => search.report(),
            #[cfg(feature = "lab")]
            Self::Mtd(search) => search.report(),
        }
    }
}

/// A search that runs in slices.
struct Sliced<G: Notation, E: Evaluate<G>> {
    game: G,
    root: G::Position,
    search: Rooted<G, E>,
}

impl<G: Notation + Clone, E: Evaluate<G>> Thinker for Sliced<G, E> {
    fn step(&mut self, nodes: u64) -> bool {
        self.search.step(nodes)
    }

    fn thought(&self) -> Thought {
        let report = self.search.report();
        let worth = |found: crate::search::RootMove<G::Move, E::Value>| MoveValue {
            name: self.game.show_move(&self.root, found.mv),
            value: found.value.real(),
            certain: found.value.certain(),
            within: false,
            bound: word(found.bound),
            line: names(&self.game, &self.root, &found.line),
        };
        let mut thought = Thought {
            finished: report.finished,
            depth: report.depth,
            value: report.value.map(Value::real),
            certain: report.value.and_then(Value::certain),
            best: report.best.map(|mv| self.game.show_move(&self.root, mv)),
            line: names(&self.game, &self.root, &report.line),
            moves: report.moves.into_iter().map(worth).collect(),
            ..Thought::default()
        };
        thought.count(&report.counts);
        thought
    }
}

/// Minimax, for small depths, run in one go.
#[cfg(feature = "lab")]
struct Whole<G: Notation, E: Evaluate<G>> {
    game: G,
    root: G::Position,
    depth: u32,
    seed: Seed,
    search: Minimax<G, E>,
    thought: Option<Thought>,
}

#[cfg(feature = "lab")]
impl<G: Notation + Clone, E: Evaluate<G>> Thinker for Whole<G, E> {
    fn step(&mut self, _nodes: u64) -> bool {
        if self.thought.is_none() {
            self.thought = Some(self.think());
        }
        true
    }

    fn thought(&self) -> Thought {
        self.thought.clone().unwrap_or_default()
    }
}

#[cfg(feature = "lab")]
impl<G: Notation, E: Evaluate<G>> Whole<G, E> {
    /// Chooses randomly among equally good moves, like the minimax players of [Navarro-Hinojosa].
    fn think(&mut self) -> Thought {
        let values = self.search.moves(&self.root, self.depth);
        let best = values.iter().map(|&(_, value)| value).fold(None, |best: Option<E::Value>, value| match best {
            Some(best) if best >= value => Some(best),
            _ => Some(value),
        });
        // Without moves the game is over, and its result is the value.
        let depth = if best.is_some() { self.depth } else { 0 };
        let best = best.unwrap_or_else(|| self.search.value(&self.root, 0));
        let good: Vec<_> = values.iter().filter(|&&(_, value)| value == best).map(|&(mv, _)| mv).collect();
        let count = u64::try_from(good.len()).unwrap_or(u64::MAX);
        let drawn = (count > 0).then(|| Random::stream(self.seed, self.game.key(&self.root), "minimax").below(count));
        let chosen = drawn.and_then(|at| good.get(usize::try_from(at).ok()?).copied());
        let name = |mv| self.game.show_move(&self.root, mv);
        let worth = |&(mv, value): &(G::Move, E::Value)| MoveValue {
            name: name(mv),
            value: value.real(),
            certain: value.certain(),
            within: false,
            bound: word(Bound::Exact),
            line: vec![name(mv)],
        };
        Thought {
            finished: true,
            depth,
            nodes: self.search.nodes(),
            leaves: self.search.leaves(),
            interior: self.search.nodes() - self.search.leaves(),
            answers: 0,
            passes: 1,
            value: Some(best.real()),
            certain: best.certain(),
            within: false,
            best: chosen.map(name),
            line: chosen.into_iter().map(name).collect(),
            moves: values.iter().map(worth).collect(),
        }
    }
}
