//! Sound problems and their properties.

use super::{
    bounded::{Bounded, Spent},
    turn::{Turn, turns, visit_turns},
};
use crate::game::{Evaluate, Game};

/// The turns that a problem has at least.
const FEWEST_TURNS: usize = 3;
/// How many turns more [`Problem::sole`] is asked for.
const MORE: u8 = 2;

/// Whether a position is a problem.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<M, P> {
    /// The player to move does not win within the turns that were asked for.
    NoWin,
    /// The limit of nodes was reached while it was asked for a win in this many turns.
    Undecided(u8),
    /// The player to move has fewer than three turns.
    Forced,
    /// Several turns win in n: the first two.
    Cooked(u8, [Turn<M, P>; 2]),
    /// A sound problem.
    Sound(Problem<M, P>),
}

/// A sound problem: exactly one turn wins in n.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem<M, P> {
    /// The position.
    pub position: P,
    /// n: the player to move wins in this many turns.
    pub turns: u8,
    /// The turn that wins, the key.
    pub key: Turn<M, P>,
    /// The key, then a longest defence, and so on to the end of the game. Of several longest
    /// defences it has one with the fewest winning replies.
    pub line: Vec<M>,
    /// No other turn wins within n turns and this many more; at most 2 are tried.
    pub sole: u8,
    /// The first of the attacker's turns, from 1, at which several win in time after some longest
    /// defence; `None` if there is always just one.
    pub duals: Option<u8>,
    /// The number of turns, other than the key, that just one reply refutes.
    pub tries: u32,
}

type Turns<G> = Vec<Turn<<G as Game>::Move, <G as Game>::Position>>;

impl<G: Game + Clone, E: Evaluate<G>> Bounded<G, E> {
    /// Whether a position is a problem with at most this many turns. Every single question may
    /// take this many nodes.
    ///
    /// # Errors
    ///
    /// [`Spent`], if it is sound but its properties take longer.
    pub fn examine(
        &mut self,
        position: &G::Position,
        most: u8,
        nodes: u64,
    ) -> Result<Verdict<G::Move, G::Position>, Spent> {
        let first_turns = turns(self.game(), position);
        if first_turns.len() < FEWEST_TURNS {
            return Ok(Verdict::Forced);
        }
        for n in 1..=most {
            match self.wins(position, n, nodes) {
                Ok(false) => {}
                Err(Spent) => return Ok(Verdict::Undecided(n)),
                Ok(true) => {
                    let Ok(winners) = self.winners(first_turns, n, 2, nodes) else {
                        return Ok(Verdict::Undecided(n));
                    };
                    return match <[_; 2]>::try_from(winners) {
                        Ok(cooks) => Ok(Verdict::Cooked(n, cooks)),
                        Err(mut key) => {
                            let key = key.pop().expect("a turn wins");
                            Ok(Verdict::Sound(self.describe(position, n, key, nodes)?))
                        }
                    };
                }
            }
        }
        Ok(Verdict::NoWin)
    }

    /// The first so many of the turns that win within n.
    fn winners(&mut self, candidates: Turns<G>, n: u8, most: usize, nodes: u64) -> Result<Turns<G>, Spent> {
        let mut winners = Vec::new();
        for turn in candidates {
            if winners.len() < most && self.wins_for_attacker(&turn.after, n - 1, nodes)? {
                winners.push(turn);
            }
        }
        Ok(winners)
    }

    fn describe(
        &mut self,
        position: &G::Position,
        n: u8,
        key: Turn<G::Move, G::Position>,
        nodes: u64,
    ) -> Result<Problem<G::Move, G::Position>, Spent> {
        let mut line = key.moves.clone();
        line.extend(self.line(&key.after, n - 1, nodes)?);
        let duals = self.duals(&key.after, n - 1, nodes)?.map(|turn| turn + 1);
        let sole = self.sole(position, n, &key, nodes);
        let tries = self.tries(position, n, &key, nodes)?;
        Ok(Problem { position: position.clone(), turns: n, key, line, sole, duals, tries })
    }

