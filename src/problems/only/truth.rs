//! Turns as judged by a source of exact results.

use crate::{
    game::{Game, Player},
    insertion_sort,
    players::{Exact, HasEngines, Worth},
    problems::{
        ProblemRequest, Spent,
        choose::wanted_grade,
        grade::grade,
        problem::{FEWEST_TURNS, Turns},
        turn::{Turn, turns},
    },
};

/// A sound problem: exactly one turn wins at all.
#[derive(Clone, Debug, PartialEq)]
pub struct OnlyMove<M, P> {
    /// The position.
    pub position: P,
    /// The number of their own turns in which the player to move wins, if the source tells it.
    pub turns: Option<u8>,
    /// The turn that wins, the key.
    pub key: Turn<M, P>,
    /// The key, a defence, and so on to the end of the game. The defender holds out as long as possible where the
    /// source tells lengths, and leaves the fewest winning turns; the player wins as soon as possible as far as that is
    /// told.
    pub line: Vec<M>,
    /// The first of the player's turns in the line, from 1, at which several win; `None` if there is always just one.
    pub duals: Option<u8>,
    /// The number of turns, other than the key, that just one reply refutes.
    pub tries: u32,
}

/// The result of the player who is to win, under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They win, after so many plies, if that is known.
    Wins(Option<u32>),
    /// Neither side can force a win.
    Draws,
    /// They lose, after so many plies, if that is known.
    Loses(Option<u32>),
}

impl Fate {
    /// Whether the player wins.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Wins(_))
    }

    /// How good it is for the defender: sooner wins are better than later ones, and a later loss than a sooner one.
    fn for_defender(self) -> (u8, i64) {
        match self {
            Self::Wins(plies) => (0, plies.map_or(0, i64::from)),
            Self::Draws => (1, 0),
            Self::Loses(plies) => (2, -plies.map_or(0, i64::from)),
        }
    }

    /// The number of the player's own turns, if they win and it is known: they are to move, and make every second ply.
    pub(super) fn turns(self) -> Option<u8> {
        let Self::Wins(Some(plies)) = self else { return None };
        u8::try_from(plies.div_ceil(2)).ok()
    }
}

type TurnOf<G> = Turn<<G as Game>::Move, <G as Game>::Position>;

/// The rules of a game, its default evaluation and its source of exact results.
pub(super) struct Truth<G: HasEngines> {
    pub game: G,
    pub evaluation: G::Evaluation,
    pub exact: Box<dyn Exact<G>>,
}

impl<G: HasEngines> Truth<G> {
    /// `None` if the game has no source.
    pub fn of(game: &G) -> Option<Self> {
        let exact = game.exact()?;
        let (game, evaluation) = game.with_evaluation();
        Some(Self { game, evaluation, exact })
    }

    /// The result of a player under perfect play.
    pub fn fate(&mut self, position: &G::Position, player: Player) -> Result<Fate, Spent> {
        if let Some(outcome) = self.game.outcome(position) {
            return Ok(match outcome.winner {
                None => Fate::Draws,
                Some(winner) if winner == player => Fate::Wins(Some(0)),
                Some(_) => Fate::Loses(Some(0)),
            });
        }
        let moves = self.game.mover(position) == player;
        Ok(match self.exact.worth(position).ok_or(Spent)? {
            Worth::Draw => Fate::Draws,
            Worth::Win(plies) if moves => Fate::Wins(plies),
            Worth::Loss(plies) if !moves => Fate::Wins(plies),
            Worth::Win(plies) | Worth::Loss(plies) => Fate::Loses(plies),
        })
    }

    /// The first so many of the turns that win, the soonest wins first as far as lengths are known.
    pub fn winners(&mut self, position: &G::Position, most: usize) -> Result<Turns<G>, Spent> {
        let player = self.game.mover(position);
        let mut winners = Vec::new();
        for turn in turns(&self.game, position) {
            if winners.len() == most {
                break;
            }
            let fate = self.fate(&turn.after, player)?;
            if fate.is_win() {
                winners.push((fate.for_defender(), turn));
            }
        }
        insertion_sort::sort_by(&mut winners, |one, other| one.0 < other.0);
        Ok(winners.into_iter().map(|(_, turn)| turn).collect())
    }

