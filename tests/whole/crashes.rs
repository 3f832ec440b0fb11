//! Commands that are killed, run out of space, or write the same file at once. Run again, each of them ends as if
//! nothing had happened, and no row is lost on the way.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    process::{Child, ChildStderr, Command, ExitStatus, Output, Stdio},
    sync::LazyLock,
    thread,
    time::Duration,
};

use plyground::rng::{Random, Seed};

use crate::{
    command::{Folder, printed, refusal},
    sized::sized,
};

const PLYGROUND: &str = env!("CARGO_BIN_EXE_plyground");
/// Takes a good part of a second, and has a row of some 20 bytes for each of 1200 trials.
const QUERY: &str = "t=4&n=600&dtw=14&sweep=noise&over=none,add";
static REPORT: LazyLock<String> = LazyLock::new(|| printed(&["run", QUERY]));
static ROWS: LazyLock<String> = LazyLock::new(|| printed(&["run", QUERY, "--csv"]));
const LEARN: [&str; 3] = ["learn", "giveaway", "games=200&depth=1"];
static LEARNED: LazyLock<String> = LazyLock::new(|| printed(&LEARN));
/// The message of a command that finds its file locked.
const LOCKED: &str = "another command is writing it";

fn start(arguments: &[&str]) -> Child {
    Command::new(PLYGROUND).args(arguments).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Kills a command as soon as a file has this many bytes, unless it ends before.
fn kill_at(mut command: Child, file: &str, bytes: u64) {
    while command.try_wait().unwrap().is_none() && fs::metadata(file).map_or(0, |found| found.len()) < bytes {
        thread::yield_now();
    }
    command.kill().unwrap();
    command.wait().unwrap();
}

/// The rows in complete lines.
fn rows(text: &str) -> Vec<&str> {
    let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    lines.filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).collect()
}

/// Checks that a file has at least its earlier rows, and that they are those of the whole. Returns their number.
fn check_rows(file: &str, before: usize, case: &str) -> usize {
    let text = fs::read_to_string(file).unwrap_or_default();
    let (found, whole) = (rows(&text), rows(&ROWS));
    assert!(whole.starts_with(&found), "{case}: the rows are others");
    assert!(found.len() >= before, "{case}: {} rows of {before}", found.len());
    found.len()
}

#[test]
fn a_run_that_is_killed_keeps_its_rows_and_continues() {
    let folder = Folder::new("killed-run");
    for seed in 0..sized(1, 3) {
        let (case, mut random) = (format!("seed {seed}"), Random::seeded(Seed(seed)));
        let file = folder.file(&format!("{seed}.csv"));
        let run = ["run", QUERY, "--out", &file];
        let mut before = 0;
        for _ in 0..5 {
            kill_at(start(&run), &file, random.below(ROWS.len() as u64));
            before = check_rows(&file, before, &case);
        }
        assert_eq!(printed(&run), *REPORT, "{case}");
        assert_eq!(fs::read_to_string(&file).unwrap(), *ROWS, "{case}");
        // A finished file is not written again.
        let written = fs::metadata(&file).unwrap().modified().unwrap();
        kill_at(start(&run), &file, 0);
        assert_eq!(printed(&run), *REPORT, "{case}");
        assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), written, "{case}");
    }
}

#[test]
fn parts_that_are_killed_are_refused_until_they_are_complete() {
    let folder = Folder::new("killed-parts");
    let [one, two] = ["1.csv", "2.csv"].map(|name| folder.file(name));
    let parts = [["run", QUERY, "--part", "1/2", "--out", &one], ["run", QUERY, "--part", "2/2", "--out", &two]];
    let mut random = Random::seeded(Seed(1));
    for (run, file) in parts.iter().zip([&one, &two]) {
        for _ in 0..3 {
            // A part has fewer bytes than the limit: its last run may be the one that is complete.
            kill_at(start(run), file, random.below(15_000));
        }
    }
    // However far the runs got, the first part is incomplete without its rows.
    let text = fs::read_to_string(&one).unwrap();
    fs::write(&one, &text[..text.find("\n0,").map_or(text.len(), |row| row + 1)]).unwrap();
    refusal(&["merge", &one, &two]);
    for run in &parts {
        printed(run);
    }
    let before = [&one, &two].map(|file| fs::read(file).unwrap());
    start(&["merge", &two, &one]).kill().unwrap();
    assert_eq!([&one, &two].map(|file| fs::read(file).unwrap()), before);
    assert_eq!(printed(&["merge", &two, &one]), *REPORT);
}