    /// The defences after which the attacker, who has just moved and wins in n more turns, cannot
    /// win sooner. If the game is over there is none.
    fn longest_defences(&mut self, after: &G::Position, n: u8, nodes: u64) -> Result<Turns<G>, Spent> {
        let mut longest = Vec::new();
        for reply in turns(self.game(), after) {
            let is_over = self.game().outcome(&reply.after).is_some();
            if n > 0 && !is_over && !self.wins_for_attacker(&reply.after, n - 1, nodes)? {
                longest.push(reply);
            }
        }
        Ok(longest)
    }

    /// The moves from a position in which the defender is to move and the attacker wins in n.
    fn line(&mut self, after: &G::Position, n: u8, nodes: u64) -> Result<Vec<G::Move>, Spent> {
        let mut best: Option<(Turn<_, _>, Turns<G>)> = None;
        for reply in self.longest_defences(after, n, nodes)? {
            let answers = turns(self.game(), &reply.after);
            let winners = self.winners(answers, n, usize::MAX, nodes)?;
            if best.as_ref().is_none_or(|(_, fewest)| winners.len() < fewest.len()) {
                best = Some((reply, winners));
            }
        }
        let Some((mut reply, winners)) = best else {
            // Every reply ends the game, if it is not over.
            return Ok(turns(self.game(), after).into_iter().next().map_or(Vec::new(), |reply| reply.moves));
        };
        if let Some(winner) = winners.into_iter().next() {
            reply.moves.extend(winner.moves);
            reply.moves.extend(self.line(&winner.after, n - 1, nodes)?);
        }
        Ok(reply.moves)
    }

    /// The first of the attacker's turns, counted from 1 after the defence, at which several turns
    /// win within n.
    fn duals(&mut self, after: &G::Position, n: u8, nodes: u64) -> Result<Option<u8>, Spent> {
        let mut first: Option<u8> = None;
        for reply in self.longest_defences(after, n, nodes)? {
            let answers = turns(self.game(), &reply.after);
            let winners = self.winners(answers, n, 2, nodes)?;
            let found = match winners.as_slice() {
                [_, _] => Some(1),
                [only] if first != Some(2) => self.duals(&only.after, n - 1, nodes)?.map(|turn| turn + 1),
                _ => None,
            };
            first = first.into_iter().chain(found).min();
            if first == Some(1) {
                break;
            }
        }
        Ok(first)
    }

    /// How many more turns make no other turn win; an answer that takes too long counts as a win.
    fn sole(&mut self, position: &G::Position, n: u8, key: &Turn<G::Move, G::Position>, nodes: u64) -> u8 {
        let others: Turns<G> =
            turns(self.game(), position).into_iter().filter(|turn| turn.after != key.after).collect();
        let wins = |search: &mut Self, more| {
            others.iter().any(|other| search.wins_for_attacker(&other.after, n + more - 1, nodes) != Ok(false))
        };
        (1..=MORE).take_while(|&more| !wins(self, more)).last().unwrap_or(0)
    }

    fn tries(
        &mut self,
        position: &G::Position,
        n: u8,
        key: &Turn<G::Move, G::Position>,
        nodes: u64,
    ) -> Result<u32, Spent> {
        let mut tries = 0;
        for other in turns(self.game(), position).into_iter().filter(|turn| turn.after != key.after) {
            if self.game().outcome(&other.after).is_some() {
                continue;
            }
            let mut refutations = 0;
            // Two are enough to know.
            let game = self.game().clone();
            let counted = visit_turns(&game, &other.after, |reply| {
                let refutes = !self.wins_for_attacker(&reply.after, n - 1, nodes).map_err(Some)?;
                refutations += u32::from(refutes);
                if refutations > 1 { Err(None) } else { Ok(()) }
            });
            if let Err(Some(spent)) = counted {
                return Err(spent);
            }
            tries += u32::from(refutations == 1);
        }
        Ok(tries)
    }
}
