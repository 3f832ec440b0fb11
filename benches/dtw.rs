//! Distances of SlideThree: generating, encoding and decoding the table, and queries.
//!
//! `cargo bench --bench dtw`

use std::{hint::black_box, time::Instant};

use plyground::{
    dtw::{Distances, Table},
    rng::{Random, Seed},
    slide::Position,
};

const ROUNDS: usize = 21;
const QUERIES: usize = 1_000_000;

fn main() {
    let table = timed("generate", Table::generate);
    let file = timed("encode", || table.encode());
    println!("the file has {} bytes", file.len());
    let decoded = timed("decode", || Table::decode(&file)).expect("the file was written just now");
    assert_eq!(decoded, table);

    let mut random = Random::seeded(Seed(1));
    let positions: Vec<_> =
        (0..QUERIES).filter_map(|_| Position::from_index(random.below(Position::<3>::COUNT))).collect();
    let sum = timed("one million queries", || {
        positions.iter().map(|position| u64::from(table.distance(black_box(position)))).sum::<u64>()
    });
    println!("mean distance {:.3}", sum as f64 / QUERIES as f64);
}

/// Runs `work` several times, the first time apart, and prints the least and the median time.
fn timed<T>(name: &str, work: impl Fn() -> T) -> T {
    let begin = Instant::now();
    let result = work();
    let first = begin.elapsed();
    let mut times: Vec<_> = (0..ROUNDS)
        .map(|_| {
            let begin = Instant::now();
            black_box(work());
            begin.elapsed()
        })
        .collect();
    times.sort_unstable();
    let [first, least, median] = [first, times[0], times[ROUNDS / 2]].map(|time| time.as_secs_f64() * 1e3);
    println!("{name}: first {first:.1} ms, least {least:.1} ms, median {median:.1} ms");
    result
}
