//! Searches for solutions against known optima.

use std::sync::LazyLock;

use plyground::{
    dtw::{Distances, PlainTable, Table},
    puzzle::{LowerBound, Partition},
    rng::{Random, Seed},
    search::{AStar, Beam, BreadthFirst, IdaStar, Learning, Optimal, RealTime, Status},
    slide::{DatabaseError, Move, PatternDatabase, PatternDatabases, Position, Slide},
};
use serde_json::Value;

use crate::sized::sized;

const PLENTY: u64 = 1 << 30;
const WIDTH: u32 = 100;

/// The lower bounds of SlideFour.
static BOUNDS: LazyLock<PatternDatabases<4>> = LazyLock::new(PatternDatabases::new);

/// The results and nodes of searches: IDA*, A*, breadth-first without and with a beam before it, and a beam.
fn ends<const K: usize>(
    bounds: &PatternDatabases<K>,
    root: Position<K>,
    slice: u64,
    cap: u64,
) -> [(Status<Move>, u64); 5] {
    fn end(slice: u64, mut step: impl FnMut(u64) -> (Status<Move>, u64)) -> (Status<Move>, u64) {
        loop {
            let (status, nodes) = step(slice);
            if status != Status::Running {
                return (status, nodes);
            }
        }
    }
    let rules = Slide::<K>::new;
    let mut deepening = IdaStar::new(rules(), bounds, root);
    let mut best = AStar::new(rules(), bounds, root, cap);
    let mut layers = BreadthFirst::new(rules(), bounds, root, cap);
    let mut optimal = Optimal::new(rules(), bounds, root, WIDTH, cap);
    let mut beam = Beam::new(rules(), bounds, root, WIDTH, cap);
    [
        end(slice, |budget| (deepening.step(budget), deepening.nodes())),
        end(slice, |budget| (best.step(budget), best.nodes())),
        end(slice, |budget| (layers.step(budget), layers.nodes())),
        end(slice, |budget| (optimal.step(budget), optimal.nodes())),
        end(slice, |budget| (beam.step(budget), beam.nodes())),
    ]
}

/// The length of a line, which must lead to Win.
fn length<const K: usize>(root: Position<K>, status: &Status<Move>) -> u8 {
    let Status::Solved(line) = status else { panic!("{root} was not solved: {status:?}") };
    let (rules, mut position) = (Slide::new(), root);
    for &mv in line {
        rules.play(&mut position, mv).unwrap();
    }
    assert!(position.is_win());
    u8::try_from(line.len()).unwrap()
}

fn check<const K: usize>(bounds: &PatternDatabases<K>, root: Position<K>, distance: u8) {
    let lengths = ends(bounds, root, u64::MAX, PLENTY).map(|(status, _)| length(root, &status));
    assert_eq!(lengths[..4], [distance; 4], "{root}");
    assert!(lengths[4] >= distance && lengths[4] % 2 == distance % 2, "{root}");
}

/// Checks the laws of a lower bound for a position, and between the position and its successors.
fn check_bounds<const K: usize>(bounds: &PatternDatabases<K>, position: Position<K>) {
    let bound = bounds.lower_bound(&position);
    assert_eq!(bound == 0, position.is_win());
    assert_eq!(bound, bounds.lower_bound(&position.transposed()));
    for next in Slide::new().successors(position) {
        assert_eq!(bounds.lower_bound(&next).abs_diff(bound), 1, "{position} to {next}");
    }
    for limit in 0..40 {
        let sooner = bounds.lower_bound_up_to(&position, limit);
        assert!(if bound > limit { limit < sooner && sooner <= bound } else { sooner == bound });
    }
}

/// Checks that many positions at once have the bounds that each of them has.
fn check_many<const K: usize>(bounds: &PatternDatabases<K>, positions: impl IntoIterator<Item = Position<K>>) {
    let slide = Slide::<K>::new();
    let mut parts = vec![Vec::new(); slide.parts()];
    for (part, code) in positions.into_iter().map(|position| slide.encode(&position)) {
        parts[part].push(code);
    }
    for (part, codes) in parts.into_iter().enumerate() {
        let decode = |code| slide.decode(part, code);
        for limit in 0..40 {
            let bound = |&code: &u64| bounds.lower_bound_up_to(&decode(code), limit);
            let (expected, others): (Vec<u64>, Vec<u64>) = codes.iter().partition(|&code| bound(code) <= limit);
            let mut kept = codes.clone();
            assert_eq!(bounds.retain_up_to(&mut kept, decode, limit), others.iter().map(bound).min());
            assert_eq!(kept, expected, "part {part}, at most {limit} moves");
        }
    }
}

