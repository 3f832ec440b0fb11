//! Papers are cited by the keys of `docs/bibliography.md`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

const BIBLIOGRAPHY: &str = "docs/bibliography.md";
/// The files in which papers are cited.
const PLACES: [&str; 10] = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "benches",
    "docs",
    "src",
    "tests/games",
    "tests/laboratory",
    "tests/search",
    "www",
];
const ENDINGS: [&str; 5] = ["js", "json", "md", "mjs", "rs"];

#[test]
fn every_citation_has_its_entry_and_every_entry_is_cited() {
    let texts = texts();
    let entries: Vec<_> = texts[BIBLIOGRAPHY].lines().filter_map(|line| line.strip_prefix("- **")).collect();
    let keys: BTreeSet<_> = entries.iter().filter_map(|entry| entry.split_once("**: ")).map(|(key, _)| key).collect();
    assert_eq!(keys.len(), entries.len(), "an entry stands twice, or has no key");
    let mut unused = keys.clone();
    for (name, text) in texts.iter().filter(|(name, _)| *name != BIBLIOGRAPHY) {
        for citation in citations(text) {
            let key = keys.iter().filter(|key| citation.starts_with(**key)).max_by_key(|key| key.len());
            let key = key.unwrap_or_else(|| panic!("{name} cites [{citation}], which {BIBLIOGRAPHY} lacks"));
            assert!(matches!(citation.as_bytes().get(key.len()), None | Some(b',')), "{name} cites [{citation}]");
            unused.remove(key);
        }
    }
    assert!(unused.is_empty(), "nobody cites {unused:?}");
}

#[test]
fn citations_are_found_in_brackets() {
    let text =
        "as in [Korf 1985; Allis et al. 1994, 2.1 and 3], a [link](x.md), a [`Name`], v[2026] and [Gray\n/// 1971]";
    assert_eq!(citations(text), ["Korf 1985", "Allis et al. 1994, 2.1 and 3", "Gray 1971"]);
}

/// Text in brackets that looks like a citation: a name, a year and possibly a section, or a key without a year.
fn citations(text: &str) -> Vec<String> {
    let text =
        text.split_whitespace().filter(|word| !["//", "///", "//!"].contains(word)).collect::<Vec<_>>().join(" ");
    let inside = text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(inside, _)| inside);
    let is_year = |word: &str| {
        let word = word.trim_end_matches(',');
        word.len() == 4
            && ["18", "19", "20"].iter().any(|century| word.starts_with(century))
            && word.parse::<u16>().is_ok()
    };
    let looks = |part: &str| {
        part.starts_with(char::is_uppercase)
            && (part.split(' ').skip(1).any(is_year)
                || ["Navarro", "Van den Bergh"].iter().any(|key| part.starts_with(key)))
    };
    let parts = inside.flat_map(|inside| inside.split("; ")).filter(|part| looks(part));
    parts.map(str::to_owned).collect()
}

/// The texts of sources and docs by name, without those by others.
fn texts() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = BTreeMap::new();
    let mut names: Vec<_> = PLACES.map(str::to_owned).into();
    while let Some(name) = names.pop() {
        let path = root.join(&name);
        if path.is_dir() && !name.ends_with("vendor") && !name.ends_with("pkg") {
            let entries = fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().file_name());
            names.extend(entries.map(|entry| format!("{name}/{}", entry.to_str().unwrap())));
        } else if path.extension().is_some_and(|end| ENDINGS.iter().any(|known| end == *known)) {
            texts.insert(name, fs::read_to_string(path).unwrap());
        }
    }
    texts
}
