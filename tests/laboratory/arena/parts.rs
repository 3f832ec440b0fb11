//! Rows in any order, in parts and in files.

use std::{fs, process::Command};

use plyground::lab::{Runner, report};

use super::{AGAINST, EFFORT, PLAYOUTS, QUICK};
use crate::experiments::{experiment, report_of, rows, rows_of};

#[test]
fn trials_do_not_depend_on_their_order_and_reports_grow() {
    for query in [QUICK, AGAINST, EFFORT, PLAYOUTS] {
        let experiment = experiment(query);
        let mut runner = Runner::new(&experiment).unwrap();
        let backwards: Vec<String> = (0..experiment.trials()).rev().map(|trial| runner.row(trial)).collect();
        let rows = rows_of(&experiment);
        assert_eq!(backwards.into_iter().rev().collect::<Vec<_>>(), rows);
        for done in 0..=rows.len() {
            let report = report_of(&experiment, &rows[..done]);
            assert_eq!((report.done, report.complete), (done as u64, done == rows.len()));
            assert_eq!((report.fingerprint.is_some(), report.results.len()), (report.complete, usize::from(done > 0)));
        }
    }
}

#[test]
fn rows_of_something_else_are_refused() {
    let pairs = rows("kind=tournament&g=isolation&engines=easy;random&n=2");
    let change = |place: usize, text: &str| {
        let mut fields: Vec<&str> = pairs[0].split(',').collect();
        fields[place] = text;
        fields.join(",")
    };
    let cases = [
        (change(0, "1"), "trial 0"),
        (change(1, "2"), "1"),
        (change(2, "3"), "2"),
        (change(3, "7/7/7/7/7/7/7_a"), "_a"),
        (change(4, "3"), "from 0 to 2"),
        (change(5, "1"), "from 2 to 1000"),
        (change(6, "d4"), "words"),
        (change(9, "d4,e5"), "words"),
        (pairs[0].clone() + ",", "no more columns"),
        (pairs[0].rsplit_once(',').unwrap().0.to_owned(), "more columns"),
    ];
    for (row, expected) in cases {
        let error = report(&experiment("kind=tournament&g=isolation&engines=easy;random&n=2"), &[&row]).unwrap_err();
        assert!(error.row == 1 && error.expected.contains(expected), "{row}: {error}");
    }
    let short = experiment("kind=tournament&g=isolation&engines=easy;random&n=1");
    let error = report(&short, &[&pairs[0], &pairs[1]]).unwrap_err();
    assert_eq!((error.row, error.expected.as_str()), (2, "no more than 1 trials"));
    let effort = experiment("kind=effort&g=isolation&engines=random&n=1");
    let row = rows_of(&effort)[0].replace(",,", ",NaN,");
    assert_eq!(report(&effort, &[&row]).unwrap_err().expected, "a value or nothing");
    let playouts = experiment(PLAYOUTS);
    let row = rows_of(&playouts)[0].replace("first", "nobody").replace("second", "nobody");
    assert_eq!(report(&playouts, &[&row]).unwrap_err().expected, "one of first, second, none");
}

#[test]
fn rows_of_games_that_cannot_be_are_refused() {
    let refused = |query: &str, row: &str| report(&experiment(query), &[row]).unwrap_err();
    // No game on nine squares lasts that long, whatever its rows say.
    for query in [
        "kind=effort&g=isolation:3x3&engines=random&n=1&from=20",
        "kind=effort&g=isolation:3x3&engines=random&n=1&walk=20",
        "kind=tournament&g=isolation:3x3&engines=random;easy&n=1&opening=20",
    ] {
        for row in ["0,1,x", "0,1,2,x", "0,1", ",", ""] {
            let error = refused(query, row);
            assert!(error.row == 1 && !error.expected.is_empty(), "{query}: {error}");
        }
    }
    let error = refused("kind=effort&g=isolation:3x3&engines=random&n=1&from=20", "0,1,x");
    assert!(error.expected.contains("random games of isolation:3x3"), "{error}");
    // The game of an engine is not replayed, because that might take very long.
    let played = "kind=effort&g=loa&engines=random&n=1&by=minimax/eval=normal/depth=60";
    for position in ["x", "b7/8/8/8/8/8/8/7w_w", "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"] {
        let error = refused(played, &format!("0,1,{position},0,1,1,0,1,1,,b1-b3"));
        assert_eq!((error.found.as_str(), error.expected.as_str()), (position, "an unfinished position"));
    }
    let two = played.replace("engines=random", "engines=random;easy");
    let row = "0,1,1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1_b,0,1,1,0,1,1,,b1-b3";
    assert_eq!(report(&experiment(&two), &[row]).unwrap().done, 1);
    let next = row.replacen("0,1", "1,2", 1).replace("_b", "_w");
    assert_eq!(report(&experiment(&two), &[row, &next]).unwrap_err().row, 2);
}