#[test]
fn a_learner_that_is_killed_keeps_a_complete_state() {
    let folder = Folder::new("killed-learner");
    let whole = folder.file("whole.txt");
    printed(&[&LEARN[..], &["--out", &whole]].concat());
    for seed in 0..sized(2, 3) {
        let mut random = Random::seeded(Seed(seed));
        let file = folder.file(&format!("{seed}.txt"));
        let learn = [&LEARN[..], &["--out", &file]].concat();
        // Killed as soon as the first state is saved, and then some time later.
        kill_at(start(&learn), &file, 1);
        let mut command = start(&learn);
        thread::sleep(Duration::from_millis(random.below(300)));
        command.kill().unwrap();
        command.wait().unwrap();
        assert_eq!(printed(&learn), *LEARNED, "seed {seed}");
        assert_eq!(fs::read(&file).unwrap(), fs::read(&whole).unwrap(), "seed {seed}");
    }
}

/// A command that does not wait for its file, which another one is writing.
fn busy(arguments: &[&str]) {
    let output = Command::new(PLYGROUND).args(arguments).args(["--wait", "0"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(75) && said.contains(LOCKED), "{arguments:?}: {said}");
}

/// Reads what a command says until it waits for its file.
fn until_it_waits(command: &mut Child) -> BufReader<ChildStderr> {
    let mut said = BufReader::new(command.stderr.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.contains(LOCKED) && line.contains("waiting"), "{line}");
    said
}

#[test]
fn two_commands_do_not_mix_what_they_write() {
    let folder = Folder::new("two-writers");
    let (file, state) = (folder.file("rows.csv"), folder.file("state.txt"));
    let both = |arguments: &[&str]| {
        let commands = [start(arguments), start(arguments)];
        for output in commands.map(|command| command.wait_with_output().unwrap()) {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
    };
    both(&["run", QUERY, "--out", &file]);
    assert_eq!(fs::read_to_string(&file).unwrap(), *ROWS);
    let learn = [&LEARN[..], &["--out", &state]].concat();
    both(&learn);
    assert_eq!(printed(&learn), *LEARNED);

    // While another command holds the file, nothing is written.
    let held = fs::File::open(&file).unwrap();
    held.lock().unwrap();
    let run = ["run", QUERY, "--out", &file];
    busy(&run);
    let mut waiting = start(&run);
    let said = until_it_waits(&mut waiting);
    let new = fs::File::create(format!("{state}.new")).unwrap();
    new.lock().unwrap();
    fs::remove_file(&state).unwrap();
    busy(&learn);
    drop((held, new));
    assert!(waiting.wait().unwrap().success());
    drop(said);
    printed(&run);
    assert_eq!(printed(&learn), *LEARNED);
    assert_eq!(fs::read_to_string(&file).unwrap(), *ROWS);
}

/// Sends a signal to a process.
#[cfg(target_os = "linux")]
fn signal(process: &str, name: &str) {
    assert!(Command::new("kill").args([name, process]).status().unwrap().success(), "{name} {process}");
}

/// As schedulers do with a worker that was killed: its child lives on, and the task is tried again.
#[cfg(target_os = "linux")]
#[test]
fn a_retry_waits_for_the_child_that_a_killed_worker_has_left() {
    let folder = Folder::new("orphan");
    for ends in ["-CONT", "-KILL"] {
        let file = folder.file(&format!("rows{ends}.csv"));
        let run = ["run", QUERY, "--out", &file];
        let mut worker = Command::new("sh");
        worker.args(["-c", "\"$@\" >/dev/null & echo $!; wait", "sh", PLYGROUND]).args(run);
        let mut worker = worker.stdout(Stdio::piped()).spawn().unwrap();
        let mut child = String::new();
        BufReader::new(worker.stdout.take().unwrap()).read_line(&mut child).unwrap();
        let child = child.trim();
        while fs::metadata(&file).map_or(0, |found| found.len()) < 1000 {
            thread::yield_now();
        }
        worker.kill().unwrap();
        worker.wait().unwrap();
        // It does not end before the retry waits for it.
        signal(child, "-STOP");
        let mut retry = Command::new(PLYGROUND);
        let mut retry = retry.args(run).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut said = until_it_waits(&mut retry);
        signal(child, ends);
        let output = retry.wait_with_output().unwrap();
        let mut rest = String::new();
        said.read_to_string(&mut rest).unwrap();
        assert!(output.status.success(), "{ends}: {rest}");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), *REPORT, "{ends}");
        assert_eq!(fs::read_to_string(&file).unwrap(), *ROWS, "{ends}");
    }
}

