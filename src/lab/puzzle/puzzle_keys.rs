//! The keys of queries about the puzzle.

use super::{
    conditions::Conditions,
    puzzles::PUZZLES,
    values::{
        ANSWERS, CHOOSES, COMMON, DEEPEST, DETERMINISTIC, DRAWS, ENDS, FATS, FOUNDS, GREATEST_DISTANCE, INTERVALS,
        MOST_NODES, NOISES, TIES, TYPES1, TYPES2, WINS, read_distance, read_sample, read_solver, read_valuation,
        valuation_text,
    },
};
use crate::{
    noise::Sides,
    schema::{
        Key, Need, Values, When, key,
        values::{LARGEST, MOST_TRIALS, SMALLEST, name_of, number, one_of, whole},
    },
};

/// The keys that a sweep may vary.
pub(super) const SWEPT: [&str; 15] = [
    "eval", "round", "t", "dtw", "noise", "w", "win", "tie", "draw", "start", "limit", "with", "budget", "choose",
    "nodes",
];

const NO_START: Need = Need { words: "a query without start", when: When::Is("start", &[""]) };
const NO_SAMPLE: Need = Need { words: "a query without sample", when: When::Is("sample", &[""]) };
const THREE: Need = Need { words: "g=slide3, whose distances are known", when: When::Is("g", &["slide3"]) };
const ONLY_THREE: Need = Need {
    words: "g=slide3, or no value: other puzzles draw one per position and search",
    when: When::Is("g", &["slide3"]),
};
/// Evaluations that are not weighted sums.
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

