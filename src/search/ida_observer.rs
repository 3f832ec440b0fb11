//! Observers of IDA*: a search tells its observer every event.

/// Watches a search by IDA*, to which [`IdaStar::observed`](super::IdaStar::observed) attaches it. The current node is the
/// root after [`begin`](IdaObserver::begin), a child after [`enter`](IdaObserver::enter), and the parent again after
/// [`leave`](IdaObserver::leave). Estimates and bounds are in thousandths of a move. Events without a method do nothing.
pub trait IdaObserver<M> {
    /// An iteration begins at the root: estimates above the bound are left out.
    fn begin(&mut self, _bound: u32) {}

    /// A child of the current node becomes the current node. The estimate is f: the moves so far, and those that are at
    /// least left.
    fn enter(&mut self, _mv: M, _estimate: u32) {}

    /// A child of the current node is left out, because its estimate exceeds the bound.
    fn leave_out(&mut self, _mv: M, _estimate: u32) {}

    /// The search leaves the current node, all of whose children were looked at.
    fn leave(&mut self) {}

    /// The current node is the goal, and the path to it a solution.
    fn solve(&mut self) {}
}

impl<M> IdaObserver<M> for () {}
