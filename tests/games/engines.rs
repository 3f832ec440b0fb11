//! The engines of all games by name: levels play, and what a game lacks is refused.

use plyground::{
    api::{GameName, engine, levels, think},
    rng::Seed,
};

const GAMES: [&str; 7] =
    ["breakthrough", "isolation", "giveaway", "loa:thesis-2000:6x6", "tzaar", "tzaar:random=3", "tzaar:tournament"];

#[test]
fn levels_play() {
    for name in GAMES {
        let game: GameName = name.parse().unwrap();
        for level in levels(game) {
            let mut spec = engine(game, level.id).unwrap();
            spec.budget.nodes = spec.budget.nodes.min(2000);
            let result = think(game, None, &spec.to_string(), Seed(1)).unwrap().finish();
            assert!(result.best.is_some(), "{name} {}", level.id);
        }
    }
}

#[test]
fn what_is_missing_is_refused() {
    for (name, engine, key) in [
        ("breakthrough", "perfect", "engine"),
        ("breakthrough", "minimax/eval=mia", "eval"),
        ("breakthrough", "alpha-beta/endgames=4", "endgames"),
        ("giveaway", "perfect", "engine"),
        ("giveaway", "minimax/eval=improved", "eval"),
        ("giveaway", "alpha-beta/endgames=5", "endgames"),
        ("loa", "perfect", "engine"),
        ("loa", "minimax/eval=linear", "eval"),
        ("loa", "alpha-beta/endgames=4", "endgames"),
        ("tzaar", "perfect", "engine"),
        ("tzaar", "minimax/eval=mia", "eval"),
        ("tzaar", "alpha-beta/endgames=4", "endgames"),
        ("tzaar", "alpha-beta/depth=3/prove=60", "prove"),
    ] {
        let error = think(name.parse().unwrap(), None, engine, Seed(1)).err().unwrap();
        assert!(error.message.contains(&format!("“{key}=")), "{name} {engine}: {error}");
    }
}

#[test]
fn uct_tells_how_often_it_tried_each_move() {
    for name in GAMES {
        let game: GameName = name.parse().unwrap();
        for text in ["uct/nodes=3000", "uct/nodes=3000/playout=all", "uct/nodes=3000/noise=mult:0.5:two/choose=mean"] {
            let result = think(game, None, text, Seed(1)).unwrap().finish();
            let visits: u32 = result.moves.iter().map(|found| found.visits.unwrap()).sum();
            assert_eq!((u64::from(visits), result.leaves), (result.passes, result.passes), "{name} {text}");
            assert!((-1.0..=1.0).contains(&result.value.unwrap()), "{name} {text}");
            assert!(result.nodes >= 3000, "{name} {text}");
            let best = result.best.unwrap();
            let best = result.moves.iter().find(|found| found.name == best).unwrap();
            assert_eq!(best.line, result.line, "{name} {text}");
            let is_best = |other: &f64| if text.contains("mean") { *other <= best.value } else { true };
            assert!(result.moves.iter().map(|found| &found.value).all(is_best), "{name} {text}");
        }
    }
}

#[test]
fn a_win_in_one_ply_is_certain_and_a_longer_one_within_so_many() {
    let searched = |position: &str| {
        let game: GameName = "breakthrough".parse().unwrap();
        think(game, Some(position), "uct", Seed(1)).unwrap().finish()
    };
    let one = searched("8/w7/8/8/8/8/7b/8 w");
    assert_eq!((one.value, one.certain, one.within), (Some(1.0), Some(1), false));
    let longer = searched("8/8/w7/8/8/7b/8/8 w");
    assert_eq!((longer.value, longer.certain, longer.within), (Some(1.0), Some(3), true));
    let lost = searched("8/8/w7/8/8/7b/7b/8 w");
    assert_eq!((lost.value, lost.within), (Some(-1.0), true));
}

#[test]
fn options_of_uct_have_one_text_and_limits() {
    let game: GameName = "breakthrough".parse().unwrap();
    let text = "uct/choose=visits/solver=no/c=0.4/scale=auto/playout=all/nodes=10000/memory=20";
    assert_eq!(engine(game, text).unwrap().to_string(), "uct/eval=race/c=0.4/playout=all/solver=no");
    for (text, key) in [
        ("c=10.5", "c"),
        ("c=-1", "c"),
        ("playout=1001", "playout"),
        ("scale=0", "scale"),
        ("solver=maybe", "solver"),
        ("memory=9", "memory"),
        ("memory=25", "memory"),
        ("choose=best", "choose"),
        ("nodes=0", "nodes"),
        ("depth=3", "depth"),
        ("eval=mia", "eval"),
    ] {
        let error = think(game, None, &format!("uct/{text}"), Seed(1)).err().unwrap();
        assert_eq!((error.code, error.message.contains(&format!("“{key}="))), ("bad-option", true), "{text} {error}");
    }
}
