//! Whole turns.

use std::{collections::BTreeSet, convert::Infallible};

use crate::game::Game;

/// All moves of a player until the opponent is to move, or the game is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn<M, P> {
    /// The moves: one, or more where a player moves several times in a row.
    pub moves: Vec<M>,
    /// The position they lead to.
    pub after: P,
}

/// The turns of the player to move, one for each position that they lead to, in the order of the
/// rules.
pub fn turns<G: Game>(game: &G, position: &G::Position) -> Vec<Turn<G::Move, G::Position>> {
    let mut turns = Vec::new();
    let Ok(()) = visit_turns(game, position, |turn| {
        turns.push(turn);
        Ok::<_, Infallible>(())
    });
    turns
}

/// Passes on the same turns one after the other, until one causes an error. A turn of several moves
/// may have thousands of alternatives.
pub(super) fn visit_turns<G: Game, E>(
    game: &G,
    position: &G::Position,
    mut visit: impl FnMut(Turn<G::Move, G::Position>) -> Result<(), E>,
) -> Result<(), E> {
    let mut seen = BTreeSet::new();
    extend(game, position, &mut Vec::new(), &mut |turn| {
        if seen.insert(game.key(&turn.after)) { visit(turn) } else { Ok(()) }
    })
}

/// Passes on every sequence of moves that completes a turn.
fn extend<G: Game, E>(
    game: &G,
    position: &G::Position,
    before: &mut Vec<G::Move>,
    found: &mut impl FnMut(Turn<G::Move, G::Position>) -> Result<(), E>,
) -> Result<(), E> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    for mv in moves {
        let mut after = position.clone();
        game.play(&mut after, mv);
        before.push(mv);
        if goes_on(game, position, &after) {
            extend(game, &after, before, found)?;
        } else {
            found(Turn { moves: before.clone(), after })?;
        }
        before.pop();
    }
    Ok(())
}

/// Whether the turn goes on after a move: the same player is to move in an unfinished game.
pub(super) fn goes_on<G: Game>(game: &G, position: &G::Position, after: &G::Position) -> bool {
    game.mover(position) == game.mover(after) && game.outcome(after).is_none()
}
