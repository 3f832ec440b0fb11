//! SlideFive: its laws, its text and its beam.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, BTreeSet};

use plyground::{
    api::{GameName, Solver, open, random_position},
    puzzle::{Estimate, LowerBound, Partition, Puzzle},
    rng::{Random, Seed},
    search::{Beam, BreadthFirst, Status},
    slide::{FivePosition, Move, Pattern, PatternDatabases, SlideFive},
};

const PLENTY: u64 = 1 << 28;

/// A few small databases that together follow every tile.
fn bounds() -> PatternDatabases<5> {
    let pairs = (1..13).map(|tile| [tile, 26 - tile]).chain([[1, 13]]).collect::<Vec<[u8; 2]>>();
    PatternDatabases::of(&pairs.iter().map(|pair| &pair[..]).collect::<Vec<_>>(), PLENTY).unwrap()
}

fn moves(position: &FivePosition) -> Vec<Move> {
    let mut moves = Vec::new();
    SlideFive::new().moves(position, &mut moves);
    moves
}

/// Plays moves that must all be legal.
fn replayed(mut position: FivePosition, line: &[Move]) -> FivePosition {
    for &mv in line {
        assert!(moves(&position).contains(&mv), "{mv} in {position}");
        SlideFive::new().play(&mut position, mv);
    }
    position
}

fn random(seed: u64) -> FivePosition {
    random_position(GameName::Slide5, Seed(seed)).parse().unwrap()
}

/// What some random moves lead to.
fn scrambled(seed: u64, count: u32) -> FivePosition {
    let mut random = Random::seeded(Seed(seed));
    (0..count).fold(FivePosition::WIN, |mut position, _| {
        let moves = moves(&position);
        let at = usize::try_from(random.below(moves.len() as u64)).unwrap();
        SlideFive::new().play(&mut position, moves[at]);
        position
    })
}

fn positions() -> impl Iterator<Item = FivePosition> {
    (0..500).map(random).chain([FivePosition::START, FivePosition::WIN])
}

#[test]
fn moves_are_taken_back_and_keep_parities() {
    let rules = SlideFive::new();
    for position in positions() {
        assert!(position.is_reachable(), "{position}");
        let moves = moves(&position);
        assert!((8..=10).contains(&moves.len()), "{position}");
        for mv in moves {
            let mut next = position;
            rules.play(&mut next, mv);
            assert!(next.is_reachable() && next.pattern().is_odd() != position.pattern().is_odd(), "{position} {mv}");
            assert_ne!(next, position);
            assert_eq!(replayed(next, &[rules.inverse(mv)]), position, "{mv}");
        }
    }
}

/// A row of five tiles slides without changing the order; a column takes its tiles along.
#[test]
fn blocks_slide_as_they_do_on_a_board() {
    let after = |line: &[&str]| {
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().unwrap()).collect();
        replayed(FivePosition::WIN, &line).to_string()
    };
    assert_eq!(after(&["R3+"]), "1251.123456789abcdefghijklmnop");
    assert_eq!(after(&["C1+"]), format!("3255.{}", column()));
    assert_eq!(after(&["R3+", "C2+", "C2-", "R3-"]), FivePosition::WIN.to_string());
}

/// The order of Win once its first column is one square lower.
fn column() -> String {
    let row = |row: u8| (0..5).map(move |column| (row, column));
    let squares = (0..6).flat_map(row).filter(|&(row, column)| if column == 0 { row > 0 } else { row < 5 });
    let tile = |(row, column): (u8, u8)| 5 * (row - u8::from(column == 0)) + column;
    squares.map(|square| char::from_digit(u32::from(tile(square)) + 1, 36).unwrap()).collect()
}

