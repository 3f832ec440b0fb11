//! Observers of UCT.

use super::UctReport;
use crate::{game::Game, search::Source};

/// Watches a UCT search, to which [`Uct::observed`](super::Uct::observed) attaches it. The current node is the root after
/// [`begin`](UctObserver::begin), a child of the current node after [`enter`](UctObserver::enter), and the parent of the
/// current node after [`prove`](UctObserver::prove). Results are from 0, a loss, to 1, for the player to move at the root.
pub trait UctObserver<G: Game> {
    /// Whether anything is watched; if not, a search is compiled without any of this.
    const WATCHES: bool = true;

    /// An iteration begins at the root.
    fn begin(&mut self) {}

    /// The current node gets children, by these moves in the order in which they are tried first.
    fn expand(&mut self, _game: &G, _position: &G::Position, _moves: &[G::Move], _is_mover_of_root: bool) {}

    /// A child of the current node, whose position is given, becomes the current node.
    fn enter(&mut self, _game: &G, _position: &G::Position, _mv: G::Move) {}

    /// The current node has this result after a playout of so many plies.
    fn estimate(&mut self, _plies: u32, _source: Source, _result: f64) {}

    /// The winner of the current node is proven, and that they win within so many plies.
    fn prove(&mut self, _is_mover_of_root: bool, _plies: u32) {}

    /// The search ends.
    fn finish(&mut self, _game: &G, _root: &G::Position, _report: &UctReport<G::Move>) {}

    /// The bytes of its log since the last call, if it writes one.
    fn take_log(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl<G: Game> UctObserver<G> for () {
    const WATCHES: bool = false;
}
