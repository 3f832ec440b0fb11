//! Isolation against `data/isolation*.json`: the rules and scores of the environment of seed 004, and
//! counts and winners from an independent program.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use plyground::{
    game::{Evaluate, Game, Notation, Outcome, Player, perft},
    games::isolation::{Cell, Isolation, IsolationEvaluation, Movement, Position, SeenBy},
    rng::{Random, Seed},
};
use proptest::prelude::*;
use serde_json::Value;

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

/// The oracle's positions, each as its entry and ours.
fn oracle() -> Vec<(Value, Position)> {
    let rules = Isolation::default();
    let entries = json(include_str!("data/isolation.json"))["rows"].as_array().unwrap().clone();
    let position = |entry: &Value| {
        let rows = entry["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap().to_owned());
        let board = rows.collect::<Vec<_>>().join("/").replace('1', "a").replace('2', "b").replace('#', "x");
        let board = (1..=7).rev().fold(board, |board, run| board.replace(&".".repeat(run), &run.to_string()));
        let side = if entry["to_move"] == 1 { "a" } else { "b" };
        rules.read(&format!("{board} {side}")).unwrap()
    };
    entries.into_iter().map(|entry| (entry.clone(), position(&entry))).collect()
}

fn moves(rules: &Isolation, position: &Position) -> Vec<Cell> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    moves
}

/// A position that chance has led to after at most so many plies.
fn wander(rules: &Isolation, seed: u64, plies: u64) -> Position {
    let mut random = Random::seeded(Seed(seed));
    let mut position = rules.start();
    for _ in 0..plies {
        let moves = moves(rules, &position);
        if moves.is_empty() {
            break;
        }
        rules.play(&mut position, moves[usize::try_from(random.below(moves.len() as u64)).unwrap()]);
    }
    position
}

fn variants() -> Vec<Isolation> {
    let sizes = (3..=9).flat_map(|columns| (3..=9).map(move |rows| (columns, rows)));
    sizes
        .flat_map(|(columns, rows)| Movement::ALL.map(|movement| Isolation::new(columns, rows, movement).unwrap()))
        .collect()
}

#[test]
fn counts_agree_with_the_oracle() {
    let data = json(include_str!("data/isolation-perft.json"));
    let rules = Isolation::default();
    let counts = data["perft"].as_array().unwrap();
    for (depth, count) in (1..=7).zip(counts) {
        assert_eq!(perft(&rules, &rules.start(), depth), count.as_u64().unwrap(), "depth {depth}");
    }
    for (size, counts) in data["others"].as_object().unwrap() {
        let rules: Isolation = format!("isolation:{size}").parse().unwrap();
        for (depth, count) in (1..=7).zip(numbers(counts)) {
            assert_eq!(perft(&rules, &rules.start(), depth), count, "{size}, depth {depth}");
        }
    }
}

#[test]
fn positions_agree_with_the_oracle() {
    let rules = Isolation::default();
    for (entry, position) in oracle() {
        let name = &entry["name"];
        assert_eq!(u64::from(position.open().count_ones()), entry["blank"].as_u64().unwrap(), "{name}");
        for (player, key) in PLAYERS.into_iter().zip(["1", "2"]) {
            let cell = |place: &Value| match numbers(place)[..] {
                [row, column] => rules.cell(row.try_into().unwrap(), column.try_into().unwrap()).unwrap(),
                _ => panic!("a cell is a row and a column"),
            };
            let legal = entry["legal"][key].as_array().unwrap().iter().map(cell);
            let legal = legal.fold(0, |legal, cell| legal | 1_u128 << cell.index());
            assert_eq!(rules.targets(&position, player), legal, "{name}, player {key}");
        }
        for (depth, count) in (1..).zip(numbers(&entry["perft"])) {
            assert_eq!(perft(&rules, &position, depth), count, "{name}, depth {depth}");
        }
    }
}

#[test]
fn scores_agree_with_the_environment() {
    let rules = Isolation::default();
    let mut compared = 0;
    for (entry, position) in oracle() {
        for (player, key) in PLAYERS.into_iter().zip(["1", "2"]) {
            for name in IsolationEvaluation::NAMES {
                let theirs = if name == "centre" { "center" } else { name };
                // The environment's infinities are finished games.
                let Some(expected) = entry["scores"][key].get(theirs).and_then(Value::as_f64) else { continue };
                let evaluation: IsolationEvaluation = name.parse().unwrap();
                let score = evaluation.score(&rules, &position, player);
                assert!((score - expected).abs() <= f64::EPSILON, "{name} of {}: {score}", entry["name"]);
                compared += 1;
            }
        }
    }
    assert!(compared > 300);
}