/// Runs a command whose files may have this many blocks of 512 bytes. It is told when it would write more, or killed.
#[cfg(target_os = "linux")]
fn limited(arguments: &[&str], blocks: u64, is_told: bool) -> Output {
    let told = if is_told { "trap '' XFSZ; " } else { "" };
    let script = format!("{told}ulimit -c 0; ulimit -f {blocks}; exec \"$@\"");
    Command::new("sh").args(["-c", &script, "sh", PLYGROUND]).args(arguments).output().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_may_not_grow_lose_no_rows() {
    let folder = Folder::new("limited");
    let (file, state, table) = (folder.file("rows.csv"), folder.file("state.txt"), folder.file("table.end"));
    let mut before = 0;
    let blocks = ROWS.len() as u64 / 512;
    // With the last limit the rows have room, and the fingerprint has not.
    for (limit, is_told) in [(1, true), (1, false), (9, true), (blocks / 3, false), (blocks / 2, true), (blocks, true)]
    {
        let output = limited(&["run", QUERY, "--out", &file], limit, is_told);
        let case = format!("{limit} blocks");
        assert!(!output.status.success(), "{case}");
        if is_told {
            assert_eq!(output.status.code(), Some(2), "{case}");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(said.contains("rows.csv cannot be written") && said.lines().count() == 1, "{said}");
        }
        before = check_rows(&file, before, &case);
    }
    assert!(before > 500, "{before} rows");
    printed(&["run", QUERY, "--out", &file]);
    assert_eq!(fs::read_to_string(&file).unwrap(), *ROWS);

    for (arguments, file) in [
        ([&LEARN[..], &["--out", &state]].concat(), &state),
        (vec!["table", "build", &table, "--game", "giveaway", "--pieces", "3"], &table),
    ] {
        for is_told in [true, false] {
            let output = limited(&arguments, 1, is_told);
            assert_eq!(output.status.code(), is_told.then_some(2));
            assert!(!fs::exists(file).unwrap(), "{file} is incomplete");
        }
        printed(&arguments);
    }
}

/// Runs out of space in a file system of its own, gets more, and ends. Its arguments are the folder, the size that is
/// too small, the command and its file there.
#[cfg(target_os = "linux")]
const FULL_DISK: &str = r#"
    folder=$1; size=$2; file=$3; shift 3
    mount -t tmpfs -o "size=$size" none "$folder" || exit 1
    "$@" >/dev/null 2>"$folder.said"; echo $? >"$folder.status"
    cp "$file" "$folder.before" 2>/dev/null
    mount -o remount,size=16m "$folder" || exit 1
    "$@" >/dev/null && cp "$file" "$folder.after"
    exit 0
"#;

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_loses_no_rows() {
    let folder = Folder::new("full-disk");
    let (disk, state) = (folder.file("disk"), folder.file("state.txt"));
    fs::create_dir(&disk).unwrap();
    printed(&[&LEARN[..], &["--out", &state]].concat());
    let file = format!("{disk}/file");
    let (run, learn) = (["run", QUERY, "--out", &file], [&LEARN[..], &["--out", &file]].concat());
    // There is room for no row, for some, and for all, but not for a second copy with the fingerprint.
    let sizes = [4, 12, ROWS.len().div_ceil(1024) + 8].map(|size| (size, &run[..], &*ROWS));
    let state = fs::read_to_string(&state).unwrap();
    for (size, command, expected) in sizes.into_iter().chain([(4, &learn[..], &state)]) {
        let case = format!("{command:?} with {size} KiB");
        let arguments = ["-rm", "sh", "-c", FULL_DISK, "sh", &disk, &format!("{size}k"), &file, PLYGROUND];
        let status = Command::new("unshare").args(arguments).args(command).stderr(Stdio::null()).status();
        if !status.as_ref().is_ok_and(ExitStatus::success) {
            eprintln!("skipped: no file system can be mounted here ({status:?})");
            return;
        }
        let read = |name: &str| fs::read_to_string(format!("{disk}.{name}")).unwrap_or_default();
        assert_eq!(read("status"), "2\n", "{case}");
        assert!(read("said").contains("cannot be written"), "{case}: {}", read("said"));
        if command == run {
            check_rows(&format!("{disk}.before"), 0, &case);
        }
        assert_eq!(read("after"), *expected, "{case}");
    }
}
