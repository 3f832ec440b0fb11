//! Sound problems and their properties.

use super::{
    bounded::{Bounded, Spent},
    turn::{Turn, after_turn, turns, visit_turns},
};
use crate::game::{Evaluate, Game};

/// The turns that a problem has at least.
pub(super) const FEWEST_TURNS: usize = 3;
/// How many turns more [`Problem::sole`] and other questions are asked for.
pub(super) const MORE: u8 = 2;

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
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
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

/// A defence, and the turns that win against it.
pub(super) type Defence<G> = (Turn<<G as Game>::Move, <G as Game>::Position>, Turns<G>);
pub(super) type Turns<G> = Vec<Turn<<G as Game>::Move, <G as Game>::Position>>;

/// A [`Verdict`] before the properties of a problem are known.
pub(super) enum Answer<M, P> {
    NoWin,
    Undecided(u8),
    Forced,
    Cooked(u8, [Turn<M, P>; 2]),
    /// A single turn wins, within so many.
    Only(u8, Turn<M, P>),
}

impl<G: Game + Clone, E: Evaluate<G>> Bounded<G, E> {
    /// Whether a position is a problem with at most this many turns. Each of the few questions that
    /// this takes may take this many nodes.
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
        Ok(match self.answer(position, most, nodes) {
            Answer::NoWin => Verdict::NoWin,
            Answer::Undecided(n) => Verdict::Undecided(n),
            Answer::Forced => Verdict::Forced,
            Answer::Cooked(n, cooks) => Verdict::Cooked(n, cooks),
            Answer::Only(n, key) => Verdict::Sound(self.describe(position, n, key, nodes)?),
        })
    }

    /// Looks for the fewest turns that win, and for a second solution.
    pub(super) fn answer(&mut self, position: &G::Position, most: u8, nodes: u64) -> Answer<G::Move, G::Position> {
        let first_turns = turns(self.game(), position);
        if first_turns.len() < FEWEST_TURNS {
            return Answer::Forced;
        }
        for n in 1..=most {
            match self.wins(position, n, nodes) {
                Ok(false) => {}
                Err(Spent) => return Answer::Undecided(n),
                Ok(true) => {
                    self.allow(nodes);
                    let Ok(winners) = self.winners(first_turns, n, 2) else { return Answer::Undecided(n) };
                    return match <[_; 2]>::try_from(winners) {
                        Ok(cooks) => Answer::Cooked(n, cooks),
                        Err(mut key) => Answer::Only(n, key.pop().expect("a turn wins")),
                    };
                }
            }
        }
        Answer::NoWin
    }

    /// The first so many of the turns that win within n.
    pub(super) fn winners(&mut self, candidates: Turns<G>, n: u8, most: usize) -> Result<Turns<G>, Spent> {
        let mut winners = Vec::new();
        for turn in candidates {
            if winners.len() < most && self.proves(&turn.after, n - 1)? {
                winners.push(turn);
            }
        }
        Ok(winners)
    }

    /// Finds the properties of a problem with this key.
    pub(super) fn describe(
        &mut self,
        position: &G::Position,
        n: u8,
        key: Turn<G::Move, G::Position>,
        nodes: u64,
    ) -> Result<Problem<G::Move, G::Position>, Spent> {
        self.attack(self.game().mover(position));
        let mut line = key.moves.clone();
        self.allow(nodes);
        line.extend(self.line(&key.after, n - 1)?);
        self.allow(nodes);
        let duals = self.duals(&key.after, n - 1)?.map(|turn| turn + 1);
        self.allow(nodes);
        let sole = self.sole(position, n, &key);
        self.allow(nodes);
        let tries = self.tries(position, n, &key)?;
        Ok(Problem { position: position.clone(), turns: n, key, line, sole, duals, tries })
    }

    /// The defences after which the attacker, who has just moved and wins in n more turns, cannot
    /// win sooner. If the game is over there is none.
    fn longest_defences(&mut self, after: &G::Position, n: u8) -> Result<Turns<G>, Spent> {
        let mut longest = Vec::new();
        for reply in turns(self.game(), after) {
            let is_over = self.game().outcome(&reply.after).is_some();
            if n > 0 && !is_over && !self.proves(&reply.after, n - 1)? {
                longest.push(reply);
            }
        }
        Ok(longest)
    }

    /// Of the longest defences, the first with the fewest winning replies, and these.
    pub(super) fn best_defence(&mut self, after: &G::Position, n: u8) -> Result<Option<Defence<G>>, Spent> {
        let mut best: Option<Defence<G>> = None;
        for reply in self.longest_defences(after, n)? {
            let answers = turns(self.game(), &reply.after);
            let winners = self.winners(answers, n, usize::MAX)?;
            if best.as_ref().is_none_or(|(_, fewest)| winners.len() < fewest.len()) {
                best = Some((reply, winners));
            }
        }
        Ok(best)
    }

    /// The moves from a position in which the defender is to move and the attacker wins in n.
    pub(super) fn line(&mut self, after: &G::Position, n: u8) -> Result<Vec<G::Move>, Spent> {
        let Some((mut reply, winners)) = self.best_defence(after, n)? else {
            // Every reply ends the game, if it is not over.
            return Ok(turns(self.game(), after).into_iter().next().map_or(Vec::new(), |reply| reply.moves));
        };
        if let Some(winner) = winners.into_iter().next() {
            reply.moves.extend(winner.moves);
            reply.moves.extend(self.line(&winner.after, n - 1)?);
        }
        Ok(reply.moves)
    }

    /// The first of the attacker's turns, counted from 1 after the defence, at which several turns
    /// win within n.
    fn duals(&mut self, after: &G::Position, n: u8) -> Result<Option<u8>, Spent> {
        let mut first: Option<u8> = None;
        for reply in self.longest_defences(after, n)? {
            let answers = turns(self.game(), &reply.after);
            let winners = self.winners(answers, n, 2)?;
            let found = match winners.as_slice() {
                [_, _] => Some(1),
                [only] if first != Some(2) => self.duals(&only.after, n - 1)?.map(|turn| turn + 1),
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
    fn sole(&mut self, position: &G::Position, n: u8, key: &Turn<G::Move, G::Position>) -> u8 {
        let others: Turns<G> =
            turns(self.game(), position).into_iter().filter(|turn| turn.after != key.after).collect();
        let wins =
            |search: &mut Self, more| others.iter().any(|other| search.proves(&other.after, n + more - 1) != Ok(false));
        (1..=MORE).take_while(|&more| !wins(self, more)).last().unwrap_or(0)
    }

    /// Whether one turn wins within n against every reply, so that the defender has no say.
    pub(super) fn has_one_answer(&mut self, after: &G::Position, n: u8, nodes: u64) -> Result<bool, Spent> {
        self.allow(nodes);
        let game = self.game().clone();
        let mut common: Option<Vec<Vec<G::Move>>> = None;
        let compared = visit_turns(&game, after, |reply| {
            if game.outcome(&reply.after).is_some() {
                return Ok(());
            }
            let left = match common.take() {
                None => {
                    let winners = self.winners(turns(&game, &reply.after), n, usize::MAX).map_err(Some)?;
                    winners.into_iter().map(|winner| winner.moves).collect()
                }
                Some(mut left) => {
                    let mut spent = false;
                    left.retain(|moves| {
                        let wins = after_turn(&game, &reply.after, moves).map(|after| self.proves(&after, n - 1));
                        spent |= wins == Some(Err(Spent));
                        wins == Some(Ok(true))
                    });
                    if spent {
                        return Err(Some(Spent));
                    }
                    left
                }
            };
            if left.is_empty() {
                return Err(None);
            }
            common = Some(left);
            Ok(())
        });
        match compared {
            Ok(()) => Ok(true),
            Err(None) => Ok(false),
            Err(Some(spent)) => Err(spent),
        }
    }

    /// The number of turns, other than the key, that just one reply refutes.
    pub(super) fn tries(
        &mut self,
        position: &G::Position,
        n: u8,
        key: &Turn<G::Move, G::Position>,
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
                let refutes = !self.proves(&reply.after, n - 1).map_err(Some)?;
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
