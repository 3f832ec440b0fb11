//! The blocks of code in the documents: each says its language, and lines for the shell are run.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    path::Path,
    process::{Command, Output},
    thread,
};

use crate::command::Folder;

/// The languages of blocks, and who runs them: `tests/unit/documents.test.mjs` HTML and scripts,
/// `python/tests/test_recipes.py` Python, `tests/unit/bibtex.test.mjs` the citation. Text is no code.
const LANGUAGES: [&str; 6] = ["bibtex", "html", "js", "python", "sh", "text"];
/// What the fence of a block says that a test cannot run, with the reason behind it.
const NOT_RUN: &str = "sh not run: ";
/// Documents whose lines for the shell and for Python `python/tests/test_recipes.py` runs.
const RECIPES: [&str; 2] = ["docs/clusters.md", "python/README.md"];

/// Before the lines of a document: the command, with what takes long shortened. An experiment is an empty part of
/// itself, which checks the query, unless its rows are asked for.
const PRELUDE: &str = r#"
plyground() {
    case " $* " in
        " run "*" --part "* | " run "*" --positions "*) ;;
        " run "*" --csv "*) set -- "$@" --part 1/4611686018427387904 ;;
        " run "*) set -- "$@" --csv --part 1/4611686018427387904 ;;
        " solve slide4 ") set -- "$@" --engine beam/width=300 ;;
        " table build "*) set -- "$@" --pieces 2 ;;
        " games "*" --review"*) set -- "$@" --nodes 100 ;;
    esac
    for word; do
        case $word in games=*) word="games=2&${word#*&}" ;; 1000) word=2 ;; beam/width=30000) word=beam/width=300 ;; esac
        shift
        set -- "$@" "$word"
    done
    "$PLYGROUND" "$@"
}
cargo() { [ "$1 $2 $3" = "run --release --" ]; shift 3; plyground "$@"; }
time() { "$@"; }
"#;
/// A file of games for those that the documents name.
const GAMES: &str = "[Event \"Match\"]\n[Black \"Tinsley\"]\n[White \"Long\"]\n1. 11-15 23-19 2. 8-11 22-17 1/2-1/2\n";
const FILES: [&str; 4] = ["acf11.pdn", "club.pdn", "collection.pdn", "tinsley.pdn"];
/// What `plyground problem judge` is told: the turns that win the problem of `docs/problems.md`.
const TURNS: &str = "10-15\n15-10\n30-26\n";

/// A block of code: the number of its first line, what its fence says of it, and its lines.
struct Block {
    line: usize,
    about: String,
    lines: Vec<String>,
}

/// The blocks of a document. Code is fenced: indented code says no language.
fn blocks(name: &str, text: &str) -> Vec<Block> {
    let mut found = Vec::<Block>::new();
    let mut margin = None;
    let mut before = "";
    for (line, number) in text.lines().zip(1..) {
        let inside = line.trim_start();
        match (inside.strip_prefix("```"), margin) {
            (Some(about), None) => {
                margin = Some(line.len() - inside.len());
                found.push(Block { line: number, about: about.to_owned(), lines: Vec::new() });
            }
            (Some(_), Some(_)) => margin = None,
            (None, Some(margin)) => {
                let block = found.last_mut().unwrap();
                block.lines.push(line.get(margin..).unwrap_or_default().to_owned());
            }
            (None, None) => {
                assert!(!(before.is_empty() && line.starts_with("    ")), "{name}:{number}: this code has no fence");
            }
        }
        before = line;
    }
    assert!(margin.is_none(), "{name}: the last fence is missing");
    found
}

fn documents() -> BTreeMap<String, Vec<Block>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let docs = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let docs = docs.map(|path| format!("docs/{}", path.file_name().unwrap().to_str().unwrap()));
    let names = docs.chain(["README.md", "python/README.md"].map(str::to_owned));
    names.map(|name| (name.clone(), blocks(&name, &fs::read_to_string(root.join(&name)).unwrap()))).collect()
}

#[test]
fn blocks_say_their_language_and_why_they_are_not_run() {
    let mut count = 0;
    for (name, blocks) in documents() {
        for Block { line, about, .. } in blocks {
            let is_known =
                LANGUAGES.contains(&about.as_str()) || about.strip_prefix(NOT_RUN).is_some_and(|why| !why.is_empty());
            assert!(is_known, "{name}:{line}: “{about}” is none of {LANGUAGES:?}, nor “{NOT_RUN}…”");
            assert!(about != "python" || RECIPES.contains(&name.as_str()), "{name}:{line}: nobody runs this");
            count += 1;
        }
    }
    assert!(count > 80, "{count}");
}

#[test]
#[cfg_attr(not(unix), ignore = "it needs a shell")]
fn lines_for_the_shell_run() {
    thread::scope(|scope| {
        for (name, blocks) in documents().into_iter().filter(|(name, _)| !RECIPES.contains(&name.as_str())) {
            scope.spawn(move || {
                let Output { status, stderr, .. } = run(&name, &blocks);
                assert!(status.success(), "{name}\n{}", String::from_utf8_lossy(&stderr));
            });
        }
    });
}

/// Runs the lines of a document in an empty folder, as one script: later blocks use what earlier ones define.
fn run(name: &str, blocks: &[Block]) -> Output {
    let folder = Folder::new(&format!("documents-{}", name.replace('/', "-")));
    for file in FILES {
        fs::write(folder.file(file), GAMES.repeat(7)).unwrap();
    }
    fs::write(folder.file("turns"), TURNS).unwrap();
    let lines = blocks.iter().filter(|block| block.about == "sh").flat_map(|block| &block.lines);
    let script: String = lines.fold(PRELUDE.to_owned(), |script, line| script + line + "\n");
    let mut sh = Command::new("sh");
    sh.args(["-exc", &script]).env("PLYGROUND", env!("CARGO_BIN_EXE_plyground"));
    sh.stdin(File::open(folder.file("turns")).unwrap()).current_dir(folder.file(""));
    sh.output().unwrap()
}
