//! The command, run as a person runs it.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use plyground::{
    game::{Game, Notation},
    games::{
        checkers::{Checkers, CheckersEvaluation, Goal},
        tzaar::{Tzaar, WaltzAnswer},
    },
    learning::{Learner, Training},
};
use serde_json::{Value, json};

pub fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plyground")).args(arguments).output().unwrap()
}

pub fn answer(arguments: &[&str]) -> Value {
    let output = run(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The single line on standard error that comes with status 2.
pub fn refusal(arguments: &[&str]) -> String {
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
fn show_numbers_the_positions_of_puzzles() {
    // The order of figure 3.10, in the seventh pattern.
    let example = answer(&["show", "slide3", "106.427981635"]);
    assert_eq!(example["goedel"], 129_580);
    assert_eq!(example["index"], 6 * 181_440 + 129_580 / 2);
    assert_eq!(answer(&["show", "slide4", "163.gfedcba987654321"]).get("goedel"), Some(&json!(20_922_789_887_999_u64)));
    for game in ["slide5", "isolation"] {
        assert_eq!(answer(&["show", game]).get("index"), None);
    }
}

#[test]
fn show_knows_the_end_and_the_game_without_a_table() {
    let won = answer(&["show", "slide2", "103.1234"]);
    assert_eq!(won["outcome"], json!({ "winner": "first", "reason": "solved" }));
    assert_eq!(won["dtw"], 0);
    assert_eq!(answer(&["show", "slide4"])["dtw"], Value::Null);
    let five = answer(&["show", "slide5"]);
    assert_eq!((&five["dtw"], &five["evaluations"]), (&Value::Null, &json!({})));
    assert_eq!(five["moves"], json!(["R1+", "R2+", "R3+", "R4+", "R5+", "C1+", "C2+", "C3+", "C4+", "C5+"]));
}

#[test]
fn complexity_is_exact_for_puzzles_and_measured_for_games() {
    let engine = ["--engine", "random", "-n", "9"];
    let games = answer(
        &[&["complexity", "slide2", "slide4", "slide5", "loa:thesis-2000:6x6", "giveaway"], &engine[..]].concat(),
    );
    let [two, four, five, loa, giveaway] = &games["games"].as_array().unwrap()[..] else { panic!("{games}") };
    assert_eq!((&two["states"], &two["exact"]), (&json!("192"), &json!(true)));
    assert_eq!(
        (&four["states"], &five["states"]),
        (&json!("2678117105664000"), &json!("7941739542185464823808000000"))
    );
    // All ways to place 1 to 8 pieces a side on 36 squares.
    let choose = |n: u128, k: u128| (1..=k).fold(1, |ways, at| ways * (n + 1 - at) / at);
    let boards: u128 = (1..=8).flat_map(|b| (1..=8).map(move |w| choose(36, b) * choose(36 - b, w))).sum();
    assert_eq!((&loa["states"], &loa["exact"]), (&json!(boards.to_string()), &json!(false)));
    let number = |name: &str| loa[name].as_f64().unwrap();
    assert!((number("games_log10") - number("plies") * number("branching").log10()).abs() < 1e-6);
    let query = giveaway["query"].as_str().unwrap();
    assert_eq!(query, "kind=playouts&g=giveaway&n=9&opening=2");
    assert_eq!(giveaway["fingerprint"], answer(&["run", query])["fingerprint"]);
    let text = String::from_utf8(run(&["complexity", "slide3"]).stdout).unwrap();
    assert!(text.lines().any(|line| line.starts_with("slide3") && line.contains("11612160")), "{text}");
    assert!(refusal(&["complexity", "loa", "-n", "0"]).contains("from 1 to"));
    assert!(refusal(&["complexity", "chess"]).contains("not a game"));
}

#[test]
fn perft_counts_sequences() {
    // Start has six successors, and each of those has five [Heuser 2003, 3.2.2].
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
    for engine in ["ida-star", "a-star", "breadth-first", "breadth-first/width=0/memory=4"] {
        let answer = self::answer(&["solve", "--engine", engine]);
        assert_eq!((&answer["length"], &answer["bound"], &answer["optimal"]), (&json!(24), &json!(24), &json!(true)));
    }
    let quick = self::answer(&["solve", "slide2", "--engine", "beam/width=1"]);
    assert!(quick["length"].as_u64().is_none_or(|length| length >= 10));
    // As it was written before.
    assert_eq!(self::answer(&["solve", "--game", "slide2", "--with", "beam/width=1"]), quick);
    let solved = self::answer(&["solve", "slide2", "103.1234"]);
    assert_eq!((&solved["length"], &solved), (&json!(0), &self::answer(&["solve", "103.1234", "--game", "slide2"])));
    let stopped = self::answer(&["solve", "--engine", "a-star/memory=1"]);
    assert_eq!((&stopped["length"], &stopped["optimal"]), (&json!(24), &json!(true)));
}

#[test]
fn the_table_is_built_verified_and_described() {
    let folder = std::env::temp_dir().join(format!("plyground-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("slide3.dtw");
    let file = path.to_str().unwrap();
    assert!(answer(&["table", "build", file])["bytes"].as_u64().unwrap() > 0);
    assert_eq!(answer(&["table", "verify", file])["right"], true);
    assert_eq!(answer(&["table", "info", file])["positions"], 11_612_160);

    let mut bytes = fs::read(file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(file, bytes).unwrap();
    assert!(refusal(&["table", "verify", file]).contains("slide3.dtw"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn tables_of_endgames_are_built_verified_and_described() {
    let folder = Folder::new("endgames");
    let path = folder.0.join("giveaway.end");
    let file = path.to_str().unwrap();
    let built = answer(&["table", "build", file, "--game", "giveaway", "--pieces", "3"]);
    assert_eq!(built["bytes"].as_u64().unwrap(), fs::read(file).unwrap().len() as u64);
    assert_eq!(answer(&["table", "verify", file])["right"], true);
    let described = answer(&["table", "info", file]);
    assert_eq!((&described["game"], &described["positions"]), (&json!("giveaway"), &json!(199_520)));
    assert_eq!(described["pieces"][0]["draws"], 0);

    // The table of one game with the header of the other.
    let mut bytes = fs::read(file).unwrap();
    bytes[6] ^= 1;
    fs::write(file, bytes).unwrap();
    assert!(refusal(&["table", "verify", file]).contains("checksum"));
    assert!(refusal(&["table", "build", file, "--game", "slide4"]).contains("expected slide3, giveaway or checkers"));
}

/// A fresh folder for one test, which is deleted at its end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("plyground-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "nothing is watched");
    String::from_utf8(output.stdout).unwrap()
}

const GAMES: &str = "dtw=8&n=40&t=3&sweep=noise&over=none,add";
const TRACE: &str = "kind=trace&dtw=7&n=5&t=3";

#[test]
fn an_experiment_is_the_same_on_any_number_of_threads() {
    let report = printed(&["run", GAMES, "--jobs", "1"]);
    for jobs in ["2", "4", "100"] {
        assert_eq!(printed(&["run", GAMES, "--jobs", jobs]), report);
    }
    let report = answer(&["run", GAMES]);
    assert_eq!((&report["query"], &report["complete"]), (&json!(GAMES), &json!(true)));
    assert_eq!(report["fingerprint"].as_str().unwrap().len(), 64);
    assert_eq!(report["results"][1]["point"], "add");
}

#[test]
fn parts_are_merged_to_the_bytes_of_the_whole() {
    let folder = Folder::new("parts");
    for query in [GAMES, TRACE] {
        let whole = printed(&["run", query]);
        let files = [1, 2, 3].map(|number| folder.file(&format!("{number}.csv")));
        for (file, part) in files.iter().zip(["1/3", "2/3", "3/3"]) {
            let _ = fs::remove_file(file);
            assert_eq!(answer(&["run", query, "--part", part, "--out", file])["part"], part);
        }
        let [one, two, three] = files.each_ref().map(String::as_str);
        assert_eq!(printed(&["merge", three, one, two]), whole);
        let csv = printed(&["merge", one, two, three, "--csv"]);
        assert_eq!(csv, printed(&["run", query, "--csv"]));
        let heading: Vec<&str> = csv.lines().take(3).map(|line| line.split(' ').nth(1).unwrap()).collect();
        assert_eq!(heading, ["query:", "version:", "fingerprint:"]);

        assert!(refusal(&["merge", one, three]).contains("part 2/3 is missing"));
        assert!(refusal(&["merge", one, two, two, three]).contains("part 2/3 occurs twice"));
        let sealed = fs::read_to_string(two).unwrap();
        let half = &sealed[..sealed.find("# hash: ").unwrap()];
        for length in [half.len(), half.len() + 3, sealed.len() - 1] {
            fs::write(two, &sealed[..length]).unwrap();
            assert_eq!(printed(&["merge", one, two, three]), whole);
            answer(&["run", query, "--part", "2/3", "--out", two]);
            assert_eq!(fs::read_to_string(two).unwrap(), sealed);
        }
        // Older parts have no settings.
        let (before, after) = half.split_once("# settings: ").unwrap();
        fs::write(two, format!("{before}{}", after.split_once('\n').unwrap().1)).unwrap();
        answer(&["run", query, "--part", "2/3", "--out", two]);
        assert!(fs::read_to_string(two).unwrap().contains("# hash: "));
        assert_eq!(printed(&["merge", one, two, three]), whole);
        fs::write(two, &half[..half.len() - 3]).unwrap();
        let lack = if query == TRACE { "expected the end of the game" } else { "part 2/3 lacks 1 of its" };
        assert!(refusal(&["merge", one, two, three]).contains(lack));
        fs::write(two, half.replace(query, "n=2")).unwrap();
        assert!(refusal(&["merge", one, two, three]).contains("expected"));
        fs::write(two, half.replace("# version: ", "# version: 9.")).unwrap();
        assert!(refusal(&["merge", one, two, three]).contains("of version 9."));
        answer(&["run", query, "--part", "2/4", "--out", &folder.file("4.csv")]);
        assert!(refusal(&["merge", one, &folder.file("4.csv")]).contains("one of 3 parts and one of 4"));
        fs::remove_file(folder.file("4.csv")).unwrap();
    }
    answer(&["run", "n=2", "--part", "1/2", "--out", &folder.file("a.csv")]);
    answer(&["run", "n=2&t=4", "--part", "2/2", "--out", &folder.file("b.csv")]);
    assert!(refusal(&["merge", &folder.file("a.csv"), &folder.file("b.csv")]).contains("expected one experiment"));
}

#[test]
fn parts_are_counted_from_0_or_from_1() {
    let part = |option: &str, part: &str| printed(&["run", GAMES, option, part, "--csv"]);
    for number in 1..=3 {
        assert_eq!(part("--index", &format!("{}/3", number - 1)), part("--part", &format!("{number}/3")));
    }
    for (arguments, message) in [
        (["--part", "0/3"], "expected its number, from 1, and the number of parts, as in 1/3, which is --index 0/3"),
        (["--index", "3/3"], "expected its index, from 0, and the number of parts, as in 2/3, which is --part 3/3"),
        (["--part", "4/3"], "as in 2/4"),
        (["--index", "4/3"], "as in 1/4"),
        (["--part", "0/0"], "as in 2/4"),
        (["--index", "0/0"], "as in 1/4"),
    ] {
        let said = refusal(&[&["run", GAMES, "--csv"], &arguments[..]].concat());
        assert!(said.contains(message), "{said}");
    }
    assert!(refusal(&["run", GAMES, "--csv", "--part", "1/3", "--index", "0/3"]).contains("cannot be used with"));
}

#[test]
fn parts_that_other_programs_have_stored_again_are_merged() {
    let folder = Folder::new("elsewhere");
    let (whole, files) = (printed(&["run", GAMES]), [1, 2].map(|number| folder.file(&format!("{number}.csv"))));
    let [one, two] = files.each_ref().map(String::as_str);
    for (file, part) in [(one, "1/2"), (two, "2/2")] {
        answer(&["run", GAMES, "--part", part, "--out", file]);
    }
    let text = fs::read_to_string(two).unwrap();
    for (change, found) in [
        (format!("\u{feff}{text}"), "found a byte order mark"),
        (text.replace('\n', "\r\n"), "found lines that end with a carriage return"),
    ] {
        fs::write(two, &change).unwrap();
        assert_eq!(printed(&["merge", one, two]), whole);
        // Rows are not added to it.
        let said = refusal(&["run", GAMES, "--part", "2/2", "--out", two]);
        assert!(said.contains(found), "{said}");
        assert_eq!(fs::read_to_string(two).unwrap(), change);
    }
    let unsealed = &text[..text.find("# hash: ").unwrap()];
    let (before, last) = unsealed.trim_end().rsplit_once('\n').unwrap();
    fs::write(two, format!("{before}\n\n{last}\n")).unwrap();
    let said = refusal(&["merge", one, two]);
    assert!(said.contains(": line 45 is blank, expected trial 79"), "{said}");
    let (head, before) = before.rsplit_once('\n').unwrap();
    fs::write(two, format!("{head}\n{last}\n{before}\n")).unwrap();
    let said = refusal(&["merge", one, two]);
    let expected = ": rows are out of order: line 44 has trial 79 after trial 77, expected trial 78";
    assert!(said.contains(expected), "{said}");
    fs::write(two, unsealed.replacen("\n40,", "\n39,", 1)).unwrap();
    let said = refusal(&["merge", one, two]);
    assert!(said.contains(": line 6 has trial 39, expected trial 40"), "{said}");
    // As a spreadsheet program in German saves it; its lines with a `;` in the query are quoted.
    for quote in ["", "\""] {
        let line = |line: &str| match line.strip_prefix('#') {
            Some(_) => format!("{quote}{line}{quote};;;;\r\n"),
            None => line.replace(',', ";").replace('.', ",") + "\r\n",
        };
        fs::write(two, format!("\u{feff}{}", text.lines().map(line).collect::<String>())).unwrap();
        let said = refusal(&["merge", one, two]);
        assert!(said.contains("found semicolons between the columns"), "{said}");
    }
}

#[test]
fn many_rows_wait_in_a_file_until_they_are_printed() {
    let folder = Folder::new("many");
    let query = "kind=sample&dtw=all&n=50000";
    let (whole, one, two) = (folder.file("whole.csv"), folder.file("1.csv"), folder.file("2.csv"));
    printed(&["run", query, "--out", &whole]);
    let text = fs::read_to_string(&whole).unwrap();
    assert!(text.len() > 1 << 20, "{}", text.len());
    assert_eq!(printed(&["run", query, "--csv"]), text);
    for (file, part) in [(&one, "1/2"), (&two, "2/2")] {
        let rows = printed(&["run", query, "--part", part, "--csv", "--out", file]);
        assert!(fs::read_to_string(file).unwrap().starts_with(&rows));
    }
    assert_eq!(printed(&["merge", &two, &one, "--csv"]), text);
    // A pipe is read once only.
    if cfg!(target_os = "linux") {
        let mut merge = Command::new(env!("CARGO_BIN_EXE_plyground"));
        merge.args(["merge", "/dev/stdin", &one, "--csv"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut merge = merge.spawn().unwrap();
        let second = fs::read(&two).unwrap();
        merge.stdin.take().unwrap().write_all(&second).unwrap();
        assert_eq!(String::from_utf8(merge.wait_with_output().unwrap().stdout).unwrap(), text);
    }
}

#[test]
fn experiments_have_a_thousand_million_trials() {
    let query = "kind=sample&dtw=all&n=1000000000";
    let rows = printed(&["run", query, "--part", "1000000000/1000000000", "--csv"]);
    assert!(rows.lines().last().unwrap().starts_with("999999999,"), "{rows}");
    assert!(refusal(&["run", "n=1000000001"]).contains("expected a whole number from 1 to 1000000000"));
}

#[test]
fn control_characters_in_files_and_arguments_do_not_reach_the_terminal() {
    let folder = Folder::new("control");
    let (rows, games) = (folder.file("rows.csv"), folder.file("games.pdn"));
    fs::write(&rows, "# query: \u{1b}[31m\u{7}\n# version: 0.1.0\n").unwrap();
    fs::write(&games, "[Event \"\u{9b}2J\"]\n1. 11-15 22-1\u{9b}8 *\n").unwrap();
    let cases: [&[&str]; 5] = [
        &["merge", &rows],
        &["problem", "check", "checkers", "2", "\u{1b}[2J"],
        &["problem", "\u{9b}2J"],
        &["games", &games, "--to", "links"],
        &["games", &games],
    ];
    for arguments in cases {
        let Output { stdout, stderr, .. } = run(arguments);
        let said = String::from_utf8([stdout, stderr].concat()).unwrap();
        assert!(said.lines().all(|line| !line.contains(char::is_control)), "{said:?}");
        assert!(said.contains("\\u{"), "{arguments:?}: {said}");
    }
}

#[test]
fn rows_of_impossible_trials_and_games_are_not_merged() {
    let folder = Folder::new("impossible");
    let [one, two] = ["1.csv", "2.csv"].map(|name| folder.file(name));
    let write = |query: &str, row: &str| {
        let experiment = plyground::lab::Experiment::parse(query).unwrap();
        for (file, part) in [(&one, "1/2"), (&two, "2/2")] {
            fs::write(file, experiment.heading(None, Some(part)) + row + "\n").unwrap();
        }
    };
    for trial in ["18446744073709551615", "18446744073709551614", "18446744073709551616", "1", "-1"] {
        write("n=2&t=1", &format!("{trial},115.987654321,0,100,0,0"));
        refusal(&["merge", &one, &two]);
        write("kind=trace&n=2&t=1", &format!("{trial},115.987654321"));
        refusal(&["merge", &one, &two]);
        if trial != "1" {
            refusal(&["run", "kind=trace&n=2&t=1", "--part", "2/2", "--out", &two]);
        }
    }
    write("kind=effort&g=isolation:3x3&engines=random&n=2&from=20", "0,1,x");
    fs::write(&two, fs::read_to_string(&two).unwrap().replace("0,1,x", "1,1,x")).unwrap();
    assert!(refusal(&["merge", &one, &two]).contains("random games of isolation:3x3"));
}

#[test]
fn a_stopped_run_goes_on_where_it_was() {
    let folder = Folder::new("stopped");
    let file = folder.file("rows.csv");
    for query in [GAMES, TRACE] {
        let whole = printed(&["run", query]);
        let _ = fs::remove_file(&file);
        assert_eq!(printed(&["run", query, "--out", &file]), whole);
        let full = fs::read_to_string(&file).unwrap();
        assert_eq!(full, printed(&["run", query, "--csv"]));
        let unfinished: String =
            full.lines().filter(|line| !line.starts_with("# fingerprint")).flat_map(|line| [line, "\n"]).collect();
        for length in [0, 5, 60, unfinished.len() / 2, unfinished.len() - 1, unfinished.len()] {
            fs::write(&file, &unfinished[..length]).unwrap();
            assert_eq!(printed(&["run", query, "--out", &file]), whole);
            assert_eq!(fs::read_to_string(&file).unwrap(), full);
        }
        assert_eq!(printed(&["run", query, "--out", &file]), whole);
    }
    assert!(refusal(&["run", GAMES, "--out", &file]).contains("expected another file"));
    fs::write(&file, "my diary\n").unwrap();
    assert!(refusal(&["run", GAMES, "--out", &file]).contains("# query:"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "my diary\n");
}

#[test]
fn rows_that_were_there_are_not_run_again() {
    let folder = Folder::new("kept");
    let file = folder.file("rows.csv");
    printed(&["run", GAMES, "--out", &file]);
    // A row that no run would make stays, so it was not run again.
    let full = fs::read_to_string(&file).unwrap();
    let full: String =
        full.lines().filter(|line| !line.starts_with("# fingerprint")).flat_map(|line| [line, "\n"]).collect();
    let row = full.lines().find(|line| line.starts_with("3,")).unwrap();
    let changed = format!("3,{},0,100,0,0", row.split(',').nth(1).unwrap());
    fs::write(&file, full.replace(row, &changed)).unwrap();
    assert!(printed(&["run", GAMES, "--out", &file, "--csv"]).contains(&changed));
}

#[test]
fn samples_go_through_files() {
    let folder = Folder::new("samples");
    let file = folder.file("sample.txt");
    let sample = printed(&["run", "kind=sample&n=20&dtw=8", "--positions"]);
    assert_eq!(sample.lines().count(), 40);
    fs::write(&file, &sample).unwrap();
    assert_eq!(printed(&["run", "t=2&limit=1", "--sample", &file, "--positions"]), sample);
    let part = folder.file("part.csv");
    for number in ["1/1", "1/2"] {
        let _ = fs::remove_file(&part);
        answer(&["run", "t=3", "--sample", &file, "--part", number, "--out", &part]);
        assert!(fs::read_to_string(&part).unwrap().contains("&n=20"));
    }
    assert!(refusal(&["run", "t=3", "--sample", "Cargo.toml"]).contains("a sample file; line 1"));
    fs::write(&file, "115;;\n987654321;;\n").unwrap();
    assert!(refusal(&["run", "t=3", "--sample", &file]).contains("without semicolons"));
    assert!(refusal(&["run", "sample=0123456789abcdef"]).contains("the sample file"));
}

#[test]
fn files_of_rows_begin_as_the_library_says() {
    let folder = Folder::new("headings");
    let file = folder.file("rows.csv");
    let experiment = plyground::lab::Experiment::parse("n=4&t=1").unwrap();
    let rows = printed(&["run", "n=4&t=1", "--csv"]);
    let digest = answer(&["run", "n=4&t=1"])["fingerprint"].as_str().unwrap().to_owned();
    assert!(rows.starts_with(&experiment.heading(Some(&digest), None)));
    printed(&["run", "n=4&t=1", "--part", "2/2", "--out", &file]);
    assert!(fs::read_to_string(&file).unwrap().starts_with(&experiment.heading(None, Some("2/2"))));
    fs::write(&file, "# query n=4&t=1\n").unwrap();
    assert!(refusal(&["run", "n=4&t=1", "--out", &file]).contains("as in # part: 2/4"));
}

#[test]
fn a_position_whose_winner_is_known_has_a_certain_value() {
    let search = |position: &str| answer(&["search", "isolation", position, "--engine", "perfect"]);
    // Known to the solver and to the book, from both points of view.
    for (position, wins, is_within) in [
        ("7/1x1x3/1x1x1b1/1xx4/2xax1x/x2xx2/2x2x1 a", true, true),
        ("7/1x1x3/1x1x1b1/1xx2a1/2xxx1x/x2xx2/2x2x1 b", false, false),
        ("7/7/7/3a3/7/7/7 b", true, true),
        ("7/7/7/7/7/7/7 a", false, true),
    ] {
        let found = search(position);
        let plies = found["certain"].as_u64().unwrap();
        assert_eq!(plies % 2, u64::from(wins), "{position}: {found}");
        // How soon they win is known only to a search that reaches the end.
        assert_eq!(found["within"] == true, is_within, "{position}: {found}");
        assert_eq!(found["value"].as_f64().unwrap() > 900_000.0, wins, "{position}: {found}");
        assert_eq!(found["value"].as_f64().unwrap() < -900_000.0, !wins, "{position}: {found}");
        let moves = found["moves"].as_object().unwrap();
        assert!(moves.values().all(|value| value.as_f64().unwrap().abs() > 900_000.0), "{position}: {found}");
        let best = found["best"].as_str().unwrap();
        assert_eq!(moves[best], found["value"], "{position}");
    }
}

#[test]
fn every_move_has_the_value_that_the_solver_knows() {
    let search = |game: &str, position: &str, engine: &str| answer(&["search", game, position, "--engine", engine]);
    // Near the end those are the values of a search to the end.
    let position = "a3/4/4/b3_a";
    let found = search("isolation:4x4", position, "perfect/every=yes");
    let expected = search("isolation:4x4", position, "alpha-beta/depth=20/every=yes");
    for key in ["certain", "value", "moves"] {
        assert_eq!(found[key], expected[key], "{key}");
    }
    assert_eq!(found["within"], Value::Null);
    // Further from it, the winner is known: to the search, the solver and the book.
    for (position, is_within, wins, losses) in [
        ("7/1x1x3/1x1x1b1/1xx4/2xax1x/x2xx2/2x2x1 a", false, 6, 0),
        ("7/3x3/1x3b1/2x4/3a3/7/2x4 a", true, 7, 0),
        ("7/7/7/3a3/7/7/7 b", true, 16, 32),
    ] {
        let found = search("isolation", position, "perfect/every=yes");
        assert_eq!(found["within"] == true, is_within, "{found}");
        let values = found["moves"].as_object().unwrap().values().map(|value| value.as_f64().unwrap());
        let (won, lost): (Vec<_>, Vec<_>) = values.partition(|value| *value > 0.0);
        assert_eq!((won.len(), lost.len()), (wins, losses), "{found}");
        assert!(won.iter().chain(&lost).all(|value| value.abs() > 900_000.0), "{found}");
    }
}

#[test]
fn search_limits_levels_too() {
    let nodes = |found: &Value| found["nodes"].as_u64().unwrap();
    for game in ["tzaar", "loa", "checkers"] {
        let found = answer(&["search", game, "--engine", "strong", "--nodes", "1000"]);
        assert!((1..=1000).contains(&nodes(&found)), "{found}");
    }
    assert_eq!(answer(&["search", "loa", "--engine", "strong", "--depth", "2"])["depth"], 2);
    assert!(nodes(&answer(&["search", "loa", "--engine", "easy", "--time", "0.1"])) > 1000);
    let refused = refusal(&["search", "isolation", "--engine", "random", "--nodes", "5"]);
    assert!(refused.contains("“nodes=5” is not understood: expected no key after random"), "{refused}");
}

#[test]
fn a_finished_position_has_its_result_as_value() {
    for engine in ["minimax", "alpha-beta", "mtd"] {
        let found = answer(&["search", "giveaway", "B:W9,14:B5", "--engine", engine]);
        assert_eq!(
            (&found["certain"], &found["best"], &found["depth"]),
            (&json!(0), &json!(null), &json!(0)),
            "{engine}"
        );
        assert!(found["value"].as_f64().unwrap() > 0.0, "{engine}");
    }
}

#[test]
fn search_refuses_puzzles_and_engines_that_do_not_exist() {
    assert!(refusal(&["search", "slide3"]).contains("there is no opponent for slide3"));
    let refused = refusal(&["search", "isolation", "--engine", "alpha-beta/table=99"]);
    assert!(refused.contains("“table=99” is not understood: expected a whole number from 0 to 28"), "{refused}");
    assert!(refusal(&["search", "isolation", "7/7"]).contains("expected the rows, a space and the side to move"));
}

#[test]
fn weights_are_learned_kept_and_used() {
    let folder = Folder::new("learn");
    let file = folder.file("weights.txt");
    let learn =
        |games: &str, out: &str| printed(&["learn", games, "games=3&depth=1&eval=material&seed=7", "--out", out]);
    for (game, goal) in [("giveaway", Goal::GiveAway), ("checkers", Goal::Plain)] {
        let _ = fs::remove_file(&file);
        let learned = learn(game, &file);
        let state = fs::read_to_string(&file).unwrap();
        assert_eq!(learned, printed(&["learn", game, "games=3&depth=1&eval=material&seed=7"]));
        // Games in the file are not played again, missing ones are, and an empty file has none.
        assert_eq!((learn(game, &file), fs::read_to_string(&file).unwrap()), (learned.clone(), state.clone()));
        let training: Training = "games=3&depth=1&eval=material&seed=7".parse().unwrap();
        let material = CheckersEvaluation::read(goal, "material").unwrap();
        let mut pupil = Learner::new(Checkers::new(goal), material, training);
        pupil.play();
        for stopped in [pupil.state(), String::new()] {
            fs::write(&file, stopped).unwrap();
            assert_eq!((learn(game, &file), fs::read_to_string(&file).unwrap()), (learned.clone(), state.clone()));
        }
        let engine = format!("alpha-beta/eval={}", learned.trim_end());
        assert_eq!(answer(&["search", game, "--depth", "2", "--engine", &engine])["depth"], 2);
        let answer = answer(&["learn", game, "games=3&depth=1&eval=material&seed=7"]);
        assert_eq!((&answer["evaluation"], &answer["games"]), (&json!(learned.trim_end()), &json!(3)));
    }
    let refused = |query: &str, file: &str| refusal(&["learn", "giveaway", query, "--out", file]);
    let state = fs::read_to_string(&file).unwrap();
    assert!(refused("games=3&depth=1&eval=material&seed=7", &file).contains("expected the line “# game: giveaway”"));
    assert_eq!(fs::read_to_string(&file).unwrap(), state);
    assert!(refused("depth=0", &file).contains("“depth=0” is not understood: expected a whole number from 1 to 20"));
    assert!(refused("eval=best", &file).contains("eval: “best” is not understood: expected one of linear, "));
    assert!(refused("", &folder.file("no/folder.txt")).contains("cannot be written"));
    assert!(refusal(&["learn", "slide3"]).contains("expected giveaway or checkers"));
}

#[test]
fn checkers_are_shown_counted_and_searched() {
    assert_eq!(answer(&["perft", "giveaway", "6"])["nodes"], 36_768);
    let position = "W:W25:B6,14,22";
    let shown = answer(&["show", "giveaway", position]);
    assert_eq!((&shown["moves"][0], &shown["side"]), (&"25x18x9x2".into(), &"second".into()));
    let ended = answer(&["show", "checkers", "B:WK2:B"]);
    assert_eq!(ended["outcome"]["winner"], "second");
    for (game, wins) in [("giveaway", false), ("checkers", true)] {
        let found = answer(&["search", game, position, "--depth", "3"]);
        assert_eq!(
            (found["best"].as_str(), found["value"].as_f64().map(|value| value > 0.0)),
            (Some("25x18x9x2"), Some(wins))
        );
    }
    assert!(refusal(&["show", "giveaway", "B:W4:B1"]).contains("on their last row men are kings"));
}

#[test]
fn positions_may_start_like_options() {
    let text = "-z--R/rZO--o/oOo-OoZ/-RZ6---rz/o-o---rR/orzo-z7--/----OOR/O-O-Or/RoZRR_w_1";
    assert_eq!(answer(&["perft", "tzaar", "0", text])["nodes"], 1);
    assert_eq!(answer(&["search", "tzaar", text, "--depth", "1"])["depth"], 1);
}

#[test]
fn times_stand_beside_the_report_and_change_nothing() {
    let query = "kind=effort&g=isolation:5x5&engines=minimax/depth=2;alpha-beta/depth=2&n=3";
    let plain = run(&["run", query, "--json"]);
    let timed = run(&["run", query, "--json", "--times"]);
    assert!(timed.status.success());
    assert_eq!(plain.stdout, timed.stdout);
    let said = String::from_utf8(timed.stderr).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(
        lines[0].starts_with("engine 1: 3 searches in ") && lines[0].ends_with(" s, 1.000 times the first"),
        "{said}"
    );
    assert!(lines[1].starts_with("engine 2: 3 searches in "), "{said}");
    assert!(refusal(&["run", "kind=playouts&g=isolation:5x5&n=3", "--times"]).contains("kind=effort"));
}

#[test]
fn turns_of_tzaar_are_counted() {
    let start = answer(&["perft", "tzaar", "1", "--turns"]);
    assert_eq!((&start["nodes"], &start["distinct"]), (&42.into(), &42.into()));
    let after = "oooO-/OrrrRO/ORzzZRO/ORZoOZRO/ORZOozro/orzoOzro/orzZZro/orRRRo/oOOOO b 1";
    let second = answer(&["perft", "tzaar", "1", after, "--turns"]);
    assert_eq!((&second["nodes"], &second["distinct"]), (&6142.into(), &5327.into()));
    assert_eq!(answer(&["perft", "tzaar", "2", "--turns"])["nodes"], 260_556);
    assert!(refusal(&["perft", "loa", "1", "--turns"]).contains("a turn of loa is a move"));
    let games = answer(&["complexity", "tzaar", "--turns", "--engine", "random", "-n", "2"]);
    let tzaar = &games["games"][0];
    assert_eq!(tzaar["states"], Value::Null);
    assert!((tzaar["states_log10"].as_f64().unwrap() - 57.96).abs() < 0.01, "{tzaar}");
    let by_stacks = tzaar["turns"]["by_stacks"].as_array().unwrap();
    let full = by_stacks.last().unwrap();
    let start = json!({ "stacks": 60, "positions": 2, "least": 42, "mean": 42.0, "most": 42 });
    assert_eq!(*full, start);
    assert!(tzaar["turns"]["games_log10"].as_f64().unwrap() > 30.0);
}

/// The example of the paper's A.2.1, as a file.
const WALTZ: &str = "1
1 -1 -1 -1 -1 100 100 100 100 1 2 -2 -2 2 3 100 100 100 1 0 -3 0 -3 0 1 100 100 0 0 0 0 0 0 2 1 100 0 -3 0 0 100 0 3 0 1
100 -1 0 -3 0 -1 -3 2 -1 100 100 -2 0 0 1 -3 -2 -1 100 100 100 0 2 2 2 -2 -1 100 100 100 100 1 1 1 1 -1
1 1 1 1 1 0 0 0 0 1 1 1 1 1 3 0 0 0 1 0 1 0 1 0 1 0 0 0 0 0 0 0 0 1 1 0 0 3 0 0 0 0 1 0 1
0 1 0 1 0 1 1 1 1 0 0 3 0 0 2 1 1 1 0 0 0 0 1 1 1 1 1 0 0 0 0 1 1 1 1 1
";

#[test]
fn files_of_waltz_are_answered() {
    let folder = Folder::new("waltz");
    let (file, next) = (folder.file("position"), folder.file("next"));
    fs::write(&file, WALTZ).unwrap();
    let engine = "alpha-beta/eval=waltz/depth=2";
    let found = answer(&["waltz", "-b", &file, "-e", &next, "--engine", engine]);
    let read = fs::read_to_string(&file).unwrap();
    let written: WaltzAnswer = read.parse().unwrap();
    assert_eq!(Some(written.value), found["value"].as_i64());
    // The next position is that after the turn, which the other player answers.
    let (mut position, rules) = (Tzaar::default().read_waltz(WALTZ).unwrap(), Tzaar::default());
    let searched = answer(&["search", "tzaar", &rules.show(&position), "--engine", engine]);
    assert_eq!((&searched["best"], searched["value"].as_f64()), (&found["first"], found["value"].as_f64()));
    for name in ["first", "second"] {
        let mv = rules.read_move(&position, found[name].as_str().unwrap()).unwrap();
        rules.play(&mut position, mv);
    }
    assert_eq!(fs::read_to_string(&next).unwrap(), rules.show_waltz(&position).unwrap());
    assert!(answer(&["waltz", "-b", &next, "--engine", engine])["second"].is_string());
    assert!(refusal(&["waltz", "-b", &file]).contains("is no position of WALTZ"));
    assert!(refusal(&["waltz", "-b", &folder.file("none")]).contains("cannot be read"));
}

#[test]
#[ignore = "thorough"]
fn rows_that_were_changed_are_refused_and_left() {
    let folder = Folder::new("changed");
    let (whole, part, other) = (folder.file("whole.csv"), folder.file("part.csv"), folder.file("other.csv"));
    printed(&["run", GAMES, "--out", &whole]);
    answer(&["run", GAMES, "--part", "1/2", "--out", &part]);
    answer(&["run", GAMES, "--part", "2/2", "--out", &other]);
    printed(&["merge", &part, &other]);
    for (file, verbs) in [
        (&whole, vec![vec!["run", GAMES, "--out", &whole], vec!["merge", &whole]]),
        (&part, vec![vec!["run", GAMES, "--part", "1/2", "--out", &part], vec!["merge", &part, &other]]),
    ] {
        let bytes = fs::read(file).unwrap();
        let text = String::from_utf8(bytes.clone()).unwrap();
        // The heading is read before anything else, and has its own error messages.
        let from = text.find("\n0,").unwrap();
        for place in (from..bytes.len()).filter(|&place| bytes[place].is_ascii_digit()).step_by(13) {
            let mut changed = bytes.clone();
            changed[place] = b'0' + (changed[place] - b'0' + 1) % 10;
            fs::write(file, &changed).unwrap();
            refusal(&verbs[place % 2]);
            assert_eq!(fs::read(file).unwrap(), changed);
        }
        fs::write(file, &bytes).unwrap();
        for verb in &verbs {
            printed(verb);
        }
        assert_eq!(fs::read(file).unwrap(), bytes);
    }
    // Rows after the end of a stopped run belong to nothing.
    let stopped: String = fs::read_to_string(&whole)
        .unwrap()
        .lines()
        .filter(|line| !line.starts_with("# fingerprint") && !line.starts_with("3,"))
        .flat_map(|line| [line, "\n"])
        .collect();
    fs::write(&whole, &stopped).unwrap();
    assert!(refusal(&["run", GAMES, "--out", &whole]).contains("has trial 4 after trial 2, expected trial 3"));
    assert_eq!(fs::read_to_string(&whole).unwrap(), stopped);
}

#[test]
fn a_learned_state_that_was_changed_is_refused() {
    let folder = Folder::new("state");
    let file = folder.file("state.csv");
    let learn = ["learn", "giveaway", "games=3&depth=1", "--out", &file];
    printed(&learn);
    let text = fs::read_to_string(&file).unwrap();
    for (place, digit) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()).step_by(37) {
        let mut changed = text.clone();
        changed.replace_range(place..=place, if digit == '7' { "8" } else { "7" });
        fs::write(&file, &changed).unwrap();
        refusal(&learn);
        assert_eq!(fs::read_to_string(&file).unwrap(), changed);
    }
    // A state saved by an older build has no hash, and is accepted.
    fs::write(&file, &text[..text.find("# hash: ").unwrap()]).unwrap();
    printed(&learn);
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_cannot_be_written_are_reported() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_plyground")).args(["run", GAMES, "--csv"]).stdout(full()).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("standard output cannot be written"));
    for device in ["/dev/full", "/dev/null", "/dev/stdout"] {
        if device == "/dev/stdout" && fs::metadata(device).is_ok_and(|found| found.is_file()) {
            continue;
        }
        assert!(refusal(&["run", GAMES, "--out", device]).contains("is not a regular file"));
    }
    refusal(&["table", "build", "/dev/full"]);
    let folder = Folder::new("nowhere");
    refusal(&["table", "build", &folder.file("missing/table.dtw")]);
}

#[test]
fn problems_are_found_by_a_seed_and_checked() {
    let find = ["problem", "giveaway", "--turns", "2-4", "--grade", "2-8", "--seed", "may"];
    let found = answer(&find);
    assert_eq!(found, answer(&find));
    let turns = found["turns"].to_string();
    assert!(("2"..="4").contains(&turns.as_str()) && found["grade"].as_u64() >= Some(2), "{found}");
    let position = found["position"].as_str().unwrap();
    let checked = answer(&["problem", "check", "giveaway", &turns, position]);
    assert_eq!((&checked["sound"], &checked["turns"]), (&json!(true), &found["turns"]));
    assert_eq!(checked["winners"], json!([found["key"]]));
    // Not in fewer turns.
    let fewer = (found["turns"].as_u64().unwrap() - 1).to_string();
    assert_eq!(answer(&["problem", "check", "giveaway", &fewer, position])["sound"], json!(false));

    let several = answer(&["problem", "loa:6x6", "--count", "3"]);
    assert_eq!(several.as_array().unwrap().len(), 3);
    assert_eq!(several[0], answer(&["problem", "loa:6x6"]));
}

#[test]
fn problems_are_printed_as_they_are_found() {
    for (json, start) in [(true, "[{\"game\":\"loa:6x6\""), (false, "position ")] {
        let arguments = ["problem", "loa:6x6", "--count", "500", "--games", "500", "--json"];
        let mut search = Command::new(env!("CARGO_BIN_EXE_plyground"));
        let mut search =
            search.args(&arguments[..arguments.len() - usize::from(!json)]).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(search.stdout.take().unwrap()).lines();
        let line = lines.next().unwrap().unwrap();
        assert!(search.try_wait().unwrap().is_none(), "it has ended");
        search.kill().unwrap();
        search.wait().unwrap();
        assert!(line.starts_with(start), "{line}");
        // In an array, each problem is on a line of its own.
        assert!(!json || serde_json::from_str::<Value>(&line[1..]).is_ok(), "{line}");
    }
    let few = run(&["problem", "loa:6x6", "--count", "99", "--games", "20", "--json"]);
    let found: Value = serde_json::from_slice(&few.stdout).unwrap();
    assert!((1..=20).contains(&found.as_array().unwrap().len()), "{found}");
    assert_eq!(String::from_utf8(few.stderr).unwrap(), "plyground: no more in 20 games\n");
    for none in [["--count", "0"], ["--games", "0"]] {
        assert!(refusal(&[&["problem", "loa"], &none[..]].concat()).contains("0 is not in 1.."), "{none:?}");
    }
}

#[test]
fn only_moves_are_found_by_a_seed_and_checked() {
    let found = answer(&["problem", "isolation", "--turns", "only", "--seed", "abc"]);
    assert_eq!(
        (&found["only"], &found["turns"], &found["sole"]),
        (&json!(true), &serde_json::Value::Null, &serde_json::Value::Null)
    );
    let checked = answer(&["problem", "check", "isolation", "only", found["position"].as_str().unwrap()]);
    assert_eq!(
        (&checked["sound"], &checked["only"], &checked["winners"]),
        (&json!(true), &json!(true), &json!([found["key"]]))
    );
    assert!(refusal(&["problem", "loa", "--turns", "only"]).contains("expected isolation, giveaway or checkers"));
    assert!(refusal(&["problem", "isolation", "--turns", "only:2-3"]).contains("does not tell lengths: expected only"));
    assert!(refusal(&["problem", "check", "loa", "only", "8/8 w"]).contains("expected 8 rows"));
    assert!(
        refusal(&["problem", "check", "isolation", "2-3", "7/7 a"]).contains("expected a number from 1 to 20, or only")
    );
    assert!(refusal(&["problem", "check", "giveaway", "only", "B:W21,22,23,24,25:B1"]).contains("at most 4 pieces"));
}

#[test]
fn problems_that_cannot_be_are_refused() {
    assert!(refusal(&["problem", "slide3"]).contains("expected a two-player game"));
    assert!(refusal(&["problem", "check", "loa", "2", "8/8 w"]).contains("expected 8 rows"));
    let over = refusal(&["problem", "check", "giveaway", "2", "W:W:BK3"]);
    assert!(over.contains("expected a position with a player to move"), "{over}");
    assert!(refusal(&["problem", "loa", "--turns", "0"]).contains("expected a number from 1 to 20"));
    assert!(refusal(&["problem", "loa", "--grade", "3-9"]).contains("expected a number from 0 to 8"));
    assert!(refusal(&["problem", "isolation", "--grade", "8", "--games", "3"]).contains("in 3 games"));
}

/// 2²⁸ entries take more than the address space that the command gets.
#[test]
#[cfg(target_os = "linux")]
fn a_table_for_which_there_is_no_memory_is_refused() {
    let query = "kind=effort&g=isolation&engines=alpha-beta/depth=1/table=28&n=1";
    let limited = format!("ulimit -v 4000000; exec '{}' run '{query}'", env!("CARGO_BIN_EXE_plyground"));
    let output = Command::new("sh").args(["-c", &limited]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("a smaller table: it takes") && said.contains("MiB"), "{said}");
}
