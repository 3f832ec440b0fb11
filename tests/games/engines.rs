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
