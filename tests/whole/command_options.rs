//! The options of the command: errors about them, its help, its manual and what shells complete.

use serde_json::{Value, json};

use crate::command::{answer, printed, refusal, run};

#[test]
fn shells_and_manuals_know_every_verb() {
    let help = String::from_utf8(run(&["help"]).stdout).unwrap();
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let verbs: Vec<_> = lines.filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(verbs.contains(&"search"), "{help}");
    let print = |arguments: &[&str]| String::from_utf8(run(arguments).stdout).unwrap();
    let [bash, zsh] = ["bash", "zsh"].map(|shell| print(&["completions", shell]));
    let manual = print(&["man"]);
    for verb in verbs.into_iter().filter(|verb| *verb != "help") {
        assert!(bash.contains(verb) && zsh.contains(verb), "{verb} is not completed");
        assert!(manual.contains(&format!("plyground {verb}")), "the manual lacks {verb}");
    }
    assert!(refusal(&["completions", "cmd"]).contains("powershell"));
}

#[test]
fn errors_have_codes_for_programs() {
    for (arguments, code, input) in [
        (&["run", "dtw=27"][..], "bad-query", "dtw"),
        (&["show", "slide3", "hello"], "bad-position", "hello"),
        (&["merge", "/nowhere/at.all"], "file", "/nowhere/at.all"),
        (&["show", "chess"], "unknown-game", "chess"),
        (&["draw", "loa", "--filp"], "bad-option", "--filp"),
        (&["search", "loa", "--nodes", "-1"], "bad-option", "-1"),
        (&["search", "loa", "--time", "soon"], "bad-option", "soon"),
        (&["shwo"], "bad-option", "shwo"),
        (&["games"], "bad-option", ""),
    ] {
        let said = refusal(&[arguments, &["--json"]].concat());
        let error: Value = serde_json::from_str(&said).unwrap();
        assert_eq!((&error["code"], &error["input"]), (&json!(code), &json!(input)));
        assert!(error["message"].as_str().unwrap().contains(input), "{error}");
    }
}

#[test]
fn misspelt_options_are_refused_by_name() {
    for (arguments, found, close) in [
        (&["draw", "loa", "--filp"][..], "'--filp'", "'--flip'"),
        (&["show", "loa", "--jsno"], "'--jsno'", "'--json'"),
        (&["search", "loa", "--dept", "3"], "'--dept'", "'--depth'"),
        (&["problem", "check", "loa", "2", "--fiel"], "'--fiel'", "'--file"),
    ] {
        let said = refusal(arguments);
        assert!(said.starts_with(&format!("plyground: unexpected argument {found} found")), "{said}");
        assert!(said.contains(&format!("a similar argument exists: {close}")), "{said}");
    }
    let said = refusal(&["search", "loa", "--nodes", "-1"]);
    assert!(said.starts_with("plyground: invalid value '-1' for '--nodes <NODES>': expected a whole number from 0"));
    assert!(!said.contains("tip:") && !said.contains("Usage:"), "{said}");
    // A position may begin with a hyphen.
    let empty = "-----/------/-------/--------/--------/--------/-------/------/zrooO w 1";
    assert_eq!(answer(&["show", "tzaar", empty])["position"], empty);
}

#[test]
fn work_for_no_threads_is_refused() {
    for arguments in [
        &["run", "n=1"][..],
        &["complexity", "slide2"],
        &["fit", "loa"],
        &["games", "loa", "-", "--review"],
        &["problem", "loa", "--jsonl"],
        &["problem", "days", "loa"],
        &["thesis"],
    ] {
        let said = refusal(&[arguments, &["--jobs", "0"]].concat());
        assert!(said.starts_with("plyground: invalid value '0' for '--jobs <JOBS>': 0 is not in 1.."), "{said}");
    }
}

#[test]
fn shells_complete_the_names_of_games() {
    let script = printed(&["completions", "bash"]);
    for verb in ["show", "search", "problem"] {
        let options = script.lines().skip_while(|line| line.trim() != format!("plyground__subcmd__{verb})"));
        let options = options.take(2).collect::<String>();
        assert!(options.contains(" isolation giveaway "), "{verb}: {options}");
    }
}

#[test]
fn the_manual_has_examples_and_no_pages_that_do_not_exist() {
    let manual = printed(&["man"]);
    assert!(!manual.contains("(1)"), "it names other pages");
    for text in ["plyground table build", "plyground problem check", "EXIT STATUS", "another command is still writing"]
    {
        assert!(manual.replace("\\-", "-").contains(text), "{text}");
    }
    let help = printed(&["help"]);
    assert!(help.contains("Exit status:") && help.contains("  75 "), "{help}");
    assert!(printed(&["run", "--help"]).contains("plyground keys"));
}

#[test]
fn bad_input_ends_with_one_clear_line() {
    let quiet = " 0: there is no quiescence search for";
    let cases: [(&[&str], &str); 18] = [
        (&["search", "tzaar", "--engine", "alpha-beta/quiet=4"], quiet),
        (&["run", "kind=playouts&g=isolation&engines=mtd/quiet=4"], quiet),
        (&["run", "dtw=27"], "“dtw=27” is not understood: expected a whole number from 0 to 26, or all"),
        (&["run", "colour=red"], "“colour=red” is not understood: expected one of the keys kind"),
        (&["run", "n=9", "--part", "1/2"], "expected --out to keep it for merge, or --csv"),
        (&["merge", "/nowhere/at.all"], "/nowhere/at.all cannot be read"),
        (&["show", "slide3", "hello"], "“hello” is not a position"),
        (&["show", "slide3", "115.987654312"], "cannot be solved: its order is an odd permutation"),
        (&["solve", "loa"], "there is no search for solutions for loa"),
        (&["solve", "chess"], "“chess” is not a game"),
        (&["solve", "115.987654321", "slide3"], "expected a puzzle, and behind it a position"),
        (
            &["solve", "--engine", "beam/width=0"],
            "“width=0” is not understood: expected a whole number from 1 to 1000000",
        ),
        (
            &["solve", "--engine", "a-star/weight=50"],
            "“weight=50” is not understood: expected a whole number from 100 to 10000",
        ),
        (&["fit", "cubes"], "“cubes” cannot be fitted: expected squares, sum or a two-player game, as in loa"),
        (&["solve", "slide4", "--engine", "beam/memory=31"], "the pattern databases take 32 MiB"),
        (&["table", "info", "/nowhere/at.all"], "/nowhere/at.all cannot be read"),
        (&["perft", "slide2", "3", "103.1233"], "“1233” is not an order"),
        (&["table", "info", "Cargo.toml"], "Cargo.toml"),
    ];
    for (arguments, message) in cases {
        let said = refusal(arguments);
        assert!(said.contains(message), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(
        refusal(&["show", "chess"]).contains("“chess” is not a game: expected one of slide2, slide3, slide4, slide5")
    );
}
