//! The licences of Rust's standard library, from what the toolchain says about it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Outcome,
    notices::{self, Notices, tidy},
    read,
};

/// The files of the toolchain about licences.
const FOLDER: &str = "share/doc/rust";
/// The one about the library.
const LIBRARY: &str = "COPYRIGHT-library.html";
/// The headings of its parts on the library itself, and on the crates that it uses.
const ITSELF: &str = "<h2 id=\"in-tree-files\">";
const DEPENDENCIES: &str = "<h2 id=\"out-of-tree-dependencies\">";
/// The licences that the library itself has in browsers.
const LICENCES: [&str; 2] = ["MIT.txt", "Unicode-3.0.txt"];

/// Adds the notices about the library, and about those of its crates that there are for a target.
pub fn add(root: &Path, target: &str, notices: &mut Notices) -> Outcome {
    let rustc = |argument| read(root, Command::new("rustc").args(["--print", argument]));
    let toolchain = PathBuf::from(rustc("sysroot")?.trim());
    let folder = toolchain.join(FOLDER);
    let html = fs::read_to_string(folder.join(LIBRARY))?;
    let unknown = || format!("{LIBRARY} is not as expected");
    let (itself, crates) = html.split_once(DEPENDENCIES).ok_or_else(unknown)?;
    let (_, itself) = itself.split_once(ITSELF).ok_or_else(unknown)?;

    let mut text = plain(itself);
    for licence in LICENCES {
        text = text + "\n" + &tidy(&fs::read_to_string(folder.join("licenses").join(licence))?);
    }
    notices::add(notices, "Rust's standard library", "MIT OR Apache-2.0", vec![(String::new(), text)])?;

    let built = built(&toolchain.join("lib/rustlib").join(target).join("lib"))?;
    for about in crates.split("<h3>").skip(1) {
        let (title, about) = about.split_once("</h3>").ok_or_else(unknown)?;
        let title = title.trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
        let (name, version) = name_and_version(title).ok_or_else(unknown)?;
        if built.contains(&name.replace('-', "_")) {
            let licence = between(about, "<b>License:</b>", "</p>").next().ok_or_else(unknown)?;
            let files = between(about, "<summary><code>", "</code>").zip(between(about, "<pre>", "</pre>"));
            let texts = files.map(|(file, text)| (file.to_owned(), decode(text))).collect();
            notices::add(notices, &format!("{name} {version}"), licence.trim(), texts)?;
        }
    }
    Ok(())
}

/// The names of the crates of the library that are built for a target.
fn built(folder: &Path) -> Outcome<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.file_name();
        let name = file.to_str().and_then(|file| file.strip_prefix("lib")?.rsplit_once('-'));
        names.extend(name.map(|(name, _)| name.to_owned()));
    }
    Ok(names)
}

/// Splits what is written as `name-1.0.0`.
fn name_and_version(title: &str) -> Option<(&str, &str)> {
    let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let at = title.match_indices('-').map(|(at, _)| at).find(|at| is_number(&title[at + 1..]))?;
    Some((&title[..at], &title[at + 1..]))
}

/// The texts between two marks.
fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(from).skip(1).filter_map(move |rest| Some(rest.split_once(to)?.0))
}

/// The text of a piece of HTML, without empty lines.
fn plain(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text += part.split_once('>').map_or(part, |(_, text)| text);
    }
    let text = decode(&text);
    text.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// A text without character references.
fn decode(html: &str) -> String {
    let known = [
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&amp;", "&"),
        ("&#38;", "&"),
    ];
    known.iter().fold(html.to_owned(), |text, (from, to)| text.replace(from, to))
}
