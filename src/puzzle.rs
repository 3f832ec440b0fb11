//! What a search needs to know about a puzzle.

use std::fmt::Debug;

/// A single-agent puzzle with unit move costs, as a rule book over plain positions.
///
/// The rules are a value and positions are data, so a search is compiled once
/// per puzzle and calls nothing through a pointer.
pub trait Puzzle {
    /// A position. Small and `Copy`: searches keep one per ply.
    type Position: Copy + Eq + Debug;
    /// A move, meaningful only in the position it was generated for.
    type Move: Copy + Eq + Debug;

    /// Whether the puzzle is solved.
    fn is_goal(&self, position: &Self::Position) -> bool;
    /// Appends every legal move, always in the same order.
    fn moves(&self, position: &Self::Position, out: &mut Vec<Self::Move>);
    /// Plays a legal move. An illegal one may leave nonsense or panic, but is never unsound.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);
    /// The move that takes `mv` back.
    fn inverse(&self, mv: Self::Move) -> Self::Move;
}

/// An admissible estimate: never more than the moves still needed, and zero exactly at the goal.
pub trait LowerBound<P: Puzzle> {
    /// A lower bound on the number of moves from `position` to the goal.
    fn lower_bound(&self, position: &P::Position) -> u8;
    /// The same, or as soon as it is known to be more than `limit` any lower bound above that.
    fn lower_bound_up_to(&self, position: &P::Position, limit: u8) -> u8 {
        let _ = limit;
        self.lower_bound(position)
    }
}

impl<P: Puzzle, H: LowerBound<P>> LowerBound<P> for &H {
    fn lower_bound(&self, position: &P::Position) -> u8 {
        (**self).lower_bound(position)
    }

    fn lower_bound_up_to(&self, position: &P::Position, limit: u8) -> u8 {
        (**self).lower_bound_up_to(position, limit)
    }
}

/// The cost of a move in the unit of a [`Heuristic`].
pub const MOVE: u32 = 1000;

/// A guess at the moves still needed, in parts of a move. It may be too high; then solutions need not be shortest ones.
///
/// Every [`LowerBound`] is one.
pub trait Heuristic<P: Puzzle> {
    /// The guess in thousandths of a move, 0 at the goal.
    fn thousandths(&self, position: &P::Position) -> u32;
}

impl<P: Puzzle, H: LowerBound<P>> Heuristic<P> for H {
    fn thousandths(&self, position: &P::Position) -> u32 {
        MOVE * u32::from(self.lower_bound(position))
    }
}

/// A guess at the moves still needed, which may be more: it only says what to look at first.
pub trait Estimate<P: Puzzle> {
    /// The guess, in any unit; the less, the nearer to the goal.
    fn estimate(&self, position: &P::Position) -> u32;
}

impl<P: Puzzle, H: Estimate<P>> Estimate<P> for &H {
    fn estimate(&self, position: &P::Position) -> u32 {
        (**self).estimate(position)
    }
}

/// A puzzle whose positions fall into parts with the same moves everywhere in a part, as those of a sliding puzzle do
/// by the squares that are covered. A search that fills one part after the other finds duplicates by sorting little and
/// sorts nothing twice [Zhou and Hansen 2004].
pub trait Partition: Puzzle {
    /// The code that distinguishes a position from the others of its part.
    type Code: Copy + Ord + Debug;

    /// The number of parts.
    fn parts(&self) -> usize;
    /// The part of a position, below [`Partition::parts`], and its code there.
    fn encode(&self, position: &Self::Position) -> (usize, Self::Code);
    /// The position of a code: the inverse of [`Partition::encode`].
    fn decode(&self, part: usize, code: Self::Code) -> Self::Position;
    /// A number that stands for a code in fewer bits and counts up as codes do, where there is one.
    fn number(&self, code: Self::Code) -> Option<u64> {
        let _ = code;
        None
    }
    /// The code of a number: the inverse of [`Partition::number`].
    fn numbered(&self, number: u64) -> Self::Code {
        unreachable!("no code has the number {number}")
    }
    /// Appends every move that leads into a part, with the part that it leads from.
    fn entries(&self, part: usize, out: &mut Vec<(usize, Self::Move)>);
    /// Appends the codes to which a move leads from each position of a part, in their order.
    fn play_all(&self, part: usize, mv: Self::Move, codes: &[Self::Code], out: &mut Vec<Self::Code>) {
        out.extend(codes.iter().map(|&code| {
            let mut position = self.decode(part, code);
            self.play(&mut position, mv);
            self.encode(&position).1
        }));
    }
}
