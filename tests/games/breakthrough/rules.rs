//! Moves and ends.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation, Player, perft},
    games::breakthrough::Breakthrough,
};
use proptest::prelude::*;

use super::{SIZES, after, at, moves, oracle, random_walk};

#[test]
fn counts_are_those_of_the_oracle() {
    for rules in SIZES {
        let counts = &oracle()["perft_start"][rules.size().lines().to_string()];
        for (depth, count) in (1..).zip(counts.as_array().unwrap()) {
            assert_eq!(perft(&rules, &rules.start(), depth), count.as_u64().unwrap(), "{rules} {depth}");
        }
    }
}

#[test]
fn positions_agree_with_the_oracle() {
    let (mut ended, mut captures) = (BTreeSet::new(), 0);
    for known in oracle()["positions"].as_array().unwrap() {
        let rules = SIZES.into_iter().find(|rules| known["lines"] == rules.size().lines()).unwrap();
        let position = rules.read(known["board"].as_str().unwrap()).unwrap();
        assert_eq!(rules.show(&position), known["board"]);
        let names: Vec<_> = moves(rules, &position).into_iter().map(|mv| rules.show_move(&position, mv)).collect();
        assert_eq!(serde_json::json!(names), known["moves"], "{}", known["board"]);
        captures += names.iter().filter(|name| name.contains('x')).count();
        let outcome = rules.outcome(&position).map(|outcome| {
            let winner = if outcome.winner == Some(Player::First) { "w" } else { "b" };
            [winner, outcome.reason]
        });
        assert_eq!(serde_json::json!(outcome), known["winner"], "{}", known["board"]);
        ended.extend(outcome);
        for (depth, count) in (1..).zip(known["perft"].as_array().unwrap()) {
            assert_eq!(perft(&rules, &position, depth), count.as_u64().unwrap(), "{} {depth}", known["board"]);
        }
    }
    assert!(captures > 50 && ended.len() > 1, "{captures} {ended:?}");
}

#[test]
fn capturing_the_last_man_wins() {
    let position = at("8/8/8/5w2/8/3b4/2w5/8 w");
    let rules = Breakthrough::default();
    let child = after(rules, &position, rules.read_move(&position, "c2xd3").unwrap());
    let outcome = rules.outcome(&child).unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), "no-pieces"));
    assert!(moves(rules, &child).is_empty());
}

#[test]
fn men_do_not_go_round_the_board() {
    for (board, expected) in
        [("8/8/8/8/w6w/8/7b/8 w", "a4-a5 a4-b5 h4-g5 h4-h5"), ("8/8/8/b6b/8/8/8/w7 b", "a5-a4 a5-b4 h5-g4 h5-h4")]
    {
        let position = at(board);
        let names: Vec<_> =
            moves(SIZES[0], &position).into_iter().map(|mv| SIZES[0].show_move(&position, mv)).collect();
        assert_eq!(names.join(" "), expected);
    }
}

proptest! {
    #[test]
    fn laws(small: bool, seed: u64, plies in 0..120_usize) {
        let rules = SIZES[usize::from(small)];
        let position = random_walk(rules, seed, plies);
        let text = rules.show(&position);
        prop_assert_eq!(rules.read(&text), Ok(position));
        prop_assert_eq!(rules.read(&text.replace(' ', "_")).map(|read| rules.key(&read)), Ok(rules.key(&position)));

        let moves = moves(rules, &position);
        prop_assert_eq!(moves.is_empty(), rules.outcome(&position).is_some());
        let codes: BTreeSet<u16> = moves.iter().map(|&mv| rules.move_code(mv)).collect();
        prop_assert_eq!(codes.len(), moves.len());
        let mut wins = false;
        for &mv in &moves {
            prop_assert!(usize::from(rules.move_code(mv)) < Breakthrough::MOVE_CODES);
            let name = rules.show_move(&position, mv);
            prop_assert_eq!(rules.read_move(&position, &name), Ok(mv));
            let child = after(rules, &position, mv);
            prop_assert_ne!(rules.key(&child), rules.key(&position));
            let count = |position: &_, player| plyground::games::breakthrough::Position::men(position, player).count_ones();
            prop_assert_eq!(count(&child, position.mover()), count(&position, position.mover()));
            prop_assert_eq!(count(&child, child.mover()) + u32::from(name.contains('x')), count(&position, child.mover()));
            prop_assert_eq!(rules.is_quiet(&position, mv), !name.contains('x'));
            wins |= rules.outcome(&child).is_some_and(|outcome| outcome.reason == "reached");
        }
        if rules.outcome(&position).is_none() {
            prop_assert_eq!(rules.wins_within(&position), wins.then_some(1));
        }
    }
}