#[test]
fn scores_by_hand() {
    // On 5 × 4 cells a has 6 moves from c2 and b 4 from d3; 18 cells are open.
    let rules: Isolation = "isolation:5x4".parse().unwrap();
    let position = rules.read("5/3b1/2a2/5 a").unwrap();
    let cases = [
        ("open", 6.0, 4.0),
        ("improved", 2.0, -2.0),
        // (4 / 2 − 2)² + (5 / 2 − 2)² and (4 / 2 − 1)² + (5 / 2 − 3)².
        ("centre", 0.25, 1.25),
        ("h1", 6.0 - 12.0, 4.0 - 18.0),
        ("h1:2,0.5", 12.0 + 2.0, 8.0 + 3.0),
        ("h2", -6.0 / 19.0, -14.0 / 19.0),
        ("h3", -6.0 * 3.0, -14.0 * 3.0),
    ];
    for (name, first, second) in cases {
        let evaluation: IsolationEvaluation = name.parse().unwrap();
        for (player, expected) in PLAYERS.into_iter().zip([first, second]) {
            let score = evaluation.score(&rules, &position, player);
            assert!((score - expected).abs() < 1e-12, "{name} of {player}: {score}");
        }
    }
}

#[test]
fn parity_by_hand() {
    // Knight's moves join the border of 3 × 3 cells to the ring a1 b3 c1 a2 c3 b1 a3 c2. The colours of a on a1
    // and b on a2 differ and a moves, so b takes. First a reaches b3 and c2, b reaches c1 and c3, then a reaches
    // a3 and b reaches b1. Each has two cells of the colour that comes first and one of the other: room for
    // three plies.
    let rules: Isolation = "isolation:3x3".parse().unwrap();
    let position = rules.read("3/b2/a2 a").unwrap();
    let cases = [
        ("parity:0,0,0,1", 3.0),
        ("parity:0,1,0,0", -3.0),
        ("parity:0,0,1,0", 2.0),
        ("parity:3,0,0,0", -6.0),
        ("parity", 0.0),
    ];
    for (name, expected) in cases {
        let evaluation: IsolationEvaluation = name.parse().unwrap();
        for (player, sign) in PLAYERS.into_iter().zip([1.0, -1.0]) {
            let score = evaluation.score(&rules, &position, player);
            assert!((score - sign * expected).abs() < 1e-12, "{name} of {player}: {score}");
        }
    }
    // A king's way is as long as there are cells: a, to move, reaches 9 of 14 first, and b 5.
    let rules: Isolation = "isolation:king:4x4".parse().unwrap();
    let position = rules.read("3b/4/4/a3 a").unwrap();
    let parity: IsolationEvaluation = "parity".parse().unwrap();
    assert!((parity.score(&rules, &position, Player::First) - 4.0).abs() < 1e-12);
    assert!(parity.score(&rules, &rules.start(), Player::First).abs() < 1e-12);
}

/// The role that decides is that of the moment when the second player has chosen his cell.
#[test]
fn the_taker_stays_the_taker() {
    let rules = Isolation::default();
    let taker: IsolationEvaluation = "parity:1,0,0,0".parse().unwrap();
    for seed in 0..50 {
        let mut position = wander(&rules, seed, 2);
        let first_takes = taker.score(&rules, &position, Player::First) > 0.0;
        while rules.outcome(&position).is_none() {
            // What is counted are the taker's moves alone, for him or against the other.
            let (player, sign) = if first_takes { (Player::First, 1.0) } else { (Player::Second, -1.0) };
            let expected = sign * f64::from(rules.mobility(&position, player));
            assert!((taker.score(&rules, &position, Player::First) - expected).abs() < 1e-12);
            // He and he alone can enter a cell that the other could enter next.
            let shared = rules.targets(&position, Player::First) & rules.targets(&position, Player::Second);
            assert!(position.mover() == player || shared == 0, "{}", rules.show(&position));
            let move_of_chance = moves(&rules, &position)[0];
            rules.play(&mut position, move_of_chance);
        }
    }
}