#[test]
fn texts_are_read_back_and_errors_say_what_was_expected() {
    for position in positions() {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
    let order = "123456789abcdefghijklmnop";
    for (text, expected) in [
        ("1255".to_owned(), "as in 1255.ponmlkjihgfedcba987654321"),
        (format!("115.{order}"), "a number from 000 to 255"),
        (format!("1256.{order}"), "a number from 000 to 255"),
        (format!("5000.{order}"), "the covered corner (1 to 4)"),
        (format!("1255.{order}q"), "each of the 25 tiles 1 to p exactly once"),
        ("1255.1123456789abcdefghijklmno".to_owned(), "each of the 25 tiles 1 to p exactly once"),
    ] {
        let error = text.parse::<FivePosition>().unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
    let swapped: FivePosition = "1255.123456789abcdefghijklmnpo".parse().unwrap();
    let error = swapped.check_reachable().unwrap_err();
    assert_eq!(error.nearest(), FivePosition::WIN);
    assert!(error.to_string().contains("its order is an odd permutation, and pattern 1255"), "{error}");
    let codes: Vec<u16> = Pattern::<5>::all().map(Pattern::code).collect();
    assert_eq!((codes.len(), codes[0], codes[1023]), (1024, 1000, 4255));
    assert!(codes.iter().all(|&code| Pattern::<5>::from_code(code).is_some_and(|pattern| pattern.code() == code)));
}

#[test]
fn positions_near_win_are_bounded_and_solved_no_longer_than_they_were_made() {
    let (rules, bounds) = (SlideFive::new(), bounds());
    let bound = |position: &FivePosition| LowerBound::<SlideFive>::lower_bound(&bounds, position);
    assert_eq!((bound(&FivePosition::WIN), Estimate::<SlideFive>::estimate(&bounds, &FivePosition::WIN)), (0, 0));
    for seed in 0..60 {
        let count = u32::try_from(seed % 7).unwrap();
        let root = scrambled(seed, count);
        assert!(u32::from(bound(&root)) <= count, "{root}");
        let Status::Solved(line) = Beam::new(rules, &bounds, root, 300, PLENTY).step(u64::MAX) else {
            panic!("{root} is not solved")
        };
        assert!(line.len() <= count as usize && line.len() % 2 == count as usize % 2, "{root}: {}", line.len());
        assert_eq!(replayed(root, &line), FivePosition::WIN);
        let shortest = BreadthFirst::new(rules, &bounds, root, PLENTY).step(u64::MAX);
        let Status::Solved(shortest) = shortest else { panic!("{shortest:?}") };
        assert!(shortest.len() <= line.len() && usize::from(bound(&root)) <= shortest.len(), "{root}");
        assert_eq!(replayed(root, &shortest), FivePosition::WIN);
    }
}

#[test]
fn bounds_change_by_one_move_at_most() {
    let (rules, bounds) = (SlideFive::new(), bounds());
    let bound = |position: &FivePosition| LowerBound::<SlideFive>::lower_bound(&bounds, position);
    for position in positions().filter(|position| bound(position) > 2) {
        for mv in moves(&position) {
            let mut next = position;
            rules.play(&mut next, mv);
            assert!(bound(&position).abs_diff(bound(&next)) == 1, "{position} {mv}");
        }
    }
}

/// The fewest moves to Win for every pattern and all places of the first and the last tile, by positions.
#[test]
fn databases_hold_what_a_search_by_positions_finds() {
    let bounds = PatternDatabases::<5>::of(&[&[1, 25]], PLENTY).unwrap();
    let followed = |position: &FivePosition| {
        let text = position.to_string();
        let (pattern, order) = text.split_once('.').unwrap();
        (pattern.to_owned(), order.find('1').unwrap(), order.find('p').unwrap())
    };
    let mut seen = BTreeSet::from([followed(&FivePosition::WIN)]);
    let mut layer = vec![FivePosition::WIN];
    for distance in 0.. {
        let mut next = Vec::new();
        for position in &layer {
            let bound = LowerBound::<SlideFive>::lower_bound(&bounds, position);
            // With both tiles at home something else must be astray, unless it is Win.
            let at_home = bound == 2 && distance == 0 && *position != FivePosition::WIN;
            assert!(bound == distance || at_home, "{position}: {bound}");
            for mv in moves(position) {
                let after = replayed(*position, &[mv]);
                if seen.insert(followed(&after)) {
                    next.push(after);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    assert_eq!(seen.len(), 1024 * 25 * 24);
}

#[test]
fn parts_are_patterns() {
    let rules = SlideFive::new();
    let mut entries = BTreeMap::new();
    for part in 0..rules.parts() {
        let mut moves = Vec::new();
        rules.entries(part, &mut moves);
        for (from, mv) in moves {
            assert!(entries.insert((part, from), mv).is_none());
        }
    }
    for position in positions() {
        let (part, code) = rules.encode(&position);
        assert_eq!(rules.decode(part, code), position);
        for mv in moves(&position) {
            let mut next = position;
            rules.play(&mut next, mv);
            assert_eq!(entries[&(rules.encode(&next).0, part)], mv);
        }
    }
}

#[test]
fn it_is_a_game_for_searches_alone() {
    let game: GameName = "slide5".parse().unwrap();
    assert_eq!((game, game.to_string().as_str()), (GameName::Slide5, "slide5"));
    assert_eq!(open(game, None).err().unwrap().code, "not-available");
    let refused = |position, with| Solver::new(game, position, with).err().unwrap();
    assert_eq!(refused(None, Some("beam/memory=1")).code, "bad-option");
    assert_eq!(refused(Some("1255.123456789abcdefghijklmnpo"), None).code, "unreachable-position");
    assert_eq!(refused(Some("115.123456789"), None).code, "bad-position");
}

#[test]
#[ignore = "takes seconds, and 128 MiB"]
fn beams_find_solutions_of_the_start() {
    let bounds = PatternDatabases::<5>::new();
    assert_eq!(bounds.bytes(), PatternDatabases::<5>::usual_bytes());
    for (width, length, nodes) in [(300, 74, 21_071), (1000, 86, 81_391), (30_000, 66, 1_779_901)] {
        let mut beam = Beam::new(SlideFive::new(), &bounds, FivePosition::START, width, PLENTY);
        let Status::Solved(line) = beam.step(u64::MAX) else { panic!("the beam of {width} is wide enough") };
        assert_eq!((line.len(), beam.nodes()), (length, nodes));
        assert_eq!(replayed(FivePosition::START, &line), FivePosition::WIN);
    }
}
