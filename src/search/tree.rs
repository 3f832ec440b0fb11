//! Alpha-beta in one window (fail-soft: [Fishburn 1983]), written as a state machine that can be
//! paused.

use std::collections::TryReserveError;

use super::{
    frame::{Frame, Stage, ply_number},
    observer::{Cause, Entered, How, Observer, Source},
    options::{Bounds, Options},
    order::{Order, Place},
    report::{Bound, Budget, Counts},
    transposition_table::{Entry, Table, from_node},
    window::{Window, below},
};
use crate::game::{Evaluate, Game, Value};

/// A search of one position to one depth in one window, the memory-enhanced test of [Plaat et al.
/// 1996]. Iterative deepening and the MTD family make many of these, which share the table, killers
/// and history.
///
/// It uses the [`Options`] from `table` to `stand_pat`, except `aspiration`. There is no recursion:
/// the path is data, so a caller can run it for a while, inspect it, and resume or drop it. Slicing
/// does not change the result.
///
/// ```
/// use plyground::{game::Game, games::loa::Loa, players::HasEngines, search::{Options, TreeSearch, Window}};
/// let (rules, evaluation) = Loa::default().with_evaluation();
/// let start = rules.start();
/// let mut search = TreeSearch::new(rules, evaluation, Options::default());
/// search.start(&start, 2, Window::whole());
/// let value = loop {
///     if let Some(value) = search.step(100) {
///         break value;
///     }
/// };
/// assert!(Window::whole().holds(value));
/// ```
pub struct TreeSearch<G: Game, E: Evaluate<G>, O = ()> {
    pub(super) observer: O,
    /// For the observer: where the last value that needed no search came from.
    pub(super) answered: (Source, Bound),
    pub(super) game: G,
    pub(super) evaluation: E,
    pub(super) options: Options,
    pub(super) table: Option<Table<G::Move, E::Value>>,
    pub(super) order: Order<G::Move>,
    pub(super) frames: Vec<Frame<G, E::Value>>,
    /// The moves of the nodes on the path, concatenated.
    pub(super) moves: Vec<G::Move>,
    /// The frame of the current node.
    pub(super) top: usize,
    /// The ply of the first frame.
    pub(super) ply: usize,
    /// Whether the mover of the first frame has just changed.
    pub(super) begins_turn: bool,
    state: State<E::Value>,
    /// The best move of the last position searched, if its value is above alpha.
    pub(super) best: Option<G::Move>,
    pub(super) counts: Counts,
}

#[derive(Clone, Copy, Debug)]
enum State<V> {
    /// The first position has not been visited yet.
    Waiting(i32, Window<V>),
    Running,
    Finished(V),
}

/// The result of one step.
pub(super) enum Step<V> {
    /// The budget is used up.
    Paused,
    /// A child was expanded.
    Opened,
    /// The value of a child was found immediately.
    Answered(V),
    /// All moves have been searched.
    Closed,
}

impl<G: Game, E: Evaluate<G>> TreeSearch<G, E> {
    /// Prepares searches with these rules.
    ///
    /// # Panics
    ///
    /// If there is not enough memory for the table.
    #[must_use]
    pub fn new(game: G, evaluation: E, options: Options) -> Self {
        Self::try_new(game, evaluation, options).expect("there is memory for the table")
    }

    /// Prepares searches with these rules, if there is enough memory for the table.
    ///
    /// # Errors
    ///
    /// If there is not.
    pub fn try_new(game: G, evaluation: E, options: Options) -> Result<Self, TryReserveError> {
        let options = Options {
            killers: options.killers.min(16),
            history_in_rank: options.history_in_rank.min(Options::MOST_IN_RANK),
            null_move: options.null_move.min(Budget::DEEPEST),
            quiescence: options.quiescence.min(Budget::DEEPEST),
            ..options
        };
        let table = if options.table > 0 { Some(Table::try_new(options.table, options.replacement)?) } else { None };
        Ok(Self {
            observer: (),
            answered: (Source::End, Bound::Exact),
            game,
            evaluation,
            options,
            table,
            order: Order::new::<G>(&options),
            frames: Vec::new(),
            moves: Vec::new(),
            top: 0,
            ply: 0,
            begins_turn: true,
            state: State::Finished(E::Value::DRAW),
            best: None,
            counts: Counts::default(),
        })
    }
}

