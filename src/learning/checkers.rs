//! The features of checkers whose weights can be learned.

use super::Linear;
use crate::{
    game::Player,
    games::checkers::{Checkers, CheckersEvaluation, Position, Weights},
};

impl Linear<Checkers> for CheckersEvaluation {
    const MOST: f64 = Weights::MOST;

    fn names() -> Vec<String> {
        Weights::names().collect()
    }

    fn weights(&self) -> &[f64] {
        self.weights().values()
    }

    fn weights_mut(&mut self) -> &mut [f64] {
        self.weights_mut().values_mut()
    }

    fn features(position: &Position, player: Player, features: &mut [f64]) {
        features.copy_from_slice(&Self::features(position, player));
    }
}
