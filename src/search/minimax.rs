//! Minimax [Shannon 1950; Veselý 2013, 2.1.1]: the whole tree to a fixed ply, the reference for all
//! other searches.

use super::{
    frame::ply_number,
    observer::{Entered, How, Observer, Source},
    report::Bound,
    transposition_table::from_root,
    visit::worth,
    window::Window,
};
use crate::{
    game::{Evaluate, Game, Value},
    heartbeat,
};

/// A minimax search, which reuses its buffer.
#[derive(Clone, Debug)]
pub struct Minimax<G: Game, E, O = ()> {
    game: G,
    evaluation: E,
    observer: O,
    /// The moves of the nodes on the path, concatenated.
    moves: Vec<G::Move>,
    nodes: u64,
    leaves: u64,
    most_nodes: u64,
    /// Whether the search ended within the tree, because it may visit no more nodes.
    is_broken: bool,
}

impl<G: Game, E: Evaluate<G>> Minimax<G, E> {
    /// Creates a search with these rules.
    #[must_use]
    pub fn new(game: G, evaluation: E) -> Self {
        let (observer, moves) = ((), Vec::new());
        Self { game, evaluation, observer, moves, nodes: 0, leaves: 0, most_nodes: u64::MAX, is_broken: false }
    }

    /// The same search with an observer. All windows that it is told are whole.
    #[must_use]
    pub fn observed<O: Observer<G, E::Value>>(self, observer: O) -> Minimax<G, E, O> {
        let Self { game, evaluation, observer: (), moves, nodes, leaves, most_nodes, is_broken } = self;
        Minimax { game, evaluation, observer, moves, nodes, leaves, most_nodes, is_broken }
    }
}

impl<G: Game, E: Evaluate<G>, O: Observer<G, E::Value>> Minimax<G, E, O> {
    /// The same search, which visits at most this many nodes.
    #[must_use]
    pub fn within(mut self, nodes: u64) -> Self {
        self.most_nodes = nodes;
        self
    }

    /// The number of visits to positions in the last search, including the root.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of visits in the last search to the last ply or to finished games.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.leaves
    }

    /// Whether the last search visited the whole tree.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !self.is_broken
    }

    /// Its observer.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    /// The value of a position for its mover, searched to this depth.
    pub fn value(&mut self, root: &G::Position, depth: u32) -> E::Value {
        self.begin(depth);
        self.visit(root, 0, depth).plus(0.0)
    }

    /// The value of each move of a position for its mover, in the order of generation; if the search is not
    /// [whole](Self::is_whole), of the first moves only. The depth includes the move and is at least 1.
    pub fn moves(&mut self, root: &G::Position, depth: u32) -> Vec<(G::Move, E::Value)> {
        if self.game.outcome(root).is_some() {
            self.value(root, depth);
            return Vec::new();
        }
        self.begin(depth);
        self.nodes = 1;
        let (mut moves, mut values) = (Vec::new(), Vec::new());
        self.game.moves(root, &mut moves);
        let mut best = -E::Value::INFINITE;
        for mv in moves {
            let value = self.child(root, mv, 1, depth.saturating_sub(1)).plus(0.0);
            if self.is_broken {
                return values;
            }
            self.offer(value, &mut best);
            values.push((mv, value));
        }
        if O::WATCHES {
            self.observer.leave(best, Bound::Exact);
        }
        values
    }

    fn begin(&mut self, depth: u32) {
        (self.nodes, self.leaves, self.is_broken) = (0, 0, false);
        if O::WATCHES {
            self.observer.pass(depth, Window::whole());
        }
    }

    fn visit(&mut self, position: &G::Position, ply: usize, depth: u32) -> E::Value {
        self.nodes += 1;
        heartbeat::beat_at(self.nodes);
        if let Some(outcome) = self.game.outcome(position) {
            return self.answer(worth(outcome.winner, self.game.mover(position), ply), Source::End);
        }
        if let Some(value) = self.evaluation.known(&self.game, position) {
            return self.answer(from_root(value, ply_number(ply)), Source::End);
        }
        if depth == 0 {
            return self.answer(self.evaluation.evaluate(&self.game, position), Source::Evaluation);
        }
        let from = self.moves.len();
        self.game.moves(position, &mut self.moves);
        let mut best = -E::Value::INFINITE;
        for at in from..self.moves.len() {
            let value = self.child(position, self.moves[at], ply + 1, depth - 1);
            if self.is_broken {
                break;
            }
            self.offer(value, &mut best);
        }
        self.moves.truncate(from);
        if O::WATCHES && !self.is_broken {
            self.observer.leave(best, Bound::Exact);
        }
        best
    }

    /// The value of a node without a search below it.
    fn answer(&mut self, value: E::Value, source: Source) -> E::Value {
        self.leaves += 1;
        if O::WATCHES {
            self.observer.answer(value, Bound::Exact, source);
        }
        value
    }

    /// Compares the value of the last child with the best so far.
    fn offer(&mut self, value: E::Value, best: &mut E::Value) {
        if value > *best {
            *best = value;
            if O::WATCHES {
                self.observer.best();
            }
        }
    }

    /// The value of a move for the player who makes it, unless the search breaks off.
    fn child(&mut self, position: &G::Position, mv: G::Move, ply: usize, depth: u32) -> E::Value {
        if self.nodes >= self.most_nodes {
            self.is_broken = true;
            return E::Value::DRAW;
        }
        let mut child = position.clone();
        self.game.play(&mut child, mv);
        let same_mover = self.game.mover(&child) == self.game.mover(position);
        if O::WATCHES {
            let (mv, depth) = (Some(mv), depth.cast_signed());
            let entered = Entered { mv, how: How::Full, depth, window: Window::whole(), same_mover };
            self.observer.enter(&self.game, position, entered);
        }
        let value = self.visit(&child, ply, depth);
        if same_mover { value } else { -value }
    }
}
