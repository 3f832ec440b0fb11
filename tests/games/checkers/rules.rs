//! Moves, ends of games and keys.

use std::collections::{BTreeSet, HashMap};

use plyground::{
    game::{Game, Notation, Outcome, Player, perft},
    games::checkers::{Checkers, Position},
};
use proptest::prelude::*;

use super::{GIVE_AWAY, PLAIN, at, moves, names, oracle, random_game};

fn counts_from_the_start(depths: std::ops::RangeInclusive<u32>) {
    let counts = oracle()["perft_start"].as_array().unwrap().clone();
    for (depth, count) in (1..).zip(counts).filter(|(depth, _)| depths.contains(depth)) {
        assert_eq!(perft(&GIVE_AWAY, &GIVE_AWAY.start(), depth), count.as_u64().unwrap(), "depth {depth}");
    }
}

#[test]
fn counts_are_the_published_ones() {
    counts_from_the_start(1..=7);
}

#[test]
#[ignore = "takes seconds"]
fn more_counts_are_the_published_ones() {
    counts_from_the_start(8..=10);
}

#[test]
fn positions_agree_with_the_oracle() {
    for entry in oracle()["positions"].as_array().unwrap() {
        let fen = entry["fen"].as_str().unwrap();
        let position = at(fen);
        assert_eq!(PLAIN.show(&position), fen);
        let expected: BTreeSet<_> =
            entry["moves"].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect();
        let found = names(&position);
        assert_eq!(found.len() as u64, entry["n_moves"].as_u64().unwrap(), "{fen}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{fen}");
        let most = moves(&position).iter().map(|mv| mv.taken().count_ones()).max();
        assert_eq!(u64::from(most.unwrap_or(0)), entry["max_capture"].as_u64().unwrap(), "{fen}");
        assert_eq!(GIVE_AWAY.outcome(&position).is_some(), entry["giveaway_over"].as_bool().unwrap(), "{fen}");
        for (depth, count) in (1..).zip(entry["perft"].as_array().unwrap()) {
            assert_eq!(perft(&PLAIN, &position, depth), count.as_u64().unwrap(), "{fen}, depth {depth}");
        }
    }
}

#[test]
fn a_player_without_a_move_has_won_or_lost() {
    // Kings behind two rows of kings are stuck.
    for (text, reason) in [("B:W5:B", "no-pieces"), ("W:WK1-4:BK5-12", "stuck")] {
        let position = at(text);
        let mover = position.mover();
        assert_eq!(PLAIN.outcome(&position), Some(Outcome { winner: Some(!mover), reason }));
        assert_eq!(GIVE_AWAY.outcome(&position), Some(Outcome { winner: Some(mover), reason }));
        assert_eq!(moves(&position), []);
    }
}

#[test]
fn a_man_is_crowned_at_the_end_of_its_move_only() {
    let mut position = at("W:W11:B7,8,6");
    assert_eq!(names(&position), ["11x2", "11x4"].map(str::to_owned));
    let mv = PLAIN.read_move(&position, "11x2").unwrap();
    PLAIN.play(&mut position, mv);
    assert_eq!(PLAIN.show(&position), "B:WK2:B6,8");
}

/// Plays moves by name, and collects the positions before the last.
fn course(rules: Checkers, start: &str, line: &[&str]) -> (Vec<Position>, Position) {
    let mut before = Vec::new();
    let mut position = rules.read(start).unwrap();
    for name in line {
        assert_eq!(rules.adjudicate(&before, &position), None);
        before.push(position);
        let mv = rules.read_move(&position, name).unwrap();
        assert!(moves(&position).contains(&mv), "{name}");
        rules.play(&mut position, mv);
    }
    (before, position)
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let there_and_back = ["1-5", "32-28", "5-1", "28-32"];
    let (before, position) = course(GIVE_AWAY, "B:WK32:BK1", &there_and_back.repeat(2));
    let draw = Some(Outcome { winner: None, reason: "repetition" });
    assert_eq!(GIVE_AWAY.adjudicate(&before, &position), draw);
    assert_eq!(GIVE_AWAY.outcome(&position), None);
    assert_eq!(GIVE_AWAY.adjudicate(&before[4..], &position), None);
}

#[test]
fn forty_idle_moves_of_each_side_are_a_draw() {
    // Kings that avoid each other, without a third occurrence of any position.
    let mut before = vec![at("B:WK31,K32:BK1,K2")];
    let mut seen: HashMap<Position, usize> = HashMap::from([(before[0], 1)]);
    while before.len() <= 80 {
        let position = *before.last().unwrap();
        let fresh = moves(&position).into_iter().find_map(|mv| {
            let mut next = position;
            PLAIN.play(&mut next, mv);
            let quiet = !mv.is_capture() && moves(&next).iter().all(|answer| !answer.is_capture());
            (quiet && seen.get(&next).is_none_or(|times| *times < 2)).then_some(next)
        });
        let next = fresh.expect("kings have room");
        *seen.entry(next).or_default() += 1;
        before.push(next);
    }
    let position = before.pop().unwrap();
    assert_eq!(PLAIN.adjudicate(&before, &position), Some(Outcome { winner: None, reason: "no-progress" }));
    assert_eq!(PLAIN.adjudicate(&before[1..], &position), None);
}

proptest! {
    #[test]
    fn laws(seed: u64, plies in 0..120_usize) {
        let positions = random_game(seed, plies);
        let position = *positions.last().unwrap();
        let key = PLAIN.key(&position);
        let read = at(&PLAIN.show(&position));
        prop_assert_eq!((read, PLAIN.key(&read)), (position, key));

        let moves = moves(&position);
        prop_assert_eq!(moves.is_empty(), PLAIN.outcome(&position).is_some());
        let codes: BTreeSet<u16> = moves.iter().map(|&mv| PLAIN.move_code(mv)).collect();
        prop_assert_eq!(codes.len(), moves.len());
        let captures = moves.iter().filter(|mv| mv.is_capture()).count();
        prop_assert!(captures == 0 || captures == moves.len());
        for &mv in &moves {
            prop_assert!(usize::from(PLAIN.move_code(mv)) < Checkers::MOVE_CODES);
            prop_assert_eq!(PLAIN.is_quiet(&position, mv), !mv.is_capture());
            prop_assert_eq!(PLAIN.read_move(&position, &PLAIN.show_move(&position, mv)), Ok(mv));
            let mut child = position;
            PLAIN.play(&mut child, mv);
            prop_assert_ne!(PLAIN.key(&child), key);
            let lost = position.pieces(child.mover()) & !child.pieces(child.mover());
            prop_assert_eq!(lost, mv.taken());
            let count = |of: &Position| of.pieces(position.mover()).count_ones();
            prop_assert_eq!(count(&child), count(&position));
            let kings = |of: &Position| [Player::First, Player::Second].map(|player| of.kings(player).count_ones());
            prop_assert!(kings(&child)[position.mover() as usize] >= kings(&position)[position.mover() as usize]);
        }
    }
}
