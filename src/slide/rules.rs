//! The rules as a value.

use std::fmt;

use super::{
    geometry::{Shape, Slip, shapes},
    moves::{Move, MoveError, read_line_name},
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
    /// The rules. What can slide where is worked out at the first call and shared by all.
    #[must_use]
    pub fn new() -> Self {
        Self { shapes: shapes::<K>() }
    }

    fn slips(&self, position: &Position<K>) -> &'static [Slip] {
        &self.shapes[usize::from(position.pattern.index())].slips
    }

    /// The legal moves: rows from above, then columns from the left. There are 2K − 2 to 2K.
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
    /// [`IllegalMove`] if it is not legal here; the position is then unchanged.
    pub fn play(&self, position: &mut Position<K>, mv: Move) -> Result<(), IllegalMove<K>> {
        match self.slips(position).iter().find(|slip| slip.mv == mv) {
            Some(slip) => {
                *position = apply(*position, slip);
                Ok(())
            }
            None => Err(IllegalMove { mv, position: *position }),
        }
    }

    /// The move that a name means in a position. The sign may be left out (`R2` for `R2+`).
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the text names no line. Whether the move is legal is for
    /// [`play`](Slide::play) to say.
    pub fn read_move(&self, position: &Position<K>, text: &str) -> Result<Move, MoveError> {
        let (axis, line, sign) = read_line_name(text)?;
        let legal = self.moves(position).find(|mv| mv.axis == axis && mv.line == line);
        let forward = sign.or(legal.map(|mv| mv.forward)).unwrap_or(true);
        Ok(Move { axis, line, forward })
    }

    /// The squares (row · (K + 1) + column) of the block that a legal move slides, before the move.
    #[must_use]
    pub fn block(&self, mv: Move) -> Vec<u8> {
        (0..=K)
            .filter(|&step| step != if mv.forward { K } else { 0 })
            .map(|step| {
                let line = usize::from(mv.line);
                let (row, column) = if mv.axis == super::Axis::Row { (line, step) } else { (step, line) };
                u8::try_from(row * (K + 1) + column).expect("boards are small")
            })
            .collect()
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

/// Positions of one pattern have the same moves; among them the order tells them apart.
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

    fn entries(&self, part: usize, out: &mut Vec<(usize, Move)>) {
        out.extend(self.shapes[part].slips.iter().map(|slip| (usize::from(slip.to), slip.mv.inverse())));
    }

    fn play_all(&self, part: usize, mv: Move, orders: &[Nibbles], out: &mut Vec<Nibbles>) {
        let slip = self.shapes[part].slips.iter().find(|slip| slip.mv == mv).expect("searches play legal moves");
        out.extend(orders.iter().map(|&order| slip.apply(order)));
    }
}

/// A move that is not legal in its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove<const K: usize> {
    /// The move.
    pub mv: Move,
    /// The position.
    pub position: Position<K>,
}

impl<const K: usize> fmt::Display for IllegalMove<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal: Vec<String> = Slide::<K>::new().moves(&self.position).map(|mv| mv.to_string()).collect();
        write!(f, "{} is not legal in {}: expected one of {}", self.mv, self.position, legal.join(", "))
    }
}

impl<const K: usize> std::error::Error for IllegalMove<K> {}
