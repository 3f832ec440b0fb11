//! The licences, sources and versions of what we build with, from Rust and from npm.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
};

use serde_json::Value;

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
    // The crates for browsers, and those of tests and tools here.
    for target in [BROWSERS, &host()] {
        let arguments = ["metadata", "--locked", "--format-version", "1", "--filter-platform", target];
        let output = Command::new(env!("CARGO")).args(arguments).current_dir(root).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let about: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(about["packages"].as_array().unwrap().len() > 50);
        wrong.extend(wrong_crates(&about));
        // Other systems may need other versions.
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

/// The faults of the crates that cargo lists, apart from those of the workspace.
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

/// The faults of the packages in npm's lock file, all of which are tools; the first entry is our own.
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

/// Whether a licence expression, alternatives that apply together, can be met with these licences. `/` stands for `OR`
/// in older crates; an exception only permits more.
fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    let is_known = |licence: &str| licence.split(" WITH ").next().is_some_and(|licence| allowed.contains(&licence));
    let expression = expression.replace('/', " OR ").replace(['(', ')'], "");
    expression.split(" AND ").all(|alternatives| alternatives.split(" OR ").any(is_known))
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
        ("MIT Apache-2.0", false),
    ] {
        assert_eq!(is_allowed(expression, &ALLOWED), is_met, "{expression}");
    }
}
