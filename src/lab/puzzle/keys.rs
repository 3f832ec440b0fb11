//! The keys of queries about the puzzle.

use super::{
    conditions::Conditions,
    values::{
        ANSWERS, DEEPEST, DETERMINISTIC, DRAWS, ENDS, FATS, FOUNDS, GREATEST_DISTANCE, INTERVALS, MOST_NODES, NOISES,
        SIDES, TIES, TYPES1, TYPES2, WINS, read_distance, read_sample, read_solver, read_start, read_valuation,
        valuation_text,
    },
};
use crate::schema::{
    Key, Need, SpecError, Values, When, key,
    values::{LARGEST, MOST_TRIALS, SMALLEST, name_of, number, one_of},
};

/// The keys that a sweep may vary.
pub(super) const SWEPT: [&str; 13] =
    ["eval", "round", "t", "dtw", "noise", "w", "win", "tie", "draw", "start", "limit", "with", "budget"];

const NO_START: Need = Need { words: "a query without start", when: When::Is("start", &[""]) };
const NO_SAMPLE: Need = Need { words: "a query without sample", when: When::Is("sample", &[""]) };
/// Evaluations that are no weighted sums.
const OTHERS: &[&str] = &["random", "play", "tiletab"];
const IS_SUM: When = When::IsNot("eval", OTHERS);
const SUM: &[Need] = &[Need { words: "a weighted sum as eval", when: IS_SUM }];
const IS_NOISY: When = When::All(&[IS_SUM, When::IsNot("noise", &["none"])]);
const NOISE: &[Need] = &[Need { words: "a noise", when: IS_NOISY }];
const CHANCE: Need = Need {
    words: "a noise, or random or tiletab as eval",
    when: When::Any(&[IS_NOISY, When::Is("eval", &["random", "tiletab"])]),
};
const TABLE: &[Need] = &[Need { words: "draw game or search", when: When::Is("draw", &["game", "search"]) }, CHANCE];

