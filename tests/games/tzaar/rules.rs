//! Turns, ends of games, keys and what is kept from move to move.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation, Outcome, Player, perft},
    games::tzaar::{Move, PieceKind, Position, Stage, Start, Tzaar},
    rng::Seed,
};
use proptest::prelude::*;
use serde_json::Value;

use super::{PLAYERS, after, at, counts, moves, position, random_walk, rule_cases, start_counts, variants};

fn counts_from_the_start(depths: std::ops::RangeInclusive<u32>) {
    let rules = Tzaar::default();
    let counts = start_counts()["perft"].as_array().unwrap().clone();
    for (depth, count) in (1..).zip(counts).filter(|(depth, _)| depths.contains(depth)) {
        assert_eq!(perft(&rules, &rules.start(), depth), count.as_u64().unwrap(), "depth {depth}");
    }
}

#[test]
fn counts_are_those_of_waltz() {
    counts_from_the_start(1..=4);
}

#[test]
#[ignore = "takes seconds"]
fn more_counts_are_those_of_independent_programs() {
    counts_from_the_start(5..=5);
}

/// A turn: its moves as text, the position it leads to, and who has won by it.
struct Turn {
    names: Vec<String>,
    end: Position,
    winner: Option<Player>,
}

/// All turns; a win by the first move ends one, and so does the single capture of White's first turn.
fn turns(position: &Position) -> Vec<Turn> {
    let rules = Tzaar::default();
    let winner = |position: &Position| rules.outcome(position).and_then(|outcome| outcome.winner);
    let mut turns = Vec::new();
    for first in moves(position) {
        let (name, middle) = (rules.show_move(position, first), after(position, first));
        if winner(&middle).is_some() || middle.stage() == Stage::First {
            turns.push(Turn { names: vec![name], end: middle, winner: winner(&middle) });
            continue;
        }
        for second in moves(&middle) {
            let end = after(&middle, second);
            let names = vec![name.clone(), rules.show_move(&middle, second)];
            turns.push(Turn { names, end, winner: winner(&end) });
        }
    }
    turns
}

/// The boards that turns end with.
fn boards<'a>(turns: impl Iterator<Item = &'a Turn>) -> usize {
    let board = |turn: &Turn| Tzaar::default().show(&turn.end).split(' ').next().map(str::to_owned);
    turns.map(board).collect::<BTreeSet<_>>().len()
}

fn number(row: &Value, key: &str) -> usize {
    usize::try_from(row[key].as_u64().unwrap_or_else(|| panic!("{key}"))).unwrap()
}

/// The winner according to a row: 1 for White, −1 for Black, 0 for nobody.
fn winner(value: &Value) -> Option<Player> {
    match value.as_i64().unwrap() {
        0 => None,
        1 => Some(Player::First),
        _ => Some(Player::Second),
    }
}

/// Second moves that would cover the last stack to show its kind, which are not legal here.
fn covering(position: &Position) -> usize {
    let rules = Tzaar::default();
    let middles = moves(position).into_iter().map(|mv| after(position, mv));
    let middles = middles.filter(|middle| middle.stage() == Stage::Second && rules.outcome(middle).is_none());
    middles
        .map(|middle| {
            let mover = middle.mover();
            let last = |field: u8| middle.stack(field).is_some_and(|stack| middle.count(mover, stack.kind) == 1);
            let own: Vec<u8> = (0..60).filter(|field| middle.stacks(mover) >> field & 1 == 1).collect();
            let seen = |to: u8| own.iter().filter(|from| first_met(&middle, **from).contains(&to)).count();
            own.iter().filter(|field| last(**field)).map(|field| seen(*field)).sum::<usize>()
        })
        .sum()
}