#[test]
fn an_evaluation_is_seen_by_one_player_or_by_the_mover() {
    let rules = Isolation::default();
    let position = rules.read("b6/7/7/3a3/7/7/7 a").unwrap();
    let mut next = position;
    rules.play(&mut next, rules.read_move(&position, "b5").unwrap());
    let heuristic: IsolationEvaluation = "h1".parse().unwrap();
    let of = |evaluation: SeenBy, position| evaluation.evaluate(&rules, position);
    assert_eq!(rules.mobility(&next, Player::First), 4);
    assert_eq!(rules.mobility(&next, Player::Second), 1);
    assert!((of(heuristic.seen_by(Player::First), &position) - (8.0 - 6.0)).abs() < 1e-12);
    assert!((of(heuristic.seen_by(Player::First), &next) + (4.0 - 3.0)).abs() < 1e-12);
    assert!((heuristic.evaluate(&rules, &next) - (1.0 - 12.0)).abs() < 1e-12);
}

/// The worth of a position so many plies deep, and of every move, by plain minimax.
fn minimax(rules: &Isolation, position: &Position, depth: u32, evaluation: SeenBy) -> f64 {
    if rules.outcome(position).is_some() {
        return f64::NEG_INFINITY;
    }
    if depth == 0 {
        return evaluation.evaluate(rules, position);
    }
    worths(rules, position, depth, evaluation).into_iter().fold(f64::NEG_INFINITY, f64::max)
}

fn worths(rules: &Isolation, position: &Position, depth: u32, evaluation: SeenBy) -> Vec<f64> {
    let worth = |mv| {
        let mut child = *position;
        rules.play(&mut child, mv);
        -minimax(rules, &child, depth - 1, evaluation)
    };
    moves(rules, position).into_iter().map(worth).collect()
}

#[test]
fn the_three_heuristics_choose_the_same_moves() {
    let rules = Isolation::default();
    let best = |position: &Position, depth, name: &str| {
        let evaluation: IsolationEvaluation = name.parse().unwrap();
        let worths = worths(&rules, position, depth, evaluation.seen_by(position.mover()));
        let greatest = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // Equal scores may differ in the last bits after a division.
        let close = |worth: &f64| *worth == greatest || greatest - *worth < 1e-9;
        worths.iter().map(close).collect::<Vec<_>>()
    };
    let mut differ_from_improved = 0;
    for (_, position) in oracle().iter().filter(|(_, position)| rules.outcome(position).is_none()) {
        for depth in 1..=3 {
            let first = best(position, depth, "h1");
            assert_eq!(first, best(position, depth, "h2"), "{} at depth {depth}", rules.show(position));
            assert_eq!(first, best(position, depth, "h3"), "{} at depth {depth}", rules.show(position));
            differ_from_improved += u32::from(first != best(position, depth, "improved"));
        }
    }
    assert!(differ_from_improved > 0, "the comparison can tell evaluations apart");
}

#[test]
fn who_cannot_move_has_lost() {
    let rules: Isolation = "isolation:3x3".parse().unwrap();
    // A knight in the middle of nine cells has no move, but the other has to move first.
    let mut position = rules.read("3/1b1/a2 a").unwrap();
    assert_eq!(rules.outcome(&position), None);
    let cell = rules.read_move(&position, "b3").unwrap();
    rules.play(&mut position, cell);
    assert_eq!(rules.outcome(&position), Some(Outcome { winner: Some(Player::First), reason: "stuck" }));
    assert_eq!(moves(&rules, &position), []);
}

#[test]
fn movements_are_those_of_the_chessmen() {
    let reach = |variant: &str, text: &str| -> Vec<String> {
        let rules: Isolation = variant.parse().unwrap();
        let position = rules.read(text).unwrap();
        moves(&rules, &position).into_iter().map(|mv| rules.show_move(&position, mv)).collect()
    };
    assert_eq!(reach("isolation:5x5", "5/5/2a2/4b/5 a"), ["b5", "d5", "a4", "e4", "a2", "b1", "d1"]);
    assert_eq!(reach("isolation:king:5x5", "5/5/2a2/3b1/5 a"), ["b4", "c4", "d4", "b3", "d3", "b2", "c2"]);
    let queen = ["d5", "a4", "b4", "c4", "a3", "c3", "a2", "b2", "b1"];
    assert_eq!(reach("isolation:queen:4x5", "1x2/4/1a1b/2x1/4 a"), queen);
}

