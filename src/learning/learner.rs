//! The state of learning.

use super::{
    Linear, Training,
    episode::{Episode, play},
};
use crate::{game::Game, rng::Random};

/// An evaluation that learns, game by game.
///
/// ```
/// use plyground::{games::checkers::{Checkers, CheckersEvaluation, Goal}, learning::{Learner, Training}};
/// let training: Training = "games=3&depth=1&eval=material".parse()?;
/// let evaluation = CheckersEvaluation::read(Goal::GiveAway, &training.evaluation).expect("there is such a one");
/// let mut learner = Learner::new(Checkers::new(Goal::GiveAway), evaluation, training);
/// learner.play();
/// let state = learner.state();
/// learner.play();
/// learner.play();
/// assert!(learner.is_finished() && learner.learned().to_string().starts_with("material:men="));
///
/// let mut other = Learner::new(Checkers::new(Goal::GiveAway), evaluation, learner.training().clone());
/// other.resume(&state).expect("it is a state of the same training");
/// other.play();
/// other.play();
/// assert_eq!(other.state(), learner.state());
/// # Ok::<(), plyground::schema::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Learner<G, E> {
    pub(super) game: G,
    pub(super) evaluation: E,
    pub(super) training: Training,
    /// The number of games played.
    pub(super) done: u64,
    /// For each weight, the sum of its squared gradients.
    pub(super) squares: Vec<f64>,
}

impl<G: Game + Clone, E: Linear<G> + Clone> Learner<G, E> {
    /// Prepares learning, starting with the weights of this evaluation.
    pub fn new(game: G, evaluation: E, training: Training) -> Self {
        let squares = vec![0.0; evaluation.weights().len()];
        Self { game, evaluation, training, done: 0, squares }
    }

    /// The training settings.
    pub fn training(&self) -> &Training {
        &self.training
    }

    /// The number of games played.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// Whether all games have been played.
    pub fn is_finished(&self) -> bool {
        self.done >= self.training.games
    }

    /// The current evaluation.
    pub fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// The current evaluation, with its weights rounded to thousandths.
    pub fn learned(&self) -> E {
        let mut evaluation = self.evaluation.clone();
        for weight in evaluation.weights_mut() {
            // Adding zero turns −0 into 0.
            *weight = (*weight * 1000.0).round() / 1000.0 + 0.0;
        }
        evaluation
    }

    /// Plays the next game and learns from it.
    pub fn play(&mut self) {
        let mut random = Random::stream(self.training.seed, self.done, "learn");
        let episode = play(&self.game, &self.evaluation, &self.training, &mut random);
        let gradient = self.gradient(&episode);
        let (rate, most) = (self.training.rate, E::MOST);
        let weights = self.evaluation.weights_mut().iter_mut();
        for ((weight, squares), gradient) in weights.zip(&mut self.squares).zip(gradient) {
            if gradient != 0.0 {
                *squares += gradient * gradient;
                *weight = (*weight + rate * gradient / squares.sqrt()).clamp(-most, most);
            }
        }
        self.done += 1;
    }

    /// The direction in which to change the weights: it moves each expectation towards the λ-return
    /// of later ones.
    fn gradient(&self, episode: &Episode) -> Vec<f64> {
        let mut gradient = vec![0.0; self.squares.len()];
        let (mut next, mut errors) = (episode.result, 0.0);
        for step in episode.steps.iter().rev() {
            errors = match next {
                Some(next) if !step.drawn => next - step.expected + self.training.lambda * errors,
                _ => 0.0,
            };
            for (gradient, feature) in gradient.iter_mut().zip(&step.features) {
                *gradient += errors * step.slope * feature;
            }
            next = Some(step.expected);
        }
        gradient
    }
}
