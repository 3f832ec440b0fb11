//! Moves, ends of games, keys and what is kept from move to move.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation, Outcome, Player, perft},
    games::loa::{Loa, Move, Position, Preset, Size},
};
use proptest::prelude::*;

use super::{PLAYERS, after, at, moves, oracle, random_walk, variants};

fn counts_from_the_start(depths: std::ops::RangeInclusive<u32>) {
    let rules = Loa::default();
    let counts = oracle()["perft_start"].as_array().unwrap().clone();
    for (depth, count) in (1..).zip(counts).filter(|(depth, _)| depths.contains(depth)) {
        assert_eq!(perft(&rules, &rules.start(), depth), count.as_u64().unwrap(), "depth {depth}");
    }
}

#[test]
fn counts_are_those_of_the_oracle() {
    counts_from_the_start(1..=4);
}

#[test]
#[ignore = "takes seconds"]
fn more_counts_are_those_of_the_oracle() {
    counts_from_the_start(5..=5);
}

/// The connected players, in the words of the reference program.
fn connected(position: &Position, mover: Player) -> &'static str {
    match [position.is_connected(mover), position.is_connected(!mover)] {
        [false, false] => "-",
        [true, false] => "mover",
        [false, true] => "opponent",
        [true, true] => "both",
    }
}

