//! Observers of proof-number searches: a search tells its observer every event.

use super::{numbers::Numbers, report::ProofReport};
use crate::game::Game;

/// Where the first numbers of a child come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The game is over, or its result is known.
    End,
    /// It is new: an estimate of the effort.
    New,
    /// The table.
    Table,
    /// The position repeats one on the path, which counts as not won for the attacker.
    Repetition,
    /// Nobody looked, because another child decides the node.
    Unseen,
}

/// A child of a node that is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generated<M> {
    /// The move that leads to it.
    pub mv: M,
    /// Where its numbers come from.
    pub origin: Origin,
    /// Whether it was found in the table.
    pub hit: bool,
    /// Its numbers.
    pub numbers: Numbers,
    /// The plies to the end of a decided game, if it ends.
    pub plies: Option<u32>,
    /// Whether the player who moved moves again.
    pub same_mover: bool,
}

/// Watches a proof-number search, to which [`DfPn::observed`](super::DfPn::observed) and
/// [`Pns::observed`](super::Pns::observed) attach it. The current node is the root after [`begin`](ProofObserver::begin), a
/// child after [`enter`](ProofObserver::enter), and the parent again after [`leave`](ProofObserver::leave). Events without a
/// method do nothing.
pub trait ProofObserver<G: Game> {
    /// Whether anything is watched; if not, a search is compiled without any of this.
    const WATCHES: bool = true;

    /// The search goes down from the root. `_attacks` tells whether the attacker is to move there.
    fn begin(&mut self, _attacks: bool) {}

    /// A child of the current node, whose position is given, becomes the current node. A depth-first search leaves it
    /// when one of its numbers reaches its limit.
    fn enter(&mut self, _game: &G, _position: &G::Position, _mv: G::Move, _limits: Option<Numbers>) {}

    /// The current node is expanded, for which so many positions are generated; its children follow.
    fn expand(&mut self, _generated: u64) {}

    /// The current node, whose position is given, has a child.
    fn child(&mut self, _game: &G, _position: &G::Position, _child: Generated<G::Move>) {}

    /// The numbers of the current node become these.
    fn change(&mut self, _numbers: Numbers) {}

    /// The search leaves the current node, with the plies to the end of a decided game, if it ends. `_bound` tells whether
    /// a disproof holds only on this path, because it depends on a repetition.
    fn leave(&mut self, _numbers: Numbers, _plies: Option<u32>, _bound: bool) {}

    /// The search ends.
    fn finish(&mut self, _game: &G, _root: &G::Position, _attacks: bool, _report: &ProofReport<G::Move>) {}

    /// The bytes of its log since the last call, if it writes one.
    fn take_log(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl<G: Game> ProofObserver<G> for () {
    const WATCHES: bool = false;
}