impl<G: Game, E: Evaluate<G>, O> TreeSearch<G, E, O> {
    /// The same searches with another observer, to be attached before they begin.
    #[must_use]
    pub fn observed<P: Observer<G, E::Value>>(self, observer: P) -> TreeSearch<G, E, P> {
        TreeSearch {
            observer,
            answered: self.answered,
            game: self.game,
            evaluation: self.evaluation,
            options: self.options,
            table: self.table,
            order: self.order,
            frames: self.frames,
            moves: self.moves,
            top: self.top,
            ply: self.ply,
            begins_turn: self.begins_turn,
            state: self.state,
            best: self.best,
            counts: self.counts,
        }
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> TreeSearch<G, E, O> {
    /// The observer.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    /// Tells the observer the result of a search from a root.
    pub(super) fn tell_result(&mut self, root: &G::Position, value: Option<E::Value>, best: Option<G::Move>) {
        self.observer.finish(&self.game, root, value, best);
    }

    /// Whether the first position was not visited yet.
    pub(super) const fn is_waiting(&self) -> bool {
        matches!(self.state, State::Waiting(..))
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The work done so far, over all searches.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The transposition table, if there is one.
    pub fn table(&self) -> Option<&Table<G::Move, E::Value>> {
        self.table.as_ref()
    }

    /// The table, to be replaced, kept or cleared.
    pub fn table_mut(&mut self) -> &mut Option<Table<G::Move, E::Value>> {
        &mut self.table
    }

    /// Clears what must not last from one iteration to the next.
    pub(super) fn end_iteration(&mut self) {
        if let Some(table) = self.table.as_mut().filter(|_| self.options.fresh_table) {
            table.clear();
        }
    }

    /// Starts a search; abandons one that is in progress.
    pub fn start(&mut self, root: &G::Position, depth: u32, window: Window<E::Value>) {
        self.start_below((0, true), root, depth, window);
    }

    /// Starts a search of a position at ply `ply`; `begins_turn` says whether its mover has just
    /// changed.
    pub(super) fn start_below(
        &mut self,
        (ply, begins_turn): (usize, bool),
        root: &G::Position,
        depth: u32,
        window: Window<E::Value>,
    ) {
        let depth = depth.min(Budget::DEEPEST);
        let frames = (depth + self.options.quiescence) as usize + 2;
        self.order.reach(ply + frames);
        while self.frames.len() < frames {
            self.frames.push(Frame::new(root));
        }
        self.frames[0].position.clone_from(root);
        self.moves.clear();
        (self.ply, self.begins_turn) = (ply, begins_turn);
        self.top = 0;
        self.best = None;
        self.state = State::Waiting(depth.cast_signed(), window);
    }

    /// Runs until it finishes or has visited this many more nodes. Returns the value once it is
    /// known: a lower bound if it fails high, an upper bound if it fails low, and exact inside the
    /// window.
    pub fn step(&mut self, nodes: u64) -> Option<E::Value> {
        self.run(self.counts.nodes.saturating_add(nodes))
    }

    /// The principal variation of a finished search with an exact value. It ends early where the
    /// table answered without a line.
    pub fn line(&self) -> &[G::Move] {
        self.frames.first().map_or(&[], |frame| &frame.line)
    }

    /// Runs until it finishes or the node count reaches `stop`.
    pub(super) fn run(&mut self, stop: u64) -> Option<E::Value> {
        if let State::Waiting(depth, window) = self.state {
            if self.counts.nodes >= stop {
                return None;
            }
            self.frames[0].line.clear();
            let mover = self.game.mover(&self.frames[0].position);
            let value = self.visit(0, mover, depth, window, false);
            self.tell_answer(value);
            self.state = value.map_or(State::Running, State::Finished);
        }
        if let State::Finished(value) = self.state {
            return Some(value);
        }
        loop {
            let (value, opened) = match self.advance(stop) {
                Step::Paused => return None,
                Step::Opened => continue,
                Step::Answered(value) => (value, false),
                Step::Closed => {
                    let value = self.close();
                    if self.top == 0 {
                        self.state = State::Finished(value);
                        return Some(value);
                    }
                    self.top -= 1;
                    (value, true)
                }
            };
            self.absorb(value, opened);
        }
    }

    /// Visits the next child of the top node.
    fn advance(&mut self, stop: u64) -> Step<E::Value> {
        let at = self.top + 1;
        let [frame, child] = &mut self.frames[self.top..=at] else { unreachable!("there is a frame for every ply") };
        let mut depth = frame.depth - 1;
        let mut window = Window { alpha: frame.alpha, beta: frame.window.beta };
        if frame.stage == Stage::Done || frame.next == self.moves.len() && frame.stage == Stage::Full {
            return Step::Closed;
        }
        if depth == 0 && self.options.quiescence == 0 {
            return self.visit_leaves(stop);
        }
        if self.counts.nodes >= stop {
            return Step::Paused;
        }
        if frame.stage == Stage::Null {
            if let Some(passed) = self.game.pass(&frame.position) {
                child.position = passed;
                depth -= self.options.null_move.cast_signed();
                window.alpha = below(window.beta);
            } else {
                frame.stage = Stage::Full;
            }
        }
        if frame.stage == Stage::Full {
            if frame.next == frame.ordered {
                frame.ordered = self.order.bring(&mut self.moves, frame.from, frame.next);
            }
            let mv = self.moves[frame.next];
            let tried = frame.next - frame.from;
            child.position.clone_from(&frame.position);
            self.game.play(&mut child.position, mv);
            let late = self.options.late as usize;
            // A leaf has an exact value immediately: a null window would gain nothing.
            if late > 0 && tried >= late && depth > 1 && self.game.is_quiet(&frame.position, mv) {
                frame.stage = Stage::Late;
                depth -= if tried >= 4 * late && depth > 2 { 2 } else { 1 };
            } else if self.options.scout && tried > 0 && depth > 0 && window.is_wide() {
                frame.stage = Stage::Scout;
            }
            frame.next += 1;
        }
        if matches!(frame.stage, Stage::Late | Stage::Scout) {
            window = Window::null(window.alpha);
        }
        let mover = self.game.mover(&child.position);
        frame.same_mover = mover == frame.mover;
        let (window, after_pass) = (window.below(frame.same_mover), frame.stage == Stage::Null);
        if O::WATCHES {
            let how = match frame.stage {
                Stage::Full | Stage::Done => How::Full,
                Stage::Scout => How::Scout,
                Stage::Late => How::Late,
                Stage::Again => How::Again,
                Stage::Null => How::Null,
            };
            let mv = (how != How::Null).then(|| self.moves[frame.next - 1]);
            let entered = Entered { mv, how, depth, window, same_mover: frame.same_mover };
            self.observer.enter(&self.game, &frame.position, entered);
        }
        let value = self.visit(at, mover, depth, window, after_pass);
        self.tell_answer(value);
        value.map_or(Step::Opened, Step::Answered)
    }

    /// Tells the observer the value of the position just visited, if it has one.
    #[inline]
    fn tell_answer(&mut self, value: Option<E::Value>) {
        if O::WATCHES
            && let Some(value) = value
        {
            let (source, bound) = self.answered;
            self.observer.answer(value, bound, source);
        }
    }

    /// Processes the value of a child of the top node, whether the child was expanded or not.
    fn absorb(&mut self, value: E::Value, opened: bool) {
        let at = self.top;
        let [frame, child] = &mut self.frames[at..=at + 1] else { unreachable!("there is a frame for every ply") };
        let value = if frame.same_mover { value } else { -value };
        let beta = frame.window.beta;
        match frame.stage {
            Stage::Null if value >= beta => {
                self.counts.null_cut_offs += 1;
                // A win after a null move does not prove a win.
                frame.best = if value.certain().is_some() { beta } else { value };
                frame.stage = Stage::Done;
                if O::WATCHES {
                    self.observer.cut(Cause::Null, self.moves.len() - frame.next);
                }
                return;
            }
            Stage::Null => {
                frame.stage = Stage::Full;
                return;
            }
            Stage::Late if frame.alpha < value => {
                self.counts.re_searches += 1;
                let wide = Window { alpha: frame.alpha, beta }.is_wide();
                frame.stage = if self.options.scout && wide { Stage::Scout } else { Stage::Again };
                return;
            }
            Stage::Scout if frame.alpha < value && value < beta => {
                self.counts.re_searches += 1;
                frame.stage = Stage::Again;
                return;
            }
            _ => frame.stage = Stage::Full,
        }
        let line: &[_] = if opened { &child.line } else { &[] };
        let alpha = frame.alpha;
        frame.offer(value, &self.moves, line, &mut self.counts);
        if O::WATCHES {
            let order = (&self.order, self.ply + at);
            frame.tell_progress(alpha, &self.game, &self.moves, order, &mut self.observer);
        }
    }

    /// Closes the top node: its value is known.
    fn close(&mut self) -> E::Value {
        let frame = &self.frames[self.top];
        let (value, depth) = (frame.best, frame.depth.cast_unsigned());
        if frame.depth > 0 {
            let ply = self.ply + self.top;
            let raised = value > frame.window.alpha;
            let cut_off = value >= frame.window.beta;
            let best = frame.best_at.filter(|_| raised).map(|at| self.moves[at]);
            if self.top == 0 {
                self.best = best;
            }
            if let Some(best) = best {
                let tried = &self.moves[frame.from..frame.next];
                let place = Place { player: frame.mover, ply, recorded: frame.recorded };
                self.order.learn(&self.game, tried, best, place, depth, cut_off);
            }
            if let Some(table) = &mut self.table {
                let own = from_node(value, ply_number(ply));
                let (least, most) = (-E::Value::INFINITE, E::Value::INFINITE);
                let bounds = match self.options.bounds {
                    Bounds::Right => [if raised { own } else { least }, if cut_off { most } else { own }],
                    Bounds::Published => [if cut_off { least } else { own }, if raised { own } else { most }],
                };
                let nodes = self.counts.nodes - frame.nodes_before;
                table.store(Entry::new(frame.key, depth, bounds, best, nodes));
            }
        }
        self.moves.truncate(frame.from);
        if O::WATCHES {
            self.observer.leave(value, Bound::of(value, frame.window));
        }
        value
    }
}
