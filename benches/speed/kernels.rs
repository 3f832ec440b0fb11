//! The measured work: tables, queries and searches of SlideThree.

use std::cell::RefCell;

use plyground::{
    dtw::{Distances, Table},
    games::{
        checkers::{Endgames, Goal},
        isolation::Isolation,
        loa::LoaEvaluation,
        tzaar::TzaarEvaluation,
    },
    rng::{Random, Seed},
    search::{IdaStar, Status},
    slide::{Evaluation, PatternDatabases, Position, Slide},
};

use crate::{laboratory, recorder, slide_four, stopwatch::Stopwatch, two_player};

const DISTANCES: usize = 1_000_000;
const OPTIMAL_MOVES: usize = 100_000;
const SEARCHES: usize = 1_000;
const SHALLOW_SEARCHES: usize = 10_000;

/// Measures in a fixed order, so that the first measurement is the same everywhere. Measurements that take much memory
/// come late: the place in memory decides a tenth of the speed of depth-t search.
pub fn run(stopwatch: &Stopwatch) {
    stopwatch.heads();
    let table = stopwatch.time("generating the table", &Table::generate);
    let file = stopwatch.time("encoding it", &|| table.encode());
    let decoded = stopwatch.time("decoding it", &|| Table::decode(&file));
    assert_eq!(decoded.as_ref(), Ok(&table), "the file gives the table back");
    let positions = random_positions();
    let sum = stopwatch.rate("distances", |_| DISTANCES as u64, &|| distances(&table, &positions));
    let moves = stopwatch.rate("optimal moves", |_| OPTIMAL_MOVES as u64, &|| optimal_moves(&table, &positions));

    let bounds = stopwatch.time("building the pattern databases", &PatternDatabases::new);
    let mut nodes = stopwatch.rate("nodes of IDA*", |nodes| nodes.iter().sum(), &|| searches(&bounds, &positions));

    let starts = laboratory::starts(&table, &positions);
    let leaves = [Evaluation::Man, Evaluation::Eu].map(|evaluation| {
        let name = format!("leaves of depth-5-search, {evaluation}");
        let engine = RefCell::new(laboratory::engine(evaluation));
        let search = || laboratory::search(&mut engine.borrow_mut(), &positions[..SHALLOW_SEARCHES], 5);
        stopwatch.rate(&name, |&leaves| leaves, &search)
    });
    let engine = RefCell::new(laboratory::engine(Evaluation::Man));
    let (won, turns) =
        stopwatch.time("1068 games of depth-5-search, man", &|| laboratory::play(&mut engine.borrow_mut(), &starts, 5));

    let wide = stopwatch.time_long("pattern databases of SlideFour", &PatternDatabases::<4>::new);
    let beam = stopwatch.time_long("a beam from its Start", &|| slide_four::quick(&wide));
    let proof = stopwatch.time_once("proving that it needs 42 moves", &|| slide_four::proof(&wide));

    let chain = stopwatch.time_once("chain of exact quotas, man", &|| laboratory::chain(&table, Evaluation::Man));
    let chain = RefCell::new(chain);
    let quotas = stopwatch.time_long("10 moves of it", &|| laboratory::quotas(&mut chain.borrow_mut()));
    drop(chain);

    let rules = Isolation::default();
    let perft = stopwatch.rate("leaves of perft 6, Isolation", |&leaves| leaves, &|| two_player::leaves(&rules));
    let depths = ["improved", "parity"].map(|evaluation| {
        let name = format!("nodes of alpha-beta, {evaluation}");
        stopwatch.rate(&name, |&(nodes, _)| nodes, &|| two_player::searches(&rules, evaluation)).1
    });
    let solved = stopwatch.rate("nodes of the solver, Isolation", |&(nodes, _)| nodes, &|| two_player::solve(&rules));
    let proofs = stopwatch.rate("nodes of df-pn, Isolation 5x5", |&(nodes, _)| nodes, &two_player::proofs);
    let playouts = stopwatch.rate("nodes of uct, playouts, Breakthrough", |&nodes| nodes, &two_player::playouts);
    let checkers_perft = stopwatch.rate("leaves of perft 10, checkers", |&leaves| leaves, &two_player::checkers_leaves);
    let checkers_depths = ["linear", "linear:eps=0.01"].map(|evaluation| {
        let name = format!("nodes of alpha-beta, give-away, {evaluation}");
        stopwatch.rate(&name, |&(nodes, _)| nodes, &|| two_player::checkers_searches(evaluation)).1
    });
    let [whole, tests] = [("alpha-beta", false), ("MTD-bi", true)].map(|(name, tests)| {
        let name = format!("20 values at depth 10, give-away, {name}");
        stopwatch.time(&name, &|| two_player::checkers_values(tests))
    });
    assert_eq!(whole.to_bits(), tests.to_bits(), "whoever searches finds the same values");

    let loa_perft = stopwatch.rate("leaves of perft 4, loa", |&leaves| leaves, &|| two_player::loa_leaves(4));
    let loa_long = stopwatch.time_once("perft 6, loa", &|| two_player::loa_leaves(6));
    let loa_depths = LoaEvaluation::NAMES.map(|evaluation| {
        let name = format!("nodes of alpha-beta, loa, {evaluation}");
        stopwatch.rate(&name, |&(nodes, _)| nodes, &|| two_player::loa_searches(evaluation)).1
    });

    let tzaar_perft = stopwatch.rate("leaves of perft 4, tzaar", |&leaves| leaves, &two_player::tzaar_leaves);
    let tzaar_depths = TzaarEvaluation::NAMES.map(|evaluation| {
        let name = format!("nodes of alpha-beta, tzaar, {evaluation}");
        stopwatch.rate(&name, |&(nodes, _)| nodes, &|| two_player::tzaar_searches(evaluation)).1
    });

    let endgames = stopwatch.time_long("endgames of 4, giveaway", &|| Endgames::generate(Goal::GiveAway, 4));
    let endgame_file = stopwatch.time_long("encoding them", &|| endgames.encode());
    let decoded = stopwatch.time_long("decoding them", &|| Endgames::decode(&endgame_file));
    assert_eq!(decoded.as_ref(), Ok(&endgames), "the file gives the table back");

    recorder::run(stopwatch);

    nodes.sort_unstable();
    stopwatch.count("bytes of the table file", file.len());
    stopwatch.count("mean distance of the random positions", sum as f64 / DISTANCES as f64);
    stopwatch.count("mean number of optimal moves", moves as f64 / OPTIMAL_MOVES as f64);
    stopwatch.count("mean leaves of depth-5-search", leaves[0] as f64 / SHALLOW_SEARCHES as f64);
    stopwatch.count("games won", won);
    stopwatch.count("moves in games", turns);
    stopwatch.count("quota of distance 8 within 10 moves", quotas.by_distance[8]);
    stopwatch.count("positions that cannot win so soon", quotas.never);
    stopwatch.count("leaves of perft 6, Isolation", perft);
    stopwatch.count("depths of 20 searches, improved", depths[0]);
    stopwatch.count("depths of 20 searches, parity", depths[1]);
    stopwatch.count("nodes of the solver", solved.0);
    stopwatch.count("nodes of 20 proofs", proofs.0);
    stopwatch.count("those decided", proofs.1);
    stopwatch.count("nodes of playouts", playouts);
    stopwatch.count("leaves of perft 10, checkers", checkers_perft);
    stopwatch.count("depths of 20 searches, give-away, linear", checkers_depths[0]);
    stopwatch.count("depths of 20 searches, give-away, integers", checkers_depths[1]);
    stopwatch.count("leaves of perft 4, loa", loa_perft);
    stopwatch.count("leaves of perft 6, loa", loa_long);
    for (evaluation, depths) in LoaEvaluation::NAMES.into_iter().zip(loa_depths) {
        stopwatch.count(&format!("depths of 20 searches, loa, {evaluation}"), depths);
    }
    stopwatch.count("leaves of perft 4, tzaar", tzaar_perft);
    for (evaluation, depths) in TzaarEvaluation::NAMES.into_iter().zip(tzaar_depths) {
        stopwatch.count(&format!("depths of 20 searches, tzaar, {evaluation}"), depths);
    }
    stopwatch.count("bytes of the endgames, giveaway", endgame_file.len());
    stopwatch.count("median nodes of IDA*", nodes[SEARCHES / 2]);
    stopwatch.count("greatest nodes of IDA*", nodes[SEARCHES - 1]);
    stopwatch.count("moves of the beam, SlideFour", beam);
    stopwatch.count("nodes of its proof", proof.0);
    stopwatch.count("bytes of its positions", proof.1);
    stopwatch.count("mean nodes of IDA*", nodes.iter().sum::<u64>() as f64 / SEARCHES as f64);
}

/// Reachable positions, all equally likely.
fn random_positions() -> Vec<Position<3>> {
    let mut random = Random::seeded(Seed(1));
    (0..DISTANCES).filter_map(|_| Position::from_index(random.below(Position::<3>::COUNT))).collect()
}

/// The sum of the distances.
fn distances(table: &Table, positions: &[Position<3>]) -> u64 {
    positions.iter().map(|position| u64::from(table.distance(position))).sum()
}

/// The total number of optimal moves of the first positions.
fn optimal_moves(table: &Table, positions: &[Position<3>]) -> u64 {
    positions[..OPTIMAL_MOVES].iter().map(|position| table.optimal_moves(position).len() as u64).sum()
}

/// Solves the first positions. Returns the nodes of each.
fn searches(bounds: &PatternDatabases<3>, positions: &[Position<3>]) -> Vec<u64> {
    let solve = |&root: &Position<3>| {
        let mut search = IdaStar::new(Slide::new(), bounds, root);
        assert!(matches!(search.step(u64::MAX), Status::Solved(_)), "a budget without end suffices");
        search.nodes()
    };
    positions[..SEARCHES].iter().map(solve).collect()
}
