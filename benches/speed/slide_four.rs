//! Solutions of SlideFour from its start.

use plyground::{
    search::{Beam, BreadthFirst, Status},
    slide::{PatternDatabases, Position, Slide},
};

const WIDTH: u32 = 1000;
const CAP: u64 = 224 << 20;

/// The length of the solution that a beam finds.
pub fn quick(bounds: &PatternDatabases<4>) -> usize {
    match Beam::new(Slide::new(), bounds, Position::START, WIDTH, CAP).step(u64::MAX) {
        Status::Solved(line) => line.len(),
        _ => usize::MAX,
    }
}

/// Proves that no solution is shorter than 42 moves. Returns the nodes, and the memory of positions
/// in bytes.
pub fn proof(bounds: &PatternDatabases<4>) -> (u64, u64) {
    let mut search = BreadthFirst::new(Slide::new(), bounds, Position::START, CAP);
    while search.bound() < 42 {
        assert_eq!(search.step(1), Status::Running, "the proof is the search up to here");
    }
    (search.nodes(), search.bytes())
}
