//! The rules as a value.

use super::{
    moves::{self, Move},
    position::Position,
};
use crate::game::{Game, Outcome, Player};

/// What a player who cannot move has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Lost: English draughts.
    Plain,
    /// Won: give-away checkers.
    GiveAway,
}

/// The rules of English draughts and of give-away checkers, which differ in who has won in the end only.
///
/// They are written `checkers` and `giveaway`.
///
/// ```
/// use plyground::games::checkers::{Checkers, Goal};
/// let rules: Checkers = "giveaway".parse()?;
/// assert_eq!(rules, Checkers::new(Goal::GiveAway));
/// assert_eq!(rules.to_string(), "giveaway");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checkers {
    goal: Goal,
}

impl Checkers {
    /// The rules with a goal.
    #[must_use]
    pub const fn new(goal: Goal) -> Self {
        Self { goal }
    }

    /// The number of boards with at most twelve pieces a side and at least one in all, no man on their last row
    /// [Schaeffer and Lake 1996]. Not all of them are reachable.
    ///
    /// ```
    /// use plyground::games::checkers::Checkers;
    /// assert_eq!(Checkers::boards(), 500_995_484_682_338_672_639);
    /// ```
    #[must_use]
    pub fn boards() -> u128 {
        const MOST: u128 = 12;
        let choose = |n: u128, k: u128| (0..k).fold(1, |ways, at| ways * n.saturating_sub(at) / (at + 1));
        let mut boards = 0;
        for (black, white) in (0..=MOST).flat_map(|black| (0..=MOST).map(move |white| (black, white))) {
            // Four squares are the last row of each side; 24 are open to all men.
            let first = (0..=black.min(4))
                .map(|own| choose(4, own) * choose(24, black - own) * choose(28 - (black - own), white));
            let men: u128 = first.sum();
            let left = 32 - black - white;
            let kings =
                |squares: u128, most: u128| (0..=most).map(move |count| (squares - count, choose(squares, count)));
            let ways = kings(left, MOST - black)
                .flat_map(|(left, ways)| kings(left, MOST - white).map(move |(_, more)| ways * more));
            boards += men * ways.sum::<u128>();
        }
        boards - 1
    }

    /// What a player who cannot move has done.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }
}

/// A game without a capture or an advance of a man for so many plies, 40 moves of each side, is a draw.
const IDLE_PLIES: usize = 80;
/// A position that occurs so many times makes the game a draw.
const OCCURRENCES: usize = 3;

impl Game for Checkers {
    type Position = Position;
    type Move = Move;

    const MOVE_CODES: usize = moves::CODES;

    fn start(&self) -> Position {
        Position::START
    }

    #[inline]
    fn mover(&self, position: &Position) -> Player {
        position.mover()
    }

    /// Who is to move and cannot has lost, or won in the give-away game: the reason is `no-pieces` or `stuck`.
    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.can_move() {
            return None;
        }
        let mover = position.mover();
        let winner = if self.goal == Goal::GiveAway { mover } else { !mover };
        let reason = if position.pieces(mover) == 0 { "no-pieces" } else { "stuck" };
        Some(Outcome { winner: Some(winner), reason })
    }

    /// Appends the moves by the squares they begin on, those of a piece by the squares they come to.
    #[inline]
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        position.moves(moves);
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        position.play(mv);
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn move_code(&self, mv: Move) -> u16 {
        mv.code()
    }

    fn is_quiet(&self, _position: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    /// The third occurrence of a position (`repetition`) and 40 moves of each side without a capture or an advance
    /// of a man (`no-progress`) make a draw. The seed has no such rule: its games are cut.
    fn adjudicate(&self, before: &[Position], position: &Position) -> Option<Outcome> {
        if self.outcome(position).is_some() {
            return None;
        }
        let draw = |reason| Some(Outcome { winner: None, reason });
        let mut occurrences = 1;
        // What lies before a capture or the move of a man cannot come back.
        let idle = before.iter().rev().take_while(|earlier| !position.is_past(earlier));
        for (plies, earlier) in (1..).zip(idle) {
            occurrences += usize::from(earlier == position);
            if occurrences >= OCCURRENCES {
                return draw("repetition");
            }
            if plies >= IDLE_PLIES {
                return draw("no-progress");
            }
        }
        None
    }
}
