//! `plyground games`, run as a person runs it.

use std::{
    fs,
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

use super::command::{Folder, printed};

/// Three games: one won by Black, one with an illegal move, one without tags.
const FILE: &str = "[Event \"Club night\"]\n[Event \"Again\"]\n[Date \"1946.05.01\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n\
                    1. 11x15 23x19 2. 8-11 1-0\n\n[Black \"Cleo\"]\n[Result \"0-1\"]\n1. 11-15 19-1 0-1\n\n\
                    1. 12-16 24-20 1/2-1/2\n";

fn run(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    let command = command.arg("games").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    // A command that refuses its arguments does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn lines(arguments: &[&str]) -> Vec<Value> {
    let output = run(&[arguments, &["-", "--json"]].concat(), FILE);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_line_of_json_tells_each_game() {
    let games = lines(&[]);
    assert_eq!(games.len(), 3);
    let first = json!({
        "file": "-",
        "game": 1,
        "line": 1,
        "name": "checkers",
        "headers": {
            "Event": "Club night", "Event 2": "Again", "Date": "1946.05.01", "Black": "Ada", "White": "Ben",
        },
        "players": { "first": "Ada", "second": "Ben" },
        "start": null,
        "moves": ["11-15", "23-19", "8-11"],
        "comments": [],
        "result": "1-0",
        "winner": "first",
        "remarks": [],
        "error": null,
    });
    assert_eq!(games[0], first);
    let error = &games[1]["error"];
    assert_eq!((&error["ply"], &error["line"], &error["found"]), (&json!(2), &json!(10), &json!("19-1")));
    assert_eq!(error["legal"].as_array().map(Vec::len), Some(7));
    assert_eq!((&games[1]["winner"], &games[1]["moves"]), (&json!("second"), &json!(["11-15"])));
    assert_eq!(
        (&games[2]["winner"], &games[2]["result"], &games[2]["game"]),
        (&json!(null), &json!("1/2-1/2"), &json!(3))
    );
    assert_eq!(lines(&["--number", "3", "--replay"])[0]["positions"].as_array().map(Vec::len), Some(3));
}

#[test]
fn games_are_listed_and_what_is_wrong_with_them() {
    let listed = run(&["-"], FILE);
    assert!(listed.status.success() && listed.stderr.is_empty());
    let listed = text(&listed.stdout);
    let found: Vec<_> = listed.lines().collect();
    assert_eq!(found[0], "    1  checkers    1-0        3 plies  Ada – Ben  Club night  1946.05.01");
    assert!(found[2].starts_with("-: game 2: line 10, ply 2: “19-1” is not understood: expected one of 21-17, "));
    assert_eq!((found.len(), found[4]), (5, "3 games, 1 with errors"));

    let checked = run(&["-", "--check"], FILE);
    assert_eq!((checked.status.code(), text(&checked.stdout).lines().count()), (Some(1), 2));
    let good = run(&["-", "--check", "--number", "1"], FILE);
    assert_eq!((good.status.code(), text(&good.stdout)), (Some(0), "1 of 3 games, no errors\n".to_owned()));
}

#[test]
fn remarks_are_shown_and_are_no_errors() {
    let file = "[FEN \"B:W6:B1\"]\n\n1. 1x10 0-1\n\n1. 11-15 23-19 5. 8-11 *\n";
    let remarks = "-: game 1: remark: line 1, ply 1: the result 0-1 is not that of the board, but would be by the rules of giveaway\n\
                   -: game 2: remark: line 5, ply 3: the number of the move is 5: expected 2, so moves may be missing\n";
    let checked = run(&["-", "--check"], file);
    let expected = format!("{remarks}2 games, no errors, 2 with remarks\n");
    assert_eq!((checked.status.code(), text(&checked.stdout)), (Some(0), expected));
    let listed = text(&run(&["-"], file).stdout);
    assert!(remarks.lines().all(|remark| listed.contains(remark)), "{listed}");
    let game: Value = serde_json::from_slice(&run(&["-", "--json", "--number", "1"], file).stdout).unwrap();
    let remark = json!({ "line": 1, "ply": 1, "kind": "rules", "found": "0-1", "expected": "giveaway" });
    assert_eq!((&game["remarks"], &game["error"]), (&json!([remark]), &json!(null)));
}

#[test]
fn games_are_read_as_the_game_that_is_asked_for() {
    let listed = text(&run(&["-", "--as", "giveaway"], "[FEN \"B:W6:B1\"]\n\n1. 1x10 0-1\n").stdout);
    assert!(listed.contains("  giveaway  ") && listed.ends_with("\n1 game, no errors\n"), "{listed}");
    let refused = run(&["-", "--as", "slide3"], FILE);
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
    assert!(text(&refused.stderr).contains("slide3 has no records"), "{}", text(&refused.stderr));
}

#[test]
fn games_are_filtered() {
    let numbers =
        |arguments: &[&str]| lines(arguments).iter().map(|game| game["game"].as_u64().unwrap()).collect::<Vec<_>>();
    for (arguments, expected) in [
        (&["--player", "ada"][..], &[1][..]),
        (&["--player", "c"], &[2]),
        (&["--event", "NIGHT"], &[1]),
        (&["--date", "1946"], &[1]),
        (&["--result", "second"], &[2]),
        (&["--result", "draw"], &[3]),
        (&["--game", "checkers"], &[1, 2, 3]),
        (&["--game", "loa"], &[]),
        (&["--reached", "W:W21-32:B1-10,12,15"], &[1, 2]),
        (&["--player", "Ada", "--result", "draw"], &[]),
    ] {
        assert_eq!(numbers(arguments), expected, "{arguments:?}");
    }
    // A position of one of several games.
    let mixed = "game: loa\nmoves: b1-h1\n\ngame: isolation\nmoves: d4\n";
    let found = run(&["-", "--reached", "7/7/7/3a3/7/7/7 b", "--json"], mixed);
    assert!(
        found.status.success() && text(&found.stdout).contains("\"name\":\"isolation\""),
        "{}",
        text(&found.stderr)
    );
    let refused = run(&["-", "--reached", "nowhere"], FILE);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("“nowhere” is not understood"), "{}", text(&refused.stderr));
}

#[test]
fn games_are_converted_and_replayed() {
    let to = |format: &str| run(&["-", "--to", format, "--number", "1"], FILE);
    let pdn = text(&to("pdn").stdout);
    let again = run(&["-", "--json"], &pdn);
    let again: Value = serde_json::from_slice(&again.stdout).unwrap();
    assert_eq!((&again["moves"], &again["headers"]["Black"]), (&json!(["11-15", "23-19", "8-11"]), &json!("Ada")));
    assert_eq!(
        text(&to("text").stdout),
        "game: checkers\nfirst: Ada\nsecond: Ben\ndate: 1946.05.01\nresult: 1-0\nmoves: 11-15 23-19 8-11\n\n"
    );
    assert_eq!(text(&to("links").stdout), "games.html?g=checkers&m=11-15.23-19.8-11\n");
    assert_eq!(text(&to("json").stdout), text(&run(&["-", "--json", "--number", "1"], FILE).stdout));
    // A game with an error is left out, and that is told.
    let all = run(&["-", "--to", "links"], FILE);
    assert_eq!((all.status.code(), text(&all.stdout).lines().count()), (Some(1), 2));
    assert!(text(&all.stderr).starts_with("plyground: -: game 2: line 10, ply 2: “19-1”"), "{}", text(&all.stderr));
    let json = run(&["-", "--to", "json"], FILE);
    assert_eq!((json.status.code(), text(&json.stdout).lines().count()), (Some(1), 3));
    let loa = run(&["-", "--to", "pdn"], "game: loa\nmoves: b1-h1\n");
    assert!(
        loa.status.code() == Some(1) && text(&loa.stderr).contains("not a game of draughts with pieces of both sides")
    );

    let tzaar = "game: tzaar\nmoves: D6xE6 D4xD3 C3+C4\n\ngame: tzaar\nmoves: D6xE6\n";
    let waltz = run(&["-", "--to", "waltz"], tzaar);
    assert!(waltz.status.success() && text(&waltz.stdout).contains("\nD4 D3\n0 C3 C4\n0.000 0\n"), "{waltz:?}");
    assert_eq!(text(&run(&["-", "--to", "text"], &text(&waltz.stdout)).stdout), format!("{tzaar}\n"));
    let half = run(&["-", "--to", "waltz"], "game: tzaar\nmoves: D6xE6 D4xD3\n");
    assert!(half.status.code() == Some(1) && text(&half.stderr).contains("starts and ends between two turns"));

    let replayed = text(&run(&["-", "--replay", "--number", "1"], FILE).stdout);
    assert!(replayed.contains("\n2. 23-19\nB:W19,21,22,24,25,26,27,28,29,30,31,32:B1,"), "{replayed}");
}

#[test]
fn files_that_cannot_be_read_do_not_keep_others_from_it() {
    let folder = Folder::new("games");
    let (good, bad, empty) = (folder.file("good.pdn"), folder.file("bad.pdn"), folder.file("empty.pdn"));
    fs::write(&good, "1. 11-15 *").unwrap();
    fs::write(&bad, b"1. 11-15 \0").unwrap();
    fs::write(&empty, "\n").unwrap();
    let missing = folder.file("missing.pdn");
    let output = run(&[&bad, &empty, &missing, &good], "");
    assert_eq!(output.status.code(), Some(2));
    let listed = text(&output.stdout);
    assert!(listed.contains("good.pdn:\n    1  checkers") && listed.ends_with("1 game, no errors\n"), "{listed}");
    let told = text(&output.stderr);
    let told: Vec<_> = told.lines().collect();
    assert!(told[0].contains("bad.pdn cannot be read: it is not a text") && told[0].contains("offset 9"), "{told:?}");
    assert!(told[1].contains("empty.pdn cannot be read: it is empty"), "{told:?}");
    assert!(told[2].contains("missing.pdn cannot be read: ") && told.len() == 3, "{told:?}");
    assert_eq!(printed(&["games", &good, "--check"]), "1 game, no errors\n");
    // Without a file that can be read, there is nothing to count.
    let words = folder.file("words.txt");
    fs::write(&words, "root:x:0:0:root:/root:/bin/bash\n").unwrap();
    let none = run(&[&words, &missing], "");
    assert_eq!((none.status.code(), text(&none.stdout)), (Some(2), String::new()));
    assert!(text(&none.stderr).contains("words.txt cannot be read: it has no games"), "{}", text(&none.stderr));
}
