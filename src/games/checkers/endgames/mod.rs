//! Endgame tables: the winner of every position with few pieces, and the number of plies.
//!
//! A draw is a position in which neither side can force a win. Draws by repetition or by the limit
//! of moves without progress are not considered, as in searches.
//!
//! | file | contents |
//! |---|---|
//! | `index.rs` | classes by material, and the index of a position in its class |
//! | `analysis.rs` | retrograde analysis of a class |
//! | `codec.rs`, `file.rs` | the table as a file: `docs/endgame-format.md` |
//! | `with_endgames.rs` | an evaluation with an endgame table |

mod analysis;
mod codec;
mod file;
mod index;
mod with_endgames;

use std::{fmt, sync::OnceLock};

pub use with_endgames::WithEndgames;

use super::{Checkers, Goal, Move, Position};
use crate::{
    game::{Game, Player},
    heartbeat,
};
use index::{Arrangements, Class, MOST_PIECES, SLOTS, seen};

/// The stored distance for a draw.
const DRAW: u8 = u8::MAX;

/// Whether a player to move this many plies before the end has won. The parity says whose turn it
/// is at the end, and the goal says for whom that is good.
const fn wins(goal: Goal, distance: u8) -> bool {
    (distance % 2 == 1) == matches!(goal, Goal::Plain)
}

/// The result of a position under perfect play: the winner wins as soon as possible, the loser
/// loses as late as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player to move wins, and the game ends after this many plies.
    Win(u32),
    /// Neither side can force a win.
    Draw,
    /// The player to move loses, and the game ends after this many plies.
    Loss(u32),
}

impl Verdict {
    /// The verdict for the preceding position, in which the opponent was to move and chose this
    /// one.
    const fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies + 1),
        }
    }
}

/// The verdicts for all positions of one goal with up to 2, 3 or 4 pieces, kings and men.
///
/// It takes a byte per position, 8 MB with 4 pieces. The set of positions is symmetric in the
/// colours, so positions with White to move are turned by half the board before the lookup.
///
/// ```
/// use plyground::{game::Notation, games::checkers::{Checkers, Endgames, Goal, Verdict}};
///
/// let rules = Checkers::new(Goal::GiveAway);
/// let endgames = Endgames::of(Goal::GiveAway, 3);
/// let position = rules.read("B:W32:B1")?;
/// assert_eq!(endgames.verdict(&position), Some(Verdict::Loss(25)));
/// assert_eq!(endgames.verdict(&rules.read("B:W31,32:B1,2")?), None);
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Endgames {
    goal: Goal,
    pieces: u32,
    /// Distances by the slot and the index in the class.
    distances: Vec<Vec<u8>>,
}

/// The number of positions with each verdict for the player to move. A position and its image under
/// exchanging colours and turning the board count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The number of pieces of both sides.
    pub pieces: u32,
    /// The number of won positions.
    pub wins: u64,
    /// The number of positions that neither side can win.
    pub draws: u64,
    /// The number of lost positions.
    pub losses: u64,
    /// The plies of the longest win or loss.
    pub longest: u32,
}

impl Summary {
    /// The number of positions.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

impl Endgames {
    /// The maximum number of pieces of both sides together.
    pub const MOST_PIECES: u32 = MOST_PIECES;

    /// Analyses all positions with up to this many pieces, from 2 to [`Endgames::MOST_PIECES`]; the
    /// result is always the same. With 4 pieces it takes seconds.
    #[must_use]
    pub fn generate(goal: Goal, pieces: u32) -> Self {
        let mut growing = Growing::new(goal, pieces);
        while growing.step() {
            heartbeat::beat();
        }
        growing.finish()
    }

    fn empty(goal: Goal, pieces: u32) -> Self {
        Self { goal, pieces: pieces.clamp(2, MOST_PIECES), distances: vec![Vec::new(); SLOTS] }
    }

    /// The table of this process with up to this many pieces. It is generated at the first call,
    /// unless [`Endgames::keep`] provided it before.
    #[must_use]
    pub fn of(goal: Goal, pieces: u32) -> &'static Self {
        kept(goal, pieces).get_or_init(|| Self::generate(goal, pieces))
    }

    /// Whether the table of this process is there, so that [`Endgames::of`] need not generate it.
    #[must_use]
    pub fn is_kept(goal: Goal, pieces: u32) -> bool {
        kept(goal, pieces).get().is_some()
    }

    /// Keeps a table that was generated, or read from a file, so that it need not be generated again. If there is one
    /// already, that stays: there is only one correct table.
    pub fn keep(self) {
        // Both tables are the same.
        let _ = kept(self.goal, self.pieces).set(self);
    }

    /// The goal of the game.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The maximum number of pieces in its positions, of both sides together.
    #[must_use]
    pub const fn pieces(&self) -> u32 {
        self.pieces
    }

    /// The result of a position; `None` if it has too many pieces.
    #[must_use]
    #[inline]
    pub fn verdict(&self, position: &Position) -> Option<Verdict> {
        let pieces = position.free().count_zeros();
        (pieces <= self.pieces).then(|| self.found(position))
    }

