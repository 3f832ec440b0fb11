//! The licences, sources and versions of what we build with, from Rust and from npm.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
};

use serde_json::{Value, json};

/// The licences allowed for what we ship and for what we build it with.
const ALLOWED: [&str; 8] = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "Unicode-3.0", "Zlib"];
/// More licences allowed for tools, of which nothing is shipped.
const OF_TOOLS: [&str; 1] = ["MPL-2.0"];
/// A font that pictures are drawn with, under the licence of Bitstream Vera.
const READ_BY_US: [(&str, &str); 1] = [("dejavu-fonts-ttf", "SEE LICENSE IN README.md AND LICENSE")];
/// Crates that tools bring in several versions.
const SEVERAL_VERSIONS: [&str; 6] = ["base64", "getrandom", "hashbrown", "rand", "rand_core", "syn"];
const BROWSERS: &str = "wasm32-unknown-unknown";
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
const NPM: &str = "https://registry.npmjs.org/";

#[test]
fn everything_has_a_licence_that_we_know_and_comes_from_a_registry() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    // What is compiled for browsers, and what tests and tools need here.
    for target in [BROWSERS, &host()] {
        let arguments = ["metadata", "--locked", "--format-version", "1", "--filter-platform", target];
        let output = Command::new(env!("CARGO")).args(arguments).current_dir(root).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let about: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(about["packages"].as_array().unwrap().len() > 50);
        wrong.extend(wrong_crates(&about));
        // Other systems may need others.
        if target == BROWSERS {
            wrong.extend(wrong_versions(&about, &SEVERAL_VERSIONS));
        }
    }
    let lock = fs::read_to_string(root.join("package-lock.json")).unwrap();
    wrong.extend(wrong_packages(&serde_json::from_str(&lock).unwrap()));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The target of this machine.
