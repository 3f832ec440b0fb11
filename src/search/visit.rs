//! How alpha-beta visits a position: it evaluates a leaf and expands any other node.

use super::{
    frame::{Stage, ply_number},
    observer::{Entered, How, Observer, Source},
    options::{Bounds, StandPat, TableDepth},
    order::Place,
    report::Bound,
    transposition_table::{Entry, from_root},
    tree::{Step, TreeSearch},
    window::Window,
};
use crate::game::{Evaluate, Game, Player, Value};

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> TreeSearch<G, E, O> {
    /// Visits the position of a frame: returns its value, or expands it.
    pub(super) fn visit(
        &mut self,
        at: usize,
        mover: Player,
        depth: i32,
        mut window: Window<E::Value>,
        after_pass: bool,
    ) -> Option<E::Value> {
        let nodes_before = self.counts.nodes;
        self.counts.nodes += 1;
        let frame = &mut self.frames[at];
        let ply = self.ply + at;
        if depth < 0 {
            self.counts.quiescence += 1;
        }
        if O::WATCHES {
            self.answered = (Source::End, Bound::Exact);
        }
        if let Some(outcome) = self.game.outcome(&frame.position) {
            self.counts.leaves += u64::from(depth >= 0);
            self.counts.ends += u64::from(depth >= 0);
            return Some(worth(outcome.winner, mover, ply));
        }
        // The root is always expanded, to find its best move.
        if (ply > 0 || depth <= 0)
            && let Some(value) = self.evaluation.known(&self.game, &frame.position)
        {
            self.counts.leaves += u64::from(depth >= 0);
            self.counts.ends += u64::from(depth >= 0);
            return Some(from_root(value, ply_number(ply)));
        }
        if depth <= 0 {
            if O::WATCHES {
                self.answered.0 = Source::Evaluation;
            }
            self.counts.leaves += u64::from(depth == 0);
            if depth + self.options.quiescence.cast_signed() <= 0 {
                return Some(self.evaluation.evaluate(&self.game, &frame.position));
            }
            return self.visit_unquiet(at, mover, depth, window);
        }
        let recorded = self.is_recorded(at, mover);
        let frame = &mut self.frames[at];
        let mut first = None;
        if let Some(table) = &self.table {
            frame.key = self.game.key(&frame.position);
            self.counts.probes += 1;
            if let Some(entry) = table.find(frame.key) {
                self.counts.hits += 1;
                if recorded {
                    if let Some(value) = answer(entry, self.options.table_depth, depth, ply, window) {
                        self.counts.answers += 1;
                        if O::WATCHES {
                            let is_exact = entry.lower == entry.upper;
                            let bound = if is_exact { Bound::Exact } else { Bound::of(value, window) };
                            self.answered = (Source::Table, bound);
                        }
                        return Some(value);
                    }
                    if self.options.bounds == Bounds::Published && entry.depth >= depth.cast_unsigned() {
                        let ply = ply_number(ply);
                        window = window.within(from_root(entry.lower, ply), from_root(entry.upper, ply));
                    }
                }
                first = entry.best.filter(|_| self.options.table_move);
            }
        }
        self.counts.interior += 1;
        let from = self.moves.len();
        self.game.moves(&frame.position, &mut self.moves);
        let place = Place { player: mover, ply, recorded };
        frame.ordered = self.order.rank(&self.game, &frame.position, (&mut self.moves, from), place, first);
        let beta = window.beta;
        let null = self.options.null_move > 0
            && !after_pass
            && depth > self.options.null_move.cast_signed()
            && beta < E::Value::INFINITE
            && beta.certain().is_none();
        (frame.mover, frame.depth, frame.window, frame.alpha) = (mover, depth, window, window.alpha);
        (frame.best, frame.best_at, frame.recorded) = (-E::Value::INFINITE, None, recorded);
        (frame.from, frame.next, frame.nodes_before) = (from, from, nodes_before);
        if O::WATCHES {
            frame.table_move = first;
        }
        frame.stage = if null { Stage::Null } else { Stage::Full };
        frame.line.clear();
        self.top = at;
        None
    }

    /// Whether the table may answer, and history is recorded, at a frame with this mover.
    fn is_recorded(&self, at: usize, mover: Player) -> bool {
        let begins = || if at == 0 { self.begins_turn } else { self.frames[at - 1].mover != mover };
        !self.options.whole_turns || begins()
    }

    /// Visits a position at or beyond the depth limit [Veselý 2013, 2.1.9]: its mover may stand
    /// pat, or make a non-quiet move.
    fn visit_unquiet(&mut self, at: usize, mover: Player, depth: i32, window: Window<E::Value>) -> Option<E::Value> {
        let frame = &mut self.frames[at];
        let mut best = self.evaluation.evaluate(&self.game, &frame.position);
        let always = self.options.stand_pat == StandPat::Always;
        if always && best >= window.beta {
            return Some(best);
        }
        let from = self.moves.len();
        self.game.moves(&frame.position, &mut self.moves);
        let mut kept = from;
        for place in from..self.moves.len() {
            if !self.game.is_quiet(&frame.position, self.moves[place]) {
                self.moves[kept] = self.moves[place];
                kept += 1;
            }
        }
        let may_stop = always || kept < self.moves.len();
        self.moves.truncate(kept);
        if !may_stop {
            best = -E::Value::INFINITE;
        } else if kept == from || best >= window.beta {
            self.moves.truncate(from);
            return Some(best);
        }
        let alpha = if best > window.alpha { best } else { window.alpha };
        (frame.mover, frame.depth, frame.window, frame.alpha) = (mover, depth, window, alpha);
        (frame.best, frame.best_at) = (best, None);
        (frame.from, frame.next, frame.stage) = (from, from, Stage::Full);
        frame.ordered = self.moves.len();
        frame.line.clear();
        self.top = at;
        if O::WATCHES {
            frame.table_move = None;
            if may_stop {
                self.observer.stand(best);
            }
        }
        None
    }

    /// Visits the leaves below the top node, as many as the budget allows.
    ///
    /// Most nodes are leaves, for which the general `visit` would be slow.
    pub(super) fn visit_leaves(&mut self, stop: u64) -> Step<E::Value> {
        let before = self.counts.nodes;
        let valued = self.value_leaves(stop);
        self.counts.leaves += self.counts.nodes - before;
        valued
    }

    fn value_leaves(&mut self, stop: u64) -> Step<E::Value> {
        let at = self.top + 1;
        let [frame, child] = &mut self.frames[self.top..=at] else { unreachable!("there is a frame for every ply") };
        while frame.stage != Stage::Done && frame.next < self.moves.len() {
            if self.counts.nodes >= stop {
                return Step::Paused;
            }
            self.counts.nodes += 1;
            if frame.next == frame.ordered {
                frame.ordered = self.order.bring(&mut self.moves, frame.from, frame.next);
            }
            child.position.clone_from(&frame.position);
            self.game.play(&mut child.position, self.moves[frame.next]);
            frame.next += 1;
            let mover = self.game.mover(&child.position);
            let same_mover = mover == frame.mover;
            let mut source = Source::End;
            let value = if let Some(outcome) = self.game.outcome(&child.position) {
                self.counts.ends += 1;
                worth(outcome.winner, mover, self.ply + at)
            } else if let Some(value) = self.evaluation.known(&self.game, &child.position) {
                self.counts.ends += 1;
                from_root(value, ply_number(self.ply + at))
            } else {
                source = Source::Evaluation;
                self.evaluation.evaluate(&self.game, &child.position)
            };
            let alpha = frame.alpha;
            if O::WATCHES {
                let window = Window { alpha, beta: frame.window.beta }.below(same_mover);
                let mv = Some(self.moves[frame.next - 1]);
                let entered = Entered { mv, how: How::Full, depth: 0, window, same_mover };
                self.observer.enter(&self.game, &frame.position, entered);
                self.observer.answer(value, Bound::Exact, source);
            }
            frame.offer(if same_mover { value } else { -value }, &self.moves, &[], &mut self.counts);
            if O::WATCHES {
                let order = (&self.order, self.ply + self.top);
                frame.tell_progress(alpha, &self.game, &self.moves, order, &mut self.observer);
            }
        }
        Step::Closed
    }
}

/// The value of a finished game for the player whose turn it would be.
pub(crate) fn worth<V: Value>(winner: Option<Player>, mover: Player, ply: usize) -> V {
    match winner {
        None => V::DRAW,
        Some(winner) if winner == mover => V::win(ply_number(ply)),
        Some(_) => -V::win(ply_number(ply)),
    }
}

/// The value that a table entry determines for a search, if any.
pub(super) fn answer<M, V: Value>(
    entry: &Entry<M, V>,
    wanted: TableDepth,
    depth: i32,
    ply: usize,
    window: Window<V>,
) -> Option<V> {
    let depth = depth.cast_unsigned();
    if entry.depth < depth || entry.depth > depth && wanted == TableDepth::Exact {
        return None;
    }
    let ply = ply_number(ply);
    let lower = from_root(entry.lower, ply);
    if lower >= window.beta || entry.lower == entry.upper {
        return Some(lower);
    }
    Some(from_root(entry.upper, ply)).filter(|&upper| upper <= window.alpha)
}
