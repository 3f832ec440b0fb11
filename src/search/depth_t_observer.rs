//! Observers of depth-t searches: a search tells its observer every event.

use super::Finding;
use crate::puzzle::Puzzle;

/// Where the finding of a node comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// It is the goal.
    Goal,
    /// It is a leaf, which was evaluated.
    Leaf,
    /// It was remembered.
    Memory,
    /// It is the minimum of its successors.
    Successors,
}

/// Watches a depth-t search. The current node is the root after [`begin`](DepthTObserver::begin), a successor after
/// [`enter`](DepthTObserver::enter), and the node before again after [`leave`](DepthTObserver::leave).
pub trait DepthTObserver<P: Puzzle> {
    /// Whether anything is watched; if not, a search is compiled without any of this.
    const WATCHES: bool = true;

    /// The search of a root begins, down to a ply.
    fn begin(&mut self, root: &P::Position, depth: u8);

    /// A successor of the current node becomes the current node.
    fn enter(&mut self, mv: P::Move, position: &P::Position);

    /// The search leaves the current node. `plain` is the value without its random part, of a leaf that has one.
    fn leave(&mut self, finding: Finding, found: Found, plain: Option<f64>);
}

impl<P: Puzzle> DepthTObserver<P> for () {
    const WATCHES: bool = false;

    fn begin(&mut self, _: &P::Position, _: u8) {}
    fn enter(&mut self, _: P::Move, _: &P::Position) {}
    fn leave(&mut self, _: Finding, _: Found, _: Option<f64>) {}
}
