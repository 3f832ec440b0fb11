//! The MTD family: finds the value of a position by testing the root with narrow windows until the
//! bounds meet [Plaat et al. 1996; Mańdziuk and Osman 2004, 3].

use super::{
    driver::{MtdIteration, MtdOptions},
    observer::Observer,
    options::{Bounds, Options},
    report::{Bound, Budget, Counts, Report, RootMove},
    transposition_table::Table,
    tree::TreeSearch,
    visit::worth,
    window::{Window, below},
};
use crate::game::{Evaluate, Game, Value};

/// A search for the value and best move of a position by tests, which can be paused at every node.
///
/// The value equals that of alpha-beta with a full window, for integers and floats and for any
/// [`MtdOptions`]. One last window covers the interval that remains when a driver stops, and values
/// outside `min` and `max`, such as certain wins. Between these, MTD-bi takes at most ⌈log₂((`max`
/// − `min`) / ε)⌉ + 1 tests.
///
/// It uses `deepening` and the [`Options`] that a [`TreeSearch`] uses, except `null_move`. Tests
/// rely on the transposition table: without one, each test starts from scratch. If the budget runs
/// out during an iteration, the result is that of the last completed one; during the first
/// iteration it is the best move of the last test that failed high, with its bound.
///
/// ```
/// use plyground::{
///     game::Game,
///     games::loa::Loa,
///     players::HasEngines,
///     search::{AlphaBeta, Budget, Mtd, MtdOptions, Options},
/// };
/// let (rules, evaluation) = Loa::default().with_evaluation();
/// let (start, options, budget) = (rules.start(), Options::plain(), Budget::depth(2));
/// let mut whole = AlphaBeta::new(rules.clone(), evaluation.clone(), start.clone(), options, budget);
/// let mut tests = Mtd::new(rules, evaluation, start, (options, MtdOptions::default()), budget);
/// assert_eq!(tests.run().value, whole.run().value);
/// ```
pub struct Mtd<G: Game, E: Evaluate<G>, O = ()> {
    tree: TreeSearch<G, E, O>,
    root: G::Position,
    budget: Budget,
    options: MtdOptions,
    /// The root moves, best first as far as that is known before the search.
    moves: Vec<G::Move>,
    /// The depth of the current iteration.
    depth: u32,
    /// The counts when the iteration began.
    before: Counts,
    iteration: MtdIteration,
    /// The bounds of the value.
    bounds: [E::Value; 2],
    /// The window of the current test.
    sent: Option<Window<E::Value>>,
    /// The best move of the last test in the iteration that raised the lower bound or gave the
    /// value.
    best_so_far: Option<RootMove<G::Move, E::Value>>,
    /// The result of the last completed iteration.
    completed: Option<RootMove<G::Move, E::Value>>,
    /// Its depth, and the number of tests it took; 0 until an iteration is completed.
    reached: u32,
    tests: u64,
    finished: bool,
}

impl<G: Game, E: Evaluate<G>> Mtd<G, E> {
    /// Prepares a search without running it.
    #[must_use]
    pub fn new(game: G, evaluation: E, root: G::Position, options: (Options, MtdOptions), budget: Budget) -> Self {
        let (general, options) = options;
        Self::within(TreeSearch::new(game, evaluation, general), root, options, budget)
    }
}

