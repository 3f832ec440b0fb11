//! Whole turns.

use std::{collections::BTreeSet, convert::Infallible};

use crate::game::Game;

/// All moves of a player until the opponent is to move, or the game is over.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
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
    let (mut seen, mut result) = (BTreeSet::new(), Ok(()));
    extend(game, position, &mut Vec::new(), &mut |turn| {
        if seen.insert(game.key(&turn.after)) {
            result = visit(turn);
        }
        result.is_ok()
    });
    result
}

/// Told of a turn; returns whether to go on.
type Visitor<'a, G> = dyn FnMut(Turn<<G as Game>::Move, <G as Game>::Position>) -> bool + 'a;

/// Passes on every sequence of moves that completes a turn, while the visitor wants more. Returns
/// whether it does.
fn extend<G: Game>(game: &G, position: &G::Position, before: &mut Vec<G::Move>, found: &mut Visitor<G>) -> bool {
    legal_moves(game, position).into_iter().all(|mv| {
        let after = after_move(game, position, mv);
        before.push(mv);
        let wants_more = if continues_turn(game, position, &after) {
            extend(game, &after, before, found)
        } else {
            found(Turn { moves: before.clone(), after })
        };
        before.pop();
        wants_more
    })
}

/// The legal moves of a position. The rules of a game are much code: it is compiled once for all of
/// the callers here.
#[inline(never)]
pub(super) fn legal_moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves
}

/// The position after a legal move.
#[inline(never)]
pub(super) fn after_move<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> G::Position {
    let mut after = position.clone();
    game.play(&mut after, mv);
    after
}

/// The position after a whole turn of legal moves.
pub(super) fn after_turn<G: Game>(game: &G, position: &G::Position, moves: &[G::Move]) -> Option<G::Position> {
    let (mut at, mut goes) = (position.clone(), true);
    for mv in moves {
        if !goes || !legal_moves(game, &at).contains(mv) {
            return None;
        }
        let after = after_move(game, &at, *mv);
        goes = continues_turn(game, &at, &after);
        at = after;
    }
    (!goes).then_some(at)
}

/// Whether the turn goes on after a move: the same player is to move in an unfinished game.
pub(crate) fn continues_turn<G: Game>(game: &G, position: &G::Position, after: &G::Position) -> bool {
    game.mover(position) == game.mover(after) && game.outcome(after).is_none()
}
