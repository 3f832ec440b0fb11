//! The valuation of a search's leaves.

use crate::slide::WeightedSum;

/// The valuation of leaves other than Win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Valuation {
    /// By a weighted sum of evaluation functions, optionally randomised by noise [Heuser 2003,
    /// 4.2.1 and G.2].
    Sum(WeightedSum),
    /// By a random value from the open interval (0, 1) (4.7). Its deterministic counterpart, which
    /// decides about ties, is Random Play.
    RandomEvaluation,
    /// By 1 for every leaf, so only Win makes a difference (5.2.3).
    RandomPlay,
    /// By a random value of each tile, whose range depends on the tile's Manhattan distance d
    /// (figure 4.4): from [(d − 1) / 2, (d + 1) / 2], or 0 on the goal square. Its deterministic
    /// counterpart is the Manhattan Metric.
    TileTab,
}
