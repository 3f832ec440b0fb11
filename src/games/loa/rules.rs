//! The rules as a value.

use super::{
    Size,
    geometry::{Geometry, LARGE, SMALL, distance, groups_of},
    moves::{self, Move},
    position::Position,
    tally::neighbours,
};
use crate::game::{Game, Outcome, Player};

/// The rules on which sources differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// As at the Computer Olympiads: a move that connects both sides is a draw, a player without a
    /// legal move passes, and the third occurrence of a position is a draw.
    Olympiad,
    /// As in [Winands 2000]: a move that connects both sides is a draw, a player without a legal
    /// move loses, and the second occurrence of a position is a draw.
    Thesis,
    /// The player who moves wins if both sides are connected (S. Sackson, *A Gamut of Games*,
    /// second edition); otherwise as in [`Preset::Olympiad`], which is our choice.
    MoverWins,
}

/// The rules of Lines of Action.
///
/// They are written `loa`, followed by the preset, `thesis-2000` or `mover-wins`, unless it is
/// `olympiad`, and by `6x6` for the smaller board.
///
/// ```
/// use plyground::games::loa::{Loa, Preset, Size};
/// let rules: Loa = "loa:thesis-2000:6x6".parse()?;
/// assert_eq!(rules, Loa::new(Preset::Thesis, Size::Six));
/// assert_eq!(rules.to_string(), "loa:thesis-2000:6x6");
/// assert_eq!(Loa::default().to_string(), "loa");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loa {
    preset: Preset,
    size: Size,
}

impl Default for Loa {
    fn default() -> Self {
        Self::new(Preset::Olympiad, Size::Eight)
    }
}

impl Loa {
    /// Creates the rules of a preset for a board.
    #[must_use]
    pub const fn new(preset: Preset, size: Size) -> Self {
        Self { preset, size }
    }

    /// The preset.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of pieces of each side at the start, which is also the maximum: twelve, or eight
    /// on 6 × 6 squares, a smaller game of ours.
    #[must_use]
    pub const fn most(&self) -> u32 {
        2 * (self.size.lines() as u32 - 2)
    }

    #[inline]
    pub(super) const fn geometry(self) -> &'static Geometry {
        match self.size {
            Size::Eight => &LARGE,
            Size::Six => &SMALL,
        }
    }

    /// A game is drawn when a position occurs this many times.
    const fn occurrences(self) -> usize {
        match self.preset {
            Preset::Thesis => 2,
            Preset::Olympiad | Preset::MoverWins => 3,
        }
    }

    /// The number of boards on which each side has at least one piece and at most its initial
    /// number: the state-space complexity of [Winands 2000, 2.1], whose figure is not readable.
    ///
    /// ```
    /// use plyground::games::loa::Loa;
    /// assert_eq!(Loa::default().boards(), 1_308_338_020_676_454_019_384_184);
    /// ```
    #[must_use]
    pub fn boards(&self) -> u128 {
        let squares = u128::from(self.size.lines()).pow(2);
        // The remaining squares, and the number of ways to get there.
        let sides = |squares: u128| {
            (1..=u128::from(self.most())).scan(1, move |ways, count| {
                *ways = *ways * (squares + 1 - count) / count;
                Some((squares - count, *ways))
            })
        };
        sides(squares).flat_map(|(left, black)| sides(left).map(move |(_, white)| black * white)).sum()
    }

    /// How connected pieces have ended the game, if they have.
    #[inline]
    fn connection(self, position: &Position) -> Option<Outcome> {
        let mover = position.mover();
        let winner = match [position.is_connected(mover), position.is_connected(!mover)] {
            [false, false] => return None,
            [true, false] => Some(mover),
            [false, true] => Some(!mover),
            // The player who has just moved is not the mover.
            [true, true] => return Some(Outcome { winner: self.both(!mover), reason: "both-connected" }),
        };
        Some(Outcome { winner, reason: "connected" })
    }

    /// The winner if a player's move connects both sides.
    const fn both(self, moved: Player) -> Option<Player> {
        match self.preset {
            Preset::MoverWins => Some(moved),
            Preset::Olympiad | Preset::Thesis => None,
        }
    }
}

impl Game for Loa {
    type Position = Position;
    type Move = Move;

    const MOVE_CODES: usize = moves::CODES;

    /// Black, who moves first, is on the lowest and highest ranks, White on the first and last
    /// files; the corners are empty.
    fn start(&self) -> Position {
        let last = self.size.lines() - 1;
        let mut position = Position::EMPTY;
        for at in 1..last {
            for rim in [0, last] {
                position.put(Player::First, 8 * rim + at);
                position.put(Player::Second, 8 * at + rim);
            }
        }
        position
    }

    #[inline]
    fn mover(&self, position: &Position) -> Player {
        position.mover()
    }

    /// A player with all pieces in one group has won, whoever moved (`connected`); if both players
    /// have, the reason is `both-connected`. In [`Preset::Thesis`] a player who cannot move has
    /// lost (`stuck`).
    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let connection = self.connection(position);
        if connection.is_some() || self.preset != Preset::Thesis {
            return connection;
        }
        let mover = position.mover();
        let can_move = position.any_move(self.geometry(), mover, |_| true);
        (!can_move).then_some(Outcome { winner: Some(!mover), reason: "stuck" })
    }

    /// Appends the moves sorted by the square they start on, from a1 along the ranks. A player
    /// without a legal move passes, or has lost.
    #[inline]
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.connection(position).is_some() {
            return;
        }
        let before = moves.len();
        position.any_move(self.geometry(), position.mover(), |mv| {
            moves.push(mv);
            false
        });
        if moves.len() == before && self.preset != Preset::Thesis {
            moves.push(Move::PASS);
        }
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

    /// Captures are not quiet if they take a piece that touches another of its side, or bring the
    /// capturing piece to a group of its own side to which it was not connected. Which captures
    /// [Winands 2000, 3.7] means is not readable: this is our choice.
    fn is_quiet(&self, position: &Position, mv: Move) -> bool {
        let mover = position.mover();
        let other = position.pieces(!mover);
        if other >> mv.to() & 1 == 0 {
            return true;
        }
        let around = neighbours(mv.to());
        let rest = position.pieces(mover) & !(1 << mv.from());
        let left = groups_of(neighbours(mv.from()), rest);
        around & other == 0 && around & rest & !left == 0
    }

    /// The third occurrence of a position is a draw (`repetition`), in [`Preset::Thesis`] the
    /// second.
    fn adjudicate(&self, before: &[Position], position: &Position) -> Option<Outcome> {
        if self.outcome(position).is_some() {
            return None;
        }
        // Positions before a capture cannot recur.
        let since = before.iter().rev().take_while(|earlier| !position.is_past(earlier));
        let again = since.filter(|earlier| *earlier == position).nth(self.occurrences() - 2);
        again.map(|_| Outcome { winner: None, reason: "repetition" })
    }

    #[inline]
    fn pass(&self, position: &Position) -> Option<Position> {
        let mut passed = *position;
        passed.turn();
        Some(passed)
    }

    /// The outsider heuristic of [Winands 2000, 3.4.3]: pieces far from their side's centre of mass
    /// come first, and among their moves those that end near it. Its measure is not readable: the
    /// distances are our choice.
    #[inline]
    fn rank(&self, position: &Position, mv: Move) -> i32 {
        let centre = position.tally(position.mover()).centre();
        8 * i32::from(distance(mv.from(), centre)) - i32::from(distance(mv.to(), centre))
    }
}