    fn found(&self, position: &Position) -> Verdict {
        let distance = self.distance(&seen(position));
        let plies = distance.into();
        match distance {
            DRAW => Verdict::Draw,
            _ if wins(self.goal, distance) => Verdict::Win(plies),
            _ => Verdict::Loss(plies),
        }
    }

    /// The moves that achieve the verdict, in the order of the rules; empty if the game is over or
    /// there are too many pieces.
    #[must_use]
    pub fn best_moves(&self, position: &Position) -> Vec<Move> {
        let Some(verdict) = self.verdict(position) else { return Vec::new() };
        let rules = Checkers::new(self.goal);
        let mut moves = Vec::new();
        rules.moves(position, &mut moves);
        moves.retain(|&mv| {
            let mut child = *position;
            rules.play(&mut child, mv);
            self.found(&child).before() == verdict
        });
        moves
    }

    /// Counts positions by their number of pieces, from 2 on.
    #[must_use]
    pub fn summaries(&self) -> Vec<Summary> {
        let mut summaries: Vec<_> = (2..=self.pieces).map(|pieces| Summary { pieces, ..Summary::default() }).collect();
        for class in Class::all(self.pieces) {
            let summary = &mut summaries[class.pieces() as usize - 2];
            let distances = &self.distances[class.slot()];
            for (place, _) in Arrangements::new(class).positions() {
                match distances[place] {
                    DRAW => summary.draws += 1,
                    distance => {
                        let wins = wins(self.goal, distance);
                        *(if wins { &mut summary.wins } else { &mut summary.losses }) += 1;
                        summary.longest = summary.longest.max(distance.into());
                    }
                }
            }
        }
        summaries
    }

    /// Whether every verdict is that of the best move. Only the correct table passes: wins and
    /// losses are correct by induction over the plies, and in a draw each side has a move to a draw
    /// and none to a win.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let mut moves = Vec::new();
        Class::all(self.pieces).into_iter().all(|class| {
            let (arrangements, distances) = (Arrangements::new(class), &self.distances[class.slot()]);
            let mut right = |(place, position)| distances[place] == self.distance_by_moves(&position, &mut moves);
            arrangements.positions().all(&mut right)
        })
    }

    /// The distance of a normalised position, computed from those that its moves lead to.
    fn distance_by_moves(&self, seen: &Position, moves: &mut Vec<Move>) -> u8 {
        moves.clear();
        seen.moves(moves);
        let (mut win, mut draw, mut loss) = (DRAW, false, None);
        for &mv in &*moves {
            let mut child = *seen;
            child.play(mv);
            match self.distance(&child.turned()) {
                DRAW => draw = true,
                distance if wins(self.goal, distance) => loss = loss.max(Some(distance)),
                distance => win = win.min(distance + 1),
            }
        }
        match loss {
            _ if win < DRAW => win,
            _ if draw => DRAW,
            None => 0,
            Some(distance) => distance.saturating_add(1),
        }
    }

    /// The plies from a normalised position to the end. If the opponent has no pieces left, the
    /// next move is the last, if there is one.
    #[inline]
    fn distance(&self, seen: &Position) -> u8 {
        let class = Class::of(seen);
        if seen.pieces(Player::First) == 0 || seen.pieces(Player::Second) == 0 {
            return u8::from(seen.can_move());
        }
        self.distances[class.slot()][class.place(seen)]
    }
}

impl fmt::Debug for Endgames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endgames").field("goal", &self.goal).field("pieces", &self.pieces).finish_non_exhaustive()
    }
}

/// A table under way, one class of positions after the other: a break in between does not change the result.
#[derive(Debug)]
pub struct Growing {
    endgames: Endgames,
    left: std::vec::IntoIter<Class>,
}

impl Growing {
    /// Begins a table of positions with up to this many pieces, from 2 to [`Endgames::MOST_PIECES`].
    #[must_use]
    pub fn new(goal: Goal, pieces: u32) -> Self {
        let endgames = Endgames::empty(goal, pieces);
        let left = Class::all(endgames.pieces).into_iter();
        Self { endgames, left }
    }

    /// Analyses the next class, which takes at most some tenths of a second. Returns whether more may be left.
    pub fn step(&mut self) -> bool {
        let Some(class) = self.left.next() else { return false };
        let endgames = &mut self.endgames;
        if endgames.distances[class.slot()].is_empty() {
            for (class, distances) in analysis::analyse(endgames.goal, class, |position| endgames.distance(position)) {
                endgames.distances[class.slot()] = distances;
            }
        }
        true
    }

    /// The table, after what is left of the work.
    #[must_use]
    pub fn finish(mut self) -> Endgames {
        while self.step() {}
        self.endgames
    }
}

/// The table of a goal, if it has been generated or kept.
fn kept(goal: Goal, pieces: u32) -> &'static OnceLock<Endgames> {
    static KEPT: [[OnceLock<Endgames>; 3]; 2] = [const { [const { OnceLock::new() }; 3] }; 2];
    &KEPT[usize::from(goal == Goal::GiveAway)][pieces.clamp(2, MOST_PIECES) as usize - 2]
}
