//! Solving a problem move by move.

use super::{
    bounded::{Bounded, Spent},
    clues::clues,
    grade::grade,
    problem::{MORE, Turns, Verdict},
    turn::{Turn, after_move, after_turn, continues_turn, legal_moves, turns},
};
use crate::players::HasEngines;

/// A problem being solved: it judges each turn by proof, and answers for the defender.
///
/// ```
/// use plyground::{game::Notation, games::loa::Loa, problems::{Attempt, Judgement}};
/// let loa = Loa::default();
/// let position = loa.read("8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w")?;
/// let mut attempt = Attempt::new(&loa, position, 2);
/// let key = loa.read_move(attempt.position(), "e7-e5")?;
/// let Ok(Judgement::InTime(defence)) = attempt.play(&[key]) else { panic!("the key wins in time") };
/// assert_eq!((defence, attempt.left()), (vec![loa.read_move(attempt.position(), "b3-e3")?], 1));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
pub struct Attempt<G: HasEngines> {
    search: Bounded<G, G::Evaluation>,
    position: G::Position,
    left: u8,
}

/// The judgement of a turn in an [`Attempt`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement<M> {
    /// It wins the game, immediately or after this reply, as after every other.
    Won(Vec<M>),
    /// It still wins within the turns that are left. The defender has answered with one of the
    /// longest defences, one with the fewest winning replies.
    InTime(Vec<M>),
    /// It wins, but only within this many turns more than were left; the attempt stays where it was.
    Late {
        /// At most 2.
        by: u8,
        /// A reply after which the player does not win in time.
        reply: Vec<M>,
    },
    /// It does not win within the turns that were left and two more, or that takes too long to prove.
    /// The attempt stays where it was.
    Fails {
        /// A reply after which the player does not win in time; empty if the game is over.
        reply: Vec<M>,
    },
}

/// Why a turn cannot be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoJudgement {
    /// The moves are no turn of the player to move.
    NoTurn,
    /// The proof takes too long.
    Spent,
}

impl From<Spent> for NoJudgement {
    fn from(Spent: Spent) -> Self {
        Self::Spent
    }
}

impl<G: HasEngines> Attempt<G> {
    /// The nodes that each question may take.
    pub const NODES: u64 = 3_000_000;
    /// The nodes to find out whether a turn that does not win in time wins a little later.
    const LATER: u64 = 300_000;

    /// Begins at a position in which the player to move is to win within this many turns.
    #[must_use]
    pub fn new(game: &G, position: G::Position, turns: u8) -> Self {
        let (rules, evaluation) = game.with_evaluation();
        let mut search = Bounded::new(rules, evaluation);
        search.attack(game.mover(&position));
        Self { search, position, left: turns }
    }

    /// The position in which the player is to move, or in which the game was won.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// The turns within which the player is to win from here.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Plays a whole turn. If it wins in time, the defender answers.
    ///
    /// # Errors
    ///
    /// [`NoJudgement`]; the attempt stays where it was.
    pub fn play(&mut self, turn: &[G::Move]) -> Result<Judgement<G::Move>, NoJudgement> {
        let after = after_turn(self.search.game(), &self.position, turn).ok_or(NoJudgement::NoTurn)?;
        let game = self.search.game();
        let mover = game.mover(&self.position);
        if let Some(outcome) = game.outcome(&after) {
            if outcome.winner != Some(mover) {
                return Ok(Judgement::Fails { reply: Vec::new() });
            }
            (self.position, self.left) = (after, 0);
            return Ok(Judgement::Won(Vec::new()));
        }
        let rest = self.left.saturating_sub(1);
        self.search.allow(Self::NODES);
        if self.left > 0 && self.search.proves(&after, rest)? {
            let defence = self.defence(&after, rest)?;
            let game = self.search.game();
            self.position = after;
            for &mv in &defence {
                self.position = after_move(game, &self.position, mv);
            }
            let is_over = game.outcome(&self.position).is_some();
            self.left = if is_over { 0 } else { rest };
            return Ok(if is_over { Judgement::Won(defence) } else { Judgement::InTime(defence) });
        }
        self.search.allow(Self::LATER);
        let later =
            (1..=MORE).take_while(|_| self.left > 0).find_map(|by| match self.search.proves(&after, rest + by) {
                Ok(true) => Some(Ok(by)),
                Ok(false) => None,
                Err(Spent) => Some(Err(Spent)),
            });
        let reply = self.refutation(&after, rest)?;
        Ok(match later {
            Some(Ok(by)) => Judgement::Late { by, reply },
            _ => Judgement::Fails { reply },
        })
    }