fn host() -> String {
    let output = Command::new("rustc").args(["--print", "host-tuple"]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// What is wrong with the crates that cargo lists, apart from those of the workspace.
fn wrong_crates(about: &Value) -> Vec<String> {
    let members = about["workspace_members"].as_array().map_or(&[][..], Vec::as_slice);
    let crates = about["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let others = crates.iter().filter(|package| !members.contains(&package["id"]));
    others
        .flat_map(|package| {
            let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
            let (licence, source) = (text(&package["license"]), text(&package["source"]));
            let licence =
                (!is_allowed(licence, &ALLOWED)).then(|| format!("{name}: the licence “{licence}” is not allowed"));
            let source = (source != CRATES_IO).then(|| format!("{name}: “{source}” is not crates.io"));
            [licence, source]
        })
        .flatten()
        .collect()
}

/// The crates that come in several versions and are not known to, and those that no longer do.
fn wrong_versions(about: &Value, known: &[&str]) -> Vec<String> {
    let mut versions = BTreeMap::<_, BTreeSet<_>>::new();
    for package in about["packages"].as_array().map_or(&[][..], Vec::as_slice) {
        versions.entry(text(&package["name"])).or_default().insert(text(&package["version"]));
    }
    versions.retain(|_, versions| versions.len() > 1);
    let unknown = versions.iter().filter(|(name, _)| !known.contains(name));
    let unknown = unknown.map(|(name, versions)| format!("{name} comes in several versions: {versions:?}"));
    let gone = known.iter().filter(|name| !versions.contains_key(*name));
    unknown.chain(gone.map(|name| format!("{name} no longer comes in several versions"))).collect()
}

/// What is wrong with the packages of npm's lock file, all of which are tools; the first entry is our own.
fn wrong_packages(lock: &Value) -> Vec<String> {
    let known = [&ALLOWED[..], &OF_TOOLS].concat();
    let Some(packages) = lock["packages"].as_object() else { return vec!["package-lock.json has no packages".into()] };
    packages
        .iter()
        .filter(|(name, _)| !name.is_empty())
        .flat_map(|(name, package)| {
            let licence = text(&package["license"]);
            let is_read = READ_BY_US.iter().any(|(font, terms)| name.ends_with(font) && licence == *terms);
            let licence =
                (!is_read && !is_allowed(licence, &known)).then(|| format!("the licence “{licence}” is not allowed"));
            let source = package["resolved"].as_str().filter(|source| !source.starts_with(NPM));
            let source = source.map(|source| format!("“{source}” is not the registry of npm"));
            let hash = package["integrity"].is_null().then(|| "the lock file has no hash of it".to_owned());
            let tool = (package["dev"] != true).then(|| "tools are development dependencies".to_owned());
            [licence, source, hash, tool].into_iter().flatten().map(move |wrong| format!("{name}: {wrong}"))
        })
        .collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Whether a licence expression can be met with these licences. `/` stands for `OR` in older crates; an exception only
/// permits more.
fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    any(&words, &mut at, allowed) == Some(true) && at == words.len()
}

/// Reads alternatives from an index on; `None` if there are none.
fn any(words: &[&str], at: &mut usize, allowed: &[&str]) -> Option<bool> {
    let mut met = all(words, at, allowed)?;
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        met |= all(words, at, allowed)?;
    }
    Some(met)
}

/// Reads licences that apply together.
fn all(words: &[&str], at: &mut usize, allowed: &[&str]) -> Option<bool> {
    let mut met = one(words, at, allowed)?;
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(words, at, allowed)?;
    }
    Some(met)
}

fn one(words: &[&str], at: &mut usize, allowed: &[&str]) -> Option<bool> {
    let word = *words.get(*at)?;
    *at += 1;
    if word == "(" {
        let met = any(words, at, allowed)?;
        let closed = words.get(*at) == Some(&")");
        *at += 1;
        return closed.then_some(met);
    }
    if words.get(*at) == Some(&"WITH") {
        *at += 2;
    }
    (!["OR", "AND", "WITH", ")"].contains(&word)).then(|| allowed.contains(&word))
}

#[test]
fn expressions_are_met_or_not() {
    for (expression, is_met) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("", false),
        ("MIT OR GPL-3.0-only", true),
        ("Unlicense/MIT", true),
        ("MIT AND GPL-3.0-only", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("(MIT OR Apache-2.0) AND MPL-2.0", false),
        ("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only", true),
        ("MIT OR", false),
        ("(MIT", false),
        ("MIT Apache-2.0", false),
    ] {
        assert_eq!(is_allowed(expression, &ALLOWED), is_met, "{expression}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let about = json!({ "workspace_members": ["ours"], "packages": [
        { "id": "ours", "name": "ours", "version": "1.0.0", "license": "none", "source": null },
        { "id": "a", "name": "a", "version": "1.0.0", "license": "MIT", "source": CRATES_IO },
        { "id": "b", "name": "b", "version": "2.0.0", "license": "AGPL-3.0", "source": CRATES_IO },
        { "id": "c", "name": "c", "version": "3.0.0", "license": "MIT", "source": "git+https://example.org/c" },
    ] });
    assert_eq!(
        wrong_crates(&about),
        ["b 2.0.0: the licence “AGPL-3.0” is not allowed", "c 3.0.0: “git+https://example.org/c” is not crates.io"]
    );
    assert!(wrong_versions(&about, &[]).is_empty());
    let twice = json!({ "packages": [{ "name": "a", "version": "1.0.0" }, { "name": "a", "version": "2.0.0" }] });
    assert!(wrong_versions(&twice, &["a"]).is_empty());
    assert_eq!(
        wrong_versions(&twice, &["b"]),
        ["a comes in several versions: {\"1.0.0\", \"2.0.0\"}", "b no longer comes in several versions"]
    );
    let fine = json!({ "license": "MPL-2.0", "dev": true, "integrity": "sha512-" });
    let font = json!({ "license": READ_BY_US[0].1, "dev": true, "integrity": "sha512-" });
    let lock = json!({ "packages": {
        "": {},
        "node_modules/fine": fine,
        "node_modules/dejavu-fonts-ttf": font,
        "node_modules/other": font,
        "node_modules/shipped": { "license": "MIT", "resolved": "https://example.org/", "integrity": "sha512-" },
        "node_modules/bare": { "license": "MIT", "dev": true },
    } });
    let mut wrong = wrong_packages(&lock);
    wrong.sort_unstable();
    assert_eq!(
        wrong,
        [
            "node_modules/bare: the lock file has no hash of it",
            "node_modules/other: the licence “SEE LICENSE IN README.md AND LICENSE” is not allowed",
            "node_modules/shipped: tools are development dependencies",
            "node_modules/shipped: “https://example.org/” is not the registry of npm",
        ]
    );
}