impl<G: Game, E: Evaluate<G>, O> Mtd<G, E, O> {
    /// The same search with another observer, to be attached before the first step.
    #[must_use]
    pub fn observed<P: Observer<G, E::Value>>(self, observer: P) -> Mtd<G, E, P> {
        let mut search = Mtd {
            tree: self.tree.observed(observer),
            root: self.root,
            budget: self.budget,
            options: self.options,
            moves: self.moves,
            depth: self.depth,
            before: self.before,
            iteration: self.iteration,
            bounds: self.bounds,
            sent: self.sent,
            best_so_far: self.best_so_far,
            completed: self.completed,
            reached: self.reached,
            tests: self.tests,
            finished: self.finished,
        };
        // The game is over at the root.
        if search.finished {
            search.tell_result();
        }
        search
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> Mtd<G, E, O> {
    /// Prepares a search that reuses the table, killers and history of another, and continues its
    /// counts.
    #[must_use]
    pub fn within(mut tree: TreeSearch<G, E, O>, root: G::Position, options: MtdOptions, budget: Budget) -> Self {
        // A null move at the root would give a bound without a move.
        tree.options.null_move = 0;
        tree.options.bounds = Bounds::Right;
        let budget = budget.counted_from(tree.counts().nodes);
        let mut moves = Vec::new();
        let finished = tree.game().outcome(&root).is_some();
        if !finished {
            tree.game().moves(&root, &mut moves);
            tree.sort_root(&root, &mut moves);
        }
        let depth = if tree.options().deepening { 1 } else { budget.depth };
        let before = *tree.counts();
        let iteration = MtdIteration::new(options, options.guess, E::Value::DRAW.above().real());
        let mut search = Self {
            tree,
            root,
            budget,
            options,
            moves,
            depth,
            before,
            iteration,
            bounds: unknown(),
            sent: None,
            best_so_far: None,
            completed: None,
            reached: 0,
            tests: 0,
            finished,
        };
        if finished {
            search.tell_result();
        }
        search
    }

    /// Tells the observer the result.
    fn tell_result(&mut self) {
        if O::WATCHES {
            let Report { value, best, .. } = self.report();
            self.tree.tell_result(&self.root, value, best);
        }
    }

    /// The parts that another search can reuse.
    #[must_use]
    pub fn into_tree(self) -> TreeSearch<G, E, O> {
        self.tree
    }

    /// The observer.
    pub fn observer_mut(&mut self) -> &mut O {
        self.tree.observer_mut()
    }

    /// The transposition table, to be replaced, kept or cleared before the first step.
    pub fn table_mut(&mut self) -> &mut Option<Table<G::Move, E::Value>> {
        self.tree.table_mut()
    }

    /// The number of tests in the last completed iteration; the report counts the tests of all
    /// iterations as passes.
    #[must_use]
    pub const fn tests(&self) -> u64 {
        self.tests
    }

    /// Runs until it finishes or has visited this many more nodes. Returns whether it has finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        let stop = self.tree.counts().nodes.saturating_add(nodes).min(self.budget.nodes);
        let was_finished = self.finished;
        while !self.finished {
            if !self.advance(stop) {
                self.finished = stop == self.budget.nodes;
                break;
            }
        }
        if self.finished && !was_finished {
            self.tell_result();
        }
        self.finished
    }

    /// Runs until it finishes.
    pub fn run(&mut self) -> Report<G::Move, E::Value> {
        self.step(u64::MAX);
        self.report()
    }

    /// The current result. Only the best of the root moves has a value.
    #[must_use]
    pub fn report(&self) -> Report<G::Move, E::Value> {
        let found = self.completed.as_ref().or(self.best_so_far.as_ref());
        let game = self.tree.game();
        let over = || Some(worth(game.outcome(&self.root)?.winner, game.mover(&self.root), 0));
        Report {
            value: found.map(|found| found.value).or_else(over),
            best: found.map(|found| found.mv).or_else(|| self.moves.first().copied()),
            line: found.map_or_else(Vec::new, |found| found.line.clone()),
            moves: found.cloned().into_iter().collect(),
            depth: self.reached,
            beyond: false,
            counts: *self.tree.counts(),
            finished: self.finished,
        }
    }

    /// Starts or continues a test. Returns whether there is more to do.
    fn advance(&mut self, stop: u64) -> bool {
        let window = match self.sent {
            Some(window) => window,
            None if self.tree.counts().nodes >= stop => return false,
            None => {
                let window = self.window();
                self.tree.start(&self.root, self.depth, window);
                self.tree.counts.passes += 1;
                if O::WATCHES {
                    self.tree.observer.pass(self.depth, window);
                }
                *self.sent.insert(window)
            }
        };
        let Some(value) = self.tree.run(stop) else { return false };
        self.sent = None;
        // Adding zero turns −0 into 0.
        self.end_test(value.plus(0.0), window);
        true
    }

    /// The window of the next test. The remaining interval shrinks whether the test fails high or
    /// low.
    fn window(&mut self) -> Window<E::Value> {
        let [lower, upper] = self.bounds;
        let Some(beta) = self.iteration.next([lower.real(), upper.real()]) else {
            return Window { alpha: lower, beta: upper };
        };
        let beta = lesser(greater(E::Value::DRAW.plus(beta), lower.above()), upper);
        Window { alpha: lesser(beta.plus(-self.iteration.epsilon()), below(beta)), beta }
    }

    fn end_test(&mut self, value: E::Value, window: Window<E::Value>) {
        let bound = Bound::of(value, window);
        if bound != Bound::AtMost {
            let mv = self.tree.best_at_root(&self.root, &self.moves).unwrap_or(self.moves[0]);
            let line = Some(self.tree.line()).filter(|line| bound == Bound::Exact && line.first() == Some(&mv));
            let line = line.map_or_else(|| vec![mv], <[_]>::to_vec);
            self.best_so_far = Some(RootMove { mv, value, bound, line });
        }
        match bound {
            Bound::Exact => self.bounds = [value; 2],
            Bound::AtLeast => self.bounds[0] = value,
            Bound::AtMost => self.bounds[1] = value,
        }
        self.iteration.hear(bound == Bound::AtLeast);
        if self.bounds[0] >= self.bounds[1] {
            self.end_iteration(value);
        }
    }

    fn end_iteration(&mut self, value: E::Value) {
        let first = || RootMove { mv: self.moves[0], value, bound: Bound::Exact, line: vec![self.moves[0]] };
        let best_so_far = self.best_so_far.take().unwrap_or_else(first);
        let mut found = RootMove { value, bound: Bound::Exact, ..best_so_far };
        self.tree.extend(&self.root, self.depth, Some(value), &mut found.line);
        let exact = self.depth >= self.budget.depth;
        // As in alpha-beta: deeper searches change nothing if no line reached the depth limit.
        let certain = value.certain().is_some_and(|plies| plies <= self.depth);
        let counts = self.tree.counts();
        let evaluated = counts.leaves - counts.ends > self.before.leaves - self.before.ends;
        let whole = !evaluated && counts.answers == self.before.answers;
        self.tests = counts.passes - self.before.passes;
        self.before = *counts;
        self.completed = Some(found);
        self.reached = self.depth;
        self.finished = exact || certain || whole;
        self.depth += u32::from(!self.finished);
        if !self.finished {
            self.tree.end_iteration();
        }
        self.bounds = unknown();
        self.iteration = MtdIteration::new(self.options, value.real(), E::Value::DRAW.above().real());
    }
}

/// The bounds of an unknown value.
fn unknown<V: Value>() -> [V; 2] {
    [-V::INFINITE, V::INFINITE]
}

fn lesser<V: Value>(one: V, two: V) -> V {
    if two < one { two } else { one }
}

fn greater<V: Value>(one: V, two: V) -> V {
    if two > one { two } else { one }
}