fn drawn<const K: usize>(count: usize) -> Vec<Position<K>> {
    let mut random = Random::seeded(Seed(1));
    (0..count).filter_map(|_| Position::from_index(random.below(Position::<K>::COUNT))).collect()
}

#[test]
fn every_search_solves_every_position_of_slide2() {
    let (table, bounds) = (PlainTable::<2>::generate(), PatternDatabases::new());
    for position in (0..Position::<2>::COUNT).filter_map(Position::from_index) {
        check(&bounds, position, table.distance(&position));
        // The beam is wider than any layer, so it misses nothing.
        let beam = Beam::new(Slide::new(), &bounds, position, WIDTH, PLENTY).step(u64::MAX);
        assert_eq!(length(position, &beam), table.distance(&position));
    }
}

#[test]
fn every_search_solves_drawn_positions_of_slide3() {
    let (table, bounds) = (Table::generate(), PatternDatabases::new());
    let farthest = (0..4).map(|seed| table.random_position(26, &mut Random::seeded(Seed(seed))).unwrap());
    for position in drawn(60).into_iter().chain(farthest).chain([Position::START]) {
        check(&bounds, position, table.distance(&position));
    }
}

#[test]
fn databases_of_slide2_are_admissible_and_consistent_everywhere() {
    let table = PlainTable::<2>::generate();
    let sets: [&[&[u8]]; 6] = [&[&[1]], &[&[2, 3]], &[&[4], &[1, 2]], &[&[4, 2, 1]], &[&[2, 1, 3]], &[&[3, 1, 4, 2]]];
    for set in sets {
        let bounds = PatternDatabases::of(set, PLENTY).unwrap();
        for position in (0..Position::<2>::COUNT).filter_map(Position::from_index) {
            check_bounds(&bounds, position);
            let (bound, distance) = (bounds.lower_bound(&position), table.distance(&position));
            // A database of all tiles is the same as the table.
            assert!(if set[0].len() == 4 { bound == distance } else { bound <= distance }, "{set:?}: {position}");
        }
        check_many(&bounds, (0..Position::<2>::COUNT).filter_map(Position::from_index));
    }
}

#[test]
fn databases_of_slide3_are_admissible_and_consistent() {
    let table = Table::generate();
    let sets: [&[&[u8]]; 3] = [&[&[1, 2, 3, 6], &[6, 7, 8, 9]], &[&[5], &[9, 1, 4]], &[&[1, 2, 4, 6, 8]]];
    for set in sets {
        let bounds = PatternDatabases::of(set, PLENTY).unwrap();
        for position in drawn(5_000) {
            check_bounds(&bounds, position);
            assert!(bounds.lower_bound(&position) <= table.distance(&position), "{set:?}: {position}");
        }
        check_many(&bounds, drawn(5_000).into_iter().chain([Position::WIN]));
    }
}

#[test]
fn databases_tell_their_size_before_they_are_made() {
    assert_eq!(PatternDatabases::<3>::new().bytes(), PatternDatabases::<3>::default_bytes());
    assert_eq!(PatternDatabase::<2>::new(&[1, 2, 3, 4], 8192).map(|database| database.bytes()), Ok(8192));
    assert_eq!(PatternDatabase::<4>::bytes_for(4), 8 << 20);
    let memory = |needed, cap| DatabaseError::Memory { needed, cap };
    assert_eq!(PatternDatabase::<2>::new(&[1, 2, 3, 4], 8191), Err(memory(8192, 8191)));
    assert_eq!(PatternDatabases::<2>::of(&[&[1, 2], &[3]], 639).unwrap_err(), memory(512 + 128, 639));
    let all: Vec<u8> = (1..=16).collect();
    assert_eq!(PatternDatabase::<4>::new(&all, 1 << 40), Err(memory(u64::MAX, 1 << 40)));
    for (tiles, found) in [(&[1, 5][..], 5), (&[0], 0), (&[2, 3, 2], 2)] {
        assert_eq!(PatternDatabase::<2>::new(tiles, PLENTY), Err(DatabaseError::Tile { found, most: 4 }));
    }
    assert_eq!(PatternDatabase::<2>::new(&[], PLENTY), Err(DatabaseError::Empty));
}

