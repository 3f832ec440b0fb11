//! The dependency rule of the crate's front page, checked by reading the sources.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The modules that each module of the library may use. `web` may use all, and none may use it.
const MAY_KNOW: [(&str, &[&str]); 26] = [
    ("bits", &[]),
    ("decimal", &[]),
    ("few", &[]),
    ("game", &["text"]),
    ("games", &["bits", "decimal", "game", "pulse", "rng", "table_file", "text", "zobrist"]),
    ("noise", &[]),
    ("players", &["game", "games", "noise", "pulse", "rng", "schema", "search"]),
    ("catalogue", &["game", "games", "players", "pulse", "rng", "schema", "search"]),
    ("problems", &["game", "players", "pulse", "rng", "schema", "search"]),
    ("pulse", &[]),
    ("puzzle", &[]),
    ("rng", &["text"]),
    ("slide", &["puzzle", "text"]),
    ("search", &["few", "game", "noise", "pulse", "puzzle", "rng", "schema"]),
    ("dtw", &["rng", "slide", "table_file"]),
    ("schema", &["decimal"]),
    ("records", &["catalogue", "game", "games"]),
    ("randomised", &["noise", "pulse", "puzzle", "search", "slide"]),
    ("learning", &["dtw", "game", "games", "rng", "schema", "search", "slide"]),
    (
        "lab",
        &[
            "catalogue",
            "dtw",
            "few",
            "game",
            "games",
            "learning",
            "noise",
            "players",
            "pulse",
            "puzzle",
            "randomised",
            "rng",
            "schema",
            "search",
            "slide",
        ],
    ),
    ("presets", &["lab"]),
    (
        "api",
        &[
            "catalogue",
            "dtw",
            "game",
            "games",
            "lab",
            "players",
            "problems",
            "puzzle",
            "records",
            "rng",
            "schema",
            "search",
            "slide",
        ],
    ),
    ("table_file", &[]),
    ("text", &[]),
    ("web", &["api", "catalogue", "dtw", "lab", "players", "presets", "pulse", "puzzle", "rng", "search", "slide"]),
    ("zobrist", &[]),
];

/// What each folder of the pages may import from the others. The scripts beside them, an entry each, may import from
/// all folders; `pkg` is generated.
const MAY_IMPORT: [(&str, &[&str]); 12] = [
    ("boards", &["pkg"]),
    ("embed", &["match", "pkg", "play", "problems", "rules", "site"]),
    ("examples", &["site"]),
    ("laboratory", &["boards", "match", "pkg", "site", "vendor"]),
    ("match", &["boards", "pkg", "rules", "site", "statistics"]),
    ("play", &["boards", "match", "pkg", "rules", "site", "statistics"]),
    ("print", &["boards", "match", "pkg", "problems", "site"]),
    ("problems", &["boards", "match", "pkg", "site"]),
    ("rules", &["site"]),
    ("site", &["boards", "pkg", "vendor"]),
    // The statistics of two-player games use the words of these games.
    ("statistics", &["match", "site"]),
    ("today", &["boards", "match", "play", "problems", "site"]),
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
            // The tables of Unicode are JavaScript's.
            let is_known = module == "text" && word == "wasm_bindgen";
            assert!(is_known || !source.contains(word), "{module} names {word}");
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

/// Each of these crates is linked with the whole engine, so new tests become modules of them.
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

#[test]
fn folders_of_pages_import_only_what_they_may() {
    let scripts = scripts();
    let folders: BTreeSet<_> =
        scripts.keys().filter_map(|name| folder(name)).filter(|name| *name != "vendor").collect();
    assert_eq!(folders, MAY_IMPORT.map(|(folder, _)| folder).into());
    for (name, text) in &scripts {
        for import in imports(name, text) {
            assert!(scripts.contains_key(&import) || import.starts_with("pkg/"), "{name} imports {import}");
            let (Some(from), Some(to)) = (folder(name), folder(&import)) else {
                assert!(folder(name).is_none(), "{name} imports {import}, the script of a page");
                continue;
            };
            let may = MAY_IMPORT.iter().find(|(folder, _)| *folder == from).map_or(&[][..], |(_, may)| may);
            assert!(from == to || may.contains(&to), "{name} imports {import}");
        }
    }
}

#[test]
fn scripts_import_in_no_circles() {
    let scripts = scripts();
    let mut left: BTreeMap<_, _> = scripts.iter().map(|(name, text)| (name.clone(), imports(name, text))).collect();
    // Repeatedly removes scripts that import none of the rest, or that none of the rest imports.
    while let Some(done) = left.keys().find(|&name| {
        !left[name].iter().any(|known| left.contains_key(known)) || !left.values().any(|known| known.contains(name))
    }) {
        let done = done.clone();
        left.remove(&done);
    }
    assert!(left.is_empty(), "in circles: {:?}", left.keys());
}

#[test]
fn imports_are_found_at_once_and_late() {
    let text = "import { a } from \"./a.js\";\nexport * from \"../b.js\";\n// import { c } from \"./c.js\";\n \
                * @type {import(\"./d.js\").D} d\nconst late = () => import(\"../pkg/e.js\");";
    assert_eq!(imports("play/x.js", text), BTreeSet::from(["b.js", "pkg/e.js", "play/a.js"].map(str::to_owned)));
    let every = imports("match/x.js", "const game = (await import(`./games/${id}/view.js`)).kind;");
    assert!(every.contains("match/games/isolation/view.js") && every.len() > 1, "{every:?}");
}

/// The scripts of the pages and the data that they import, by their names below `www/`.
fn scripts() -> BTreeMap<String, String> {
    let (mut scripts, mut folders) = (BTreeMap::new(), vec![String::new()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("www").join(&folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = folder.clone() + path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                folders.push(name + "/");
            } else if path.extension().is_some_and(|end| end == "js" || end == "json") {
                scripts.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    scripts
}

/// The folder of a script, unless it is the script of a page.
fn folder(name: &str) -> Option<&str> {
    name.split_once('/').map(|(folder, _)| folder)
}

/// The scripts that a script imports, at once or late. Its comments import types only, which nothing runs.
fn imports(name: &str, text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])) {
        for (before, behind) in [(" from \"", '"'), ("import(\"", '"'), ("import(`", '`')] {
            for (at, _) in line.match_indices(before) {
                let Some((address, _)) = line[at + before.len()..].split_once(behind) else { continue };
                if !address.starts_with('.') || line[..at].contains("/*") {
                    continue;
                }
                // A file of every game, by the game's name.
                let games = if address.contains("${id}") { games() } else { vec![String::new()] };
                names.extend(games.iter().map(|game| resolved(name, &address.replace("${id}", game))));
            }
        }
    }
    names
}

/// The games that have a folder in the pages.
fn games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/match/games");
    let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()).filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

