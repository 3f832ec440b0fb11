//! The dependency rule of the crate's front page, held by reading the sources.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// What each module of the library may name of the others. `web` may name all, and none may name it.
const MAY_KNOW: [(&str, &[&str]); 19] = [
    ("bits", &[]),
    ("game", &[]),
    ("games", &["bits", "game", "rng", "table_file", "zobrist"]),
    ("players", &["game", "games", "rng", "search"]),
    ("catalogue", &["game", "games", "players", "rng", "search"]),
    ("puzzle", &[]),
    ("rng", &[]),
    ("slide", &["puzzle"]),
    ("search", &["game", "puzzle", "rng"]),
    ("dtw", &["rng", "slide", "table_file"]),
    ("schema", &[]),
    ("randomised", &["puzzle", "search", "slide"]),
    ("learning", &["dtw", "game", "games", "rng", "schema", "search", "slide"]),
    (
        "lab",
        &[
            "catalogue",
            "dtw",
            "game",
            "games",
            "learning",
            "players",
            "puzzle",
            "randomised",
            "rng",
            "schema",
            "search",
            "slide",
        ],
    ),
    ("presets", &["lab"]),
    ("api", &["catalogue", "dtw", "game", "games", "lab", "players", "puzzle", "rng", "search", "slide"]),
    ("table_file", &[]),
    ("web", &["api", "dtw", "lab", "players", "presets", "puzzle", "rng", "search", "slide"]),
    ("zobrist", &[]),
];

#[test]
fn modules_know_only_what_lies_below_them() {
    let sources = library();
    assert_eq!(sources.keys().map(String::as_str).collect::<BTreeSet<_>>(), MAY_KNOW.map(|(module, _)| module).into());
    for (module, known) in MAY_KNOW {
        for other in named_below("crate", &sources[module]) {
            assert!(other == module || known.contains(&other), "{module} knows {other}");
        }
    }
}

#[test]
fn javascript_appears_in_web_only() {
    for (module, source) in library().iter().filter(|(module, _)| *module != "web") {
        for word in ["JsValue", "getrandom", "js_sys", "serde_wasm_bindgen", "wasm_bindgen", "web_sys"] {
            assert!(!source.contains(word), "{module} names {word}");
        }
    }
}

#[test]
fn files_threads_and_clocks_appear_in_the_command_only() {
    for (module, source) in library() {
        for part in named_below("std", &source) {
            assert!(
                !["env", "fs", "io", "net", "process", "thread", "time"].contains(&part),
                "{module} names std::{part}"
            );
        }
    }
}

/// Each is linked with the whole engine: new tests are modules of those that are there.
#[test]
fn integration_tests_are_at_most_six_crates() {
    let entries = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).unwrap();
    let paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    let crates =
        paths.iter().filter(|path| path.join("main.rs").exists() || path.extension().is_some_and(|e| e == "rs"));
    assert!(crates.count() <= 6, "tests/ holds more than six crates");
}

#[test]
fn names_are_found_in_groups_too() {
    let source =
        "use crate::{\n    a::{B, c::D},\n    e,\n};\nfn f() -> crate::g::H { crate::i() } use other_crate::j;";
    assert_eq!(named_below("crate", source), BTreeSet::from(["a", "e", "g", "i"]));
}

/// The code of every module of the library, without its comments.
fn library() -> BTreeMap<String, String> {
    let mut modules = BTreeMap::new();
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if !["bin", "lib"].contains(&name.as_str()) {
            modules.insert(name, code(&path));
        }
    }
    modules
}

fn code(path: &Path) -> String {
    if path.is_dir() {
        return fs::read_dir(path).unwrap().map(|entry| code(&entry.unwrap().path())).collect();
    }
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The names that follow `root::` in a source, one by one or in a group.
fn named_below<'a>(root: &str, source: &'a str) -> BTreeSet<&'a str> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let first = |path: &'a str| path.trim_start().split(|c| !word(c)).next().filter(|name| !name.is_empty());
    let mut names = BTreeSet::new();
    for (at, prefix) in source.match_indices(&format!("{root}::")) {
        if source[..at].ends_with(word) {
            continue;
        }
        let rest = &source[at + prefix.len()..];
        let mut depth = 0;
        for (place, c) in rest.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            let begins_a_name = place == 0 && depth == 0 || depth == 1 && matches!(c, '{' | ',');
            if begins_a_name {
                names.extend(first(rest[place..].trim_start_matches(['{', ','])));
            }
            if depth == 0 {
                break;
            }
        }
    }
    names
}
