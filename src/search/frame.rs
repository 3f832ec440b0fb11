//! The record of a node on the path of an alpha-beta search.

use super::{report::Counts, window::Window};
use crate::game::{Game, Player, Value};

/// The next step of a node, or the purpose of its child's search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// A pass.
    Null,
    /// The next move with the whole window.
    Full,
    /// The next move with a null window, and less deep.
    Late,
    /// A move with a null window.
    Scout,
    /// The last move once more, with the whole window.
    Again,
    /// Nothing.
    Done,
}

/// A node on the path. Frames are used again and again, so that nothing is allocated at a node.
#[derive(Debug)]
pub(super) struct Frame<G: Game, V> {
    pub(super) position: G::Position,
    pub(super) mover: Player,
    /// The plies to go; 0 and less in a quiescence search.
    pub(super) depth: i32,
    /// The window as it was at first, and its alpha as it is.
    pub(super) window: Window<V>,
    pub(super) alpha: V,
    pub(super) best: V,
    /// The index of the best move in the buffer.
    pub(super) best_at: Option<usize>,
    /// Where this node's moves begin, the next to be tried, and up to where they are in order.
    pub(super) from: usize,
    pub(super) next: usize,
    pub(super) ordered: usize,
    pub(super) stage: Stage,
    /// Whether the child that is searched now has the same mover.
    pub(super) same_mover: bool,
    /// Whether the table answers here, and history is kept.
    pub(super) recorded: bool,
    pub(super) key: u64,
    /// The nodes visited before this one.
    pub(super) nodes_before: u64,
    /// The best line from here while its value is exact.
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
            nodes_before: 0,
            line: Vec::new(),
        }
    }

    /// Takes the value of the last move tried, with the line that follows it.
    #[inline]
    pub(super) fn offer(&mut self, value: V, moves: &[G::Move], line: &[G::Move], counts: &mut Counts) {
        // Most values are of no interest.
        if value > self.best {
            self.improve(value, moves, line, counts);
        }
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

/// A ply as values of wins count it.
pub(super) fn ply_number(ply: usize) -> u32 {
    u32::try_from(ply).expect("no search is that deep")
}
