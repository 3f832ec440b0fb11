//! The library's modules depend on each other in one direction. The scripts' imports are checked by `biome.json`.

use std::{collections::BTreeMap, fs, path::Path};

/// The modules that each module may use.
const MAY_USE: [(&str, &str); 28] = [
    ("bits", ""),
    ("decimal", ""),
    ("insertion_sort", ""),
    ("game", "text"),
    ("games", "bits decimal game heartbeat insertion_sort rng table_file text zobrist"),
    ("noise", ""),
    ("players", "game games heartbeat noise rng schema search"),
    ("catalogue", "diagrams game games heartbeat players rng schema search"),
    ("problems", "game heartbeat insertion_sort players rng schema search"),
    ("heartbeat", ""),
    ("puzzle", ""),
    ("rng", "text"),
    ("slide", "decimal puzzle text"),
    ("search", "game heartbeat insertion_sort noise puzzle rng schema"),
    ("diagrams", ""),
    ("dtw", "rng slide table_file"),
    ("schema", "decimal"),
    ("records", "catalogue game games text"),
    ("review", "catalogue game games players rng schema search"),
    ("randomised", "heartbeat noise puzzle search slide"),
    ("learning", "dtw game games rng schema search slide"),
    (
        "lab",
        "catalogue decimal dtw game games heartbeat insertion_sort learning noise players puzzle randomised rng \
         schema search slide",
    ),
    ("presets", "lab"),
    ("api", "catalogue diagrams dtw game games lab players problems puzzle records review rng schema search slide"),
    ("table_file", ""),
    ("text", ""),
    ("web", "api catalogue heartbeat players problems rng"),
    ("zobrist", ""),
];
/// The parts of the standard library that only the command uses.
const OF_THE_COMMAND: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

#[test]
fn modules_use_only_what_lies_below_them() {
    let paths = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap().map(|entry| entry.unwrap().path());
    let mut modules: BTreeMap<_, _> =
        paths.map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), code(&path))).collect();
    for (module, used) in MAY_USE {
        let code = modules.remove(module).unwrap_or_else(|| panic!("{module} is not there"));
        let may_use = |name: &str| name == module || used.split(' ').any(|other| other == name);
        assert_eq!(named_below("crate::", &code).into_iter().find(|name| !may_use(name)), None, "{module} uses it");
        let mut parts = named_below("std::", &code);
        parts.retain(|part| OF_THE_COMMAND.contains(part));
        assert!(parts.is_empty(), "{module} uses {parts:?} of the standard library");
    }
    // `typescript` is a test.
    assert_eq!(modules.into_keys().collect::<Vec<_>>(), ["bin", "lib", "typescript"], "modules without a line above");
}

/// The code of a file or folder, without comments.
fn code(path: &Path) -> String {
    if path.is_dir() {
        return fs::read_dir(path).unwrap().map(|entry| code(&entry.unwrap().path())).collect();
    }
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The names that follow a root such as `crate::`, one by one or in a group.
fn named_below<'a>(root: &str, source: &'a str) -> Vec<&'a str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut names = Vec::new();
    for (at, _) in source.match_indices(root).filter(|(at, _)| !source[..*at].ends_with(is_word)) {
        let (path, mut depth) = (&source[at + root.len()..], 0);
        for (at, c) in path.char_indices() {
            depth += i32::from(c == '{') - i32::from(c == '}');
            if at == 0 && depth == 0 || depth == 1 && ['{', ','].contains(&c) {
                let path = path[at..].trim_start_matches(['{', ',']).trim_start();
                names.extend(path.split(|c| !is_word(c)).next().filter(|name| !name.is_empty()));
            }
            if depth == 0 {
                break;
            }
        }
    }
    names
}
