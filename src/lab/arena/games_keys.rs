//! The keys of queries about two-player games.

use super::{
    GamesExperiment,
    engines::{read_engine, read_engines, written},
};
use crate::schema::{
    Key, Need, Values, When, key,
    values::{MOST_TRIALS, whole},
};

/// The maximum number of random plies.
const MOST_RANDOM: u32 = 1000;
/// The maximum number of plies of a game.
const MOST_PLIES: u32 = 10_000;

const NO_SET: Need =
    Need { words: "a query without set, which has its own positions", when: When::Is("set", &["none"]) };
const NO_WALK: Need = Need { words: "a query without walk, which has all plies", when: When::Is("walk", &["none"]) };

/// All keys in canonical order.
pub(super) static KEYS: [Key<GamesExperiment>; 15] = [
    // Kind, game and set have already been parsed.
    key!("kind", "the kind of experiment", Values::Text("a kind"), |_, _| Ok(()), |of| of.kind.name.to_owned()),
    key!(
        "g",
        "the game",
        Values::Text("a two-player game, with an optional variant, as in `isolation:queen:5x5`"),
        |_, _| Ok(()),
        |of| of.game.name()
    ),
    key!(
        "engines",
        "the engines, separated by `;`: at most 16, each once (for `playouts` one or two); the canonical query spells out levels",
        Values::Text("`NAME/KEY=VALUE/…` or a level"),
        |of, text| {
            of.engines = read_engines(of, text)?;
            Ok(())
        },
        |of| written(&of.engines)
    ),
    key!(
        "against",
        "the opponents of each engine; without it, every engine plays every other",
        Values::Text("likewise"),
        |of, text| {
            of.against = read_engines(of, text)?;
            Ok(())
        },
        |of| written(&of.against)
    ),
    key!(
        "n",
        "pairs of games per pairing; positions; games, or pairs of games for two engines",
        whole(1, MOST_TRIALS),
        n
    ),
    key!(seed),
    key!(
        "opening",
        "random plies before the games; in playouts they count as plies of the game",
        whole(0, MOST_RANDOM),
        opening
    ),
    key!(
        "plies",
        "the maximum number of plies in a game, including the opening; a game that is cut off is a draw",
        whole(1, MOST_PLIES),
        plies
    ),
    key!(
        "from",
        "the minimum number of plies before a position; all numbers from here to `to` are equally likely",
        whole(0, MOST_RANDOM),
        from,
        &[NO_SET, NO_WALK]
    ),
    key!("to", "the maximum number of plies before a position", whole(0, MOST_RANDOM), to, &[NO_SET, NO_WALK]),
    key!(
        "walk",
        "instead, all positions of random games, this many from each, beginning at the start",
        Values::Or(&Values::Whole(1, MOST_RANDOM), "none"),
        |of, text| {
            of.walk = if text == "none" { None } else { Some(whole(text, 1, MOST_RANDOM)?) };
            Ok(())
        },
        |of| of.walk.map_or_else(|| "none".to_owned(), |plies| plies.to_string()),
        &[NO_SET]
    ),
    key!(
        "by",
        "the engine that plays these plies, instead of random moves",
        Values::Text("an engine"),
        |of, text| {
            *of.by = read_engine(of, text)?;
            Ok(())
        },
        |of| of.by.to_string(),
        &[NO_SET]
    ),
    key!(
        "set",
        "instead of positions from games, the first `n` of a named set: for `tzaar`, `waltz-endgames` (37 positions of 15 \
         to 27 stacks) and `waltz-middlegames` (35 of 31 to 59), and outside browsers `own-endgames` (700) and \
         `own-middlegames` (200)",
        Values::Or(&Values::Text("a set of the game"), "none"),
        |_, _| Ok(()),
        |of| of.set.map_or("none", |set| set.name).to_owned()
    ),
    key!(
        "sprt",
        "where a sequential test of two Elo differences would have stopped",
        Values::Or(&Values::Text("`elo0:elo1:alpha:beta`"), "none"),
        |of, text| {
            of.sprt = if text == "none" { None } else { Some(text.parse().map_err(str::to_owned)?) };
            Ok(())
        },
        |of| of.sprt.as_ref().map_or_else(|| "none".to_owned(), ToString::to_string)
    ),
    key!(version),
];
