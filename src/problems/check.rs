//! A plain prover, to check problems by.

use crate::game::{Game, Player};

/// The result of the plain prover.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked<M> {
    /// The fewest turns within which the player to move wins, at most as many as were asked for;
    /// `None` if they do not.
    pub turns: Option<u8>,
    /// The distinct turns that win in so many, as moves.
    pub winners: Vec<Vec<M>>,
    /// The number of distinct turns of the player to move.
    pub choices: usize,
}

impl<M> Checked<M> {
    /// Whether the position is a sound problem: one of at least three turns wins in n.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.winners.len() == 1 && self.choices >= 3
    }
}

/// Finds all turns that win within the fewest turns, up to this many. Tries every move of every
/// position in the order of the rules, without a table, a limit or an evaluation, and shares no code
/// with [`Bounded`](super::Bounded) but the rules: slow, but easy to believe.
pub fn check<G: Game>(game: &G, position: &G::Position, most: u8) -> Checked<G::Move> {
    let attacker = game.mover(position);
    let choices = distinct_turns(game, position);
    for turns in 1..=most {
        let wins = |(_, after): &&(_, G::Position)| is_won(game, after, attacker, turns - 1);
        let winners: Vec<_> = choices.iter().filter(wins).map(|(moves, _)| moves.clone()).collect();
        if !winners.is_empty() {
            return Checked { turns: Some(turns), winners, choices: choices.len() };
        }
    }
    Checked { turns: None, winners: Vec::new(), choices: choices.len() }
}

/// The turns of the player to move, one for each position that they lead to, which follows.
pub(super) fn distinct_turns<G: Game>(game: &G, position: &G::Position) -> Vec<(Vec<G::Move>, G::Position)> {
    let mut choices: Vec<(Vec<G::Move>, G::Position)> = Vec::new();
    whole_turns(game, position, &[], &mut |moves, after| {
        if choices.iter().all(|(_, other)| *other != after) {
            choices.push((moves, after));
        }
    });
    choices
}

/// Whether the attacker wins within this many of their turns.
fn is_won<G: Game>(game: &G, position: &G::Position, attacker: Player, turns: u8) -> bool {
    if let Some(outcome) = game.outcome(position) {
        return outcome.winner == Some(attacker);
    }
    let attacks = game.mover(position) == attacker;
    if attacks && turns == 0 {
        return false;
    }
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let wins = |mv: &G::Move| {
        let mut after = position.clone();
        game.play(&mut after, *mv);
        let ends = attacks && game.mover(&after) != attacker;
        is_won(game, &after, attacker, turns - u8::from(ends))
    };
    if attacks { moves.iter().any(wins) } else { moves.iter().all(wins) }
}

fn whole_turns<G: Game>(
    game: &G,
    position: &G::Position,
    before: &[G::Move],
    found: &mut impl FnMut(Vec<G::Move>, G::Position),
) {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    for mv in moves {
        let (mut after, mut line) = (position.clone(), before.to_vec());
        game.play(&mut after, mv);
        line.push(mv);
        if game.outcome(&after).is_none() && game.mover(&after) == game.mover(position) {
            whole_turns(game, &after, &line, found);
        } else {
            found(line, after);
        }
    }
}
