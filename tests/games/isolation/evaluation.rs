//! Scores compared with the environment's, and with results by hand.

use plyground::{
    game::{Evaluate, Game, Notation, Player},
    games::isolation::{Isolation, IsolationEvaluation, Position, SeenBy},
};
use serde_json::Value;

use super::{PLAYERS, after, moves, oracle, random_walk};

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

/// The role that decides is the one at the moment when the second player has chosen a cell.
#[test]
fn the_taker_stays_the_taker() {
    let rules = Isolation::default();
    let taker: IsolationEvaluation = "parity:1,0,0,0".parse().unwrap();
    for seed in 0..50 {
        let mut position = random_walk(&rules, seed, 2);
        let first_takes = taker.score(&rules, &position, Player::First) > 0.0;
        while rules.outcome(&position).is_none() {
            // Only the taker's moves count, for the taker or against the opponent.
            let (player, sign) = if first_takes { (Player::First, 1.0) } else { (Player::Second, -1.0) };
            let expected = sign * f64::from(rules.mobility(&position, player));
            assert!((taker.score(&rules, &position, Player::First) - expected).abs() < 1e-12);
            // Only the taker can enter a cell that the opponent could enter next.
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
    let next = after(&rules, &position, rules.read_move(&position, "b5").unwrap());
    let heuristic: IsolationEvaluation = "h1".parse().unwrap();
    let of = |evaluation: SeenBy, position| evaluation.evaluate(&rules, position);
    assert_eq!(rules.mobility(&next, Player::First), 4);
    assert_eq!(rules.mobility(&next, Player::Second), 1);
    assert!((of(heuristic.seen_by(Player::First), &position) - (8.0 - 6.0)).abs() < 1e-12);
    assert!((of(heuristic.seen_by(Player::First), &next) + (4.0 - 3.0)).abs() < 1e-12);
    assert!((heuristic.evaluate(&rules, &next) - (1.0 - 12.0)).abs() < 1e-12);
}

/// The value of a position at this depth, and of every move, by plain minimax.
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
    let worth = |mv| -minimax(rules, &after(rules, position, mv), depth - 1, evaluation);
    moves(rules, position).into_iter().map(worth).collect()
}

#[test]
fn the_three_heuristics_choose_the_same_moves() {
    let rules = Isolation::default();
    let best = |position: &Position, depth, name: &str| {
        let evaluation: IsolationEvaluation = name.parse().unwrap();
        let worths = worths(&rules, position, depth, evaluation.seen_by(position.mover()));
        let greatest = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // Equal scores may differ in the last bits after a division, and the worths of losses are infinite.
        let close = |worth: &f64| worth.total_cmp(&greatest).is_eq() || greatest - worth < 1e-9;
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