#[test]
fn slicing_changes_neither_solution_nor_count() {
    let bounds = PatternDatabases::<3>::new();
    let whole = ends(&bounds, Position::START, u64::MAX, PLENTY);
    for slice in [1, 7, 997] {
        assert_eq!(ends(&bounds, Position::START, slice, PLENTY), whole);
    }
}

#[test]
fn the_goal_is_solved_by_no_moves() {
    let ends = ends(&PatternDatabases::<3>::new(), Position::WIN, u64::MAX, PLENTY);
    assert!(ends.iter().all(|(status, _)| *status == Status::Solved(vec![])));
}

#[test]
fn too_little_memory_is_said() {
    let bounds = PatternDatabases::<3>::new();
    let ends = ends(&bounds, Position::START, u64::MAX, 4000);
    assert_eq!(ends.map(|(status, _)| status == Status::Memory), [false, true, true, true, true]);
}

#[test]
fn little_memory_changes_no_solution() {
    let bounds = PatternDatabases::<3>::new();
    let solve = |root, cap| {
        let mut search = BreadthFirst::new(Slide::new(), &bounds, root, cap);
        let status = search.step(u64::MAX);
        assert!(search.bytes() <= cap, "{root}: {} bytes", search.bytes());
        (status, search.nodes(), search.bytes())
    };
    let mut cut = 0;
    for root in drawn(20).into_iter().chain([Position::START]) {
        let (whole, nodes, bytes) = solve(root, PLENTY);
        let (again, more, _) = solve(root, bytes / 2);
        assert_eq!(again, whole, "{root}: layers are forgotten");
        assert!(more > nodes, "{root}: what led to them is searched for again");
        // The minimum memory that suffices: most layers are cut into slices.
        let caps = (4..1024).map(|quarters| quarters << 8);
        let (least, most, _) = caps.map(|cap| solve(root, cap)).find(|(end, ..)| *end != Status::Memory).unwrap();
        assert_eq!(length(root, &least), length(root, &whole));
        cut += usize::from(most > 2 * more);
    }
    assert!(cut > 0);
}

#[test]
fn a_known_solution_is_the_answer_once_nothing_shorter_is_left() {
    let bounds = PatternDatabases::<3>::new();
    let mut search = BreadthFirst::new(Slide::new(), &bounds, Position::START, PLENTY);
    let Status::Solved(line) = search.step(u64::MAX) else { panic!("there is memory enough") };
    let mut proof = BreadthFirst::new(Slide::new(), &bounds, Position::START, PLENTY);
    proof.learn(line.clone());
    assert_eq!((proof.step(u64::MAX), proof.bound()), (Status::Solved(line.clone()), 24));
    assert!(proof.nodes() < search.nodes());
    // A longer one is improved.
    let mut beaten = BreadthFirst::new(Slide::new(), &bounds, Position::START, PLENTY);
    beaten.learn([line[0], line[0].inverse()].into_iter().chain(line.iter().copied()).collect());
    assert_eq!(beaten.step(u64::MAX), Status::Solved(line));
}

#[test]
fn positions_that_cannot_be_solved_exhaust_the_search() {
    let bounds = PatternDatabases::<2>::new();
    let root: Position<2> = "103.1243".parse().unwrap();
    assert_eq!(AStar::new(Slide::new(), &bounds, root, PLENTY).step(u64::MAX), Status::Exhausted);
    let mut search = BreadthFirst::new(Slide::new(), &bounds, root, PLENTY);
    assert_eq!(search.step(u64::MAX), Status::Exhausted);
    // It ends with the first bound that no new position exceeds.
    assert_eq!((search.bound(), search.nodes()), (42, 653));
    assert_eq!(Beam::new(Slide::new(), &bounds, root, WIDTH, PLENTY).step(u64::MAX), Status::Exhausted);
}

/// Positions of SlideFour with their optimal lengths.
fn oracle() -> Vec<(Position<4>, u8)> {
    let data: Value = serde_json::from_str(include_str!("../data/slide4.json")).unwrap();
    let entry = |entry: &Value| {
        let position = entry["position"].as_str().unwrap().parse().unwrap();
        (position, u8::try_from(entry["optimal"].as_u64().unwrap()).unwrap())
    };
    data["positions"].as_array().unwrap().iter().map(entry).collect()
}

