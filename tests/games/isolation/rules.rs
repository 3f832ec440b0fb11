//! Moves, ends of games and keys.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation, Outcome, Player, perft},
    games::isolation::Isolation,
};
use proptest::prelude::*;
use serde_json::Value;

use super::{PLAYERS, json, moves, numbers, oracle, random_walk, variants};

#[test]
fn counts_agree_with_the_oracle() {
    let data = json(include_str!("../../data/isolation-perft.json"));
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
fn a_player_without_a_move_has_lost() {
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

proptest! {
    #[test]
    fn laws(variant in 0..147_usize, seed in any::<u64>(), plies in 0..60_u64) {
        let rules = &variants()[variant];
        let position = random_walk(rules, seed, plies);
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
}
