//! Solving a problem with an only move.

pub use super::truth::OnlyVerdict;
use super::truth::{Fate, Truth};
use crate::{
    players::HasEngines,
    problems::{
        NoJudgement, Spent,
        clues::clues,
        turn::{Turn, after_turn},
    },
};

/// A problem with an only move being solved: each turn is judged by the source of exact results, which also answers for
/// the defender. It is solved with its key; what follows may be played on.
///
/// ```
/// use plyground::{game::Notation, games::checkers::{Checkers, Goal}, problems::{OnlyAttempt, OnlyJudgement}};
/// let rules = Checkers::new(Goal::GiveAway);
/// let position = rules.read("W:W21,22,23:BK9")?;
/// let mut attempt = OnlyAttempt::new(&rules, position).expect("there are endgame tables");
/// assert_eq!(attempt.left(), Some(12));
/// let key = rules.read_move(attempt.position(), "23-19")?;
/// let Ok(OnlyJudgement::Wins { only: true, reply }) = attempt.play(&[key]) else { panic!("only the key wins") };
/// assert_eq!((reply.len(), attempt.left()), (1, Some(11)));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
pub struct OnlyAttempt<G: HasEngines> {
    truth: Truth<G>,
    position: G::Position,
}

/// The judgement of a turn in an [`OnlyAttempt`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlyJudgement<M> {
    /// It wins the game, immediately or after this reply.
    Won {
        /// Whether no other turn won.
        only: bool,
        /// Empty if the turn itself ended the game.
        reply: Vec<M>,
    },
    /// It wins, and the defender has answered.
    Wins {
        /// Whether no other turn did.
        only: bool,
        /// Where the source tells lengths, one of the longest defences; of these, one with the fewest winning turns.
        reply: Vec<M>,
    },
    /// It does not win; the attempt stays where it was.
    Fails {
        /// The player's result: a draw or a loss.
        fate: Fate,
        /// A reply after which the player does not win; empty if the game is over.
        reply: Vec<M>,
    },
}

impl<G: HasEngines> OnlyAttempt<G> {
    /// Begins at a position in which the player to move is to win; `None` if the game has no source of exact results.
    #[must_use]
    pub fn new(game: &G, position: G::Position) -> Option<Self> {
        Some(Self { truth: Truth::of(game)?, position })
    }

    /// Does a part of what has to be done once; see [`Exact::prepare`](crate::players::Exact::prepare).
    pub fn prepare(&mut self) -> bool {
        self.truth.exact.prepare()
    }

    /// Which positions the source knows, for a sentence that ends with "expected".
    #[must_use]
    pub fn reach(&self) -> &'static str {
        self.truth.exact.reach()
    }

    /// The position in which the player is to move, or in which the game was won.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// The number of their own turns in which the player wins from here, if they do and the source tells it.
    pub fn left(&mut self) -> Option<u8> {
        let player = self.truth.game.mover(&self.position);
        if let Some(outcome) = self.truth.game.outcome(&self.position) {
            return outcome.winner.map(|_| 0);
        }
        self.truth.fate(&self.position, player).ok()?.turns()
    }

    /// Plays a whole turn. If it wins, the defender answers.
    ///
    /// # Errors
    ///
    /// [`NoJudgement`]; the attempt stays where it was.
    pub fn play(&mut self, turn: &[G::Move]) -> Result<OnlyJudgement<G::Move>, NoJudgement> {
        let truth = &mut self.truth;
        let after = after_turn(&truth.game, &self.position, turn).ok_or(NoJudgement::NoTurn)?;
        let player = truth.game.mover(&self.position);
        let fate = truth.fate(&after, player)?;
        let answer = truth.reply(&after, player)?;
        if !fate.is_win() {
            let reply = answer.map_or(Vec::new(), |(reply, _)| reply.moves);
            return Ok(OnlyJudgement::Fails { fate, reply });
        }
        let only = truth.winners(&self.position, 2)?.len() == 1;
        let (reply, position) = match answer {
            None => (Vec::new(), after),
            Some((Turn { moves, after }, _)) => (moves, after),
        };
        self.position = position;
        let is_over = truth.game.outcome(&self.position).is_some();
        Ok(if is_over { OnlyJudgement::Won { only, reply } } else { OnlyJudgement::Wins { only, reply } })
    }

    /// At most so many of the turns that win, the soonest first as far as lengths are known, each followed by a best
    /// defence and so on to the end of the game; none if no turn wins.
    ///
    /// # Errors
    ///
    /// [`Spent`] if the position is out of reach.
    pub fn solutions(&mut self, most: usize) -> Result<Vec<Vec<G::Move>>, Spent> {
        let player = self.truth.game.mover(&self.position);
        let mut lines = Vec::new();
        for winner in self.truth.winners(&self.position, usize::MAX)?.into_iter().take(most) {
            let mut line = winner.moves;
            line.extend(self.truth.line(&winner.after, player)?.0);
            lines.push(line);
        }
        Ok(lines)
    }

    /// At most this many moves, in the order of the rules, of which just one begins a turn that wins: the others look
    /// best to the evaluation. Empty if no turn wins.
    ///
    /// # Errors
    ///
    /// [`Spent`] if the position is out of reach.
    pub fn clues(&mut self, count: usize) -> Result<Vec<G::Move>, Spent> {
        let (game, evaluation) = (self.truth.game.clone(), self.truth.evaluation.clone());
        let (truth, player) = (&mut self.truth, game.mover(&self.position));
        clues(&game, &evaluation, &self.position, count, |after, _| Ok(truth.fate(after, player)?.is_win()))
    }

    /// The [grade](crate::problems::grade) of a problem at the position, given its key.
    pub fn grade(&self, key: &Turn<G::Move, G::Position>) -> u8 {
        self.truth.grade(&self.position, key)
    }

    /// Whether the position is a problem.
    ///
    /// # Errors
    ///
    /// [`Spent`] if the position is out of reach.
    pub fn examine(&mut self) -> Result<OnlyVerdict<G::Move, G::Position>, Spent> {
        self.truth.examine(&self.position)
    }
}
