//! Parts of the tree search for searches from the root: the order of root moves, and lines from the
//! table.

use super::{
    observer::Observer, order::Place, transposition_table::Entry, tree::TreeSearch, visit::answer, window::Window,
};
use crate::game::{Evaluate, Game, Value};

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> TreeSearch<G, E, O> {
    /// Sorts the root moves like those of any node.
    pub(super) fn sort_root(&mut self, root: &G::Position, moves: &mut [G::Move]) {
        let key = self.game.key(root);
        let known = self.table.as_ref().filter(|_| self.options.table_move).and_then(|table| table.find(key)?.best);
        self.order.reach(1);
        let place = Place { player: self.game.mover(root), ply: 0, recorded: true };
        self.order.sort(&self.game, root, moves, place, known);
    }

    /// Stores the result of the root.
    pub(super) fn store_root(&mut self, root: &G::Position, depth: u32, value: E::Value, best: G::Move, nodes: u64) {
        if let Some(table) = &mut self.table {
            table.store(Entry::new(self.game.key(root), depth, [value; 2], Some(best), nodes));
        }
    }

    /// The best root move, if the last test did not fail low; from the table, if that answered.
    pub(super) fn best_at_root(&self, root: &G::Position, moves: &[G::Move]) -> Option<G::Move> {
        let known = || self.table.as_ref()?.find(self.game.key(root))?.best;
        self.best.or_else(known).filter(|best| moves.contains(best))
    }

    /// Extends a line from the table, up to the depth. Without `worth` it continues while values
    /// are exact; with `worth`, the value of the line for the mover of the root, it continues while
    /// best moves are known to reach that.
    pub(super) fn extend(&mut self, root: &G::Position, depth: u32, worth: Option<E::Value>, line: &mut Vec<G::Move>) {
        let Some(table) = &self.table else { return };
        let mut position = root.clone();
        for &mv in &*line {
            self.game.play(&mut position, mv);
        }
        for done in line.len()..depth as usize {
            let to_go = depth.cast_signed() - i32::try_from(done).expect("lines are short");
            if self.game.outcome(&position).is_some() {
                return;
            }
            let enough = worth.map_or_else(Window::whole, |worth| {
                let is_same = self.game.mover(&position) == self.game.mover(root);
                Window { alpha: -E::Value::INFINITE, beta: if is_same { worth } else { -worth } }
            });
            let Some(entry) = table.find(self.game.key(&position)) else { return };
            if answer(entry, self.options.table_depth, to_go, done, enough).is_none() {
                return;
            }
            self.moves.clear();
            self.game.moves(&position, &mut self.moves);
            // Two positions may share a key; then the move may be illegal here.
            let Some(mv) = entry.best.filter(|best| self.moves.contains(best)) else { return };
            self.game.play(&mut position, mv);
            line.push(mv);
        }
    }
}