    /// A longest defence where the player wins within so many more turns.
    fn defence(&mut self, after: &G::Position, rest: u8) -> Result<Vec<G::Move>, Spent> {
        // The player may be faster than they have to be.
        let mut fewest = 0;
        while fewest < rest && !self.search.proves(after, fewest)? {
            fewest += 1;
        }
        let best = self.search.best_defence(after, fewest)?.map(|(defence, _)| defence.moves);
        // Otherwise every reply ends the game.
        let any = || turns(self.search.game(), after).into_iter().next().map_or(Vec::new(), |turn| turn.moves);
        Ok(best.unwrap_or_else(any))
    }

    /// Moves of the defender, to the end of their turn, after which the player does not win in time;
    /// nor a little later, if such moves are found.
    fn refutation(&mut self, after: &G::Position, rest: u8) -> Result<Vec<G::Move>, Spent> {
        let (mut at, mut moves) = (after.clone(), Vec::new());
        loop {
            let game = self.search.game().clone();
            let next: Vec<_> = legal_moves(&game, &at).into_iter().map(|mv| (mv, after_move(&game, &at, mv))).collect();
            let mut best = None;
            for more in (1..=MORE).rev() {
                self.search.allow(Self::LATER);
                best = next.iter().find(|(_, next)| self.search.proves(next, rest + more) == Ok(false));
                if best.is_some() {
                    break;
                }
            }
            self.search.allow(Self::NODES);
            for one in &next {
                if best.is_none() && !self.search.proves(&one.1, rest)? {
                    best = Some(one);
                }
            }
            let Some((mv, next)) = best.cloned() else { return Ok(moves) };
            moves.push(mv);
            if !continues_turn(&game, &at, &next) {
                return Ok(moves);
            }
            at = next;
        }
    }

    /// At most so many of the turns that win in the fewest turns, each followed by a longest defence
    /// and so on to the end of the game; none if the player does not win in time.
    ///
    /// # Errors
    ///
    /// [`Spent`] if the proof takes too long.
    pub fn solutions(&mut self, most: usize) -> Result<Vec<Vec<G::Move>>, Spent> {
        let Some((n, winners)) = self.winners(most)? else { return Ok(Vec::new()) };
        let mut lines = Vec::new();
        for winner in winners {
            let mut line = winner.moves;
            self.search.allow(Self::NODES);
            line.extend(self.search.line(&winner.after, n - 1)?);
            lines.push(line);
        }
        Ok(lines)
    }

    /// The fewest turns within which the player wins, if that is in time, and the first so many of
    /// the turns that do it.
    fn winners(&mut self, most: usize) -> Result<Option<(u8, Turns<G>)>, Spent> {
        for n in 1..=self.left {
            self.search.allow(Self::NODES);
            if self.search.proves(&self.position, n)? {
                self.search.allow(Self::NODES);
                let candidates = turns(self.search.game(), &self.position);
                return Ok(Some((n, self.search.winners(candidates, n, most)?)));
            }
        }
        Ok(None)
    }

    /// At most this many moves, in the order of the rules, of which just one begins a turn that wins
    /// in time: the others look best to the evaluation. Empty if no turn wins in time.
    ///
    /// # Errors
    ///
    /// [`Spent`] if the proof takes too long.
    pub fn clues(&mut self, count: usize) -> Result<Vec<G::Move>, Spent> {
        let (game, evaluation) = (self.search.game().clone(), self.search.evaluation().clone());
        self.search.allow(Self::NODES);
        let (search, left) = (&mut self.search, self.left);
        clues(&game, &evaluation, &self.position, count, |after, ends| {
            Ok(left > 0 && search.proves(after, left - u8::from(ends))?)
        })
    }

    /// The [grade](super::grade) of a problem at the position, given its key.
    pub fn grade(&self, key: &Turn<G::Move, G::Position>) -> u8 {
        grade(self.search.game(), self.search.evaluation(), &self.position, key)
    }

    /// Whether the position is a problem.
    ///
    /// # Errors
    ///
    /// [`Spent`] if it is sound but its properties take too long.
    pub fn examine(&mut self) -> Result<Verdict<G::Move, G::Position>, Spent> {
        self.search.examine(&self.position, self.left, Self::NODES)
    }
}