/// The fields of the first stacks in all directions, walked through step by step on the slanted board.
fn first_met(position: &Position, from: u8) -> Vec<u8> {
    let rules = Tzaar::default();
    let place = |field: u8| {
        let place = rules.place(field).unwrap();
        (i32::from(place % 9), i32::from(place / 9))
    };
    let field_at = |at: (i32, i32)| (0..60).find(|field| place(*field) == at);
    let (x, y) = place(from);
    let directions = [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1)];
    let walk = |(dx, dy): (i32, i32)| {
        let fields = (1..).map_while(|steps| field_at((x + steps * dx, y + steps * dy)));
        fields.into_iter().find(|field| position.stack(*field).is_some())
    };
    directions.into_iter().filter_map(walk).collect()
}

#[test]
fn turns_are_those_of_the_rule_cases() {
    for row in rule_cases() {
        let name = row["name"].as_str().unwrap();
        let position = position(&row);
        let outcome = Tzaar::default().outcome(&position);
        assert_eq!(outcome.and_then(|outcome| outcome.winner), winner(&row["winner_before_moving"]), "{name}");
        let found = turns(&position).into_iter().map(|Turn { names, winner, .. }| (names, winner)).collect::<Vec<_>>();
        let expected = row["list"].as_array().unwrap().iter().map(|turn| {
            let names = turn.as_array().unwrap()[..2].iter().filter_map(Value::as_str).map(str::to_owned);
            (names.collect::<Vec<_>>(), winner(&turn[2]))
        });
        let sorted = |turns: Vec<(Vec<String>, Option<Player>)>| {
            let mut lines: Vec<_> = turns.into_iter().map(|turn| format!("{turn:?}")).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(found), sorted(expected.collect()), "{name}");
        assert_eq!(covering(&position), number(&row, "extra_turns_covering_own_last_stack"), "{name}");
        assert_eq!(boards(turns(&position).iter()), number(&row, "distinct_positions"), "{name}");
    }
}

#[test]
fn counts_of_turns_and_positions_are_those_of_independent_programs() {
    for row in counts() {
        let name = row["name"].as_str().unwrap();
        let position = position(&row);
        let outcome = Tzaar::default().outcome(&position);
        assert_eq!(outcome.and_then(|outcome| outcome.winner), winner(&row["winner"]), "{name}");
        let turns = turns(&position);
        let second = |turn: &Turn, sign: &str| turn.names.get(1).is_some_and(|mv| mv.contains(sign));
        let by_second = |sign: &str| turns.iter().filter(|turn| second(turn, sign)).count();
        let mover = Some(position.mover());
        let found = [
            ("first_captures", moves(&position).len()),
            ("first_captures_that_win", turns.iter().filter(|turn| turn.names.len() == 1).count()),
            ("turns", turns.len()),
            ("turns_second_capture", by_second("x")),
            ("turns_second_stack", by_second("+")),
            ("turns_second_pass", by_second("pass")),
            ("turns_that_win", turns.iter().filter(|turn| turn.winner == mover).count()),
            ("distinct_positions", boards(turns.iter())),
            ("distinct_winning_positions", boards(turns.iter().filter(|turn| turn.winner == mover))),
            ("extra_turns_covering_own_last_stack", covering(&position)),
        ];
        for (key, found) in found {
            assert_eq!(found, number(&row, key), "{name}: {key}");
        }
        for (depth, count) in (1..=3).zip(row["perft"].as_array().unwrap()) {
            assert_eq!(perft(&Tzaar::default(), &position, depth), count.as_u64().unwrap(), "{name}, depth {depth}");
        }
        // Black's Tzaars, Tzarras and Totts, nothing, White's Totts, Tzarras and Tzaars.
        for (player, kind, at) in PLAYERS.into_iter().flat_map(|player| {
            let place = move |kind: PieceKind| if player == Player::First { 6 - kind as usize } else { kind as usize };
            PieceKind::ALL.map(|kind| (player, kind, place(kind)))
        }) {
            let showing = position.showing(player, kind);
            let within = (showing & position.capturable()).count_ones();
            assert_eq!(u64::from(within), row["capturable_stacks"][at].as_u64().unwrap(), "{name}");
            assert_eq!(u64::from(position.count(player, kind)), row["visible_stacks"][at].as_u64().unwrap(), "{name}");
        }
    }
}

