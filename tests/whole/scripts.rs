//! Numbers that scripts of pages write again, because their module does not tell them.

use std::{fs, path::Path};

use plyground::{game::Value, problems::ProblemRequest};

/// The numbers after the equals sign of a constant in a script.
fn constant(script: &str, name: &str) -> Vec<i64> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(script)).unwrap();
    let (_, rest) = text.split_once(&format!("const {name} = ")).unwrap();
    let (value, _) = rest.split_once(';').unwrap();
    let numbers = value.trim_matches(['[', ']']).split(", ");
    numbers.map(|number| number.replace('_', "").parse().unwrap()).collect()
}

#[test]
fn sentences_about_searches_know_the_values_of_wins() {
    let script = "www/tree/sentences.js";
    let wins = [i64::from(i32::win(0)), i64::win(0)];
    assert_eq!(constant(script, "WINS"), wins);
    assert_eq!(constant(script, "LONGEST"), [wins[0] - i64::from(i32::win(u32::MAX))]);
    assert_eq!(constant(script, "LONGEST"), [wins[1] - i64::win(u32::MAX)]);
    // These are what the script takes for infinite.
    assert_eq!([i64::from(i32::INFINITE), i64::INFINITE], wins.map(|win| 2 * win));
}

#[test]
fn links_of_problems_reach_the_longest_win() {
    assert_eq!(constant("www/problems/link.js", "LONGEST_ONLY"), [i64::from(ProblemRequest::MOST_ONLY)]);
}
