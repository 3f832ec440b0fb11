//! Puzzles as searches see them.

use std::fmt::Debug;

/// A single-agent puzzle with unit move costs.
///
/// The rules are a value and positions are plain data. A search is compiled once per puzzle and
/// makes no dynamic calls.
///
/// ```
/// use plyground::{puzzle::{LowerBound, Puzzle}, search::{IdaStar, Status}};
///
/// /// A knight is to reach a corner of a chessboard.
/// struct Knight;
///
/// impl Puzzle for Knight {
///     type Position = [i8; 2];
///     type Move = [i8; 2];
///
///     fn is_goal(&self, position: &[i8; 2]) -> bool {
///         *position == [7, 7]
///     }
///     fn moves(&self, position: &[i8; 2], out: &mut Vec<[i8; 2]>) {
///         let leaps = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
///         let stays = |leap: &[i8; 2]| (0..2).all(|at| (0..8).contains(&(position[at] + leap[at])));
///         out.extend(leaps.into_iter().filter(stays));
///     }
///     fn play(&self, position: &mut [i8; 2], leap: [i8; 2]) {
///         *position = [position[0] + leap[0], position[1] + leap[1]];
///     }
///     fn inverse(&self, [column, row]: [i8; 2]) -> [i8; 2] {
///         [-column, -row]
///     }
/// }
///
/// /// A leap is at most two squares long in each direction.
/// struct Leaps;
///
/// impl LowerBound<Knight> for Leaps {
///     fn lower_bound(&self, position: &[i8; 2]) -> u8 {
///         position.iter().map(|at| at.abs_diff(7).div_ceil(2)).max().unwrap_or(0)
///     }
/// }
///
/// let Status::Solved(line) = IdaStar::new(Knight, Leaps, [0, 0]).step(u64::MAX) else { panic!("it was not solved") };
/// assert_eq!(line.len(), 6);
/// ```
pub trait Puzzle {
    /// A position. Small and `Copy`: searches keep one per ply.
    type Position: Copy + Eq + Debug + Send;
    /// A move, meaningful only in the position it was generated for.
    type Move: Copy + Eq + Debug + Send;

    /// Whether the puzzle is solved.
    fn is_goal(&self, position: &Self::Position) -> bool;
    /// Appends every legal move, always in the same order.
    fn moves(&self, position: &Self::Position, out: &mut Vec<Self::Move>);
    /// Plays a legal move. An illegal one may leave nonsense or panic, but is never unsound.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);
    /// The move that takes `mv` back.
    fn inverse(&self, mv: Self::Move) -> Self::Move;
}

/// An admissible estimate: never more than the number of moves to the goal, and zero only at the
/// goal.
pub trait LowerBound<P: Puzzle> {
    /// A lower bound on the number of moves from `position` to the goal.
    fn lower_bound(&self, position: &P::Position) -> u8;
    /// The same bound; but once it is known to exceed `limit`, any lower bound above `limit` may be
    /// returned.
    fn lower_bound_up_to(&self, position: &P::Position, limit: u8) -> u8 {
        let _ = limit;
        self.lower_bound(position)
    }
    /// Keeps the codes of positions whose bound is at most `limit`; the positions must be of one part
    /// of a [`Partition`]. Returns the least bound among the others, each as
    /// [`LowerBound::lower_bound_up_to`] gives it, or `None` if there are none.
    fn retain_up_to<C: Copy>(&self, codes: &mut Vec<C>, decode: impl Fn(C) -> P::Position, limit: u8) -> Option<u8> {
        let mut least = None;
        codes.retain(|&code| {
            let bound = self.lower_bound_up_to(&decode(code), limit);
            least = least.into_iter().chain((bound > limit).then_some(bound)).min();
            bound <= limit
        });
        least
    }
}

impl<P: Puzzle, H: LowerBound<P>> LowerBound<P> for &H {
    fn lower_bound(&self, position: &P::Position) -> u8 {
        (**self).lower_bound(position)
    }

    fn lower_bound_up_to(&self, position: &P::Position, limit: u8) -> u8 {
        (**self).lower_bound_up_to(position, limit)
    }

    fn retain_up_to<C: Copy>(&self, codes: &mut Vec<C>, decode: impl Fn(C) -> P::Position, limit: u8) -> Option<u8> {
        (**self).retain_up_to(codes, decode, limit)
    }
}

/// The cost of a move in the unit of a [`Heuristic`].
pub const MOVE: u32 = 1000;

/// An estimate of the moves to the goal, in fractions of a move. It may be too high; solutions
/// found with it need not be optimal.
///
/// Every [`LowerBound`] is a heuristic too.
pub trait Heuristic<P: Puzzle> {
    /// The estimate in thousandths of a move, 0 at the goal.
    fn thousandths(&self, position: &P::Position) -> u32;
}

impl<P: Puzzle, H: LowerBound<P>> Heuristic<P> for H {
    fn thousandths(&self, position: &P::Position) -> u32 {
        MOVE * u32::from(self.lower_bound(position))
    }
}

/// An estimate of the moves to the goal that may be too high: it only decides the order of the
/// search.
pub trait Estimate<P: Puzzle> {
    /// The estimate, in any unit; smaller is nearer to the goal.
    fn estimate(&self, position: &P::Position) -> u32;
}

impl<P: Puzzle, H: Estimate<P>> Estimate<P> for &H {
    fn estimate(&self, position: &P::Position) -> u32 {
        (**self).estimate(position)
    }
}

/// A puzzle whose positions fall into parts such that all positions of a part have the same moves;
/// in a sliding puzzle the covered squares define the part. A search that fills one part after the
/// other detects duplicates by sorting small lists, and sorts nothing twice [Zhou and Hansen 2004].
pub trait Partition: Puzzle {
    /// The code that distinguishes a position from the others of its part.
    type Code: Copy + Ord + Debug;

    /// The number of parts.
    fn parts(&self) -> usize;
    /// The part of a position, below [`Partition::parts`], and its code there.
    fn encode(&self, position: &Self::Position) -> (usize, Self::Code);
    /// The position of a code: the inverse of [`Partition::encode`].
    fn decode(&self, part: usize, code: Self::Code) -> Self::Position;
    /// A number that represents a code in fewer bits and in the same order, if there is one.
    fn number(&self, code: Self::Code) -> Option<u64> {
        let _ = code;
        None
    }
    /// The code for a number: the inverse of [`Partition::number`].
    fn numbered(&self, number: u64) -> Self::Code {
        unreachable!("no code has the number {number}")
    }
    /// Appends every move that leads into a part, together with the part it starts from.
    fn entries(&self, part: usize, out: &mut Vec<(usize, Self::Move)>);
    /// Appends the codes of the positions that a move leads to from each position of a part, in the
    /// same order.
    fn play_all(&self, part: usize, mv: Self::Move, codes: &[Self::Code], out: &mut Vec<Self::Code>) {
        out.extend(codes.iter().map(|&code| {
            let mut position = self.decode(part, code);
            self.play(&mut position, mv);
            self.encode(&position).1
        }));
    }
}
