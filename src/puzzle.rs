//! What a search must know of a puzzle.

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
}

impl<P: Puzzle, H: LowerBound<P>> LowerBound<P> for &H {
    fn lower_bound(&self, position: &P::Position) -> u8 {
        (**self).lower_bound(position)
    }
}
