//! A second way to check only moves.

use crate::{
    players::{HasEngines, Worth},
    problems::{Checked, Spent, check::distinct_turns},
};

/// The result of a check, and a description of the method.
pub type CheckedPlainly<M> = Result<(Checked<M>, &'static str), Spent>;

/// Finds all turns that win at all, by the [plain method](crate::players::PlainExact) of the game, and
/// describes that method; `None` if the game has none.
///
/// # Errors
///
/// [`Spent`] if the position is out of its reach.
pub fn check_only<G: HasEngines>(game: &G, position: &G::Position) -> Option<CheckedPlainly<G::Move>> {
    let mut exact = game.plain_exact()?;
    let player = game.mover(position);
    let choices = distinct_turns(game, position);
    let (count, mut winners) = (choices.len(), Vec::new());
    for (moves, after) in choices {
        let wins = match game.outcome(&after) {
            Some(outcome) => outcome.winner == Some(player),
            None => match exact.worth(&after) {
                Some(Worth::Win(_)) => game.mover(&after) == player,
                Some(Worth::Loss(_)) => game.mover(&after) != player,
                Some(Worth::Draw) => false,
                None => return Some(Err(Spent)),
            },
        };
        if wins {
            winners.push(moves);
        }
    }
    let turns = match exact.worth(position) {
        Some(Worth::Win(Some(plies))) => u8::try_from(plies.div_ceil(2)).ok(),
        _ => None,
    };
    Some(Ok((Checked { turns, winners, choices: count }, exact.way())))
}