#[test]
fn keys_tell_movers_players_and_used_cells_apart() {
    let rules = Isolation::default();
    let texts = [
        "7/7/7/7/7/7/7 a",
        "a6/7/7/7/7/7/7 b",
        "1a5/7/7/7/7/7/7 b",
        "ab5/7/7/7/7/7/7 a",
        "ba5/7/7/7/7/7/7 a",
        "axb4/7/7/7/7/7/7 b",
        "abx4/7/7/7/7/7/7 b",
    ];
    let keys: BTreeSet<u64> = texts.iter().map(|text| rules.key(&rules.read(text).unwrap())).collect();
    assert_eq!(keys.len(), texts.len());
    // The same number on every platform and in every release.
    assert_eq!(rules.key(&rules.read(texts[6]).unwrap()), 16_690_184_757_909_294_267);
}

#[test]
fn variants_round_trip() {
    for rules in variants() {
        assert_eq!(rules.to_string().parse(), Ok(rules.clone()));
        let start = rules.start();
        assert_eq!(rules.read(&rules.show(&start)), Ok(start));
        assert_eq!(perft(&rules, &start, 1), u64::from(rules.columns()) * u64::from(rules.rows()));
    }
    assert_eq!("isolation:knight:7x7".parse(), Ok(Isolation::default()));
    let expected = "isolation, then perhaps :knight, :queen or :king, then perhaps a size from :3x3 to :9x9, as in \
                    isolation:queen:5x5";
    let bad = ["", "isolation:", "chess", "isolation:2x3", "isolation:10x3", "isolation:+5x5", "isolation:5x5:queen"];
    for text in bad {
        let error = text.parse::<Isolation>().unwrap_err();
        assert_eq!((error.found.as_str(), error.expected.as_str()), (text, expected));
    }
    let error = Isolation::new(10, 3, Movement::King).unwrap_err();
    assert_eq!(error.to_string(), "“10x3” is not understood: expected 3 to 9 columns, an x and 3 to 9 rows, as in 7x7");
}

#[test]
fn evaluations_round_trip() {
    for name in IsolationEvaluation::NAMES {
        let evaluation: IsolationEvaluation = name.parse().unwrap();
        assert_eq!((evaluation.name(), evaluation.to_string().as_str()), (name, name));
    }
    for text in ["h1:1,-2.5", "h2:0.1,0", "h3:2,-3", "parity:1,0.5,-1,2"] {
        assert_eq!(text.parse::<IsolationEvaluation>().unwrap().to_string(), text);
    }
    assert_eq!("h3:1,-3".parse(), "h3".parse::<IsolationEvaluation>());
    let error = |text: &str| text.parse::<IsolationEvaluation>().unwrap_err().expected;
    for text in ["h2:1", "h2:1,nan", "h2:1,2,3", "h2:1,-11", "h2:"] {
        assert_eq!(error(text), "h2, or h2 with two weights from -10 to 10, as in h2:1,-3", "{text}");
    }
    for text in ["parity:1,2", "parity:1,2,3,inf"] {
        let expected = "parity, or parity with four weights from -10 to 10, as in parity:0,1,0,1";
        assert_eq!(error(text), expected, "{text}");
    }
    for text in ["", "center", "open:1"] {
        assert!(error(text).starts_with("one of open, improved, centre, h1, h2, h3, parity; "), "{text}");
    }
}