/// All keys in canonical order.
pub(super) static KEYS: [Key<Conditions>; 35] = [
    key!(
        "kind",
        "the kind of experiment",
        Values::Text("a kind"),
        // It has already been parsed.
        |_, _| Ok(()),
        |of| of.kind.name.to_owned()
    ),
    key!(
        "g",
        "the puzzle; positions of `slide2` and `slide4` are drawn from the whole puzzle",
        Values::OneOf(|| PUZZLES.iter().map(|(name, _)| *name).collect()),
        // It has already been parsed.
        |_, _| Ok(()),
        |of| name_of(of.puzzle, &PUZZLES).to_owned()
    ),
    key!(
        "dtw",
        "the distance to win of the positions; `all` draws from the whole puzzle",
        Values::Or(&Values::Whole(0, GREATEST_DISTANCE), "all"),
        |of, text| {
            of.distance = read_distance(text)?;
            Ok(())
        },
        |of| of.distance.map_or_else(|| "all".to_owned(), |distance| distance.to_string()),
        &[THREE, NO_START, NO_SAMPLE]
    ),
    key!(
        "start",
        "the position that every trial starts from",
        Values::Text("a [position](notation.md)"),
        |of, text| {
            of.start = Some(of.puzzle.start(text)?);
            Ok(())
        },
        |of| of.start.map(|start| start.to_string()).unwrap_or_default(),
        &[NO_SAMPLE]
    ),
    key!(
        "sample",
        "the sample file that holds the positions (see below)",
        Values::Text("16 hexadecimal digits"),
        |of, text| {
            of.sample = Some(read_sample(text)?);
            Ok(())
        },
        |of| of.sample.map(|sample| sample.to_string()).unwrap_or_default(),
        &[THREE]
    ),
    key!("n", "trials at each point", whole(1, MOST_TRIALS), n),
    key!(seed),
    key!(
        "replace",
        "whether positions are drawn with replacement; with `no`, none is drawn twice",
        one_of(ANSWERS),
        replace,
        &[THREE, NO_START, NO_SAMPLE]
    ),
    key!(
        "eval",
        "the evaluation of leaves: a weighted sum of functions ([some are ours](beyond.md#better-evaluation-functions)), \
         Random Evaluation (`random`), Random Play (`play`: only Win differs), or all equal (`zero`; with `win=buggy` Win \
         too, the Random Play of G.2)",
        Values::Text(
            "a sum of `eu` `man` `nb` `perm` `inv` `l2` `pdb` `pdbsum` `squares`, as in `man+0.5*l2`; `fitted` \
                      `random` `play` `tiletab` `zero`"
        ),
        |of, text| {
            of.valuation = read_valuation(text)?;
            if of.kind.facts.is_exact && !of.is_deterministic() {
                return Err(DETERMINISTIC.to_owned().into());
            }
            if !of.has_evaluation() {
                return Err(COMMON.to_owned().into());
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
    key!("noise", "the randomisation of a weighted sum (4.3)", one_of(NOISES), noise, SUM),
    key!("w", "the greatest random value", number(0.0, LARGEST), weight, NOISE),
    key!(
        "sides",
        "whether random values are from 0 to w (`one`) or from −w to w (`two`, the default for `add` and `mult`)",
        Values::OneOf(|| Sides::NAMES.iter().map(|(name, _)| *name).collect()),
        |of, text| {
            of.sides = Some(one_of(text, &Sides::NAMES)?);
            Ok(())
        },
        |of| name_of(of.sides(), &Sides::NAMES).to_owned(),
        NOISE
    ),
    key!("ends", "whether these intervals are closed or open", one_of(ENDS), ends, NOISE),
    key!(
        "draw",
        "when a random value is drawn: once per position and search (`ideal`), as by a literal transposition table that is \
         emptied before each `game` or `search` (4.1.2), or at every leaf (`none`); `solving` draws one value per position \
         and trial",
        one_of(DRAWS),
        draw,
        &[ONLY_THREE, CHANCE]
    ),
    key!("size", "the binary logarithm of the number of entries in that table", whole(8, 22), size, TABLE),
    key!("type1", "whether another position in the entry is replaced or kept", one_of(TYPES1), type1, TABLE),
    key!("type2", "which stays when the entry holds the same position from another ply", one_of(TYPES2), type2, TABLE),
    key!("win", "the value of Win: −1000 (`fixed`) or 0 (`buggy`, chapter 7)", one_of(WINS), win),
    key!(
        "found",
        "when a game reduces its search depth by one (never below one): once Win is `seen` in the tree, or once the \
         minimum `value` is that of Win",
        one_of(FOUNDS),
        found
    ),
    key!(
        "tie",
        "the choice among moves of minimum value: at `random`, the one with most minimal leaves (`fat`), the `first`, or by \
         [how those leaves lie](beyond.md#clustered-or-spread) (`clustered` and `spread`, not for `exact-quota`)",
        Values::OneOf(|| TIES.iter().map(|(name, _)| *name).collect()),
        |of, text| {
            // The distribution of leaves is not stored for all positions.
            of.tie = one_of(text, if of.kind.facts.is_exact { &TIES[..3] } else { &TIES })?;
            Ok(())
        },
        |of| name_of(of.tie, &TIES).to_owned()
    ),
    key!(
        "choose",
        "the moves among which a game chooses: those of minimum value (`best`), the same among moves that do not lead back \
         to a position of the game (`new`, cycle detection), or the two to six best, unless the best is Win \
         (`best2` to `best6`, k-best mode)",
        one_of(CHOOSES),
        choose
    ),
    key!(
        "nodes",
        "instead of one search to depth t, searches to depths 1, 2, … t for each move, until this many nodes have been \
         visited",
        Values::Or(&Values::Whole(1, MOST_NODES), "none"),
        |of, text| {
            of.nodes = if text == "none" { None } else { Some(whole(text, 1, MOST_NODES)?) };
            Ok(())
        },
        |of| of.nodes.map_or_else(|| "none".to_owned(), |nodes| nodes.to_string())
    ),
    key!("fat", "whether minimal leaves are counted in the tree or as distinct positions", one_of(FATS), fat),
    key!(
        "clusters",
        "whether the report says, for won and for lost games, if [choices went where minimal leaves are \
         clustered](beyond.md#clustered-or-spread); the games stay the same",
        one_of(ANSWERS),
        clusters
    ),
    key!("limit", "the maximum number of moves in a game", whole(1, 1000), limit),
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
    key!("budget", "the number of nodes after which a search gives up", whole(1, MOST_NODES), budget),
    key!("ci", "confidence intervals: Wilson's, or those of the thesis (5.2.2)", one_of(INTERVALS), interval),
    key!("sweep", "a key to vary", Values::OneOf(|| SWEPT.to_vec()), |_, _| Ok(()), |_| String::new()),
    key!(
        "over",
        "its values, separated by commas",
        Values::Text("values of that key"),
        |_, _| Ok(()),
        |_| String::new(),
        &[Need { words: "a query with sweep", when: When::IsNot("sweep", &[""]) }]
    ),
    key!(version),
];

/// The key with this name, which must exist.
pub(super) fn named(name: &str) -> &'static Key<Conditions> {
    KEYS.iter().find(|key| key.name == name).expect("kinds and sweeps name keys that there are")
}
