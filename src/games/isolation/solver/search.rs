//! Alpha-beta with a null window and an explicit stack.

use std::sync::Arc;

use super::{
    super::{
        geometry::{Geometry, NOWHERE},
        rules::Isolation,
    },
    mirror::Mirror,
    solver_table::{Known, Table},
    state::{LOST, State, WON_NEXT, child_bound, lift},
};
use crate::bits::{Ones, bit};

/// The maximum number of used cells of positions that are compared with their symmetric images.
const MOST_USED_FOR_SYMMETRY: u32 = 2;
/// The maximum number of moves from a cell that a player has moved to.
const MOST_FURTHER: u32 = 32;
/// Stands for the lack of a best move.
const NO_MOVE: u8 = u8::MAX;

#[derive(Clone, Debug)]
pub struct Search {
    geometry: Arc<Geometry>,
    /// The image of each cell under each symmetry of the board.
    symmetries: Vec<Vec<u8>>,
    mirror: Mirror,
    table: Table,
    path: Vec<Frame>,
    /// The untried moves of all frames; those of the last frame come last, with its best move at
    /// the end.
    moves: Vec<u8>,
    /// The moves of the frame that is opened, each behind its rank.
    ordered: Vec<u32>,
    /// The value of the position just left, for the frame that it belongs to.
    result: Option<i8>,
}

#[derive(Clone, Debug)]
struct Frame {
    state: State,
    key: u128,
    bound: i8,
    /// The maximum value of a child so far, lifted.
    best: i8,
    best_move: u8,
    /// The move being tried.
    trying: u8,
    /// Where this frame's untried moves begin.
    moves_from: usize,
}

impl Search {
    pub fn new(rules: &Isolation, entries: u32) -> Self {
        Self {
            geometry: Arc::clone(&rules.geometry),
            symmetries: symmetries(rules.columns(), rules.rows()),
            mirror: Mirror::new(rules),
            table: Table::new(entries),
            path: Vec::new(),
            moves: Vec::new(),
            ordered: Vec::new(),
            result: None,
        }
    }

    /// Starts to test whether the value of a state reaches a bound.
    pub fn begin(&mut self, root: State, bound: i8) {
        self.path.clear();
        self.moves.clear();
        self.result = self.enter(root, bound);
    }

    /// Runs until `nodes` reaches `stop`. The value found is a lower bound if it reaches the tested
    /// bound, and an upper bound otherwise.
    pub fn run(&mut self, stop: u64, nodes: &mut u64) -> Option<i8> {
        loop {
            let result = self.result.take();
            let Some(frame) = self.path.last_mut() else {
                // Put back so that it is not lost for the next call.
                self.result = result;
                return result;
            };
            if let Some(value) = result.map(lift)
                && value > frame.best
            {
                (frame.best, frame.best_move) = (value, frame.trying);
            }
            if frame.best >= frame.bound || self.moves.len() == frame.moves_from {
                self.result = Some(self.leave());
                continue;
            }
            if *nodes >= stop {
                return None;
            }
            *nodes += 1;
            frame.trying = self.moves.pop().expect("the frame has untried moves");
            let (child, bound) = (frame.state.child(frame.trying), child_bound(frame.bound));
            self.result = self.enter(child, bound);
        }
    }

