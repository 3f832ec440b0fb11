//! Features, weights and integers.

use plyground::{
    game::{Evaluate, Game, Notation, Player},
    games::checkers::{CheckersEvaluation, Goal, Position, Weights},
};
use proptest::prelude::*;

use super::{PLAIN, at, random_game};

fn evaluation(text: &str) -> CheckersEvaluation {
    CheckersEvaluation::read(Goal::Plain, text).unwrap()
}

/// The difference of one feature between First and Second.
fn feature(name: &str, position: &Position) -> f64 {
    let others = ["men", "kings"].into_iter().filter(|other| *other != name).map(|other| format!(",{other}=0"));
    evaluation(&format!("material:{name}=1{}", others.collect::<String>())).score(position, Player::First)
}

#[test]
fn features_are_what_their_names_say() {
    // Black: men 1, 3, 14, kings 18, 32. White: men 22, 25, 30, king 2.
    let position = at("B:WK2,22,25,30:B1,3,14,K18,K32");
    for (name, difference) in [
        ("men", 3 - 3),
        ("kings", 2 - 1),
        // Black: 1-5, 1-6, 3-7, 3-8, 14-17, 18-15, 18-23, 32-27, 32-28. White: 2-6, 2-7, 22-17, 25-21, 30-26.
        ("mobility", 9 - 5),
        // Black has none: behind 22 stands 25. White jumps from 22 over 18 to 15.
        ("captures", -1),
        ("threatened", 1),
        // White's 25 has 21 only, and can; nobody is trapped.
        ("trapped", 0),
        // Black's 18 has 14 behind it; White's 22 has 25, and 25 has 30.
        ("supported", 1 - 2),
        ("back", 2 - 1),
        ("centre", 2 - 1),
        // 14 stands three rows from 1 to 4; 25 and 22 one and two rows from 29 to 32.
        ("advance", 3 - 3),
        ("edge", 0),
        ("turn", 1),
        ("m1", 1),
        // White's men on 22, 25 and 30 are on their 11, 8 and 3, her king on 31.
        ("m3", 1 - 1),
        ("m8", -1),
        ("m11", -1),
        ("k18", 1),
        ("k31", -1),
    ] {
        assert_eq!(feature(name, &position).to_string(), f64::from(difference).to_string(), "{name}");
    }
}

#[test]
fn pieces_that_are_shut_in_are_trapped_and_edges_are_left_and_right() {
    assert_eq!(feature("trapped", &at("B:W22,25:BK29")).to_string(), "1");
    assert_eq!(feature("trapped", &at("W:WK1-4:BK5-12")).to_string(), "0");
    assert_eq!(feature("edge", &at("B:W21,13:B28")).to_string(), "-1");
}

#[test]
fn evaluations_are_written_with_weights_that_are_not_default() {
    for (text, canonical) in [
        ("linear", "linear"),
        ("linear:men=6", "linear"),
        ("linear:k32=-1.5,men=7", "linear:men=7,k32=-1.5"),
        ("material:eps=0.010,kings=8", "material:kings=8,eps=0.01"),
        ("learned", "learned"),
        ("learned:men=0,eps=1", "learned:men=0,eps=1"),
    ] {
        assert_eq!(evaluation(text).to_string(), canonical);
        assert_eq!(evaluation(canonical), evaluation(text));
    }
    assert_eq!(Weights::names().count(), 72);
}

#[test]
fn evaluations_that_are_none_are_refused() {
    for (text, found, expected) in [
        ("king", "king", "one of linear, material, learned"),
        ("linear:", "", "a weight and its value"),
        ("linear:men", "men", "a weight and its value"),
        ("linear:queens=1", "queens=1", "one of men, kings"),
        ("linear:m29=1", "m29=1", "m1 to m28"),
        ("linear:men=1,men=2", "men=2", "each weight once"),
        ("linear:men=101", "men=101", "men with a number from -100 to 100"),
        ("linear:men=NaN", "men=NaN", "men with a number from -100 to 100"),
        ("linear:eps=0", "eps=0", "eps with a number from 0.001 to 100"),
    ] {
        let error = CheckersEvaluation::read(Goal::GiveAway, text).unwrap_err();
        assert_eq!(error.found, found, "{text}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
}

#[test]
fn values_are_cut_to_an_open_interval() {
    let position = at("B:W29:B1-12");
    let much = evaluation("material:men=100");
    assert!(much.score(&position, Player::First) < 100.0 && much.score(&position, Player::First) > 99.99);
    assert!(much.score(&position, Player::Second) > -100.0);
    assert_eq!(evaluation("material:men=100,eps=0.01").rounded().unwrap().evaluate(&PLAIN, &position), 10_000);
}

/// The position with the sides exchanged and the board turned round.
fn turned(position: &Position) -> Position {
    let text = PLAIN.show(position);
    let side = |letter: char| {
        let list = text.split(':').skip(1).find_map(|part| part.strip_prefix(letter)).unwrap();
        let turn = |entry: &str| {
            let king = if entry.starts_with('K') { "K" } else { "" };
            format!("{king}{}", 33 - entry.trim_start_matches('K').parse::<u32>().unwrap())
        };
        list.split(',').filter(|entry| !entry.is_empty()).map(turn).collect::<Vec<_>>().join(",")
    };
    let mover = if position.mover() == Player::First { 'W' } else { 'B' };
    at(&format!("{mover}:W{}:B{}", side('B'), side('W')))
}

proptest! {
    #[test]
    fn both_players_are_seen_alike(seed: u64, plies in 0..100_usize) {
        for position in random_game(seed, plies) {
            for goal in Goal::ALL {
                let evaluation = CheckersEvaluation::read(goal, "linear").unwrap();
                let score = evaluation.score(&position, position.mover());
                prop_assert!(score.abs() < 100.0);
                prop_assert_eq!(Some(evaluation.score(&position, !position.mover())), Some(-score));
                let other = turned(&position);
                prop_assert_eq!(Some(evaluation.score(&other, other.mover())), Some(score));
                prop_assert_eq!(Some(evaluation.evaluate(&PLAIN, &position)), Some(score));
                let features = CheckersEvaluation::features(&position, position.mover());
                let sum: f64 = evaluation.weights().values().iter().zip(features).map(|(weight, more)| weight * more).sum();
                prop_assert!(score.abs() > 99.9 || (score - sum).abs() < 1e-9, "{} {}", score, sum);
                let rounded = CheckersEvaluation::read(goal, "linear:eps=0.1").unwrap().rounded().unwrap();
                prop_assert!((f64::from(rounded.evaluate(&PLAIN, &position)) - score * 10.0).abs() <= 0.5 + 1e-9);
            }
            prop_assert_eq!(PLAIN.outcome(&turned(&position)).is_some(), PLAIN.outcome(&position).is_some());
        }
    }
}
