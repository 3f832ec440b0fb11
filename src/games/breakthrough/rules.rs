//! The rules as a value.

use super::{
    Size,
    geometry::{ahead, board},
    moves::{self, Move},
    position::Position,
};
use crate::game::{Game, Outcome, Player};

/// The rules of Breakthrough.
///
/// They are written `breakthrough`, followed by `6x6` for the smaller board.
///
/// ```
/// use plyground::games::breakthrough::{Breakthrough, Size};
/// let rules: Breakthrough = "breakthrough:6x6".parse()?;
/// assert_eq!(rules, Breakthrough::new(Size::Six));
/// assert_eq!(rules.to_string(), "breakthrough:6x6");
/// assert_eq!(Breakthrough::default().to_string(), "breakthrough");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Breakthrough {
    size: Size,
}

impl Default for Breakthrough {
    fn default() -> Self {
        Self::new(Size::Eight)
    }
}

impl Breakthrough {
    /// Creates the rules for a board.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self { size }
    }

    /// The board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of men of each side at the start, which is also the maximum: sixteen, or twelve
    /// on 6 × 6 squares.
    #[must_use]
    pub const fn most(&self) -> u32 {
        2 * self.size.lines() as u32
    }

    #[inline]
    const fn squares(self) -> u64 {
        match self.size {
            Size::Eight => const { board(8) },
            Size::Six => const { board(6) },
        }
    }

    /// A player's last row.
    #[inline]
    pub(super) const fn goal(self, player: Player) -> u64 {
        let row = self.squares() & 0xff;
        match player {
            Player::First => row << (8 * (self.size.lines() - 1)),
            Player::Second => row,
        }
    }

    /// The number of boards on which each side has at most its initial number of men, and at least
    /// one man is left. Not all of them are reachable.
    ///
    /// ```
    /// use plyground::games::breakthrough::{Breakthrough, Size};
    /// assert_eq!(Breakthrough::new(Size::Six).boards(), 37_781_975_505_735_476);
    /// ```
    #[must_use]
    pub fn boards(&self) -> u128 {
        let squares = u128::from(self.size.lines()).pow(2);
        // The remaining squares, and the number of ways to get there.
        let sides = |squares: u128| {
            (0..=u128::from(self.most())).scan(1, move |ways, count| {
                *ways = (*ways * (squares + 1 - count)).checked_div(count).unwrap_or(1);
                Some((squares - count, *ways))
            })
        };
        let all: u128 = sides(squares).flat_map(|(left, white)| sides(left).map(move |(_, black)| white * black)).sum();
        all - 1
    }
}

impl Game for Breakthrough {
    type Position = Position;
    type Move = Move;

    const MOVE_CODES: usize = moves::CODES;

    /// White, the first player, on the two lowest rows, Black on the two highest.
    fn start(&self) -> Position {
        let mut position = Position::EMPTY;
        let lines = self.size.lines();
        for (column, row) in (0..2).flat_map(|row| (0..lines).map(move |column| (column, row))) {
            position.toggle(Player::First, 8 * row + column);
            position.toggle(Player::Second, 8 * (lines - 1 - row) + column);
        }
        position
    }

    #[inline]
    fn mover(&self, position: &Position) -> Player {
        position.mover()
    }

    /// A player wins by having a man on the last row (`reached`) or by capturing all opposing men
    /// (`no-pieces`). The winner has always just moved.
    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let (next, last) = (position.mover(), !position.mover());
        let reason = if position.men(last) & self.goal(last) != 0 {
            "reached"
        } else if position.men(next) == 0 {
            "no-pieces"
        } else {
            return None;
        };
        Some(Outcome { winner: Some(last), reason })
    }

    #[inline]
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.outcome(position).is_none() {
            position.push_moves(self.squares(), moves);
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

    /// Captures are not quiet.
    #[inline]
    fn is_quiet(&self, position: &Position, mv: Move) -> bool {
        position.men(!position.mover()) >> mv.to() & 1 == 0
    }

    /// Captures first, then the foremost men.
    #[inline]
    fn rank(&self, position: &Position, mv: Move) -> i32 {
        let row = i32::from(mv.to() / 8);
        let gone = if position.mover() == Player::First { row } else { 7 - row };
        if self.is_quiet(position, mv) { gone } else { 16 + gone }
    }

    /// A man one step before the last row gets there, because none of its own men can be in its
    /// way.
    #[inline]
    fn wins_within(&self, position: &Position) -> Option<u32> {
        let mover = position.mover();
        (ahead(position.men(mover), mover) & self.goal(mover) != 0).then_some(1)
    }
}
