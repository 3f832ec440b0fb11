//! The record of a node on the path of an alpha-beta search.

use super::{
    observer::{Cause, Observer},
    order::Order,
    report::Counts,
    window::Window,
};
use crate::game::{Game, Player, Value};

/// The next step of a node, or the purpose of the search of its child.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// A null move.
    Null,
    /// The next move with the full window.
    Full,
    /// The next move with a null window and reduced depth.
    Late,
    /// A move with a null window.
    Scout,
    /// The last move again, with the full window.
    Again,
    /// Nothing.
    Done,
}

/// A node on the path. Frames are reused, so no node allocates memory.
#[derive(Debug)]
pub(super) struct Frame<G: Game, V> {
    pub(super) position: G::Position,
    pub(super) mover: Player,
    /// The remaining depth; 0 or negative in a quiescence search.
    pub(super) depth: i32,
    /// The original window, and the current alpha.
    pub(super) window: Window<V>,
    pub(super) alpha: V,
    pub(super) best: V,
    /// The index of the best move in the buffer.
    pub(super) best_at: Option<usize>,
    /// Where this node's moves begin, the next move to try, and the end of the moves that are
    /// already sorted.
    pub(super) from: usize,
    pub(super) next: usize,
    pub(super) ordered: usize,
    pub(super) stage: Stage,
    /// Whether the child being searched has the same mover.
    pub(super) same_mover: bool,
    /// Whether the transposition table may answer here and history is recorded.
    pub(super) recorded: bool,
    pub(super) key: u64,
    /// For the observer: the move that the transposition table suggests.
    pub(super) table_move: Option<G::Move>,
    /// The node count before this one.
    pub(super) nodes_before: u64,
    /// The principal variation from here, if its value is exact.
    pub(super) line: Vec<G::Move>,
}

impl<G: Game, V: Value> Frame<G, V> {
    pub(super) fn new(position: &G::Position) -> Self {
        Self {
            position: position.clone(),
            mover: Player::First,
            depth: 0,
            window: Window::whole(),
            alpha: V::DRAW,
            best: V::DRAW,
            best_at: None,
            from: 0,
            next: 0,
            ordered: 0,
            stage: Stage::Done,
            same_mover: false,
            recorded: true,
            key: 0,
            table_move: None,
            nodes_before: 0,
            line: Vec::new(),
        }
    }

    /// Processes the value of the last move tried, with the line that follows it.
    #[inline]
    pub(super) fn offer(&mut self, value: V, moves: &[G::Move], line: &[G::Move], counts: &mut Counts) {
        // Most values do not improve on the best.
        if value > self.best {
            self.improve(value, moves, line, counts);
        }
    }

    /// Tells an observer if the move tried last raised alpha above this value. The order is given with the ply of the node.
    pub(super) fn tell_progress(
        &self,
        alpha: V,
        game: &G,
        moves: &[G::Move],
        (order, ply): (&Order<G::Move>, usize),
        observer: &mut impl Observer<G, V>,
    ) {
        if self.alpha <= alpha {
            return;
        }
        if self.stage != Stage::Done {
            return observer.best();
        }
        let mv = moves[self.next - 1];
        let cause = if self.table_move == Some(mv) {
            Cause::Table
        } else if order.is_killer(ply, game.move_code(mv)) {
            Cause::Killer
        } else {
            Cause::Other
        };
        observer.cut(cause, moves.len() - self.next);
    }

    fn improve(&mut self, value: V, moves: &[G::Move], line: &[G::Move], counts: &mut Counts) {
        let at = self.next - 1;
        (self.best, self.best_at) = (value, Some(at));
        if value <= self.alpha {
            return;
        }
        self.alpha = value;
        if value >= self.window.beta {
            counts.cut_offs += 1;
            counts.first_cut_offs += u64::from(at == self.from);
            self.stage = Stage::Done;
        } else {
            self.line.clear();
            self.line.push(moves[at]);
            self.line.extend_from_slice(line);
        }
    }
}

/// Converts a ply to the type used by win values.
pub(super) fn ply_number(ply: usize) -> u32 {
    u32::try_from(ply).expect("no search is that deep")
}
