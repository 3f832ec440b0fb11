//! Observers of alpha-beta searches: a search tells its observer every event.

use super::{report::Bound, window::Window};
use crate::game::Game;

/// How a child is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// With the whole window of its parent.
    Full,
    /// With a null window.
    Scout,
    /// With a null window and reduced depth, because it is late in the order.
    Late,
    /// Again, with a wider window or the whole depth.
    Again,
    /// After a null move.
    Null,
}

/// The source of a value that needs no search below the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The game is over, or its result is known.
    End,
    /// The evaluation.
    Evaluation,
    /// The transposition table.
    Table,
}

/// The kind of move that causes a cutoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The move that the transposition table suggests.
    Table,
    /// A killer move.
    Killer,
    /// Any other move.
    Other,
    /// A null move.
    Null,
}

/// A child whose search begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entered<M, V> {
    /// The move that leads to the child; `None` for a null move.
    pub mv: Option<M>,
    /// How it is searched.
    pub how: How,
    /// The remaining depth; 0 or negative in a quiescence search.
    pub depth: i32,
    /// The window, from the point of view of the child's player to move.
    pub window: Window<V>,
    /// Whether the player who moved moves again.
    pub same_mover: bool,
}

/// Watches a search. The events of a node are those between its [`pass`](Observer::pass) or
/// [`enter`](Observer::enter) and its [`answer`](Observer::answer) or [`leave`](Observer::leave); the nodes between are
/// its children. Values are from the point of view of a node's player to move.
pub trait Observer<G: Game, V> {
    /// Whether anything is watched; if not, a search is compiled without any of this.
    const WATCHES: bool = true;

    /// A pass over the moves of the root begins.
    fn pass(&mut self, depth: u32, window: Window<V>);

    /// A child of the current node, whose position is given, becomes the current node.
    fn enter(&mut self, game: &G, position: &G::Position, entered: Entered<G::Move, V>);

    /// The current node has a value without a search.
    fn answer(&mut self, value: V, bound: Bound, source: Source);

    /// The player to move may stop here with this value: a quiescence search goes on only for more.
    fn stand(&mut self, value: V);

    /// The last child is the best so far, above alpha.
    fn best(&mut self);

    /// The last child causes a cutoff, which leaves out a number of moves.
    fn cut(&mut self, cause: Cause, left: usize);

    /// The search of the current node ends.
    fn leave(&mut self, value: V, bound: Bound);

    /// The search from a root ends, with its value and the best move, as far as they are known.
    fn finish(&mut self, game: &G, root: &G::Position, value: Option<V>, best: Option<G::Move>);

    /// The bytes of its log since the last call, if it writes one.
    fn take_log(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl<G: Game, V> Observer<G, V> for () {
    const WATCHES: bool = false;

    fn pass(&mut self, _: u32, _: Window<V>) {}
    fn enter(&mut self, _: &G, _: &G::Position, _: Entered<G::Move, V>) {}
    fn answer(&mut self, _: V, _: Bound, _: Source) {}
    fn stand(&mut self, _: V) {}
    fn best(&mut self) {}
    fn cut(&mut self, _: Cause, _: usize) {}
    fn leave(&mut self, _: V, _: Bound) {}
    fn finish(&mut self, _: &G, _: &G::Position, _: Option<V>, _: Option<G::Move>) {}
}