#[test]
fn bad_positions_say_what_was_expected() {
    let rules = Isolation::default();
    let cases = [
        ("", "the rows, a space and the side to move, as in 7/7/7/7/7/7/7 a"),
        ("7/7/7/7/7/7/7", "the rows, a space and the side to move, as in 7/7/7/7/7/7/7 a"),
        ("5/5/5/5/5 a", "7 rows, joined by /"),
        ("7/7/7/7/7/7/7/7 a", "7 rows, joined by /"),
        ("7/7/7/7/7/7/6 a", "a row of 7 cells"),
        ("7/7/7/7/7/7/8 a", "a row of 7 cells"),
        ("7/7/7/7/7/7/7x b", "a row of 7 cells"),
        ("7/7/7/7/7/7/ a", "a row of 7 cells"),
        ("7/7/7/7/7/7/34 a", "one number for each run of free cells"),
        ("7/7/7/7/7/7/07 a", "numbers 1 to 7 for free cells, x for used ones, a and b"),
        ("7/7/7/7/7/7/A6 b", "numbers 1 to 7 for free cells, x for used ones, a and b"),
        ("7/7/7/7/7/7/é6 b", "numbers 1 to 7 for free cells, x for used ones, a and b"),
        ("7/7/7/7/7/a6/a6 a", "only one a on the board"),
        ("7/7/7/7/7/7/b6 b", "an a where there is a b: player a is the first to choose a cell"),
        ("7/7/7/7/7/7/x6 b", "no x before both players, a and b, are on the board"),
        ("7/7/7/7/7/x6/a6 a", "no x before both players, a and b, are on the board"),
        ("7/7/7/7/7/7/7 b", "a as the side to move: 0 cells are used, so player a moves"),
        ("7/7/7/7/7/b6/a6 b", "a as the side to move: 2 cells are used, so player a moves"),
        ("7/7/7/7/x6/b6/a6 a", "b as the side to move: 3 cells are used, so player b moves"),
        ("7/7/7/7/7/b6/a6 c", "a as the side to move: 2 cells are used, so player a moves"),
        ("7/7/7/7/7/b6/a6 a ", "a as the side to move: 2 cells are used, so player a moves"),
    ];
    for (text, expected) in cases {
        assert_eq!(rules.read(text).unwrap_err().expected, expected, "{text}");
    }
    assert_eq!(rules.read("7/7/7/7/7/b6/a6_a"), rules.read("7/7/7/7/7/b6/a6 a"));
    for text in ["", "d", "d8", "h1", "D4", "d44", "4d", "d0", "é"] {
        let error = rules.read_move(&rules.start(), text).unwrap_err();
        assert_eq!(error.expected, "a cell from a1 to g7: the column's letter, the row from the bottom", "{text}");
    }
}

proptest! {
    #[test]
    fn laws(variant in 0..147_usize, seed in any::<u64>(), plies in 0..60_u64) {
        let rules = &variants()[variant];
        let position = wander(rules, seed, plies);
        let text = rules.show(&position);
        prop_assert_eq!(rules.read(&text), Ok(position));
        prop_assert_eq!(rules.read(&text.replace(' ', "_")), Ok(position));
        prop_assert_eq!(rules.read(&text).map(|read| rules.key(&read)), Ok(rules.key(&position)));

        let moves = moves(rules, &position);
        prop_assert_eq!(moves.is_empty(), rules.outcome(&position).is_some());
        prop_assert!(moves.is_sorted());
        for &mv in &moves {
            let mut child = position;
            rules.play(&mut child, mv);
            prop_assert_eq!(position.open() & !child.open(), 1 << mv.index());
            prop_assert_eq!(child.cell(position.mover()), Some(mv));
            prop_assert_eq!(child.cell(child.mover()), position.cell(child.mover()));
            prop_assert_ne!(rules.key(&child), rules.key(&position));
            prop_assert_eq!(rules.read_move(&position, &rules.show_move(&position, mv)), Ok(mv));
            prop_assert!(usize::from(rules.move_code(mv)) < Isolation::MOVE_CODES);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[1-9abx/]{0,12}[ _]?[abc]?|\\PC{0,20}", rows in 3..5_u8) {
        let rules = Isolation::new(3, rows, Movement::Knight).unwrap();
        if let Ok(position) = rules.read(&text) {
            prop_assert_eq!(rules.show(&position), text.replace('_', " "));
        }
        if let Ok(mv) = rules.read_move(&rules.start(), &text) {
            prop_assert_eq!(rules.show_move(&rules.start(), mv), text.clone());
        }
        let _ = text.parse::<Isolation>();
        let _ = text.parse::<IsolationEvaluation>();
    }

    #[test]
    fn boards_of_any_letters_are_read_or_refused(board in "[12abx]{3}(/[12abx]{1,3}){2}", side in "[ab]") {
        let rules: Isolation = "isolation:3x3".parse().unwrap();
        let text = format!("{board} {side}");
        if let Ok(position) = rules.read(&text) {
            prop_assert_eq!(rules.show(&position), text);
        }
    }
}
