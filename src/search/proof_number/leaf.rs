//! Initial numbers of positions that have not been searched.

use super::{
    children::ProofGoal,
    numbers::{Numbers, finite, rounded},
    observer::ProofObserver,
    options::{Adding, Leaf, Measure, ProofOptions},
};
use crate::game::{Evaluate, Game, Value};

impl<G: Game, E: Evaluate<G>, O: ProofObserver<G>> ProofGoal<G, E, O> {
    /// The initial numbers of an unknown position: the estimated effort to prove that its mover
    /// succeeds, and that they fail.
    pub(super) fn leaf(&mut self, at: usize) -> Numbers {
        let position = &self.made[at];
        let or = self.is_or(position);
        if self.options.leaf == Leaf::One {
            return Numbers { proof: 1, disproof: 1 };
        }
        let is_evaluated = self.options.leaf == Leaf::Evaluation;
        if let Some(guess) = self.game.effort(position).filter(|_| !is_evaluated) {
            return Numbers::from_seen(guess.map(|number| finite(number.into())), or);
        }
        let estimate = || self.game.breadth(position).filter(|_| self.options.measure == Measure::Turns);
        let moves = if let Some(turns) = estimate() {
            turns.into()
        } else {
            self.replies.clear();
            self.game.moves(position, &mut self.replies);
            self.replies.len() as u64
        };
        if !is_evaluated {
            return Numbers::from_seen([1, finite(moves)], or);
        }
        let ProofOptions { a, b, leaf_threshold, .. } = self.options;
        let step = self.step(position, leaf_threshold);
        Numbers::from_seen([rounded(1.0 + a * (2.0 - step)), rounded(moves as f64 * (1.0 + b * step))], or)
    }

    /// 0, 1 or 2 if a position is bad, even or good for its mover [Veselý 2013, 2.2.5].
    fn step(&self, position: &G::Position, threshold: f64) -> f64 {
        let value = self.evaluation.evaluate(&self.game, position).real();
        f64::from(1 + i8::from(value >= threshold) - i8::from(value <= -threshold))
    }

    /// The weight of a leaf when numbers are not summed.
    pub(super) const fn unit(&self) -> u32 {
        if matches!(self.options.leaf, Leaf::Mobility) { G::LEAF } else { 1 }
    }

    /// The step of Heuristic Weak PNS at a node.
    pub(super) fn adding_step(&self, position: &G::Position) -> f64 {
        match self.options.adding {
            Adding::Heuristic => self.step(position, self.options.adding_threshold),
            _ => 0.0,
        }
    }
}
