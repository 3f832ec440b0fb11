//! `plyground search --log` and `plyground log`, run as a person runs them.

use std::{env, fs, path::PathBuf, process};

use plyground::search::log::head;

use crate::command::{refusal, run};

fn file(name: &str) -> PathBuf {
    env::temp_dir().join(format!("plyground-{}-{name}.log", process::id()))
}

/// What `log` prints of these events.
fn printed(name: &str, head: &[u8], events: &[u8]) -> String {
    let path = file(name);
    fs::write(&path, [head, events].concat()).unwrap();
    let output = run(&["log", "--events", path.to_str().unwrap()]);
    fs::remove_file(&path).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_log_that_was_cut_off_or_damaged_is_refused() {
    let path = file("cut");
    let text = path.to_str().unwrap();
    for game in ["loa", "tzaar"] {
        assert!(run(&["search", game, "--depth", "1", "--log", text]).status.success());
        assert!(run(&["log", text]).status.success());
    }
    let log = fs::read(&path).unwrap();
    fs::write(&path, &log[..log.len() - 1]).unwrap();
    let told = format!("the log ends after {} bytes: expected", log.len() - 1);
    assert!(refusal(&["log", text]).contains(&told));
    for (engine, event) in [("ida-star", 5), ("depth-t", 5), ("proof", 5), ("alpha-beta", 5)] {
        fs::write(&path, [head("slide3", "", engine), vec![event, 0, 0, 0]].concat()).unwrap();
        assert!(refusal(&["log", "--events", text]).contains("expected the search to begin at the root"), "{engine}");
    }
    fs::remove_file(path).unwrap();
}

#[test]
fn a_position_in_which_the_game_is_over_has_a_whole_log() {
    let path = file("over");
    let text = path.to_str().unwrap();
    let over = "8/8/8/3bw3/8/8/8/8 b";
    assert!(run(&["search", "loa", over, "--depth", "2", "--log", text]).status.success());
    assert!(String::from_utf8_lossy(&run(&["log", text]).stdout).contains("nodes  0 "));
    fs::remove_file(&path).unwrap();
    assert!(refusal(&["search", "loa", "--time", "1", "--log", text]).contains("'--log <FILE>'"));
}

#[test]
fn events_at_a_great_ply_are_indented_no_further() {
    let (plies, one) = (40_000, [0, 2, 3, 5, 65, 1, 2, b'a', b'1', 0]);
    let events = [&one[..], &[65, 1, 0].repeat(plies - 1), &[5, 0].repeat(plies + 1), &[6]].concat();
    let text = printed("deep", &head("loa", "", "alpha-beta"), &events);
    assert!(text.lines().all(|line| line.len() < 130));
    assert!(text.contains(&format!("\n{:80}40000: a1 to depth 0", "")));
    assert!(text.contains(&format!("\n{:78}a1 to depth 0", "")));
}

#[test]
fn control_characters_of_a_log_do_not_reach_the_terminal() {
    let head = head("loa\u{1b}c", "\u{1b}[31mred\u{7}", "alpha-beta\u{9b}1m");
    let events = [0, 2, 3, 5, 65, 1, 2, 0x1b, b'c', 0, 5, 0, 3, 5, 0, 70, 0, 1];
    let text = printed("raw", &head, &events);
    assert!(text.chars().all(|c| c == '\n' || !c.is_control()), "{text:?}");
    assert!(text.contains("\\u{1b}[31mred") && text.contains("best   \\u{1b}c"), "{text}");
}
