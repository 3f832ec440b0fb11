//! The command, run as a person runs it.
#![cfg(not(target_arch = "wasm32"))]

use std::process::{Command, Output};

use serde_json::{Value, json};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plyground")).args(arguments).output().unwrap()
}

fn answer(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The one line on standard error that goes with status 2.
fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn show_tells_moves_values_and_distance() {
    let answer = answer(&["show", "slide3", "115.987654321"]);
    assert_eq!(answer["game"], "slide3");
    assert_eq!(answer["position"], "115.987654321");
    assert_eq!(answer["side"], Value::Null);
    assert_eq!(answer["moves"], json!(["R1+", "R2+", "R3+", "C1+", "C2+", "C3+"]));
    assert_eq!(answer["outcome"], Value::Null);
    assert_eq!(answer["evaluations"]["man"], 24.0);
    assert_eq!(answer["dtw"], 24);
}

#[test]
fn show_knows_the_end_and_the_game_without_a_table() {
    let won = answer(&["show", "slide2", "103.1234"]);
    assert_eq!(won["outcome"], json!({ "winner": "first", "reason": "solved" }));
    assert_eq!(won["dtw"], 0);
    assert_eq!(answer(&["show", "slide4"])["dtw"], Value::Null);
}

#[test]
fn perft_counts_sequences() {
    // Start has six successors, and each of those has five (thesis, 3.2.2).
    assert_eq!(answer(&["perft", "slide3", "0"])["nodes"], 1);
    assert_eq!(answer(&["perft", "slide3", "1"])["nodes"], 6);
    assert_eq!(answer(&["perft", "slide3", "2"])["nodes"], 30);
}

#[test]
fn solve_finds_the_optimum() {
    let answer = answer(&["solve", "115.987654321"]);
    assert_eq!(answer["length"], 24);
    assert_eq!(answer["moves"].as_array().unwrap().len(), 24);
    assert_eq!(answer["optimal"], true);
}

#[test]
fn the_table_is_built_verified_and_described() {
    let folder = std::env::temp_dir().join(format!("plyground-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("slide3.dtw");
    let file = path.to_str().unwrap();
    assert!(answer(&["table", "build", file])["bytes"].as_u64().unwrap() > 0);
    assert_eq!(answer(&["table", "verify", file])["right"], true);
    assert_eq!(answer(&["table", "info", file])["positions"], 11_612_160);

    let mut bytes = std::fs::read(file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(file, bytes).unwrap();
    assert!(refusal(&["table", "verify", file]).contains("slide3.dtw"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn bad_input_ends_with_one_clear_line() {
    let cases: [(&[&str], &str); 6] = [
        (&["show", "slide3", "hello"], "“hello” is no position"),
        (&["show", "slide3", "115.987654312"], "cannot be solved: its order is an odd permutation"),
        (&["solve", "--game", "slide4"], "not available for slide4"),
        (&["table", "info", "/nowhere/at.all"], "/nowhere/at.all cannot be read"),
        (&["perft", "slide2", "3", "103.1233"], "“1233” is no order"),
        (&["table", "info", "Cargo.toml"], "Cargo.toml"),
    ];
    for (arguments, message) in cases {
        let said = refusal(arguments);
        assert!(said.contains(message), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(refusal(&["show", "chess"]).contains("“chess” is no game: expected one of slide2, slide3, slide4"));
}