#[test]
#[ignore = "takes seconds"]
fn deeper_counts_are_those_of_independent_programs() {
    for row in counts() {
        for (depth, count) in (1..).zip(row["perft"].as_array().unwrap()) {
            let found = perft(&Tzaar::default(), &position(&row), depth);
            assert_eq!(found, count.as_u64().unwrap(), "{}, depth {depth}", row["name"]);
        }
    }
}

#[test]
fn black_has_so_many_turns_after_each_first_move() {
    let rules = Tzaar::default();
    let rows = start_counts()["after_first_move"].as_array().unwrap().clone();
    assert_eq!(rows.len(), 42);
    for row in rows {
        let name = row["move"].as_str().unwrap();
        let mv = rules.read_move(&rules.start(), name).unwrap();
        let position = after(&rules.start(), mv);
        assert_eq!((position.mover(), position.stage()), (Player::Second, Stage::First), "{name}");
        let turns = turns(&position);
        assert_eq!(moves(&position).len(), number(&row, "first_captures"), "{name}");
        assert_eq!(turns.len(), number(&row, "turns"), "{name}");
        assert_eq!(boards(turns.iter()), number(&row, "distinct_positions"), "{name}");
    }
}

#[test]
fn games_end_in_four_ways() {
    for (text, winner, reason) in [
        ("Z----/R-----/O------/--------/-z------/--------/-r-----/------/----o w 1", Player::Second, "no-capture"),
        ("Z----/R-----/O------/--------/-z------/--------/-r-----/------/----o b 1", Player::First, "no-capture"),
        ("-----/R-----/O------/--------/-z------/--------/-r-----/------/---oo w 1", Player::Second, "no-tzaars"),
        ("ZRO--/------/-------/--------/-z------/--------/-------/------/---oo w 2", Player::First, "no-tzarras"),
        ("ZRO--/------/-------/--------/-z------/--------/-r-----/------/----- b 1", Player::First, "no-totts"),
    ] {
        let outcome = Tzaar::default().outcome(&at(text));
        assert_eq!(outcome, Some(Outcome { winner: Some(winner), reason }), "{text}");
        assert_eq!(moves(&at(text)), [], "{text}");
    }
    // The second move of a turn may be a pass even where nothing can be captured.
    let position = at("Z----/R-----/O------/--------/-z------/--------/-r-----/------/----o w 2");
    assert_eq!(Tzaar::default().outcome(&position), None);
    assert_eq!(moves(&position).last(), Some(&Move::PASS));
}

#[test]
fn random_starts_follow_from_the_seed() {
    let start = |seed| Tzaar::new(Start::Random(Seed(seed))).start();
    assert_eq!(start(1), start(1));
    assert_ne!(start(1), start(2));
    for seed in 0..20 {
        let position = start(seed);
        assert!(position.is_opening());
        for (player, kind) in PLAYERS.into_iter().flat_map(|player| PieceKind::ALL.map(|kind| (player, kind))) {
            assert_eq!(position.count(player, kind), kind.pieces());
        }
    }
    // The same on every platform and in every release.
    let text = Tzaar::default().show(&start(1));
    assert_eq!(text, "ZooRz/RooRoO/zZoOOZO/OOoROoRO/oOrrZoZr/ZzzorOzO/ORROzRo/rrORor/rOoor w 1");
}

#[test]
fn pieces_are_put_down_before_the_tournament_game() {
    let rules = Tzaar::new(Start::Tournament);
    let position = rules.start();
    assert_eq!(rules.show(&position), "-----/------/-------/--------/--------/--------/-------/------/----- w 0");
    assert_eq!([1, 2].map(|depth| perft(&rules, &position, depth)), [3 * 60, 3 * 60 * 3 * 59]);
    for seed in 0..10 {
        let position = random_walk(rules, seed, 59);
        let singles = moves(&position);
        assert_eq!((position.stage(), position.mover(), singles.len()), (Stage::Placing, Player::Second, 1));
        let full = after(&position, singles[0]);
        assert!(full.is_opening());
        assert_eq!(at(&rules.show(&full)), full);
        assert_eq!(rules.key(&at(&rules.show(&full))), rules.key(&full));
    }
}

