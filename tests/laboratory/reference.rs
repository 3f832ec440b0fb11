//! The laboratory compared with known results of the thesis' experiments.
//!
//! `tests/data/lab.json` and the numbers here come from an independent reproduction; most are exact.

use plyground::lab::{Autoplay, ChoiceOfMoves, Experiment, Outcome, Quota, Runner, Ties, report};
use serde_json::Value;

use crate::sized::sized;

/// The maximum deviation of a number in standard errors: two in a thousand deviate more.
const ERRORS: f64 = 3.1;

fn known() -> Value {
    serde_json::from_str(include_str!("../data/lab.json")).unwrap()
}

fn results(query: &str) -> Vec<Outcome> {
    let experiment = Experiment::parse(query).unwrap();
    let mut runner = Runner::new(&experiment).unwrap();
    let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial)).collect();
    report(&experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap().results
}

/// Whether a share of `n` agrees with a number that is known up to a half width of 95 %.
fn assert_agrees(name: &str, found: f64, n: f64, known: f64, margin: f64) {
    let error = (known.max(1.0 / n) * (1.0 - known).max(1.0 / n) / n + (margin / 1.96).powi(2)).sqrt();
    assert!((found - known).abs() < ERRORS * error, "{name}: {found} instead of {known}, n = {n}");
}

fn winning_quota(outcome: &Outcome) -> Quota {
    let Outcome::Autoplay(Autoplay { quota, .. }) = outcome else { panic!("autoplay is asked for") };
    quota.unwrap()
}

#[test]
fn deterministic_functions_win_as_often_as_is_known() {
    let known = known();
    let names: Vec<&str> = known["autoplay"].as_object().unwrap().keys().map(String::as_str).collect();
    let over = names.join(",").replace("rp", "play");
    let n = sized(200, 500);
    for (t, distance) in [(4, 14), (5, 14), (5, 24)] {
        let results = results(&format!("sweep=eval&over={over}&t={t}&dtw={distance}&n={n}"));
        for (name, outcome) in names.iter().zip(&results) {
            let exact = &known["autoplay"][*name][t.to_string()][format!("dtw{distance}")];
            let quota = winning_quota(outcome);
            assert_agrees(name, quota.value, f64::from(n), exact["quota"].as_f64().unwrap(), 0.0);
            let Outcome::Autoplay(Autoplay { won, moves, .. }) = outcome else { panic!("autoplay is asked for") };
            if *won >= 40 {
                let moves = moves.unwrap();
                // The lengths of games spread by some twenty moves.
                let error = ERRORS * 20.0 / (*won as f64).sqrt();
                assert!((moves.mean - exact["mean"].as_f64().unwrap()).abs() < error, "{name}: {moves:?}");
                assert!(moves.least >= distance && (moves.least - distance) % 2 == 0);
            }
        }
    }
}

#[test]
fn fat_moves_lose_more_often() {
    let (known, n) = (known(), sized(400, 1068));
    for name in ["eu", "man", "nb"] {
        let outcome = &results(&format!("eval={name}&t=4&tie=fat&n={n}"))[0];
        let exact = known["autoplay"][name]["4"]["dtw14"]["fat"].as_f64().unwrap();
        assert_agrees(name, winning_quota(outcome).value, f64::from(n), exact, 0.0);
        let Outcome::Autoplay(Autoplay { fat, ties, .. }) = outcome else { panic!("autoplay is asked for") };
        assert_eq!((fat.unwrap().value.to_bits(), fat.unwrap().n), (1.0_f64.to_bits(), *ties));
    }
    // Counted as different positions, fat moves win more often than others.
    let outcome = &results(&format!("t=6&tie=fat&fat=distinct&n={n}"))[0];
    assert_agrees("distinct leaves", winning_quota(outcome).value, f64::from(n), 0.472, 0.030);
}

#[test]
fn fat_quotas_are_those_known() {
    for (name, t, exact) in [("man", 4, 0.384), ("man", 5, 0.351), ("eu", 4, 0.42), ("nb", 4, 0.51), ("l2", 4, 0.56)] {
        let Outcome::Autoplay(Autoplay { fat, .. }) = &results(&format!("eval={name}&t={t}&n=400"))[0] else {
            panic!("autoplay")
        };
        // Games with cycles repeat their ties, so the true interval is wider than the stated one.
        assert!((fat.unwrap().value - exact).abs() < 0.03, "{name}: {fat:?}");
    }
}

#[test]
fn games_from_start_are_won_as_often_as_is_known() {
    for (name, t) in [("eu", "4"), ("man", "5"), ("inv", "5")] {
        let exact = known()["autoplay"][name][t]["start"].as_f64().unwrap();
        let n = sized(400, 1068);
        let outcome = &results(&format!("start=115.987654321&eval={name}&t={t}&n={n}"))[0];
        assert_agrees(name, winning_quota(outcome).value, f64::from(n), exact, 0.0);
    }
}