#[test]
fn slide4_is_bounded_and_solved_quickly() {
    let bounds = &*BOUNDS;
    assert_eq!(bounds.bytes(), 32 << 20);
    for position in drawn(2_000) {
        check_bounds(bounds, position);
    }
    check_many(bounds, drawn(2_000).into_iter().chain([Position::WIN]));
    for (position, distance) in oracle() {
        assert!(bounds.lower_bound(&position) <= distance, "{position}");
        let beam = Beam::new(Slide::new(), bounds, position, 300, PLENTY).step(u64::MAX);
        let found = length(position, &beam);
        assert!(found >= distance && found % 2 == distance % 2, "{position}: {found}");
    }
}

#[test]
fn slide4_is_solved_optimally_in_little_memory() {
    let bounds = &*BOUNDS;
    let (position, distance) = oracle().into_iter().min_by_key(|entry| entry.1).unwrap();
    // Packed and cut into slices, and packed only.
    for &cap in &[1 << 20, 4 << 20][..sized(1, 2)] {
        let mut search = Optimal::new(Slide::new(), bounds, position, 100, cap);
        assert_eq!(length(position, &search.step(u64::MAX)), distance, "{cap}");
        assert_eq!(search.bound(), distance);
        assert!(search.bytes() <= cap, "{} bytes of {cap}", search.bytes());
    }
}

#[test]
#[ignore = "takes two minutes and 256 MiB"]
fn positions_of_slide4_are_solved_optimally() {
    let bounds = &*BOUNDS;
    for (position, distance) in oracle() {
        let mut search = Optimal::new(Slide::new(), bounds, position, 10_000, 224 << 20);
        assert_eq!(length(position, &search.step(u64::MAX)), distance, "{position}");
        assert_eq!(search.bound(), distance);
    }
}

/// Positions of SlideThree, each reachable one equally likely.
fn some(count: usize) -> impl Iterator<Item = Position<3>> {
    let mut random = Random::seeded(Seed(8));
    (0..count).map(move |_| Position::from_index(random.below(Position::<3>::COUNT)).unwrap())
}

#[test]
fn weighted_a_star_keeps_its_bound() {
    let (bounds, table) = (PatternDatabases::new(), Table::generate());
    let mut longer = 0;
    for weight in [100, 150, 300, 1000] {
        for root in some(100) {
            let mut search = AStar::weighted(Slide::new(), &bounds, root, weight, PLENTY);
            let found = u32::from(length(root, &search.step(u64::MAX)));
            let distance = u32::from(table.distance(&root));
            assert!(found * 100 <= distance * weight, "{root}: {found} by weight {weight}");
            assert!(u32::from(search.bound()) <= distance, "{root}: {} by weight {weight}", search.bound());
            longer += u32::from(found > distance);
            assert!(weight > 100 || found == distance, "{root}");
        }
    }
    assert!(longer > 0);
}

#[test]
fn real_time_searches_arrive_however_they_are_sliced() {
    let (bounds, table) = (PatternDatabases::new(), Table::generate());
    for learning in [Learning::Best, Learning::SecondBest] {
        for depth in 1..=4 {
            for root in some(30) {
                let whole = |slice: u64| {
                    let mut search = RealTime::new(Slide::new(), &bounds, root, learning, depth);
                    loop {
                        match search.step(slice) {
                            Status::Running => {}
                            status => return (length(root, &status), search.nodes()),
                        }
                    }
                };
                let (found, nodes) = whole(u64::MAX);
                let distance = table.distance(&root);
                assert!(found >= distance && (found - distance) % 2 == 0, "{root}: {found}");
                assert!(nodes >= u64::from(found));
                assert_eq!(whole(1), (found, nodes), "{root}");
            }
        }
    }
}

#[test]
fn perfect_values_lead_real_time_searches_straight_home() {
    struct Perfect(Table);
    impl LowerBound<Slide<3>> for Perfect {
        fn lower_bound(&self, position: &Position<3>) -> u8 {
            self.0.distance(position)
        }
    }
    let perfect = Perfect(Table::generate());
    for root in some(50) {
        let mut search = RealTime::new(Slide::new(), &perfect, root, Learning::Best, 1);
        let found = length(root, &search.step(u64::MAX));
        assert_eq!((found, search.nodes()), (perfect.0.distance(&root), u64::from(found)), "{root}");
        assert_eq!(search.line().len(), usize::from(found));
    }
}
