//! Alpha-beta from the root: iterative deepening, aspiration, randomised choice [Veselý 2013, 2.1].

use super::{
    observer::{Cause, Entered, How, Observer},
    options::Options,
    report::{Bound, Budget, Counts, Report, RootMove},
    root_pass::{BestSoFar, CompletedIteration, RootPass, good_enough},
    transposition_table::Table,
    tree::TreeSearch,
    visit::worth,
    window::{Window, below},
};
use crate::game::{Evaluate, Game, Value};

/// A search for the best move of a position, which can be paused at every node.
///
/// If the budget runs out during an iteration, the report is that of the last completed iteration.
/// But if the unfinished iteration, which starts with that iteration's best move, has already found
/// a better one, its best move, value and line are reported; with [`Options::every_move`] they are
/// not, because there the values of all moves must come from the same iteration. A lost position is
/// played for the longest resistance: the move that loses last is the best.
///
/// ```
/// use plyground::{
///     game::{Evaluate, Game, Outcome, Player},
///     search::{AlphaBeta, Budget, Options},
/// };
///
/// /// Players take one to three matches in turn; taking the last one wins.
/// struct Matches;
///
/// impl Game for Matches {
///     type Position = (u8, Player);
///     type Move = u8;
///     const MOVE_CODES: usize = 4;
///
///     fn start(&self) -> (u8, Player) {
///         (10, Player::First)
///     }
///     fn mover(&self, position: &(u8, Player)) -> Player {
///         position.1
///     }
///     fn outcome(&self, &(left, mover): &(u8, Player)) -> Option<Outcome> {
///         (left == 0).then_some(Outcome { winner: Some(!mover), reason: "last match" })
///     }
///     fn moves(&self, position: &(u8, Player), moves: &mut Vec<u8>) {
///         moves.extend(1..=position.0.min(3));
///     }
///     fn play(&self, (left, mover): &mut (u8, Player), taken: u8) {
///         *left -= taken;
///         *mover = !*mover;
///     }
///     fn key(&self, &(left, mover): &(u8, Player)) -> u64 {
///         u64::from(left) << 1 | mover as u64
///     }
///     fn move_code(&self, taken: u8) -> u16 {
///         taken.into()
///     }
/// }
///
/// struct Nothing;
///
/// impl Evaluate<Matches> for Nothing {
///     type Value = i32;
///     fn evaluate(&self, _: &Matches, _: &(u8, Player)) -> i32 {
///         0
///     }
/// }
///
/// let root = Matches.start();
/// let mut search = AlphaBeta::new(Matches, Nothing, root, Options::default(), Budget::nodes(1000));
/// while !search.step(10) {}
/// let report = search.report();
/// assert_eq!((report.best, report.value), (Some(2), Some(999_995)));
/// assert_eq!(report.line.len(), 5);
/// ```
pub struct AlphaBeta<G: Game, E: Evaluate<G>, O = ()> {
    tree: TreeSearch<G, E, O>,
    root: G::Position,
    budget: Budget,
    /// The root moves in the order of generation, and the order in which they are tried.
    moves: Vec<G::Move>,
    order: Vec<usize>,
    /// The depth of the current iteration.
    depth: u32,
    /// The counts when the iteration began.
    before: Counts,
    /// The node counts of the last iterations, latest first.
    spent: [u64; 3],
    pass: RootPass<G::Move, E::Value>,
    /// The best move of the current iteration so far, once a value exceeds the window's alpha.
    best_so_far: Option<BestSoFar<G::Move, E::Value>>,
    /// The result of the last completed iteration.
    completed: Option<CompletedIteration<G::Move, E::Value>>,
    finished: bool,
}

impl<G: Game, E: Evaluate<G>> AlphaBeta<G, E> {
    /// Prepares a search without running it.
    #[must_use]
    pub fn new(game: G, evaluation: E, root: G::Position, options: Options, budget: Budget) -> Self {
        Self::within(TreeSearch::new(game, evaluation, options), root, budget)
    }
}

