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

/// Watches a depth-t search, to which [`DepthT::observed`](super::DepthT::observed) attaches it. The current node is the root
/// after [`begin`](DepthTObserver::begin), a successor after [`enter`](DepthTObserver::enter), and the node before again after
/// [`leave`](DepthTObserver::leave). Events without a method do nothing.
pub trait DepthTObserver<P: Puzzle> {
    /// Whether anything is watched; if not, a search is compiled without any of this.
    const WATCHES: bool = true;

    /// The search of a root begins, down to a ply.
    fn begin(&mut self, _root: &P::Position, _depth: u8) {}

    /// A successor of the current node becomes the current node.
    fn enter(&mut self, _mv: P::Move, _position: &P::Position) {}

    /// The search leaves the current node. `_plain` is the value without its random part, of a leaf that has one.
    fn leave(&mut self, _finding: Finding, _found: Found, _plain: Option<f64>) {}
}

impl<P: Puzzle> DepthTObserver<P> for () {
    const WATCHES: bool = false;
}
