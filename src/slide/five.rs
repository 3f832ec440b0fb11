//! SlideFive, whose 25 tiles do not fit a word and whose positions are not numbered.

use std::{fmt, str::FromStr};

use super::{
    geometry::{Shape, Slip, shapes},
    moves::Move,
    notation::{PositionError, draw, letter, parts, read_pattern, read_tiles},
    pattern::Pattern,
    position::write_unreachable,
};
use crate::puzzle::{Partition, Puzzle};

const TILES: usize = 25;

/// The tile at each location, from 0.
type Order = [u8; TILES];

/// A placement of the tiles of SlideFive in a pattern, reachable or not.
///
/// Half of all are reachable: [`FivePosition::COUNT`].
///
/// ```
/// use plyground::{puzzle::Puzzle, slide::{FivePosition, SlideFive}};
///
/// let mut position = FivePosition::START;
/// assert_eq!(position.to_string(), "1255.ponmlkjihgfedcba987654321");
/// SlideFive::new().play(&mut position, "R2+".parse()?);
/// assert_eq!(position.to_string(), "1247.ponmlkjihgfedcba987654321");
/// # Ok::<(), plyground::slide::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FivePosition {
    pattern: Pattern<5>,
    order: Order,
}

impl FivePosition {
    /// The number of reachable positions: 1024 · 25!/2 ≈ 7.9 · 10²⁷.
    pub const COUNT: u128 = Pattern::<5>::COUNT as u128 * Self::orders() / 2;
    /// The goal: the tiles in order, in the upper left.
    pub const WIN: Self = Self::home(false);
    /// The start of the game: the tiles in reverse order, in the upper left.
    pub const START: Self = Self::home(true);

    const fn orders() -> u128 {
        let (mut orders, mut tile) = (1, 1);
        while tile < 25 {
            tile += 1;
            orders *= tile;
        }
        orders
    }

    const fn home(reverse: bool) -> Self {
        let (mut order, mut tile) = ([0; TILES], 0);
        while tile < 25 {
            order[if reverse { 24 - tile } else { tile } as usize] = tile;
            tile += 1;
        }
        Self { pattern: Pattern::HOME, order }
    }

    /// The pattern.
    #[must_use]
    pub const fn pattern(&self) -> Pattern<5> {
        self.pattern
    }

    /// The board row by row, 36 entries: tiles 1…25, 0 for a blank.
    #[must_use]
    pub fn board(&self) -> Vec<u8> {
        let mut board = vec![0; 36];
        for (&square, tile) in self.shape().squares.iter().zip(self.order) {
            board[usize::from(square)] = tile + 1;
        }
        board
    }

    /// The board as lines of text, with a letter for each tile and a point for a blank.
    #[must_use]
    pub fn drawing(&self) -> String {
        draw(&self.board(), 6)
    }

    /// Whether the puzzle can be solved from here.
    #[must_use]
    pub fn is_reachable(&self) -> bool {
        self.has_odd_order() == self.shape().odd_orders
    }

    /// Returns the position, or why it cannot be reached from Win.
    ///
    /// # Errors
    ///
    /// [`FiveUnreachable`], if the order has the wrong parity for the pattern.
    pub fn check_reachable(self) -> Result<Self, FiveUnreachable> {
        if self.is_reachable() { Ok(self) } else { Err(FiveUnreachable { position: self }) }
    }

    fn shape(&self) -> &'static Shape {
        &shapes::<5>()[usize::from(self.pattern.index())]
    }

    fn has_odd_order(&self) -> bool {
        let smaller = |at: usize| self.order[at..].iter().filter(|&&tile| tile < self.order[at]).count();
        (0..TILES).map(smaller).sum::<usize>() % 2 == 1
    }

    /// The location of each tile, padded to a power of two.
    pub(super) fn places(&self) -> [usize; 32] {
        let mut places = [0; 32];
        for (place, &tile) in self.order.iter().enumerate() {
            places[usize::from(tile) & 31] = place;
        }
        places
    }
}

impl FromStr for FivePosition {
    type Err = PositionError;

    /// Reads `PATTERN.ORDER`, as in [`FivePosition::START`], for reachable and unreachable
    /// positions.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (pattern, order) = parts(text, &Self::START)?;
        let (pattern, tiles) = (read_pattern(pattern)?, read_tiles(order, TILES)?);
        Ok(Self { pattern, order: std::array::from_fn(|location| tiles[location]) })
    }
}

impl fmt::Display for FivePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.pattern.code())?;
        self.order.iter().try_for_each(|tile| write!(f, "{}", letter(tile + 1)))
    }
}

/// Why a position of SlideFive cannot be reached: its order has the wrong parity for its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FiveUnreachable {
    /// The unreachable position.
    pub position: FivePosition,
}

impl FiveUnreachable {
    /// A reachable position that differs by one swap of two tiles.
    #[must_use]
    pub fn nearest(&self) -> FivePosition {
        let mut nearest = self.position;
        nearest.order.swap(TILES - 2, TILES - 1);
        nearest
    }
}

impl fmt::Display for FiveUnreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        write_unreachable(f, (position, position.has_odd_order()), position.pattern.code(), &self.nearest())
    }
}

impl std::error::Error for FiveUnreachable {}

/// The rules of SlideFive.
#[derive(Clone, Copy, Debug)]
pub struct SlideFive {
    shapes: &'static [Shape],
}

impl Default for SlideFive {
    fn default() -> Self {
        Self::new()
    }
}

impl SlideFive {
    /// Creates the rules. The possible moves are computed at the first call and shared.
    #[must_use]
    pub fn new() -> Self {
        Self { shapes: shapes::<5>() }
    }

    fn slips(&self, part: usize) -> &'static [Slip] {
        &self.shapes[part].slips
    }

    fn slip(&self, part: usize, mv: Move) -> &'static Slip {
        self.slips(part).iter().find(|slip| slip.mv == mv).expect("searches play legal moves")
    }
}

fn pattern(index: impl Into<u32>) -> Pattern<5> {
    Pattern::from_index(index.into()).expect("moves lead to patterns")
}

fn apply(order: &Order, slip: &Slip) -> Order {
    let Some(sources) = &slip.sources else { return *order };
    std::array::from_fn(|location| order[usize::from(sources[location])])
}

impl Puzzle for SlideFive {
    type Position = FivePosition;
    type Move = Move;

    fn is_goal(&self, position: &FivePosition) -> bool {
        *position == FivePosition::WIN
    }

    fn moves(&self, position: &FivePosition, out: &mut Vec<Move>) {
        out.extend(self.slips(position.pattern.index().into()).iter().map(|slip| slip.mv));
    }

    fn play(&self, position: &mut FivePosition, mv: Move) {
        let slip = self.slip(position.pattern.index().into(), mv);
        *position = FivePosition { pattern: pattern(slip.to), order: apply(&position.order, slip) };
    }

    fn inverse(&self, mv: Move) -> Move {
        mv.inverse()
    }
}

/// Positions of the same pattern have the same moves, and differ by their order.
impl Partition for SlideFive {
    type Code = Order;

    fn parts(&self) -> usize {
        self.shapes.len()
    }

    fn encode(&self, position: &FivePosition) -> (usize, Order) {
        (position.pattern.index().into(), position.order)
    }

    fn decode(&self, part: usize, order: Order) -> FivePosition {
        FivePosition { pattern: pattern(u32::try_from(part).expect("parts are patterns")), order }
    }

    fn entries(&self, part: usize, out: &mut Vec<(usize, Move)>) {
        out.extend(self.slips(part).iter().map(|slip| (usize::from(slip.to), slip.mv.inverse())));
    }
}
