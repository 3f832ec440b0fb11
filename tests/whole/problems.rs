//! `plyground problem` for other programs.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use crate::command::refusal;

const LOA: &str = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w";
const GUIDE: &str = include_str!("../../docs/problems.md");

/// Asks about one turn after another, each when the last has been answered. Returns the answers and the status.
fn judge(problem: &[&str], turns: &[&str]) -> (Vec<String>, Option<i32>) {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_plyground"));
    judge.args(["problem", "judge"]).args(problem).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut judge = judge.spawn().unwrap();
    let (mut input, output) = (judge.stdin.take().unwrap(), judge.stdout.take().unwrap());
    let mut answers = BufReader::new(output).lines();
    let mut ask = |turn: &&str| {
        writeln!(input, "{turn}").unwrap();
        answers.next().unwrap().unwrap()
    };
    let said = turns.iter().map(&mut ask).collect();
    drop(input);
    assert!(answers.next().is_none(), "more answers than turns");
    (said, judge.wait().unwrap().code())
}

fn verdicts(problem: &[&str], turns: &[&str]) -> (Vec<Value>, Option<i32>) {
    let (answers, status) = judge(problem, turns);
    let word = |line: &String| {
        let answer: Value = serde_json::from_str(line).unwrap();
        answer.get("verdict").unwrap_or(&answer["code"]).clone()
    };
    (answers.iter().map(word).collect(), status)
}

#[test]
fn turns_are_judged_as_the_guide_shows() {
    let mut shown = GUIDE.rsplit("\n    plyground problem judge ").next().unwrap().lines();
    let problem: Vec<_> = shown.next().unwrap().split(' ').collect();
    let block: Vec<_> = shown.map_while(|line| line.strip_prefix("    ")).collect();
    let (answers, turns): (Vec<_>, Vec<_>) = block.into_iter().partition(|line| line.starts_with('{'));
    assert_eq!(turns.len(), 5);
    assert_eq!(judge(&problem, &turns), (answers.into_iter().map(str::to_owned).collect(), Some(0)));
}

#[test]
fn every_line_has_an_answer_and_the_status_tells_whether_it_is_solved() {
    let unsolved = verdicts(&["loa", "2", LOA], &["", "g6-g9", "g7-h6", "e7-e5", "e7-e5"]);
    assert_eq!(
        unsolved,
        (["illegal-move", "bad-move", "fails", "in-time", "illegal-move"].map(Value::from).to_vec(), Some(1))
    );
    // The win in 2 is to be found, and after it no move is legal.
    let solved = verdicts(&["loa", "3", LOA], &["e7-e5", "d7-g4", "d7-g4"]);
    assert_eq!(solved, (vec![json!("in-time"), json!("won"), json!("illegal-move")], Some(0)));
    assert_eq!(judge(&["loa", "2", LOA], &[]), (vec![], Some(1)));
    let tzaar = "oo---/z7-----/-----r3O/Oo2------/-R-O----/-o2------/r-Z5----/o--R3--/O--OO w 1";
    let turns = ["G3xG1", "G3xG1 H4+C7", "I4xE4 pass"];
    assert_eq!(verdicts(&["tzaar", "2", tzaar], &turns).0[..2], [json!("illegal-move"), json!("in-time")]);
}

#[test]
fn an_only_move_solves_its_problem() {
    let problem = ["isolation", "only", "4x2/5ax/1bxx3/2x1xx1/xxxx3/3xxx1/2x4 b"];
    assert_eq!(verdicts(&problem, &["d6"]), (vec![json!("only")], Some(0)));
    let missed = verdicts(&problem, &["c7"]);
    assert_eq!(missed, (vec![json!("fails")], Some(1)));
}

#[test]
fn positions_that_are_no_problems_are_not_judged() {
    let refused = |problem: &[&str]| refusal(&[&["problem", "judge"], problem].concat());
    assert!(refused(&["loa", "1", LOA]).contains("not a problem: no turn wins within 1"));
    assert!(refused(&["giveaway", "2", "W:W:BK3"]).contains("expected a position with a player to move"));
    assert!(refused(&["giveaway", "20", "W:W30:B2,3,4"]).contains("not a problem: "));
    assert!(refused(&["loa", "only", LOA]).contains("expected isolation, giveaway or checkers"));
    assert!(refused(&["loa", "2-3", LOA]).contains("expected a number from 1 to 20, or only"));
    assert!(refused(&["slide3", "2", "115.987654321"]).contains("expected a two-player game"));
}