#[test]
#[ignore = "thorough"]
fn randomised_functions_win_as_often_as_is_known() {
    let cases = [
        ("noise=add&t=4", 1068, 0.227, 0.026),
        ("noise=add&t=5", 1068, 0.452, 0.030),
        ("noise=normminus&w=1&t=4", 1068, 0.257, 0.026),
        ("eval=eu&noise=add&w=5&t=4", 1068, 0.237, 0.026),
        ("eval=eu&noise=add&w=5&t=4&win=buggy", 1068, 0.042, 0.013),
        ("eval=eu&noise=add&w=0.1&dtw=11", 1068, 0.774, 0.010),
        ("eval=tiletab&t=4", 1068, 0.2461, 0.0084),
        ("eval=tiletab&t=5", 500, 0.4306, 0.0097),
        ("eval=tiletab&t=4&draw=game", 300, 0.2288, 0.0116),
        ("eval=tiletab&t=4&draw=game&type2=newest", 300, 0.2328, 0.0083),
        ("eval=tiletab&t=4&draw=none", 150, 0.195, 0.0142),
    ];
    for (query, n, known, margin) in cases {
        let quota = winning_quota(&results(&format!("{query}&n={n}"))[0]);
        assert_agrees(query, quota.value, f64::from(n), known, margin);
    }
}

#[test]
fn win_found_by_its_value_is_missed_under_strong_noise() {
    let n = sized(60, 200);
    let outcome = &results(&format!("eval=eu&noise=add&w=5&t=5&win=buggy&found=value&n={n}"))[0];
    assert_agrees("found by value", winning_quota(outcome).value, f64::from(n), 0.0, 0.0);
}

#[test]
fn ties_are_as_frequent_as_is_known() {
    let known = known();
    let names: Vec<&str> = known["ties"].as_object().unwrap().keys().map(String::as_str).collect();
    let results =
        results(&format!("kind=ties&dtw=all&n=5000&last={}&sweep=eval&over={}", sized(3, 4), names.join(",")));
    for (name, outcome) in names.iter().zip(&results) {
        let Outcome::Ties(Ties { depths, successors, .. }) = outcome else { panic!("ties are asked for") };
        // 5000 positions have 22,458 different successors on the mean, give or take 43.
        assert!(successors.abs_diff(22_458) < 130, "{successors}");
        for (place, depth) in depths.iter().enumerate() {
            let exact = known["ties"][*name][place].as_f64().unwrap() / 100.0;
            assert_agrees(name, depth.ties.value, 5000.0, exact, 0.0);
            let values = &known["values"][*name];
            let off = depth.values as f64 - values["mean"][place].as_f64().unwrap();
            assert!(off.abs() < 4.0 * values["sd"][place].as_f64().unwrap(), "{name}, t = {}: {off}", depth.t);
        }
    }
}

#[test]
fn random_play_hits_as_often_as_there_are_good_moves() {
    let exact = &known()["play_hits"];
    for (distance, least) in [(11, 2000), (14, 2000), (20, 1000)] {
        let exact = exact[distance - 1].as_f64().unwrap();
        let query = format!("kind=com&eval=play&dtw={distance}&n={least}&last=3");
        let Outcome::ChoiceOfMoves(ChoiceOfMoves { depths, .. }) = &results(&query)[0] else {
            panic!("com is asked for")
        };
        for choice in depths {
            assert!((choice.hits.low..=choice.hits.high).contains(&exact), "{choice:?}");
            assert_eq!((choice.all_best, choice.misses), (least, None));
        }
    }
}

/// The two meanings of Random Play: `play` looks for Win, as the games do (5.2.3); where all weights
/// and Win are 0, as the program for the choice of moves is told (G.2), nothing is found.
#[test]
fn without_weights_win_is_not_found() {
    let exact = known()["play_hits"][3].as_f64().unwrap();
    for (eval, win, found) in [("zero", "buggy", false), ("zero", "fixed", true), ("play", "buggy", true)] {
        let query = format!("kind=com&dtw=4&n=400&eval={eval}&first=4&last=4&win={win}");
        let Outcome::ChoiceOfMoves(ChoiceOfMoves { depths, .. }) = &results(&query)[0] else {
            panic!("com is asked for")
        };
        let hits = depths[0].hits;
        assert!(if found { hits.value >= 1.0 } else { (hits.low..=hits.high).contains(&exact) }, "{query}: {hits:?}");
    }
}

#[test]
fn moves_are_perfect_once_win_is_at_the_leaves() {
    for name in ["eu", "perm", "play", "random", "tiletab"] {
        let query = format!("kind=com&dtw=4&n=40&eval={name}&first=4&last=6");
        let Outcome::ChoiceOfMoves(ChoiceOfMoves { depths, .. }) = &results(&query)[0] else {
            panic!("com is asked for")
        };
        for choice in &depths[..2] {
            assert_eq!((choice.hits.value.to_bits(), choice.t <= 5), (1.0_f64.to_bits(), true));
            assert!(choice.misses.is_none_or(|misses| misses.value <= 0.0));
        }
        // Two plies deeper every successor leads to Win and back: all are alike.
        assert!(depths[2..].iter().all(|choice| choice.all_best == 40), "{name}");
    }
}
