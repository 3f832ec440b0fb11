//! The lists of games agree, and games are named only where the guide says.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use plyground::api::GameName;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_pages_list_the_games_of_the_catalogue() {
    let list = fs::read_to_string(root().join("www/site/duels.js")).unwrap();
    let (_, list) = list.split_once("DUELS = [").unwrap();
    let (list, _) = list.split_once(']').unwrap();
    let listed: Vec<_> = list.split(", ").map(|name| name.trim_matches('"').to_owned()).collect();
    let games = GameName::all().into_iter().filter(|game| matches!(game, GameName::ForTwo(_)));
    assert_eq!(listed, games.map(|game| game.to_string()).collect::<Vec<_>>());

    let mut folders: Vec<_> = fs::read_dir(root().join("www/match/games"))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    folders.sort_unstable_by_key(|game| listed.iter().position(|name| name == game));
    assert_eq!(folders, listed, "the folders of games in the pages");
}

#[test]
fn every_game_has_a_module_of_a_feature() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let (_, features) = manifest.split_once("\ngames = [").unwrap();
    let (features, _) = features.split_once(']').unwrap();
    let features: BTreeSet<_> = features.split(", ").map(|name| name.trim_matches('"')).collect();

    let list = fs::read_to_string(root().join("www/site/duels.js")).unwrap();
    let (_, shared) = list.split_once("PLAYED_BY = {").unwrap();
    let (shared, _) = shared.split_once('}').unwrap();
    let shared: BTreeMap<_, _> = shared.split(',').filter_map(|pair| pair.trim().split_once(": ")).collect();
    let games = GameName::all().into_iter().filter(|game| matches!(game, GameName::ForTwo(_)));
    let names: Vec<_> = games.map(|game| game.to_string()).collect();
    let module = |name| shared.get(name).map_or(name, |module| module.trim_matches('"'));
    let files: BTreeSet<&str> = names.iter().map(|name| module(name.as_str())).collect();
    assert_eq!(files, features);
}

/// The game that the guide adds as its example.
const EXAMPLE: &str = "breakthrough";

#[test]
fn a_game_stands_only_in_files_that_the_guide_names() {
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    // Paths are between backquotes; a folder ends with a slash, and files in the same folder name it once.
    let mut named = Vec::new();
    for row in guide.lines().filter(|line| line.starts_with("| `")) {
        let mut folder = PathBuf::new();
        for path in row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2) {
            let path =
                if path.contains('/') || folder.as_os_str().is_empty() { path.into() } else { folder.join(path) };
            folder = path.parent().unwrap().to_owned();
            assert!(root().join(&path).exists(), "the guide names {}, which is not there", path.display());
            named.push(path);
        }
    }
    let lists: Vec<_> = named
        .iter()
        .filter(|path| ["Cargo.toml", "src", "www", "xtask"].iter().any(|folder| path.starts_with(folder)))
        .filter(|path| !path.to_str().unwrap().contains(EXAMPLE))
        .collect();
    assert_eq!(
        lists,
        ["src/games/mod.rs", "src/catalogue/mod.rs", "Cargo.toml", "www/site/duels.js"].map(Path::new).each_ref()
    );

    let mut files = Vec::new();
    for folder in ["benches", "docs", "src", "tests", "www", "xtask"] {
        collect(&root().join(folder), &mut files);
    }
    for file in files {
        let path = file.strip_prefix(root()).unwrap();
        let is_named = path == Path::new("docs/adding-a-game.md") || named.iter().any(|name| path.starts_with(name));
        // This test finds its own example.
        if is_named || path == Path::new("tests/whole/catalogue.rs") {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap_or_default().to_lowercase();
        assert!(
            !text.contains(EXAMPLE),
            "{} names {EXAMPLE}, and docs/adding-a-game.md does not name it",
            path.display()
        );
    }
    assert!(named.len() > 20);
}

/// All files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}