#[test]
fn positions_agree_with_the_oracle() {
    let rules = Loa::default();
    for entry in oracle()["positions"].as_array().unwrap() {
        let text = entry["board"].as_str().unwrap();
        let position = at(text);
        assert_eq!(rules.show(&position), text);
        let expected = entry["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| (mv[0].as_str().unwrap().to_owned(), mv[1].as_str().unwrap().to_owned()));
        let found = moves(rules, &position);
        let found = found.into_iter().filter(|&mv| mv != Move::PASS).map(|mv| {
            let who = connected(&after(rules, &position, mv), position.mover());
            (rules.show_move(&position, mv), who.to_owned())
        });
        assert_eq!(found.collect::<BTreeSet<_>>(), expected.collect(), "{text}");
        for (player, side) in PLAYERS.into_iter().zip(["black", "white"]) {
            let side = &entry[side];
            let quads = ["Q1", "Q2", "Qd", "Q3", "Q4"].map(|kind| side["quads"][kind].as_u64().unwrap());
            assert_eq!(position.quads(player).map(u64::from), quads, "{text}");
            assert_eq!(i64::from(position.euler(player)), side["euler4"].as_i64().unwrap(), "{text}");
            assert_eq!(position.is_connected(player), side["connected"].as_bool().unwrap(), "{text}");
        }
        for (depth, count) in (1..).zip(entry["perft"].as_array().unwrap()) {
            assert_eq!(perft(&rules, &position, depth), count.as_u64().unwrap(), "{text}, depth {depth}");
        }
    }
}

#[test]
fn the_shortest_game_has_nine_plies() {
    for preset in Preset::ALL {
        let rules = Loa::new(preset, Size::Eight);
        let mut position = rules.start();
        for text in "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5".split(' ') {
            assert_eq!(rules.outcome(&position), None);
            let mv = rules.read_move(&position, text).unwrap();
            assert!(moves(rules, &position).contains(&mv), "{text}");
            assert_eq!(rules.show_move(&position, mv), text);
            rules.play(&mut position, mv);
        }
        assert_eq!(rules.outcome(&position), Some(Outcome { winner: Some(Player::First), reason: "connected" }));
        assert_eq!(moves(rules, &position), []);
    }
}

#[test]
fn presets_differ_when_both_are_connected() {
    for (preset, winner) in
        [(Preset::Olympiad, None), (Preset::Thesis, None), (Preset::MoverWins, Some(Player::Second))]
    {
        let rules = Loa::new(preset, Size::Eight);
        let position = rules.read("8/8/8/8/6w1/4w3/4b1b1/6b1 w").unwrap();
        let mv = rules.read_move(&position, "g4xe2").unwrap();
        let outcome = rules.outcome(&after(rules, &position, mv));
        assert_eq!(outcome, Some(Outcome { winner, reason: "both-connected" }), "{preset:?}");
    }
}

#[test]
fn a_player_connected_by_the_opponent_has_won() {
    let position = at("3w4/8/4wb2/8/6w1/5b2/6w1/4w3 w");
    let rules = Loa::default();
    let mv = rules.read_move(&position, "d8xf6").unwrap();
    let outcome = rules.outcome(&after(rules, &position, mv));
    assert_eq!(outcome, Some(Outcome { winner: Some(Player::First), reason: "connected" }));
}

#[test]
fn a_player_without_a_move_passes_or_has_lost() {
    for preset in Preset::ALL {
        let rules = Loa::new(preset, Size::Eight);
        let position = rules.read("8/8/8/8/8/8/bb4bb/wb4bw w").unwrap();
        if preset == Preset::Thesis {
            let lost = Some(Outcome { winner: Some(Player::First), reason: "stuck" });
            assert_eq!((rules.outcome(&position), moves(rules, &position)), (lost, vec![]));
            continue;
        }
        assert_eq!((rules.outcome(&position), moves(rules, &position)), (None, vec![Move::PASS]));
        assert_eq!(rules.show_move(&position, Move::PASS), "pass");
        let passed = after(rules, &position, Move::PASS);
        assert_eq!(rules.show(&passed), "8/8/8/8/8/8/bb4bb/wb4bw b");
        assert_eq!(Some(passed), rules.pass(&position));
    }
}

#[test]
fn positions_that_come_back_make_a_draw() {
    for (preset, times) in [(Preset::Olympiad, 3), (Preset::MoverWins, 3), (Preset::Thesis, 2)] {
        let rules = Loa::new(preset, Size::Eight);
        let (mut before, mut position) = (Vec::new(), rules.start());
        for text in ["b1-b3", "a2-c2", "b3-b1", "c2-a2"].repeat(times - 1) {
            assert_eq!(rules.adjudicate(&before, &position), None, "{preset:?}, {}", before.len());
            let mv = rules.read_move(&position, text).unwrap();
            assert!(moves(rules, &position).contains(&mv), "{text}");
            before.push(position);
            position = after(rules, &position, mv);
        }
        let draw = Some(Outcome { winner: None, reason: "repetition" });
        assert_eq!((rules.outcome(&position), rules.adjudicate(&before, &position)), (None, draw));
        assert_eq!(rules.adjudicate(&before[1..], &position), None);
    }
}

#[test]
fn keys_tell_movers_and_players_apart() {
    let texts = ["b1w5/8/8/8/8/8/8/8 b", "b1w5/8/8/8/8/8/8/8 w", "w1b5/8/8/8/8/8/8/8 b", "bw6/8/8/8/8/8/8/8 b"];
    let keys: BTreeSet<u64> = texts.iter().map(|text| Loa::default().key(&at(text))).collect();
    assert_eq!(keys.len(), texts.len());
    // The same number on every platform and in every release.
    assert_eq!(Loa::default().key(&Loa::default().start()), 16_205_614_496_981_897_772);
}

#[test]
fn captures_that_connect_or_part_others_are_not_quiet() {
    let unquiet = |text: &str| -> Vec<String> {
        let (rules, position) = (Loa::default(), at(text));
        assert!(moves(rules, &position).iter().any(|&mv| rules.show_move(&position, mv).contains('x')), "{text}");
        let unquiet = moves(rules, &position).into_iter().filter(|&mv| !rules.is_quiet(&position, mv));
        unquiet.map(|mv| rules.show_move(&position, mv)).collect()
    };
    // One captures a piece beside another, one joins a piece that it did not touch.
    assert_eq!(unquiet("8/8/8/8/6w1/4w3/4b1b1/6b1 w"), ["e3xg1", "g4xe2"]);
    // One captures a lone piece and touches none.
    assert_eq!(unquiet("b5w1/8/8/8/6w1/8/8/w5b1 w"), [""; 0]);
    // One stays beside a piece of its own.
    assert_eq!(unquiet("b7/8/8/w7/8/6w1/7w/6b1 w"), [""; 0]);
}

/// The numbers of windows by what they hold, counted one by one.
fn counted(pieces: u64) -> [u32; 5] {
    let holds = |file: i32, rank: i32| {
        let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        on_board && pieces >> (8 * rank + file) & 1 == 1
    };
    let mut counts = [0; 5];
    for (file, rank) in (-1..8).flat_map(|file| (-1..8).map(move |rank| (file, rank))) {
        let [a, b, c, d] = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(east, north)| holds(file + east, rank + north));
        match [a, b, c, d].map(u32::from).into_iter().sum() {
            0 => {}
            1 => counts[0] += 1,
            2 => counts[if a == d { 2 } else { 1 }] += 1,
            3 => counts[3] += 1,
            _ => counts[4] += 1,
        }
    }
    counts
}

