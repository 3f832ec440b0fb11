//! `plyground problem` for other programs.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    sync::LazyLock,
};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{
    command::{Folder, printed, refusal},
    files::hexadecimal,
};

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
    let mut shown = GUIDE.rsplit("\nplyground problem judge ").next().unwrap().lines();
    let problem: Vec<_> = shown.next().unwrap().split(' ').collect();
    let block: Vec<_> = shown.take_while(|line| *line != "```").collect();
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

const LIST: [&str; 7] = ["problem", "loa:6x6", "--count", "5", "--grade", "2-8", "--jsonl"];
static WHOLE: LazyLock<String> = LazyLock::new(|| list(&[]));

fn list(more: &[&str]) -> String {
    printed(&[&LIST[..], more].concat())
}

/// The lines before the last one.
fn rows(list: &str) -> &str {
    &list[..=list.trim_end().rfind('\n').unwrap()]
}

fn sealed(rows: &str) -> String {
    let hash = hexadecimal(Sha256::new_with_prefix(rows));
    format!("{rows}{{\"sha256\":\"{hash}\",\"count\":5}}\n")
}

#[test]
fn lists_are_the_same_for_any_number_of_threads_and_sealed() {
    assert_eq!(list(&["--jobs", "1"]), *WHOLE);
    assert_eq!(list(&["--jobs", "5"]), *WHOLE);
    assert_eq!(*WHOLE, sealed(rows(&WHOLE)));
    assert_ne!(list(&["--seed", "2"]), *WHOLE);
}

#[test]
fn every_problem_of_a_list_is_found_alone() {
    let only = ["problem", "giveaway", "--turns", "only:3-9", "--trivial", "--count", "1", "--jsonl"];
    for lines in [&WHOLE[..], &printed(&only)] {
        for row in lines.lines().filter(|line| line.contains("\"command\"")) {
            let Value::Object(mut row) = serde_json::from_str(row).unwrap() else { panic!("{row}") };
            let command = row.remove("command").unwrap();
            row.remove("index");
            let mut words: Vec<_> = command.as_str().unwrap().split(' ').skip(1).collect();
            words.push("--json");
            let alone: Value = serde_json::from_str(&printed(&words)).unwrap();
            assert_eq!(alone, Value::Object(row));
        }
    }
}

#[test]
fn a_list_goes_on_where_it_was_stopped() {
    let folder = Folder::new("list");
    let file = folder.file("problems.jsonl");
    let (whole, rows) = (&WHOLE, rows(&WHOLE));
    for length in [5, rows.len() / 2, rows.len() - 1, rows.len(), whole.len() - 1, whole.len()] {
        fs::write(&file, &whole[..length]).unwrap();
        assert_eq!(list(&["--out", &file]), "");
        assert_eq!(fs::read_to_string(&file).unwrap(), **whole, "stopped at {length}");
    }
    // More problems come behind those that were there, which are not searched again.
    let changed = rows.replacen("\"tries\":", "\"tries\":9", 1);
    fs::write(&file, &changed).unwrap();
    printed(&["problem", "loa:6x6", "--count", "7", "--grade", "2-8", "--jsonl", "--out", &file]);
    let more = fs::read_to_string(&file).unwrap();
    assert!(more.starts_with(&changed) && more.lines().count() == 8, "{more}");

    let refused = |arguments: &[&str]| refusal(&[arguments, &["--out", &file]].concat());
    assert!(refused(&LIST).contains("expected a --count of at least 7"));
    let others = ["problem", "loa:6x6", "--count", "9", "--grade", "3-8", "--jsonl"];
    assert!(refused(&others).contains("expected “plyground problem loa:6x6 --turns 2-3 --grade 3-8 --seed"));
    assert!(refused(&["problem", "slide3", "--jsonl"]).contains("expected a two-player game"));
    assert!(refused(&["problem", "loa"]).contains("--jsonl"));
    assert_eq!(fs::read_to_string(&file).unwrap(), more);
    fs::write(&file, "my diary\n").unwrap();
    assert!(refused(&LIST).contains("line 1 is not a problem"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "my diary\n");
}

#[test]
fn a_list_ends_when_there_is_no_more() {
    let few = "problem isolation:4x4 --trivial --turns 4 --count 9999 --games 20 --jsonl";
    let [one, two] = ["1", "4"].map(|jobs| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_plyground")).args(few.split(' ')).args(["--jobs", jobs]).output().unwrap();
        assert!(output.status.success());
        assert!(String::from_utf8(output.stderr).unwrap().contains("and no more in 20 games"));
        String::from_utf8(output.stdout).unwrap()
    });
    assert_eq!(one, two);
    let mut positions: Vec<_> = one.lines().filter_map(|line| line.split("\"position\":").nth(1)).collect();
    let count = positions.len();
    positions.sort_unstable();
    positions.dedup_by_key(|rest| rest.split(',').next());
    assert!(count > 1 && positions.len() == count, "no problem comes twice");
    assert!(refusal(&["problem", "isolation", "--grade", "8", "--games", "3", "--jsonl"]).contains("in 3 games"));
}

#[test]
fn a_file_of_problems_is_checked() {
    let folder = Folder::new("checked-list");
    let file = folder.file("problems.jsonl");
    list(&["--out", &file]);
    let check = |status: i32| {
        let output = Command::new(env!("CARGO_BIN_EXE_plyground"))
            .args(["problem", "check", "--json", "--file", &file])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(status));
        let said = if status == 2 { output.stderr } else { output.stdout };
        serde_json::from_slice::<Value>(&said).unwrap()
    };
    let told = check(0);
    assert_eq!((&told["count"], &told["wrong"]), (&json!(5), &json!([])));

    let whole = fs::read_to_string(&file).unwrap();
    let changed = whole.replacen("\"turns\":2", "\"turns\":3", 1);
    fs::write(&file, &changed).unwrap();
    assert_eq!(check(2)["code"], "bad-hash");
    // With a hash of its own, the wrong line is found by the prover.
    let rows = rows(&changed);
    fs::write(&file, sealed(rows)).unwrap();
    let told = check(1);
    assert_eq!(told["wrong"].as_array().unwrap().len(), 1, "{told}");
    assert_eq!(told["wrong"][0]["message"], "found a win in 2 turns, expected 3");
    fs::write(&file, rows).unwrap();
    let unfinished = check(2);
    assert!(unfinished["message"].as_str().unwrap().contains("it is not finished"), "{unfinished}");
    fs::write(&file, format!("{whole}\n")).unwrap();
    assert!(check(2)["message"].as_str().unwrap().contains("nothing behind the line with the hash"));
}