#[test]
fn counts_at_the_ends_of_numbers_are_refused() {
    let effort = experiment("kind=effort&g=isolation&engines=random;minimax/depth=1&n=9");
    let mut rows = rows_of(&effort);
    let set = |row: &mut String, place: usize, text: &str| {
        let mut fields: Vec<&str> = row.split(',').collect();
        fields[place] = text;
        *row = fields.join(",");
    };
    let refused = |rows: &[String]| report(&effort, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap_err();
    let whole = rows.clone();
    for place in 3..9 {
        rows.clone_from(&whole);
        set(&mut rows[0], place, "18446744073709551615");
        assert_eq!(refused(&rows).row, 1);
        set(&mut rows[0], place, "9007199254740992");
        assert_eq!(report_of(&effort, &rows[..2]).done, 2);
        set(&mut rows[2], place, "9007199254740992");
        let error = refused(&rows);
        assert_eq!((error.row, error.expected.as_str()), (3, "sums of at most 9007199254740992"));
    }
    // A value without a negative is not negated.
    for value in ["-1e300", "1e300", "-2147483648", "-9223372036854775808", "inf", "-inf"] {
        rows.clone_from(&whole);
        set(&mut rows[1], 9, value);
        assert_eq!(report_of(&effort, &rows).done, 18);
    }
    let playouts = experiment("kind=playouts&g=isolation:3x3&n=2");
    let row = rows_of(&playouts)[0].clone();
    let mut fields: Vec<&str> = row.split(',').collect();
    let huge = vec!["18446744073709551615"; fields[5].split(' ').count()].join(" ");
    fields[5] = &huge;
    assert_eq!(report(&playouts, &[&fields.join(",")]).unwrap_err().found, "18446744073709551615");
}

fn printed(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_plyground")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn threads_parts_and_stops_change_nothing() {
    let folder = std::env::temp_dir().join(format!("plyground-arena-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    for query in [QUICK, EFFORT, PLAYOUTS] {
        let whole = printed(&["run", query, "--jobs", "1"]);
        assert_eq!(printed(&["run", query, "--jobs", "2"]), whole);
        let files = [1, 2, 3].map(|number| folder.join(format!("{number}.csv")).to_str().unwrap().to_owned());
        for (file, part) in files.iter().zip(["1/3", "2/3", "3/3"]) {
            let _ = fs::remove_file(file);
            printed(&["run", query, "--part", part, "--out", file]);
        }
        let [one, two, three] = files.each_ref().map(String::as_str);
        assert_eq!(printed(&["merge", three, one, two]), whole);
        // A run that was stopped in the middle of a row goes on.
        fs::remove_file(one).unwrap();
        printed(&["run", query, "--out", one]);
        let full = fs::read_to_string(one).unwrap();
        let begun = full.lines().filter(|line| !line.starts_with("# fingerprint")).collect::<Vec<_>>().join("\n");
        fs::write(one, &begun[..begun.len() - 40]).unwrap();
        assert_eq!(printed(&["run", query, "--out", one]), whole);
        assert_eq!(fs::read_to_string(one).unwrap(), full);
    }
    fs::remove_dir_all(folder).unwrap();
}