/// The name of a script that another one imports by its address.
fn resolved(name: &str, address: &str) -> String {
    let mut parts: Vec<_> = name.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => _ = parts.pop(),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// A module and one above it may use each other. Any other files in a cycle are really one file.
#[test]
fn no_files_know_each_other_in_a_circle() {
    let files = files();
    let known: BTreeMap<&str, BTreeSet<&str>> =
        files.keys().map(|file| (file.as_str(), known_to(file, &files))).collect();
    assert!(known["lab::runner"].contains("lab::trials") && known["lab"].contains("schema::error"), "{known:?}");
    // Files that use none of the rest are removed until only cycles are left.
    let mut left: BTreeSet<&str> = known.keys().copied().collect();
    while let Some(file) = left.iter().copied().find(|file| known[file].is_disjoint(&left)) {
        left.remove(file);
    }
    let circles: Vec<_> = left.iter().map(|file| (file, known[file].intersection(&left).collect::<Vec<_>>())).collect();
    assert!(circles.is_empty(), "{circles:?}");
}

#[test]
fn circles_are_found() {
    let of = |text: &[(&str, &str)]| -> BTreeMap<String, String> {
        text.iter().map(|(file, code)| ((*file).to_owned(), (*code).to_owned())).collect()
    };
    let files = of(&[
        ("a", "mod b; mod c; pub use c::Thing; use b::Other;"),
        ("a::b", "use super::{Own, Thing}; fn f() { super::c::g(crate::d::X) }"),
        ("a::c", "use crate::a::b::{self, Other as Another};"),
        ("d", ""),
    ]);
    let known = |file: &str| known_to(file, &files).into_iter().collect::<Vec<_>>();
    assert_eq!(known("a::b"), ["a", "a::c", "d"]);
    assert_eq!(known("a::c"), ["a::b"]);
    assert_eq!(known("a"), Vec::<&str>::new(), "what a module tells of the files below it");
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

/// The code of every file of the library but the front page, by the path of its module, without comments and unit
/// tests.
fn files() -> BTreeMap<String, String> {
    fn collect(folder: &Path, module: &str, files: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let inside = if module.is_empty() { name.clone() } else { format!("{module}::{name}") };
            if path.is_dir() {
                collect(&path, &inside, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = code(&path);
                let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
                files.insert(if name == "mod" { module.to_owned() } else { inside }, text);
            }
        }
    }
    let mut files = BTreeMap::new();
    collect(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), "", &mut files);
    files.retain(|file, _| !file.is_empty() && file != "lib" && file != "bin" && !file.starts_with("bin::"));
    files
}

/// The files that a file uses, except the modules below it, which it declares. What another module re-exports is
/// looked up where it is defined.
fn known_to<'a>(file: &str, files: &'a BTreeMap<String, String>) -> BTreeSet<&'a str> {
    let names = paths(file, files).into_iter().filter_map(|(_, path)| defined_in(&path, files, 0));
    names.filter(|other| *other != file && !other.starts_with(&format!("{file}::"))).collect()
}

