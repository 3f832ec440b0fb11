//! Learning weights from self-play by temporal differences.
//!
//! A [`Learner`] plays games against itself, and after each game it updates the weights of a
//! [`Linear`] evaluation by TD-Leaf(λ) [Baxter et al. 1998]; [Mańdziuk and Osman 2004] motivate
//! fine-grained values by such learning. A value v of the evaluation stands for an expected score
//! of 1 / (1 + exp(−v / scale)). The expected score of a search is moved towards those of later
//! searches, where each counts λ times as much as the one before, and finally towards the result.
//! The weights are updated through the leaf of the principal variation.
//!
//! The step of a weight depends on all its gradients g so far: rate · g / √Σg² [Duchi et al. 2011].
//! So squares on which kings are rare learn as fast as men.
//!
//! Game i uses a random stream that depends only on the seed and i: the weights after n games are a
//! function of the rules, the [`Training`] and n.

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

/// An evaluation that is a weighted sum of features, optionally clamped to an interval.
pub trait Linear<G: Game>: Evaluate<G, Value = f64> {
    /// The maximum absolute value of a weight.
    const MOST: f64;

    /// The names of the weights, in order.
    fn names() -> Vec<String>;

    /// The weights.
    fn weights(&self) -> &[f64];

    /// The weights, mutably.
    fn weights_mut(&mut self) -> &mut [f64];

    /// Writes the differences in features between a player and the opponent, in the order of the
    /// weights: the score of a position for the player is the sum of these numbers times the
    /// weights.
    fn features(position: &G::Position, player: Player, features: &mut [f64]);
}
