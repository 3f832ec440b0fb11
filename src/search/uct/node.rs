//! The tree of UCT.

use crate::game::Player;

/// A position in the tree.
pub(super) struct Node<M> {
    /// The move to it; the root has none.
    pub(super) mv: Option<M>,
    /// The player who made that move; at the root, the player to move. Results are for this player.
    pub(super) by: Player,
    /// Where its children are, which are neighbours; none before it is expanded.
    pub(super) first: u32,
    pub(super) children: u32,
    pub(super) visits: u32,
    /// The sum of its results.
    pub(super) sum: f64,
    /// The winner, if proven, and the number of plies within which they win.
    pub(super) proof: Option<(Player, u32)>,
}

impl<M> Node<M> {
    pub(super) const fn new(mv: Option<M>, by: Player) -> Self {
        Self { mv, by, first: 0, children: 0, visits: 0, sum: 0.0, proof: None }
    }

    pub(super) fn is_won_by(&self, player: Player) -> bool {
        self.proof.is_some_and(|(winner, _)| winner == player)
    }

    /// The value from −1 to 1, if it is proven or was visited.
    pub(super) fn value(&self) -> Option<f64> {
        match self.proof {
            Some((winner, _)) => Some(if winner == self.by { 1.0 } else { -1.0 }),
            None => (self.visits > 0).then(|| 2.0 * (self.sum / f64::from(self.visits)) - 1.0),
        }
    }
}

/// What children prove of their parent: one win of the player who moves there, or only losses.
pub(super) fn proof<M>(children: &[Node<M>]) -> Option<(Player, u32)> {
    let by = children.first()?.by;
    let plies = |node: &Node<M>| node.proof.map_or(0, |(_, plies)| plies + 1);
    if let Some(win) = children.iter().filter(|child| child.is_won_by(by)).map(plies).min() {
        return Some((by, win));
    }
    let is_lost = children.iter().all(|child| child.is_won_by(!by));
    is_lost.then(|| (!by, children.iter().map(plies).max().unwrap_or(0)))
}