#[test]
fn keys_tell_movers_stages_kinds_and_heights_apart() {
    let texts = [
        "ZRO--/------/-------/--------/-z------/--------/-r-----/------/--ooo w 1",
        "ZRO--/------/-------/--------/-z------/--------/-r-----/------/--ooo w 2",
        "ZRO--/------/-------/--------/-z------/--------/-r-----/------/--ooo b 1",
        "ZRO2--/------/-------/--------/-z------/--------/-r-----/------/--ooo w 1",
        "ZR2O--/------/-------/--------/-z------/--------/-r-----/------/--ooo w 1",
        "ZOR--/------/-------/--------/-z------/--------/-r-----/------/--ooo w 1",
    ];
    let keys: BTreeSet<u64> = texts.iter().map(|text| Tzaar::default().key(&at(text))).collect();
    assert_eq!(keys.len(), texts.len());
    assert_eq!(Tzaar::default().key(&Tzaar::default().start()), 15_244_945_897_688_546_137);
}

proptest! {
    #[test]
    fn laws(variant in 0..3_usize, seed: u64, plies in 0..170_usize) {
        let rules = variants(seed)[variant];
        let position = random_walk(rules, seed, plies);
        let text = rules.show(&position);
        // A position that is read is built anew: its key, counts and zone of control are those of its stacks.
        let read = rules.read(&text);
        prop_assert_eq!(&read, &Ok(position));
        prop_assert_eq!(rules.read(&text.replace(' ', "_")), read.clone());
        let read = read.unwrap();
        prop_assert_eq!(rules.key(&read), rules.key(&position));
        prop_assert_eq!(read.capturable(), position.capturable());
        let mut zone = 0;
        let mut ways = [0; 2];
        for field in (0..60).filter(|field| position.stack(*field).is_some()) {
            let stack = position.stack(field).unwrap();
            let met = first_met(&position, field).into_iter().filter_map(|field| position.stack(field));
            let captors = met.filter(|other| other.player != stack.player && other.height >= stack.height);
            let captors = captors.count();
            zone |= u64::from(captors > 0) << field;
            ways[stack.player as usize] += captors;
        }
        prop_assert_eq!(position.capturable(), zone);
        prop_assert_eq!(PLAYERS.map(|player| position.ways_to_capture(player) as usize), ways);
        for player in PLAYERS {
            for kind in PieceKind::ALL {
                prop_assert_eq!(u32::from(position.count(player, kind)), position.showing(player, kind).count_ones());
                prop_assert_eq!(position.count(player, kind), read.count(player, kind));
            }
            let heights = (0..60).filter_map(|field| position.stack(field)).filter(|stack| stack.player == player);
            let highest = heights.map(|stack| stack.height).max().unwrap_or(0);
            prop_assert_eq!(position.highest(position.stacks(player)), highest);
        }

        let moves = moves(&position);
        prop_assert_eq!(moves.is_empty(), rules.outcome(&position).is_some());
        let codes: BTreeSet<u16> = moves.iter().map(|&mv| rules.move_code(mv)).collect();
        prop_assert_eq!(codes.len(), moves.len());
        for &mv in &moves {
            prop_assert!(usize::from(rules.move_code(mv)) < Tzaar::MOVE_CODES);
            prop_assert_eq!(rules.read_move(&position, &rules.show_move(&position, mv)), Ok(mv));
            let child = after(&position, mv);
            prop_assert_ne!(rules.key(&child), rules.key(&position));
            let count = |position: &Position| PLAYERS.map(|player| position.stacks(player).count_ones()).iter().sum::<u32>();
            let change = match rules.show_move(&position, mv).len() {
                3 => 1,
                4 => 0,
                _ => -1,
            };
            prop_assert_eq!(count(&child).cast_signed(), count(&position).cast_signed() + change);
        }
    }
}
