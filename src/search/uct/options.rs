//! How UCT searches.

use crate::search::names::named;

named! {
    /// Which move is played.
    UctChoice {
        /// The one that was tried most often.
        Visits = "visits",
        /// The one with the best mean.
        Mean = "mean",
    }
}

/// How UCT searches.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct UctOptions {
    /// c, the weight of exploration: the move with the greatest mean + c · √(ln N / n) is next, with means from 0 to 1. `None`
    /// is 0.15 without playouts, and 0.4 with them.
    pub exploration: Option<f64>,
    /// The number of random plies after a new node before the evaluation; `None` plays to the end.
    pub playout: Option<u32>,
    /// The value of the evaluation that means odds of e : 1.
    pub scale: f64,
    /// Whether proven wins and losses go up the tree.
    pub solver: bool,
    /// log₂ of the number of nodes from which the tree does not grow any more; at most [`UctOptions::MOST_MEMORY`].
    pub memory: u32,
    /// Which move is played.
    pub choose: UctChoice,
}

impl UctOptions {
    /// The greatest `memory`: some 700 MiB, and twice as much while it grows.
    pub const MOST_MEMORY: u32 = 24;

    /// These options, some of them changed, as in `UctOptions::default().with(|options| options.playout = None)`.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    pub(super) fn weight_of_exploration(&self) -> f64 {
        self.exploration.unwrap_or(if self.playout == Some(0) { 0.15 } else { 0.4 })
    }
}

impl Default for UctOptions {
    fn default() -> Self {
        let (exploration, playout, scale) = (None, Some(0), 1.0);
        Self { exploration, playout, scale, solver: true, memory: 20, choose: UctChoice::Visits }
    }
}
