//! Which sound problems are wanted.

use super::{
    bounded::Bounded,
    grade::{grade, is_missed},
    problem_request::ProblemRequest,
    turn::{Turn, turns},
};
use crate::{
    game::{Evaluate, Game},
    search::Budget,
};

/// The depths of the searches that find trivial keys.
const SHALLOW: [Budget; 2] = [Budget::depth(1), Budget::depth(2)];
/// The number of replies below which the defender has no real choice.
const FEW: usize = 3;

/// The grade of a sound problem with this key, unless another grade is wanted or it is trivial.
pub(super) fn wanted_grade<G, E>(
    game: &G,
    evaluation: &E,
    request: &ProblemRequest,
    position: &G::Position,
    key: &Turn<G::Move, G::Position>,
) -> Option<u8>
where
    G: Game + Clone,
    E: Evaluate<G> + Clone,
{
    let finds = |budget: &Budget| !is_missed(game, evaluation, position, key, *budget);
    if !request.trivial && SHALLOW.iter().any(finds) {
        return None;
    }
    Some(grade(game, evaluation, position, key)).filter(|grade| request.grades.contains(grade))
}

impl<G: Game + Clone, E: Evaluate<G> + Clone> Bounded<G, E> {
    /// The grade of a sound problem with this key, unless another grade is wanted or it is trivial.
    pub(super) fn wanted_grade(
        &self,
        request: &ProblemRequest,
        position: &G::Position,
        key: &Turn<G::Move, G::Position>,
    ) -> Option<u8> {
        wanted_grade(self.game(), self.evaluation(), request, position, key)
    }

    /// Whether neither the player nor the defender is tempted or has a say: no other turn is nearly as good as the key,
    /// which wins in n, and after it one turn wins against all of several replies. If that takes more nodes, it counts
    /// as dull.
    pub(super) fn is_dull(&mut self, n: u8, key: &Turn<G::Move, G::Position>, tries: u32, nodes: u64) -> bool {
        n > 1
            && tries == 0
            && turns(self.game(), &key.after).len() > FEW
            && self.has_one_answer(&key.after, n - 1, nodes) != Ok(false)
    }
}
