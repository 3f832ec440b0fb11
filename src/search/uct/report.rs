//! What UCT finds.

/// What is known of a move at the root, which was tried.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UctMove<M> {
    /// The move.
    pub mv: M,
    /// The number of iterations that tried it.
    pub visits: u32,
    /// Its value for the player who makes it, from −1, a loss, to 1: twice the mean of its results, less 1, or what is proven.
    pub value: f64,
    /// The number of plies within which the game certainly ends, if its winner is proven.
    pub certain: Option<u32>,
    /// This move and the moves of both players that were tried most often after it.
    pub line: Vec<M>,
}

/// The result of a UCT search.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UctReport<M> {
    /// The value of the root for its mover, from −1, a loss, to 1; `None` until a move has been tried, unless the game
    /// is over.
    pub value: Option<f64>,
    /// The number of plies within which the game certainly ends, if its winner is proven.
    pub certain: Option<u32>,
    /// The move to play; `None` until a move has been tried.
    pub best: Option<M>,
    /// That move and the moves of both players that were tried most often after it.
    pub line: Vec<M>,
    /// The moves that were tried, in the order of generation.
    pub moves: Vec<UctMove<M>>,
    /// The number of iterations, each with one result.
    pub iterations: u32,
    /// The number of nodes that have children.
    pub expanded: u64,
    /// The number of positions reached by a move, in the tree and in playouts.
    pub nodes: u64,
    /// Whether the search is over: by its budget, or because the winner is proven.
    pub finished: bool,
}
