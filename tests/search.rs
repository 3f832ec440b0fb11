//! Searches against known optima.
#![cfg(not(target_arch = "wasm32"))]

use plyground::{
    dtw::{Distances, PlainTable},
    puzzle::LowerBound,
    search::{IdaStar, Status},
    slide::{Move, PatternDatabases, Position, Slide},
};

fn solve<const K: usize>(bounds: &PatternDatabases<K>, root: Position<K>, slice: u64) -> (Vec<Move>, u64)
where
    PatternDatabases<K>: LowerBound<Slide<K>>,
{
    let mut search = IdaStar::new(Slide::new(), bounds.clone(), root);
    loop {
        if let Status::Solved(line) = search.step(slice) {
            return (line, search.nodes());
        }
    }
}

fn check_line<const K: usize>(root: Position<K>, line: &[Move]) {
    let (rules, mut position) = (Slide::new(), root);
    for &mv in line {
        rules.play(&mut position, mv).unwrap();
    }
    assert!(position.is_win());
}

#[test]
fn every_position_of_slide2_is_solved_optimally() {
    let (table, bounds) = (PlainTable::<2>::generate(), PatternDatabases::new());
    for position in (0..Position::<2>::COUNT).filter_map(Position::from_index) {
        let (line, _) = solve(&bounds, position, u64::MAX);
        check_line(position, &line);
        assert_eq!(line.len(), usize::from(table.distance(&position)));
        assert!(bounds.lower_bound(&position) <= table.distance(&position));
    }
}

#[test]
fn slicing_changes_neither_solution_nor_count() {
    let bounds = PatternDatabases::<3>::new();
    let whole = solve(&bounds, Position::START, u64::MAX);
    check_line(Position::<3>::START, &whole.0);
    assert_eq!(whole.0.len(), 24);
    for slice in [1, 7, 997] {
        assert_eq!(solve(&bounds, Position::START, slice), whole);
    }
}

#[test]
fn the_goal_is_solved_by_no_moves() {
    assert_eq!(solve(&PatternDatabases::<3>::new(), Position::WIN, u64::MAX), (vec![], 1));
}
