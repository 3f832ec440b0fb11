//! Weights learned from self-play by temporal differences.
//!
//! A [`Learner`] plays games against itself and after each of them moves the weights of a [`Linear`] evaluation by
//! TD-Leaf(λ) [Baxter et al. 1998], the use that [Mańdziuk and Osman 2004] has in mind for values of fine grain. A value v of
//! the evaluation is an expected score of 1 / (1 + exp(−v / scale)); what the search of a position expects is drawn
//! towards what the searches after it expect, each counting λ times as much as the one before, and in the end towards
//! the result. The leaf of the principal variation is where weights answer for it.
//!
//! How far a weight moves, follows from all its gradients g so far: by rate · g / √Σg² [Duchi et al. 2011], so that
//! squares on which a king is rarely seen learn as fast as men.
//!
//! Game number i draws from a stream of seed and i alone: the weights after n games are a function of the rules, the
//! [`Training`] and n.

mod checkers;
mod episode;
mod fit;
mod learner;
mod state;
mod training;

pub use fit::{Fit, Fitted};
pub use learner::Learner;
pub use training::Training;

use crate::game::{Evaluate, Game, Player};

/// An evaluation that is a weighted sum of features, perhaps cut to an interval.
pub trait Linear<G: Game>: Evaluate<G, Value = f64> {
    /// The most that a weight may be, and the least without its sign.
    const MOST: f64;

    /// The names of the weights, in their order.
    fn names() -> Vec<String>;

    /// The weights.
    fn weights(&self) -> &[f64];

    /// The weights, to be changed.
    fn weights_mut(&mut self) -> &mut [f64];

    /// Writes what a player has more of than the other, in the order of the weights: the score of a position for the
    /// player is the sum of these numbers times the weights.
    fn features(position: &G::Position, player: Player, features: &mut [f64]);
}
