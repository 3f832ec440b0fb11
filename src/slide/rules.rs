//! The rules of SlideK as a value.

use std::fmt;

use super::{
    dense,
    geometry::{Shape, Slip, shapes},
    moves::Move,
    pattern::Pattern,
    position::Position,
    rank::Nibbles,
};
use crate::puzzle::{Partition, Puzzle};

/// The rules of SlideK, for K = 2, 3 or 4.
#[derive(Clone, Copy, Debug)]
pub struct Slide<const K: usize> {
    shapes: &'static [Shape],
}

impl<const K: usize> Default for Slide<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const K: usize> Slide<K> {
    /// Creates the rules. The possible moves are computed at the first call and shared.
    #[must_use]
    pub fn new() -> Self {
        Self { shapes: shapes::<K>() }
    }

    fn slips(&self, position: &Position<K>) -> &'static [Slip] {
        &self.shapes[usize::from(position.pattern.index())].slips
    }

    /// The legal moves: rows from the top, then columns from the left. There are 2K − 2 to 2K of
    /// them.
    #[must_use]
    pub fn moves(&self, position: &Position<K>) -> impl ExactSizeIterator<Item = Move> + use<K> {
        self.slips(position).iter().map(|slip| slip.mv)
    }

    /// Every position one move away, in the order of [`Slide::moves`].
    #[must_use]
    pub fn successors(&self, position: Position<K>) -> impl ExactSizeIterator<Item = Position<K>> + use<K> {
        self.slips(&position).iter().map(move |slip| apply(position, slip))
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if the move is not legal here; the position is then unchanged.
    pub fn play(&self, position: &mut Position<K>, mv: Move) -> Result<(), IllegalMove<Position<K>>> {
        match self.slips(position).iter().find(|slip| slip.mv == mv) {
            Some(slip) => {
                *position = apply(*position, slip);
                Ok(())
            }
            None => Err(IllegalMove { mv, position: *position, legal: self.moves(position).collect() }),
        }
    }
}

fn apply<const K: usize>(position: Position<K>, slip: &Slip) -> Position<K> {
    let pattern = Pattern::from_index(slip.to.into()).expect("moves lead to patterns");
    Position { pattern, order: slip.apply(position.order) }
}

impl<const K: usize> Puzzle for Slide<K> {
    type Position = Position<K>;
    type Move = Move;

    fn is_goal(&self, position: &Position<K>) -> bool {
        position.is_win()
    }

    fn moves(&self, position: &Position<K>, out: &mut Vec<Move>) {
        out.extend(Slide::moves(self, position));
    }

    fn play(&self, position: &mut Position<K>, mv: Move) {
        let slip = self.slips(position).iter().find(|slip| slip.mv == mv).expect("searches play legal moves");
        *position = apply(*position, slip);
    }

    fn inverse(&self, mv: Move) -> Move {
        mv.inverse()
    }
}

/// Positions of the same pattern have the same moves, and differ by their order.
impl<const K: usize> Partition for Slide<K> {
    type Code = Nibbles;

    fn parts(&self) -> usize {
        self.shapes.len()
    }

    fn encode(&self, position: &Position<K>) -> (usize, Nibbles) {
        (usize::from(position.pattern.index()), position.order)
    }

    fn decode(&self, part: usize, order: Nibbles) -> Position<K> {
        let pattern = u32::try_from(part).ok().and_then(Pattern::from_index).expect("parts are patterns");
        Position { pattern, order }
    }

    fn number(&self, order: Nibbles) -> Option<u64> {
        Some(dense::number(order, Position::<K>::TILES))
    }

    fn numbered(&self, number: u64) -> Nibbles {
        dense::order(number, Position::<K>::TILES)
    }

    fn entries(&self, part: usize, out: &mut Vec<(usize, Move)>) {
        out.extend(self.shapes[part].slips.iter().map(|slip| (usize::from(slip.to), slip.mv.inverse())));
    }

    fn play_all(&self, part: usize, mv: Move, orders: &[Nibbles], out: &mut Vec<Nibbles>) {
        let slip = self.shapes[part].slips.iter().find(|slip| slip.mv == mv).expect("searches play legal moves");
        out.extend(orders.iter().map(|&order| slip.apply(order)));
    }
}

/// A move that is not legal in its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove<P> {
    /// The move.
    pub mv: Move,
    /// The position.
    pub position: P,
    /// The moves that are legal there.
    pub legal: Vec<Move>,
}

impl<P: fmt::Display> fmt::Display for IllegalMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal: Vec<String> = self.legal.iter().map(ToString::to_string).collect();
        write!(f, "{} is not legal in {}: expected one of {}", self.mv, self.position, legal.join(", "))
    }
}

impl<P: fmt::Debug + fmt::Display> std::error::Error for IllegalMove<P> {}
