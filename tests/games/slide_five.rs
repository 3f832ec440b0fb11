//! SlideFive: its laws, its text and its beam.

use std::collections::{BTreeMap, BTreeSet};

use plyground::{
    api::{AnyTable, GameName, PuzzleName, Solver, evaluations, open, random_position},
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
    random_position(GameName::Puzzle(PuzzleName::Slide5), Seed(seed)).parse().unwrap()
}

/// A position after some random moves.
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
#[ignore = "thorough"]
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
            // If both tiles are at home, something else must be misplaced, unless it is Win.
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

const GAME: GameName = GameName::Puzzle(PuzzleName::Slide5);

#[test]
fn it_is_a_game_by_name_and_refuses_with_a_code() {
    assert_eq!(("slide5".parse(), GAME.to_string().as_str()), (Ok(GAME), "slide5"));
    assert_eq!(FivePosition::COUNT, 7_941_739_542_185_464_823_808_000_000);
    let refused = |position, with| Solver::new(GAME, position, with).err().unwrap();
    assert_eq!(refused(None, Some("beam/memory=1")).code, "bad-option");
    for (text, code) in [("1255.123456789abcdefghijklmnpo", "unreachable-position"), ("115.123456789", "bad-position")]
    {
        assert_eq!((refused(Some(text), None).code, open(GAME, Some(text)).err().unwrap().code), (code, code));
    }
    assert_eq!(AnyTable::generate(GAME, |_, _| ()).unwrap_err().code, "not-available");
}

/// Plays random moves in a session, and compares the board with the squares that each move names.
#[test]
fn sessions_play_and_take_back_what_the_rules_say() {
    for seed in 0..20 {
        let mut random = Random::seeded(Seed(seed));
        let mut session = open(GAME, Some(&random_position(GAME, Seed(seed)))).unwrap();
        let start = session.position();
        assert_eq!((session.columns(), session.rows(), session.cells().len()), (6, 6, 36));
        for _ in 0..40 {
            let (steps, before, position) = (session.steps(), session.cells(), session.position());
            let listed: Vec<String> = steps.iter().map(|step| step.name.clone()).collect();
            assert_eq!(listed, moves(&position.parse().unwrap()).iter().map(ToString::to_string).collect::<Vec<_>>());
            let step = &steps[usize::try_from(random.below(steps.len() as u64)).unwrap()];
            assert_eq!(session.play(&step.name[..2]).unwrap(), step.name);
            let mut expected = before.clone();
            step.from.iter().for_each(|&square| expected[usize::from(square)] = 0);
            for (&from, &to) in step.from.iter().zip(&step.to) {
                assert!(before[usize::from(from)] > 0 && i32::from(to) - i32::from(from) == step.by, "{position}");
                expected[usize::from(to)] = before[usize::from(from)];
            }
            assert_eq!(session.cells(), expected, "{position} {}", step.name);
            assert_eq!(
                replayed(position.parse().unwrap(), &[step.name.parse().unwrap()]).to_string(),
                session.position()
            );
        }
        while session.undo().is_some() {}
        assert_eq!((session.position(), session.history().len()), (start, 0));
    }
}

#[test]
fn a_session_is_drawn_counted_and_won() {
    let mut session = open(GAME, None).unwrap();
    let drawing = "p o n m l .\nk j i h g .\nf e d c b .\na 9 8 7 6 .\n5 4 3 2 1 .\n. . . . . .";
    assert_eq!(session.drawing(), drawing);
    assert_eq!(evaluations(GAME, &session.position()), Ok(Vec::new()));
    let counted: u64 =
        moves(&FivePosition::START).iter().map(|&mv| moves(&replayed(FivePosition::START, &[mv])).len() as u64).sum();
    assert_eq!((session.perft(0), session.perft(1), session.perft(2)), (1, 10, counted));
    let error = session.play("R1-").unwrap_err();
    assert_eq!(error.code, "illegal-move");
    assert!(
        error.message.ends_with("expected one of R1+, R2+, R3+, R4+, R5+, C1+, C2+, C3+, C4+, C5+"),
        "{}",
        error.message
    );
    assert_eq!(session.play("D1").unwrap_err().code, "bad-move");
    assert_eq!((session.is_solved(), session.outcome()), (false, None));

    let near = replayed(FivePosition::WIN, &["R3+".parse().unwrap(), "C2+".parse().unwrap()]);
    let mut session = open(GAME, Some(&near.to_string())).unwrap();
    for mv in ["C2", "R3"] {
        session.play(mv).unwrap();
    }
    assert_eq!((session.is_solved(), session.outcome().unwrap().reason), (true, "solved"));
    assert_eq!(session.history(), ["C2-", "R3-"]);
}

const DRAWN: [(&str, &str); 3] = [
    ("apple", "4153.f8na275l436io9pkmjbd1cheg"),
    ("plum", "4099.jo9n1hib4amd82klp673fgec5"),
    ("1f", "1089.5o3g427jmf8hac91endb6ilkp"),
];

/// The position of a seed never changes, because links contain seeds.
#[test]
fn seeds_draw_positions_for_ever() {
    let drawn = DRAWN.map(|(word, _)| {
        let Ok(seed) = word.parse::<Seed>();
        (word, random_position(GAME, seed))
    });
    assert_eq!(drawn, DRAWN.map(|(word, position)| (word, position.to_owned())));
}

#[test]
#[ignore = "takes seconds, and 128 MiB"]
fn beams_find_solutions_of_the_start() {
    let bounds = PatternDatabases::<5>::new();
    assert_eq!(bounds.bytes(), PatternDatabases::<5>::default_bytes());
    for (width, length, nodes) in [(300, 74, 21_071), (1000, 86, 81_391), (30_000, 66, 1_779_901)] {
        let mut beam = Beam::new(SlideFive::new(), &bounds, FivePosition::START, width, PLENTY);
        let Status::Solved(line) = beam.step(u64::MAX) else { panic!("the beam of {width} is wide enough") };
        assert_eq!((line.len(), beam.nodes()), (length, nodes));
        assert_eq!(replayed(FivePosition::START, &line), FivePosition::WIN);
    }
}