/// Whether pieces are connected, by walking from one to the next.
fn walked(pieces: u64) -> bool {
    let squares: Vec<i32> = (0..64).filter(|square| pieces >> square & 1 == 1).collect();
    let mut found = vec![squares[0]];
    let mut next = 0;
    while let Some(&from) = found.get(next) {
        let touches = |to: i32| (from % 8 - to % 8).abs() <= 1 && (from / 8 - to / 8).abs() <= 1;
        let more: Vec<i32> = squares.iter().copied().filter(|&to| touches(to) && !found.contains(&to)).collect();
        found.extend(more);
        next += 1;
    }
    found.len() == squares.len()
}

proptest! {
    #[test]
    fn laws(variant in 0..6_usize, seed: u64, plies in 0..150_usize) {
        let rules = variants()[variant];
        let position = random_walk(rules, seed, plies);
        let text = rules.show(&position);
        // A position that is read is built anew: its key, quads and sums are those of its pieces.
        prop_assert_eq!(rules.read(&text), Ok(position));
        prop_assert_eq!(rules.read(&text.replace(' ', "_")), Ok(position));
        prop_assert_eq!(rules.read(&text).map(|read| rules.key(&read)), Ok(rules.key(&position)));
        for player in PLAYERS {
            let quads = counted(position.pieces(player));
            prop_assert_eq!(position.quads(player), quads);
            let [q1, _, qd, q3, _] = quads.map(u32::cast_signed);
            prop_assert_eq!(position.euler(player), q1 - q3 - 2 * qd);
            prop_assert_eq!(position.is_connected(player), walked(position.pieces(player)));
        }

        let moves = moves(rules, &position);
        prop_assert_eq!(moves.is_empty(), rules.outcome(&position).is_some());
        let codes: BTreeSet<u16> = moves.iter().map(|&mv| rules.move_code(mv)).collect();
        prop_assert_eq!(codes.len(), moves.len());
        for &mv in &moves {
            prop_assert!(usize::from(rules.move_code(mv)) < Loa::MOVE_CODES);
            prop_assert_eq!(rules.read_move(&position, &rules.show_move(&position, mv)), Ok(mv));
            let child = after(rules, &position, mv);
            prop_assert_ne!(rules.key(&child), rules.key(&position));
            let count = |position: &Position, player| position.pieces(player).count_ones();
            prop_assert_eq!(count(&child, position.mover()), count(&position, position.mover()));
            let captures = rules.show_move(&position, mv).contains('x');
            prop_assert_eq!(count(&child, child.mover()) + u32::from(captures), count(&position, child.mover()));
            prop_assert!(captures || rules.is_quiet(&position, mv));
        }
    }
}
