//! The licences of software by others that we ship, from the files that came with it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{
    Outcome,
    build::{FOR_BROWSERS, TARGET},
    cargo, files, read, rust_notices,
};

/// The file of the site.
pub const OF_SITE: &str = "licences.txt";
/// The file of packages for npm and Python.
pub const OF_PACKAGE: &str = "THIRD-PARTY.txt";
/// The notices of scripts in `www/`.
const OF_SCRIPTS: &str = "vendor/LICENSES.txt";
const ABOUT: &str =
    "Plyground is licensed under MIT or Apache-2.0, at your option. It contains software by others, whose
licences follow. Software under MIT or Apache-2.0 is used under MIT.
";
/// How the names of files with licences or notices begin, in capitals.
const NAMES: [&str; 6] = ["COPYING", "COPYRIGHT", "LICENCE", "LICENSE", "NOTICE", "UNLICENSE"];

/// Texts, each with the software that it belongs to.
pub type Notices = BTreeMap<String, BTreeSet<String>>;

/// Writes the file of the site: about its modules, and about scripts in `www/`.
pub fn write_for_site(root: &Path, file: &Path) -> Outcome {
    let scripts = fs::read_to_string(root.join("www").join(OF_SCRIPTS))?;
    Ok(fs::write(file, format!("{}\n{}", of_modules(root)?, tidy(&scripts)))?)
}

/// Writes the file of the npm package, which has modules only.
pub fn write_for_package(root: &Path, pkg: &Path) -> Outcome {
    Ok(fs::write(pkg.join(OF_PACKAGE), of_modules(root)?)?)
}

/// Writes the file of a package that has the command.
pub fn write_for_command(root: &Path, file: &Path, target: &str) -> Outcome {
    Ok(fs::write(file, of(root, target, &[])?)?)
}

/// The notices about everything that is compiled into the modules.
fn of_modules(root: &Path) -> Outcome<String> {
    of(root, TARGET, &FOR_BROWSERS)
}

/// The notices about everything that is compiled for a target, with these features.
fn of(root: &Path, target: &str, features: &[&str]) -> Outcome<String> {
    let mut notices = Notices::new();
    let packages = packages(root, target)?;
    for name in crates(root, target, features)? {
        let (folder, licence) = packages.get(&name).ok_or_else(|| format!("cargo does not know where {name} is"))?;
        add(&mut notices, &name, licence, texts(folder)?)?;
    }
    rust_notices::add(root, target, &mut notices)?;
    let mut sections: Vec<_> = notices.into_iter().map(|(text, names)| (names, text)).collect();
    sections.sort();
    let section = |(names, text): &(BTreeSet<String>, String)| {
        let names: String = names.iter().flat_map(|name| ["== ", name, "\n"]).collect();
        format!("\n{names}\n{text}")
    };
    Ok(ABOUT.to_owned() + &sections.iter().map(section).collect::<String>())
}

/// Adds the texts of files with the licences of a crate. Where there is a choice between MIT and Apache-2.0, it is MIT.
pub fn add(notices: &mut Notices, name: &str, licence: &str, mut texts: Vec<(String, String)>) -> Outcome {
    let is = |file: &str, word| file.to_uppercase().contains(word);
    let has_choice = licence.contains(" OR ") || licence.contains('/');
    if has_choice && texts.iter().any(|(file, _)| is(file, "MIT")) {
        texts.retain(|(file, _)| !is(file, "APACHE"));
    }
    if texts.is_empty() {
        return Err(format!("{name} brings no file with its licence, {licence}").into());
    }
    for (_, text) in texts {
        notices.entry(tidy(&text)).or_default().insert(format!("{name} ({licence})"));
    }
    Ok(())
}

/// The crates that are compiled, as in `serde 1.0.0`; without ours, and without those that are only needed to compile
/// others.
fn crates(root: &Path, target: &str, features: &[&str]) -> Outcome<BTreeSet<String>> {
    let mut tree = cargo();
    tree.args(["tree", "--locked", "--package", "plyground", "--target", target, "--edges", "normal,no-proc-macro"]);
    let tree = read(root, tree.args(features).args(["--prefix", "none", "--format", "{p}"]))?;
    let names = tree.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once(" v"));
    // Crates of the workspace are followed by their folder.
    let others = names.filter(|(_, version)| !version.contains(' '));
    Ok(others.map(|(name, version)| format!("{name} {version}")).collect())
}

/// The folders and licences of crates.
fn packages(root: &Path, target: &str) -> Outcome<BTreeMap<String, (PathBuf, String)>> {
    let about = ["metadata", "--locked", "--format-version", "1", "--filter-platform", target];
    let about: Value = serde_json::from_str(&read(root, cargo().args(about))?)?;
    let packages = about["packages"].as_array().ok_or("cargo tells no packages")?;
    let entry = |package: &Value| {
        let text = |key| package[key].as_str().unwrap_or_default();
        let folder = Path::new(text("manifest_path")).parent().unwrap_or(Path::new("")).to_owned();
        (format!("{} {}", text("name"), text("version")), (folder, text("license").to_owned()))
    };
    Ok(packages.iter().map(entry).collect())
}

/// The names and texts of the files with licences in the folder of a crate, or in a folder of such files there.
fn texts(folder: &Path) -> Outcome<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for file in files::list(folder)? {
        let upper = file.to_uppercase();
        if NAMES.iter().any(|start| upper.starts_with(start)) {
            texts.push((file.clone(), fs::read_to_string(folder.join(file))?));
        }
    }
    Ok(texts)
}

/// A text with one kind of line ends, and without empty lines around it.
pub fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned() + "\n"
}
