//! Observers of IDA*: a search tells its observer every event.

/// Watches a search by IDA*. The current node is the root after [`begin`](IdaObserver::begin), a child after
/// [`enter`](IdaObserver::enter), and the parent again after [`leave`](IdaObserver::leave). Estimates and bounds are in
/// thousandths of a move.
pub trait IdaObserver<M> {
    /// An iteration begins at the root: estimates above the bound are left out.
    fn begin(&mut self, bound: u32);

    /// A child of the current node becomes the current node. `estimate` is f: the moves so far, and those that are at least
    /// left.
    fn enter(&mut self, mv: M, estimate: u32);

    /// A child of the current node is left out, because its estimate exceeds the bound.
    fn leave_out(&mut self, mv: M, estimate: u32);

    /// The search leaves the current node, all of whose children were looked at.
    fn leave(&mut self);

    /// The current node is the goal, and the path to it a solution.
    fn solve(&mut self);
}

impl<M> IdaObserver<M> for () {
    fn begin(&mut self, _: u32) {}
    fn enter(&mut self, _: M, _: u32) {}
    fn leave_out(&mut self, _: M, _: u32) {}
    fn leave(&mut self) {}
    fn solve(&mut self) {}
}
