//! A puzzle of your own: pancakes are sorted by turning over the upper part of the stack.
//!
//! [`Puzzle`] has the rules, [`LowerBound`] a number of moves that is never too high, [`Estimate`] any guess. That is all
//! that the searches need: `cargo run --example pancakes`.

use plyground::{
    puzzle::{Estimate, LowerBound, Puzzle},
    search::{AStar, Beam, IdaStar, Status},
};

/// The number of pancakes.
const COUNT: u8 = 9;

/// The rules.
#[derive(Clone, Copy)]
struct Pancakes;

/// The sizes of the pancakes from the top, from 1.
type Stack = [u8; COUNT as usize];

impl Puzzle for Pancakes {
    type Position = Stack;
    /// How many pancakes are turned over.
    type Move = u8;

    fn is_goal(&self, stack: &Stack) -> bool {
        stack.is_sorted()
    }

    fn moves(&self, _: &Stack, moves: &mut Vec<u8>) {
        moves.extend(2..=COUNT);
    }

    fn play(&self, stack: &mut Stack, turned: u8) {
        stack[..usize::from(turned)].reverse();
    }

    fn inverse(&self, turned: u8) -> u8 {
        turned
    }
}

/// The number of neighbours that differ by more than 1, the plate counting as the largest pancake: a move mends at most
/// one of these gaps.
#[derive(Clone, Copy)]
struct Gaps;

impl LowerBound<Pancakes> for Gaps {
    fn lower_bound(&self, stack: &Stack) -> u8 {
        let below = stack[1..].iter().copied().chain([COUNT + 1]);
        let gaps = stack.iter().zip(below).filter(|&(&upper, lower)| upper.abs_diff(lower) > 1);
        u8::try_from(gaps.count()).unwrap_or(u8::MAX)
    }
}

impl Estimate<Pancakes> for Gaps {
    fn estimate(&self, stack: &Stack) -> u32 {
        self.lower_bound(stack).into()
    }
}

/// The length of a solution, which is checked.
fn length(start: Stack, status: &Status<u8>) -> Option<usize> {
    let Status::Solved(line) = status else { return None };
    let end = line.iter().fold(start, |mut stack, &turned| {
        Pancakes.play(&mut stack, turned);
        stack
    });
    Pancakes.is_goal(&end).then_some(line.len())
}

/// Solves a stack by three searches: IDA* and A*, whose solutions are shortest, and beam search.
pub fn main() {
    const NODES: u64 = 1_000_000;
    const MEMORY: u64 = 64 << 20;
    let start = [4, 9, 1, 7, 3, 8, 2, 6, 5];
    let solved = [
        ("IDA*", IdaStar::new(Pancakes, Gaps, start).step(NODES)),
        ("A*", AStar::new(Pancakes, Gaps, start, MEMORY).step(NODES)),
        ("beam search", Beam::new(Pancakes, Gaps, start, 100, MEMORY).step(NODES)),
    ];
    let lengths = solved.each_ref().map(|(_, status)| length(start, status));
    for ((name, status), length) in solved.iter().zip(lengths) {
        println!("{name}: {length:?} moves, {status:?}");
    }
    assert_eq!(lengths[0], lengths[1], "both are shortest");
    assert!(lengths[2] >= lengths[0], "beam search solves it too");
}