/// All keys in the canonical order.
pub(super) static KEYS: [Key<Conditions>; 32] = [
    key!(
        "kind",
        "what a trial does",
        Values::Text("a kind"),
        // It has been read before.
        |_, _| Ok(()),
        |of| of.kind.name.to_owned()
    ),
    key!(
        "dtw",
        "the distance to win of the positions; with `all` any position, all alike",
        Values::Or(&Values::Whole(0, GREATEST_DISTANCE), "all"),
        |of, text| {
            of.distance = read_distance(text)?;
            Ok(())
        },
        |of| of.distance.map_or_else(|| "all".to_owned(), |distance| distance.to_string()),
        &[NO_START, NO_SAMPLE]
    ),
    key!(
        "start",
        "the position in which every trial starts",
        Values::Text("a [position](notation.md)"),
        |of, text| {
            of.start = Some(read_start(text)?);
            Ok(())
        },
        |of| of.start.map(|start| start.to_string()).unwrap_or_default(),
        &[NO_SAMPLE]
    ),
    key!(
        "sample",
        "which sample file holds the positions, see below",
        Values::Text("16 hexadecimal digits"),
        |of, text| {
            of.sample = Some(read_sample(text)?);
            Ok(())
        },
        |of| of.sample.map(|sample| sample.to_string()).unwrap_or_default()
    ),
    key!("n", "trials at each point", whole(1, MOST_TRIALS), n),
    key!(seed),
    key!(
        "replace",
        "whether each trial draws on its own, or no position comes twice (`no`)",
        one_of(ANSWERS),
        replace,
        &[NO_START, NO_SAMPLE]
    ),
    key!(
        "eval",
        "what leaves are worth: a weighted sum of evaluation functions, [ours](beyond.md#better-evaluation-functions) among them, \
         Random Evaluation, Random Play (`play`: only Win differs), or all alike (`zero`; with `win=buggy` Win too, the \
         Random Play of G.2)",
        Values::Text(
            "a sum of `eu` `man` `nb` `perm` `inv` `l2` `pdb` `pdbsum` `squares`, as in `man+0.5*l2`; `fitted` \
                      `random` `play` `tiletab` `zero`"
        ),
        |of, text| {
            of.valuation = read_valuation(text)?;
            if of.kind.is_exact && !of.is_deterministic() {
                return Err(DETERMINISTIC.to_owned().into());
            }
            Ok(())
        },
        |of| valuation_text(&of.valuation)
    ),
    key!(
        "round",
        "the step to which a weighted sum is rounded",
        Values::Or(&Values::Number(SMALLEST, LARGEST), "none"),
        |of, text| {
            of.round = if text == "none" { None } else { Some(number(text, SMALLEST, LARGEST)?) };
            Ok(())
        },
        |of| of.round.map_or_else(|| "none".to_owned(), |step| step.to_string()),
        SUM
    ),
    key!("t", "the search depth", whole(1, DEEPEST), t),
    key!("first", "the first search depth, at most `last`", whole(1, DEEPEST), first),
    key!("last", "the last search depth", whole(1, DEEPEST), last),
    key!("noise", "how a weighted sum is randomised (4.3)", one_of(NOISES), noise, SUM),
    key!("w", "the greatest random value", number(0.0, LARGEST), weight, NOISE),
    key!(
        "sides",
        "whether random values are from 0 to w (`one`) or from −w to w, which `add` and `mult` have by default",
        Values::OneOf(|| SIDES.iter().map(|(name, _)| *name).collect()),
        |of, text| {
            of.sides = Some(one_of(text, &SIDES)?);
            Ok(())
        },
        |of| name_of(of.sides(), &SIDES).to_owned(),
        NOISE
    ),
    key!("ends", "whether these intervals have their ends", one_of(ENDS), ends, NOISE),
    key!(
        "draw",
        "when a random value is drawn: once for each position and search (`ideal`); as a literal transposition table gives \
         that is emptied before each game or search (4.1.2); or whenever a leaf is met (`none`). `solving` has one value for \
         each position of a trial",
        one_of(DRAWS),
        draw,
        &[CHANCE]
    ),
    key!("size", "the binary logarithm of that table's entries", whole(8, 22), size, TABLE),
    key!("type1", "what happens when another position holds the entry", one_of(TYPES1), type1, TABLE),
    key!("type2", "which stays when the position itself holds it, from another ply", one_of(TYPES2), type2, TABLE),
    key!("win", "the value of Win: −1000, or 0 where `buggy` (chapter 7)", one_of(WINS), win),
    key!(
        "found",
        "when the depth of a game falls by one, not below one: when Win is `seen` in the tree, or when the least `value` is \
         that of Win",
        one_of(FOUNDS),
        found
    ),
    key!(
        "tie",
        "the choice among the moves of the least value; `fat` has most minimal leaves, `clustered` and `spread` ask \
         [how they lie](beyond.md#clustered-or-spread); `exact-quota` has the first three",
        Values::OneOf(|| TIES.iter().map(|(name, _)| *name).collect()),
        |of, text| {
            // How leaves lie in the tree is not kept for all positions.
            of.tie = one_of(text, if of.kind.is_exact { &TIES[..3] } else { &TIES })?;
            Ok(())
        },
        |of| name_of(of.tie, &TIES).to_owned()
    ),
    key!("fat", "whether minimal leaves are counted in the tree, or as distinct positions", one_of(FATS), fat),
    key!(
        "clusters",
        "whether [choices went where minimal leaves are clustered](beyond.md#clustered-or-spread) is told for won and for \
         lost games; games are the same",
        one_of(ANSWERS),
        clusters
    ),
    key!("limit", "the most moves of a game", whole(1, 1000), limit),
    key!(
        "with",
        "the search",
        Values::Text(
            "[`a-star`, `ida-star`, `beam`, `rta-star` or `lrta-star`](notation.md#searches-for-solutions) with options"
        ),
        |of, text| {
            of.with = read_solver(text)?;
            Ok(())
        },
        |of| of.with.to_string()
    ),
    key!("budget", "nodes after which a search gives up", whole(1, MOST_NODES), budget),
    key!("ci", "intervals: Wilson's, or as in the thesis (5.2.2)", one_of(INTERVALS), interval),
    key!("sweep", "a key to vary", Values::OneOf(|| SWEPT.to_vec()), |_, _| Ok(()), |_| String::new()),
    key!(
        "over",
        "its values, with commas between them",
        Values::Text("values of that key"),
        |_, _| Ok(()),
        |_| String::new(),
        &[Need { words: "sweep beside it", when: When::IsNot("sweep", &[""]) }]
    ),
    key!(version),
];

/// The key of a name that there is.
pub(super) fn named(name: &str) -> &'static Key<Conditions> {
    KEYS.iter().find(|key| key.name == name).expect("kinds and sweeps name keys that there are")
}

/// The error about the value of a key.
pub(in crate::lab) fn refused(key: &str, found: &str, expected: impl Into<String>) -> SpecError {
    SpecError { key: key.to_owned(), found: found.to_owned(), expected: expected.into() }
}
