//! IDA* on SlideThree: nodes for random positions, and nodes a second.
//!
//! `cargo bench --bench search`

use std::time::Instant;

use plyground::{
    rng::{Random, Seed},
    search::{IdaStar, Status},
    slide::{PatternDatabases, Position, Slide},
};

const POSITIONS: usize = 1_000;

fn main() {
    let begin = Instant::now();
    let bounds = PatternDatabases::<3>::new();
    println!("pattern databases: {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);

    let mut random = Random::seeded(Seed(1));
    let mut searches: Vec<_> = (0..POSITIONS)
        .filter_map(|_| Position::from_index(random.below(Position::<3>::COUNT)))
        .map(|root| IdaStar::new(Slide::new(), &bounds, root))
        .collect();
    let begin = Instant::now();
    for search in &mut searches {
        assert!(matches!(search.step(u64::MAX), Status::Solved(_)));
    }
    let seconds = begin.elapsed().as_secs_f64();
    let mut nodes: Vec<u64> = searches.iter().map(IdaStar::nodes).collect();
    nodes.sort_unstable();
    let total: u64 = nodes.iter().sum();
    println!(
        "IDA*, {POSITIONS} random positions: median {} nodes, greatest {}; {:.1} µs a position, {:.1} million nodes/s",
        nodes[POSITIONS / 2],
        nodes[POSITIONS - 1],
        seconds * 1e6 / POSITIONS as f64,
        total as f64 / seconds / 1e6,
    );
}