    /// The best reply to a turn of a player: it draws or wins if any does, and otherwise holds out as long as possible
    /// and leaves the fewest winning turns. It comes with the player's result after it; `None` if the game is over.
    pub fn reply(&mut self, after: &G::Position, player: Player) -> Result<Option<(TurnOf<G>, Fate)>, Spent> {
        let mut replies = Vec::new();
        for reply in turns(&self.game, after) {
            let fate = self.fate(&reply.after, player)?;
            replies.push((reply, fate));
        }
        let Some(best) = replies.iter().map(|(_, fate)| fate.for_defender()).max() else { return Ok(None) };
        replies.retain(|(_, fate)| fate.for_defender() == best);
        let mut chosen: Option<(usize, usize)> = None;
        for (at, (reply, fate)) in replies.iter().enumerate() {
            if !fate.is_win() || self.game.outcome(&reply.after).is_some() {
                break;
            }
            let count = self.winners(&reply.after, usize::MAX)?.len();
            if chosen.is_none_or(|(fewest, _)| count < fewest) {
                chosen = Some((count, at));
            }
        }
        Ok(Some(replies.swap_remove(chosen.map_or(0, |(_, at)| at))))
    }

    /// The moves after a winning turn of a player to the end of the game, and the first of their turns at which several
    /// win, counted from 1 after the turn.
    pub fn line(&mut self, after: &G::Position, player: Player) -> Result<(Vec<G::Move>, Option<u8>), Spent> {
        let (mut line, mut duals, mut turn) = (Vec::new(), None, 0);
        let mut at = after.clone();
        while self.game.outcome(&at).is_none() {
            let Some((reply, _)) = self.reply(&at, player)? else { break };
            line.extend(reply.moves);
            at = reply.after;
            if self.game.outcome(&at).is_some() {
                break;
            }
            turn += 1;
            let winners = self.winners(&at, usize::MAX)?;
            if winners.len() > 1 {
                duals = duals.or(Some(turn));
            }
            let Some(winner) = winners.into_iter().next() else { break };
            line.extend(winner.moves);
            at = winner.after;
        }
        Ok((line, duals))
    }

    /// Whether a position is a problem.
    pub fn examine(&mut self, position: &G::Position) -> Result<OnlyVerdict<G::Move, G::Position>, Spent> {
        if turns(&self.game, position).len() < FEWEST_TURNS {
            return Ok(OnlyVerdict::Forced);
        }
        let mut winners = self.winners(position, 2)?;
        Ok(match (winners.pop(), winners.pop()) {
            (None, _) => OnlyVerdict::NoWin,
            (Some(_), Some(_)) => OnlyVerdict::Cooked,
            (Some(key), None) => OnlyVerdict::Sound(self.describe(position, key)?),
        })
    }

    /// The properties of a problem with this key.
    pub fn describe(
        &mut self,
        position: &G::Position,
        key: TurnOf<G>,
    ) -> Result<OnlyMove<G::Move, G::Position>, Spent> {
        let player = self.game.mover(position);
        let fate = self.fate(position, player)?;
        let (rest, duals) = self.line(&key.after, player)?;
        let line = key.moves.iter().copied().chain(rest).collect();
        let tries = self.tries(position, &key)?;
        let duals = duals.map(|turn| turn + 1);
        Ok(OnlyMove { position: position.clone(), turns: fate.turns(), key, line, duals, tries })
    }

    fn tries(&mut self, position: &G::Position, key: &TurnOf<G>) -> Result<u32, Spent> {
        let player = self.game.mover(position);
        let mut tries = 0;
        for other in turns(&self.game, position) {
            if other.after == key.after || self.game.outcome(&other.after).is_some() {
                continue;
            }
            let mut refutations = 0;
            for reply in turns(&self.game, &other.after) {
                refutations += u32::from(!self.fate(&reply.after, player)?.is_win());
                // Two are enough to know.
                if refutations > 1 {
                    break;
                }
            }
            tries += u32::from(refutations == 1);
        }
        Ok(tries)
    }

    pub fn grade(&self, position: &G::Position, key: &TurnOf<G>) -> u8 {
        grade(&self.game, &self.evaluation, position, key)
    }

    /// The grade, unless another is wanted or it is trivial.
    pub fn wanted_grade(&self, request: &ProblemRequest, position: &G::Position, key: &TurnOf<G>) -> Option<u8> {
        wanted_grade(&self.game, &self.evaluation, request, position, key)
    }
}

/// Whether a position is a problem with an only move.
#[derive(Clone, Debug, PartialEq)]
pub enum OnlyVerdict<M, P> {
    /// No turn wins.
    NoWin,
    /// The player to move has fewer than three turns.
    Forced,
    /// Several turns win.
    Cooked,
    /// A sound problem.
    Sound(OnlyMove<M, P>),
}
