//! Packs of problems: how they are found and read, and those of the site.

use std::{
    fs,
    path::{Path, PathBuf},
};

use plyground::{
    api::{GameName, Prover, prove_packed, read_pack, retrace},
    problems::{Pack, PackError, Packed, Recipe},
    rng::Seed,
};

/// The packs of the site: each with its game and text.
fn shipped() -> Vec<(GameName, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("www/packs");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let game = |file: &Path| file.file_stem().and_then(|name| name.to_str()).unwrap().parse().unwrap();
    files.iter().map(|file| (game(file), fs::read_to_string(file).unwrap())).collect()
}

/// Whether a problem of a pack is one, by `Bounded`.
fn prove(game: GameName, packed: &Packed) {
    prove_packed(game, packed, Prover::Bounded).unwrap();
}

#[test]
fn packs_of_the_site_are_whole_and_a_sample_is_proven() {
    for (game, text) in shipped() {
        let pack = read_pack(game, &text).unwrap();
        assert_eq!(pack.to_string(), text, "{game}");
        assert!(pack.problems.iter().all(|packed| packed.turns > 2), "{game} holds what takes long to find");
        let middle = pack.problems.len() / 2;
        for packed in [&pack.problems[0], &pack.problems[middle]] {
            prove(game, packed);
        }
    }
}

/// The whole packs, for `./build.sh test long`: several minutes.
#[test]
#[ignore = "proves some thousand problems"]
fn packs_of_the_site_are_proven() {
    for (game, text) in shipped() {
        for packed in &read_pack(game, &text).unwrap().problems {
            prove(game, packed);
        }
    }
}

fn recipe() -> Recipe {
    let wanted = vec![(4..=5, 0..=8), (3..=3, 1..=8)];
    Recipe { game: "giveaway".to_owned(), seed: Seed(7), count: 4, nodes: 20_000, wanted }
}

/// The first slots in an order of one's own.
fn slots(order: impl IntoIterator<Item = u64>) -> Vec<Packed> {
    let mut found: Vec<_> =
        order.into_iter().map(|slot| (slot, retrace(&recipe(), slot, &|| true).unwrap().unwrap())).collect();
    found.sort_by_key(|(slot, _)| *slot);
    found.into_iter().map(|(_, packed)| packed).collect()
}

#[test]
fn slots_do_not_depend_on_one_another() {
    let forth = slots(0..6);
    assert_eq!(slots((0..6).rev()), forth);
    for (slot, packed) in forth.iter().enumerate() {
        let wanted = recipe().wanted(slot as u64);
        assert!(wanted.turns.contains(&packed.turns) && wanted.grades.contains(&packed.grade), "{packed}");
        prove("giveaway".parse().unwrap(), packed);
        prove_packed("giveaway".parse().unwrap(), packed, Prover::Plain).unwrap();
    }
    assert_eq!(retrace(&recipe(), 0, &|| false), Ok(None), "it can be stopped");
}

/// Published packs are made again by their recipes.
#[test]
fn slots_stay_the_same() {
    let shown: Vec<_> = slots(0..3).iter().map(ToString::to_string).collect();
    assert_eq!(shown, EXPECTED);
}

const EXPECTED: [&str; 3] = [
    "4 4 B:WK2,21,22,23,24,25,30:B3,4,6,9,10,15",
    "3 1 W:W13,22,28,31:B1,2,3,4,6,8,9,20,K30",
    "5 1 W:W22,26,27,29,31:B1,4,14,15,K30",
];

/// A pack of four problems.
fn pack() -> Pack {
    let found = slots(0..6);
    let problems = recipe().complete(&found).unwrap();
    Pack { recipe: recipe(), problems }
}

#[test]
fn duplicates_are_dropped_in_the_order_of_slots() {
    let packed = |names: &str| -> Vec<Packed> {
        names.chars().map(|name| Packed { turns: 4, grade: 1, position: name.to_string() }).collect()
    };
    let complete = |names: &str| recipe().complete(&packed(names));
    assert_eq!(complete("dadba"), None);
    assert_eq!(complete("dadbac"), Some(packed("abcd")));
    assert_eq!(complete("dadbace"), Some(packed("abcd")), "what comes later is not needed");
}