    /// Returns the value of a state if it needs no search; otherwise opens a frame for it.
    fn enter(&mut self, state: State, bound: i8) -> Option<i8> {
        let targets = self.geometry.targets_or_all(state.own, state.open);
        if targets == 0 {
            return Some(LOST);
        }
        // With a move to play, the mover cannot lose in fewer than two plies.
        if bound <= LOST + 2 {
            return Some(LOST + 2);
        }
        if let Some(known) = self.mirror.bounds(state, targets) {
            if known.low >= bound {
                return Some(known.low);
            }
            if known.high < bound {
                return Some(known.high);
            }
        }
        if !self.order(state, targets) {
            return Some(WON_NEXT);
        }
        // And if they do not win immediately, they need at least three plies.
        if bound > WON_NEXT - 2 {
            return Some(WON_NEXT - 2);
        }
        let key = self.key(state);
        let mut first = NO_MOVE;
        if let Some(known) = self.table.look_up(key) {
            if known.low >= bound {
                return Some(known.low);
            }
            if known.high < bound {
                return Some(known.high);
            }
            first = known.best;
        }
        self.ordered.sort_unstable_by(|a, b| b.cmp(a));
        let moves_from = self.moves.len();
        let cell = |&order: &u32| order.to_le_bytes()[0];
        self.moves.extend(self.ordered.iter().map(cell).filter(|&cell| cell != first));
        if self.moves.len() - moves_from < self.ordered.len() {
            self.moves.push(first);
        }
        self.path.push(Frame { state, key, bound, best: LOST, best_move: NO_MOVE, trying: NO_MOVE, moves_from });
        None
    }

    /// Ranks the moves of a state. Returns whether none of them wins at once.
    #[inline]
    fn order(&mut self, state: State, targets: u128) -> bool {
        self.ordered.clear();
        let replies = self.geometry.targets_or_all(state.other, state.open);
        let slides = self.geometry.slides();
        for cell in Ones(targets) {
            // Where nobody slides, a used cell takes only itself from the moves of others.
            let (replies, further) = if slides {
                let child = state.child(cell);
                (self.geometry.targets_or_all(child.own, child.open), self.geometry.targets(cell, child.open))
            } else {
                (replies & !bit(cell), self.geometry.targets(cell, state.open))
            };
            let replies = replies.count_ones();
            if replies == 0 {
                return false;
            }
            self.ordered.push((MOST_FURTHER + 2 * replies - further.count_ones()) << 8 | u32::from(cell));
        }
        true
    }

    /// Closes the last frame and stores its result.
    fn leave(&mut self) -> i8 {
        let frame = self.path.pop().expect("there is a frame to leave");
        self.moves.truncate(frame.moves_from);
        let mut known = self.table.look_up(frame.key).unwrap_or(Known { low: LOST, high: WON_NEXT, best: NO_MOVE });
        if frame.best >= frame.bound {
            known.low = known.low.max(frame.best);
        } else {
            known.high = known.high.min(frame.best);
        }
        // In a symmetric image the move would be a different one.
        known.best = if frame.key == frame.state.key() { frame.best_move } else { NO_MOVE };
        self.table.store(frame.key, known);
        frame.best
    }

    /// The key of a state; the smallest key of all its images where that may save work.
    fn key(&self, state: State) -> u128 {
        let used = (self.geometry.board & !state.open).count_ones();
        if used > MOST_USED_FOR_SYMMETRY {
            return state.key();
        }
        self.symmetries.iter().map(|map| image(map, self.geometry.board, state).key()).min().expect("there is identity")
    }
}

/// The image of an opening state under a symmetry; its used cells are those of the players.
fn image(map: &[u8], board: u128, state: State) -> State {
    let cell = |cell: u8| if cell == NOWHERE { NOWHERE } else { map[usize::from(cell)] };
    let used = Ones(board & !state.open).fold(0, |used, cell| used | bit(map[usize::from(cell)]));
    State { open: board & !used, own: cell(state.own), other: cell(state.other) }
}

/// The symmetries of a board: eight if it is square, otherwise four.
fn symmetries(columns: u8, rows: u8) -> Vec<Vec<u8>> {
    let mut maps = Vec::new();
    for turned in [false, true].into_iter().filter(|&turned| !turned || columns == rows) {
        for (down, right) in [(false, false), (false, true), (true, false), (true, true)] {
            let map = (0..rows * columns).map(|cell| {
                let (row, column) = (cell / columns, cell % columns);
                let row = if down { rows - 1 - row } else { row };
                let column = if right { columns - 1 - column } else { column };
                if turned { column * columns + row } else { row * columns + column }
            });
            maps.push(map.collect());
        }
    }
    maps
}
