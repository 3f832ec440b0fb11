//! Hints.

use super::turn::{after_move, legal_moves};
use crate::{
    game::{Evaluate, Game, Value},
    insertion_sort,
};

/// At most this many moves, in the order of the rules, of which just one is right; the others look best to the
/// evaluation. Empty if none is right. `is_right` judges a move by the position after it, and by whether it ends the
/// turn.
pub(super) fn clues<G: Game, E: Evaluate<G>, X>(
    game: &G,
    evaluation: &E,
    position: &G::Position,
    count: usize,
    mut is_right: impl FnMut(&G::Position, bool) -> Result<bool, X>,
) -> Result<Vec<G::Move>, X> {
    let mover = game.mover(position);
    let (mut right, mut others) = (None, Vec::new());
    for (place, mv) in legal_moves(game, position).into_iter().enumerate() {
        let after = after_move(game, position, mv);
        let is_over = game.outcome(&after).is_some();
        let ends = is_over || game.mover(&after) != mover;
        if is_right(&after, ends)? {
            right = right.or(Some((place, mv)));
        } else if !is_over {
            let value = evaluation.evaluate(game, &after).real();
            others.push((if game.mover(&after) == mover { value } else { -value }, place, mv));
        }
    }
    let Some(right) = right else { return Ok(Vec::new()) };
    insertion_sort::sort_by(&mut others, |one, other| other.0.total_cmp(&one.0).is_lt());
    let mut clues: Vec<_> = others.into_iter().map(|(_, place, mv)| (place, mv)).take(count.max(1) - 1).collect();
    clues.push(right);
    insertion_sort::sort_by(&mut clues, |one, other| one.0 < other.0);
    Ok(clues.into_iter().map(|(_, mv)| mv).collect())
}