#[test]
fn every_change_of_a_byte_is_refused() {
    let text = pack().to_string();
    let game: GameName = "giveaway".parse().unwrap();
    assert_eq!(read_pack(game, &text), Ok(pack()));
    for at in 0..text.len() {
        for other in [b'0', b'1', b' ', b'\n', b'K', text.as_bytes()[at] ^ 1, text.as_bytes()[at] ^ 32] {
            let mut bytes = text.clone().into_bytes();
            if std::mem::replace(&mut bytes[at], other) == other {
                continue;
            }
            let changed = String::from_utf8(bytes).unwrap();
            assert!(read_pack(game, &changed).is_err(), "{at}: {changed}");
        }
        assert!(read_pack(game, &text[..at]).is_err(), "the first {at} bytes");
        let (before, after) = text.split_at(at);
        assert!(read_pack(game, &format!("{before}1{after}")).is_err(), "a byte more at {at}");
    }
}

#[test]
fn packs_that_cannot_be_are_refused() {
    let refused = |text: &str| text.parse::<Pack>().unwrap_err();
    let text = pack().to_string();
    assert_eq!(refused("<!doctype html>"), PackError::NotAPack);
    assert_eq!(refused(&text[..text.len() / 2]), PackError::Truncated);
    assert_eq!(
        refused(&text.replace("format=1", "format=2")),
        PackError::Version { found: "2".to_owned(), expected: 1 }
    );
    assert_eq!(
        refused(&text.replace("generator=1", "generator=9")),
        PackError::Version { found: "9".to_owned(), expected: 1 }
    );
    assert!(matches!(refused(&text.replace("4-5/0-8", "4-5")), PackError::Header(_)));
    // What has a right checksum must have right contents too.
    let with = |change: fn(&mut Pack)| {
        let mut pack = pack();
        change(&mut pack);
        pack.to_string()
    };
    assert_eq!(refused(&with(|pack| pack.recipe.count = 5)), PackError::Count { found: 4, expected: 5 });
    for change in [
        |pack: &mut Pack| pack.problems.reverse(),
        |pack: &mut Pack| pack.problems[1] = pack.problems[0].clone(),
        |pack: &mut Pack| pack.problems[3].turns = 6,
        |pack: &mut Pack| pack.problems[3].position = String::new(),
    ] {
        assert!(matches!(refused(&with(change)), PackError::Problem(_)));
    }
    let game: GameName = "giveaway".parse().unwrap();
    let read = |game: &str, text: &str| read_pack(game.parse().unwrap(), text).unwrap_err();
    let foreign = read("checkers", &text);
    assert_eq!(foreign.code, "bad-pack");
    assert!(foreign.message.contains("pack of giveaway: expected one of checkers"), "{foreign}");
    let nowhere = read("giveaway", &with(|pack| pack.problems[3].position = "zzz".to_owned()));
    assert_eq!((nowhere.code, nowhere.input.as_str()), ("bad-pack", "zzz"));
    assert_eq!(read("slide3", &with(|pack| pack.recipe.game = "slide3".to_owned())).code, "not-available");
    // And no proof of what is not so.
    let Pack { problems, .. } = pack();
    for prover in [Prover::Bounded, Prover::Plain] {
        prove_packed(game, &problems[0], prover).unwrap();
        for turns in [problems[0].turns - 1, problems[0].turns + 1] {
            let wrong = Packed { turns, ..problems[0].clone() };
            assert_eq!(prove_packed(game, &wrong, prover).unwrap_err().code, "bad-pack", "{prover:?}");
        }
    }
    let graded = Packed { grade: problems[0].grade ^ 1, ..problems[0].clone() };
    assert!(prove_packed(game, &graded, Prover::Bounded).unwrap_err().message.contains("its grade is"));
}
