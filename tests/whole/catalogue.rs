//! The lists of games agree, and the guide to adding one names files that are there.

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

#[test]
fn the_guide_names_files_that_are_there() {
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    // Paths are between backquotes; a folder ends with a slash, and files in the same folder name it once.
    let mut count = 0;
    for row in guide.lines().filter(|line| line.starts_with("| `")) {
        let mut folder = PathBuf::new();
        for path in row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2) {
            let path =
                if path.contains('/') || folder.as_os_str().is_empty() { path.into() } else { folder.join(path) };
            folder = path.parent().unwrap().to_owned();
            assert!(root().join(&path).exists(), "the guide names {}, which is not there", path.display());
            count += 1;
        }
    }
    assert!(count > 20);
}