/// The file that defines the last name of a path.
fn defined_in<'a>(path: &[String], files: &'a BTreeMap<String, String>, hops: u32) -> Option<&'a str> {
    let known = |length: &usize| files.get_key_value(&path[..*length].join("::"));
    let (length, (module, _)) = (1..=path.len()).rev().find_map(|length| Some((length, known(&length)?)))?;
    let handed_on = path.get(length).filter(|_| hops < 8).and_then(|name| {
        let all = paths(module, files);
        let (_, from) = all.into_iter().find(|(is_public, from)| *is_public && from.last() == Some(name))?;
        (from != path[..=length]).then(|| defined_in(&from, files, hops + 1))
    });
    handed_on.unwrap_or(Some(module))
}

/// The paths that a file names, from the root of the crate, and whether it re-exports them.
fn paths(file: &str, files: &BTreeMap<String, String>) -> Vec<(bool, Vec<String>)> {
    let mut paths = Vec::new();
    let mut rest = files[file].as_str();
    let mut others = String::new();
    // Groups of names occur only in `use`.
    while let Some(start) = rest.match_indices("use ").map(|(at, _)| at).find(|at| {
        let line = rest[..*at].rsplit('\n').next().unwrap_or_default().trim_start();
        line.is_empty() || line.starts_with("pub") || line.ends_with("; ")
    }) {
        let Some(end) = rest[start..].find(';') else { break };
        let line = rest[..start].rsplit(['\n', ';']).next().unwrap_or_default();
        let is_public = line.trim_start().starts_with("pub");
        others += &rest[..start];
        spelled("", &rest[start + 4..start + end], &mut |path| paths.push((is_public, path.to_owned())));
        rest = &rest[start + end..];
    }
    others += rest;
    for root in ["crate::", "super::", "self::"] {
        for (at, _) in others.match_indices(root) {
            let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            if !others[..at].ends_with(is_word) {
                let end = others[at..].find(|c| !is_word(c)).map_or(others.len(), |end| at + end);
                paths.push((false, others[at..end].trim_end_matches(':').to_owned()));
            }
        }
    }
    paths.into_iter().filter_map(|(is_public, path)| Some((is_public, from_root(file, &path, files)?))).collect()
}

/// The paths of a group of names, one by one.
fn spelled(before: &str, tree: &str, found: &mut impl FnMut(&str)) {
    let tree = tree.trim();
    let Some((prefix, group)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or_default().trim();
        return found(format!("{before}{name}").trim_end_matches("::self"));
    };
    let before = format!("{before}{}", prefix.trim());
    let (mut depth, mut start) = (0, 0);
    let group = &group[..group.rfind('}').unwrap_or(group.len())];
    for (at, c) in group.char_indices().chain([(group.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if !group[start..at].trim().is_empty() {
                    spelled(&before, &group[start..at], found);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
}

/// A path from the root of the crate; `None` if it leads out of the crate.
fn from_root(file: &str, path: &str, files: &BTreeMap<String, String>) -> Option<Vec<String>> {
    let mut names: Vec<&str> = path.split("::").collect();
    let mut here: Vec<&str> = file.split("::").collect();
    match names[0] {
        "crate" => here.clear(),
        "self" => {}
        "super" => {
            while names.first() == Some(&"super") {
                here.pop();
                names.remove(0);
            }
            names.insert(0, "super");
        }
        child => {
            here.push(child);
            if !files.contains_key(&here.join("::")) {
                return None;
            }
        }
    }
    Some(here.into_iter().chain(names.into_iter().skip(1)).map(str::to_owned).collect())
}