impl<G: Game, E: Evaluate<G>, O> AlphaBeta<G, E, O> {
    /// The same search with another observer, to be attached before the first step.
    #[must_use]
    pub fn observed<P: Observer<G, E::Value>>(self, observer: P) -> AlphaBeta<G, E, P> {
        let mut search = AlphaBeta {
            tree: self.tree.observed(observer),
            root: self.root,
            budget: self.budget,
            moves: self.moves,
            order: self.order,
            depth: self.depth,
            before: self.before,
            spent: self.spent,
            pass: self.pass,
            best_so_far: self.best_so_far,
            completed: self.completed,
            finished: self.finished,
        };
        // The game is over at the root.
        if search.finished {
            search.tell_result();
        }
        search
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> AlphaBeta<G, E, O> {
    /// Prepares a search that reuses the table, killers and history of another, and continues its
    /// counts.
    #[must_use]
    pub fn within(mut tree: TreeSearch<G, E, O>, root: G::Position, budget: Budget) -> Self {
        let budget = budget.counted_from(tree.counts().nodes);
        let mut moves = Vec::new();
        let over = tree.game().outcome(&root).is_some();
        if !over {
            tree.game().moves(&root, &mut moves);
        }
        let mut sorted = moves.clone();
        tree.sort_root(&root, &mut sorted);
        let place = |mv: &G::Move| moves.iter().position(|other| other == mv).expect("sorting loses no move");
        let order = sorted.iter().map(place).collect();
        let depth = if tree.options().deepening { 1 } else { budget.depth };
        let pass = RootPass::new(Window::whole(), moves.len());
        let before = *tree.counts();
        let mut search = Self {
            tree,
            root,
            budget,
            moves,
            order,
            depth,
            before,
            spent: [0; 3],
            pass,
            best_so_far: None,
            completed: None,
            finished: over,
        };
        if over {
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

    /// The current result.
    #[must_use]
    pub fn report(&self) -> Report<G::Move, E::Value> {
        let pass = || self.pass.found.iter().flatten().cloned();
        let mut report = Report {
            value: None,
            best: self.order.first().map(|&first| self.moves[first]),
            line: Vec::new(),
            moves: self.completed.as_ref().map_or_else(|| pass().collect(), |completed| completed.moves.clone()),
            depth: self.completed.as_ref().map_or(0, |completed| completed.depth),
            beyond: false,
            counts: *self.tree.counts(),
            finished: self.finished,
        };
        let together = self.tree.options().every_move;
        let better = |at: usize| self.completed.as_ref().is_none_or(|old| !together && old.best != at);
        if let Some(best_so_far) = self.best_so_far.as_ref().filter(|best_so_far| better(best_so_far.at)) {
            report.beyond = self.completed.is_some();
            report.tell(best_so_far.found.value, &best_so_far.found);
        } else if let Some(completed) = &self.completed {
            report.tell(
                completed.moves[completed.best].value,
                completed.chosen(self.tree.options(), self.tree.game().key(&self.root)),
            );
        } else if let Some(outcome) = self.tree.game().outcome(&self.root) {
            report.value = Some(worth(outcome.winner, self.tree.game().mover(&self.root), 0));
        }
        report
    }

    /// Starts or continues the search of one root move. Returns whether there is more to do.
    fn advance(&mut self, stop: u64) -> bool {
        if !self.pass.is_root_visited {
            if self.tree.counts().nodes >= stop {
                return false;
            }
            self.pass.is_root_visited = true;
            let counts = &mut self.tree.counts;
            counts.nodes += 1;
            counts.interior += 1;
            counts.passes += 1;
            if O::WATCHES {
                self.tree.observer.pass(self.depth, self.pass.window);
            }
        }
        let Some(&at) = self.order.get(self.pass.next) else {
            self.end_pass();
            return true;
        };
        let Some((window, how)) = self.pass.sent else {
            let window = self.window();
            let scout = self.tree.options().scout
                && !self.tree.options().every_move
                && self.pass.next > 0
                && self.depth > 1
                && window.is_wide();
            let (window, how) = if scout { (Window::null(window.alpha), How::Scout) } else { (window, How::Full) };
            self.send(at, window, how);
            return true;
        };
        if O::WATCHES && self.tree.is_waiting() && self.tree.counts().nodes < stop {
            self.tell_entry(at, window, how);
        }
        let Some(value) = self.tree.run(stop) else { return false };
        let value = if self.same_mover(at) { value } else { -value };
        // Adding zero turns −0 into 0.
        let value = value.plus(0.0);
        if how == How::Scout && value > window.alpha && value < self.pass.window.beta {
            self.tree.counts.re_searches += 1;
            self.send(at, Window { alpha: window.alpha, beta: self.pass.window.beta }, How::Again);
            return true;
        }
        self.pass.sent = None;
        self.pass.next += 1;
        self.record(at, value, Bound::of(value, window));
        if value >= self.pass.window.beta {
            if O::WATCHES {
                self.tree.observer.cut(Cause::Other, self.order.len() - self.pass.next);
            }
            self.end_pass();
        }
        true
    }

    /// The window for the next move: wide enough for an exact value wherever that can matter.
    fn window(&self) -> Window<E::Value> {
        let options = self.tree.options();
        let Window { alpha, beta } = self.pass.window;
        let best = self.pass.best;
        let alpha = match options.margin {
            _ if options.every_move || best <= alpha => alpha,
            Some(margin) => below(good_enough(best, margin)),
            None => best,
        };
        Window { alpha, beta }
    }

    fn send(&mut self, at: usize, window: Window<E::Value>, how: How) {
        let child = self.child(at);
        self.pass.sent = Some((window, how));
        let same_mover = self.same_mover(at);
        self.tree.start_below((1, !same_mover), &child, self.depth - 1, window.below(same_mover));
    }

    /// Tells the observer that the search of a root move begins.
    fn tell_entry(&mut self, at: usize, window: Window<E::Value>, how: How) {
        let (mv, depth, same_mover) = (Some(self.moves[at]), (self.depth - 1).cast_signed(), self.same_mover(at));
        let entered = Entered { mv, how, depth, window: window.below(same_mover), same_mover };
        self.tree.observer.enter(&self.tree.game, &self.root, entered);
    }

    fn child(&self, at: usize) -> G::Position {
        let mut child = self.root.clone();
        self.tree.game().play(&mut child, self.moves[at]);
        child
    }

    fn same_mover(&self, at: usize) -> bool {
        self.tree.game().mover(&self.child(at)) == self.tree.game().mover(&self.root)
    }

    fn record(&mut self, at: usize, value: E::Value, bound: Bound) {
        let mut line = vec![self.moves[at]];
        if bound == Bound::Exact {
            line.extend_from_slice(self.tree.line());
            self.tree.extend(&self.root, self.depth, None, &mut line);
        }
        let found = RootMove { mv: self.moves[at], value, bound, line };
        if value > self.pass.best {
            self.pass.best = value;
            if value > self.pass.window.alpha {
                self.best_so_far = Some(BestSoFar { at, found: found.clone() });
                if O::WATCHES && value < self.pass.window.beta {
                    self.tree.observer.best();
                }
            }
        }
        self.pass.found[at] = Some(found);
    }

    /// Widens the window on the side that failed, or starts the next iteration.
    fn end_pass(&mut self) {
        let (Window { alpha, beta }, best) = (self.pass.window, self.pass.best);
        if O::WATCHES {
            self.tree.observer.leave(best, Bound::of(best, self.pass.window));
        }
        if let Some(best_so_far) = &self.best_so_far
            && let Some(place) = self.order.iter().position(|&at| at == best_so_far.at)
        {
            self.order[..=place].rotate_right(1);
        }
        if best <= alpha {
            self.pass = RootPass::new(Window { alpha: -E::Value::INFINITE, beta }, self.moves.len());
        } else if best >= beta {
            self.pass = RootPass::new(Window { alpha, beta: E::Value::INFINITE }, self.moves.len());
        } else {
            self.end_iteration();
        }
    }

    fn end_iteration(&mut self) {
        let best = self.best_so_far.take().expect("some move is above minus infinity").at;
        let moves: Vec<_> = self.pass.found.drain(..).map(|found| found.expect("no move is left out")).collect();
        let (value, options) = (moves[best].value, self.tree.options());
        let exact = self.depth >= self.budget.depth;
        // A win or loss within the depth is final, and so is every value whose lines all ended
        // before the depth limit.
        let settled = |value: E::Value| value.certain().is_some_and(|plies| plies <= self.depth);
        let certain = if options.every_move { moves.iter().all(|mv| settled(mv.value)) } else { settled(value) };
        let counts = self.tree.counts();
        let evaluated = counts.leaves - counts.ends > self.before.leaves - self.before.ends;
        let whole = !evaluated && counts.answers == self.before.answers;
        let wide = options.aspiration > 0.0 && options.margin.is_none() && !options.every_move;
        let window = if wide && value.certain().is_none() {
            Window { alpha: below(value.plus(-options.aspiration)), beta: value.plus(options.aspiration).above() }
        } else {
            Window::whole()
        };
        let foresee = options.foresee;
        let nodes = counts.nodes - self.before.nodes;
        self.before = *counts;
        self.tree.store_root(&self.root, self.depth, value, moves[best].mv, nodes);
        self.completed = Some(CompletedIteration { depth: self.depth, best, moves });
        self.spent = [nodes, self.spent[0], self.spent[1]];
        let in_vain = foresee && expected(self.spent) > self.budget.nodes.saturating_sub(self.before.nodes).into();
        self.finished = exact || certain || whole || in_vain;
        self.depth += u32::from(!self.finished);
        if !self.finished {
            self.tree.end_iteration();
        }
        self.pass = RootPass::new(window, self.moves.len());
    }
}

/// The expected node count of the next iteration, from those of the last three, latest first; 0 if
/// there were too few.
fn expected([last, before, first]: [u64; 3]) -> u128 {
    (u128::from(last) * u128::from(before)).checked_div(first.into()).unwrap_or(0)
}

impl<M: Copy, V: Copy> Report<M, V> {
    fn tell(&mut self, value: V, played: &RootMove<M, V>) {
        (self.value, self.best, self.line) = (Some(value), Some(played.mv), played.line.clone());
    }
}
