//! The rules as a value.

use super::{
    moves::{self, Move},
    position::Position,
};
use crate::game::{Game, Outcome, Player};

/// The result for a player who cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A loss: English draughts.
    Plain,
    /// A win: give-away checkers.
    GiveAway,
}

/// The rules of English draughts and of give-away checkers, which differ only in who wins.
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
    /// Creates the rules with a goal.
    #[must_use]
    pub const fn new(goal: Goal) -> Self {
        Self { goal }
    }

    /// The number of boards on which each side has at most twelve pieces, at least one piece is
    /// left, and no man is on its last row [Schaeffer and Lake 1996]. Not all of them are
    /// reachable.
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
            // Each side's last row has four squares; 24 squares are open to the men of both.
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

    /// The result for a player who cannot move.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }
}

/// A game is drawn after this many plies without a capture or an advance of a man: 40 moves by each
/// side.
const IDLE_PLIES: usize = 80;
/// A game is drawn when a position occurs this many times.
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

    /// A player who is to move but cannot has lost, or won in give-away checkers: the reason is
    /// `no-pieces` or `stuck`.
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

    /// Appends the moves sorted by the square they start on, then by the square they end on.
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

    /// The game is drawn at the third occurrence of a position (`repetition`), and after 40 moves
    /// by each side without a capture or an advance of a man (`no-progress`). The source has no
    /// such rule and cuts its games off.
    fn adjudicate(&self, before: &[Position], position: &Position) -> Option<Outcome> {
        if self.outcome(position).is_some() {
            return None;
        }
        let draw = |reason| Some(Outcome { winner: None, reason });
        let mut occurrences = 1;
        // Positions before a capture or the move of a man cannot recur.
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
