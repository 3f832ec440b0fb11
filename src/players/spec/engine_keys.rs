//! The options of engines: which engine has which, and what they set.

use super::{EngineKind, EngineSpec};
use crate::{
    noise::{Noise, NoiseKind, Sides},
    schema::{
        Key, OptionKey, Values, key,
        values::{SMALLEST, choice, great, name_of, number, one_of, whole},
    },
    search::{
        Adding, Attacker, Bounds, Budget, Driver, History, HistoryWeight, Leaf, Measure, Options, Order, ProofSearch,
        Replacement, StandPat, TableDepth, UctChoice, UctOptions,
    },
};

const SEARCHING: &[EngineKind] = &[EngineKind::Minimax, EngineKind::AlphaBeta, EngineKind::Mtd];
const PRUNING: &[EngineKind] = &[EngineKind::AlphaBeta, EngineKind::Mtd];
const ALPHA_BETA: &[EngineKind] = &[EngineKind::AlphaBeta];
const VALUING: &[EngineKind] = &[EngineKind::AlphaBeta, EngineKind::Perfect];
const MTD: &[EngineKind] = &[EngineKind::Mtd];
const PROOF: &[EngineKind] = &[EngineKind::Proof];
const UCT: &[EngineKind] = &[EngineKind::Uct];
const EVALUATING: &[EngineKind] =
    &[EngineKind::Minimax, EngineKind::AlphaBeta, EngineKind::Mtd, EngineKind::Proof, EngineKind::Uct];
const COUNTING: &[EngineKind] =
    &[EngineKind::AlphaBeta, EngineKind::Mtd, EngineKind::Proof, EngineKind::Minimax, EngineKind::Uct];
const NOISY: &[EngineKind] = &[EngineKind::Minimax, EngineKind::AlphaBeta, EngineKind::Mtd, EngineKind::Uct];

/// log₂ of the most nodes that best-first search keeps: some 1.4 GiB with the memory that it takes to grow so far.
pub(super) const MOST_KEPT: u32 = 24;
/// The most nodes of a move.
const MOST_NODES: u64 = 1_000_000_000_000;
/// The greatest amount, in units of an evaluation.
const MOST: f64 = 1e6;
/// The same, for evaluations in which threats are worth millions.
const GREAT: f64 = 1e9;

/// The greatest weight of exploration.
const MOST_EXPLORATION: f64 = 10.0;
/// The most plies of a playout that ends with the evaluation.
const MOST_PLAYOUT: u32 = 1000;

const NOISES: [(&str, NoiseKind); 6] = [
    ("none", NoiseKind::None),
    ("add", NoiseKind::Add),
    ("mult", NoiseKind::Mult),
    ("norm+", NoiseKind::NormPlus),
    ("norm-", NoiseKind::NormMinus),
    ("alone", NoiseKind::Alone),
];

fn noise(text: &str) -> Result<Noise, String> {
    let expected = || "a kind, a weight and its sides, as in add:0.5:two, or none".to_owned();
    let [kind, weight, sides] = text.split(':').collect::<Vec<_>>()[..] else { return Err(expected()) };
    Ok(Noise { kind: one_of(kind, &NOISES)?, sides: one_of(sides, &Sides::NAMES)?, weight: number(weight, 0.0, MOST)? })
}

const fn option(of: &'static [EngineKind], key: Key<EngineSpec>) -> OptionKey<EngineSpec, EngineKind> {
    OptionKey { of, key }
}

/// An option that is only read: its description and its writer, which would weigh as much as a search, are left out.
const fn only_read(of: &'static [EngineKind], key: &Key<EngineSpec>) -> OptionKey<EngineSpec, EngineKind> {
    let Key { name, read, .. } = *key;
    option(of, Key { name, about: "", values: Values::Text(""), needs: &[], read, write: |_| String::new() })
}

/// Two tables from one list: all options, and those that levels use, which are only read.
macro_rules! options {
    ($($who:ident option($of:expr, $key:expr $(,)?),)+) => {
        pub(super) static OPTIONS: &[OptionKey<EngineSpec, EngineKind>] = &[$(option($of, $key)),+];
        pub(super) static OF_LEVELS: &[Option<OptionKey<EngineSpec, EngineKind>>] = &[$(options!(@ $who $of, $key)),+];
    };
    (@ level $of:expr, $key:expr) => { Some(only_read($of, &$key)) };
    (@ other $of:expr, $key:expr) => { None };
}

options! {
    level option(
        EVALUATING,
        key!(
            "eval",
            "the evaluation, with weights that differ from its defaults; without it, the game's best",
            Values::Text("[`NAME` or `NAME:WEIGHT=VALUE,…`](#evaluations)"),
            |spec, text| {
                spec.evaluation = (!text.is_empty()).then(|| text.to_owned());
                Ok(())
            },
            |spec| spec.evaluation.clone().unwrap_or_default()
        ),
    ),
    level option(
        SEARCHING,
        key!(
            "depth",
            "the maximum depth in plies; given without `nodes`, the search reaches it however many nodes that takes",
            whole(1, Budget::DEEPEST),
            budget.depth
        ),
    ),
    level option(
        COUNTING,
        key!(
            "nodes",
            "the maximum number of nodes of a move",
            Values::Text("1 to 10¹²"),
            |spec, text| {
                spec.budget.nodes = great(text, 1, MOST_NODES)?;
                Ok(())
            },
            |spec| spec.budget.nodes.min(MOST_NODES).to_string()
        ),
    ),
    other option(PRUNING, key!("deepening", "iterative deepening", flag, options.deepening)),
    level option(
        PRUNING,
        key!(
            "table",
            "log₂ of the number of entries of the transposition table; 0 for none; at most 26 in a browser",
            whole(0, Options::MOST_TABLE),
            options.table
        ),
    ),
    other option(PRUNING, key!("keep", "the replacement scheme of the table", choice(Replacement), options.replacement)),
    other option(
        PRUNING,
        key!(
            "answer",
            "the entries that may replace a search: of exactly its depth, or of at least its depth",
            choice(TableDepth),
            options.table_depth
        ),
    ),
    other option(
        ALPHA_BETA,
        key!("foresee", "an iteration begins only if enough nodes are likely to be left for it", flag, options.foresee),
    ),
    other option(PRUNING, key!("clear", "the table is emptied after every iteration", flag, options.fresh_table)),
    other option(
        ALPHA_BETA,
        key!(
            "bounds",
            "how the table stores values outside the window; `published` exchanges lower and upper bounds, as [Veselý 2013] and its program do by mistake, so values may be wrong",
            choice(Bounds),
            options.bounds
        ),
    ),
    other option(PRUNING, key!("first", "the best move in the table is tried first", flag, options.table_move)),
    other option(
        PRUNING,
        key!(
            "turns",
            "in games with several moves a turn, table and history apply only where the mover has just changed",
            flag,
            options.whole_turns
        ),
    ),
    level option(PRUNING, key!("killers", "the number of killer moves at a ply", whole(0, 8), options.killers)),
    level option(PRUNING, key!("history", "the history heuristic", choice(History), options.history)),
    other option(
        PRUNING,
        key!(
            "weight",
            "what a cutoff at a depth of d adds to the history",
            choice(HistoryWeight),
            options.history_weight
        ),
    ),
    level option(
        PRUNING,
        key!("static", "the game's own order for moves that are otherwise equal", flag, options.static_order),
    ),
    level option(
        PRUNING,
        key!(
            "in-rank",
            "with `static`, history does not come first: this many times its weight is added to the game's own order; 0 for history first",
            whole(0, Options::MOST_IN_RANK),
            options.history_in_rank
        ),
    ),
    level option(
        PRUNING,
        key!("scout", "principal variation search: null windows after the first move", flag, options.scout),
    ),
    other option(
        ALPHA_BETA,
        key!(
            "aspiration",
            "half the width of the aspiration window, in units of the evaluation; 0 for a full window",
            number(0.0, MOST),
            options.aspiration
        ),
    ),
    level option(
        ALPHA_BETA,
        key!("null", "the depth reduction of the null move, in plies; 0 for none", whole(0, 8), options.null_move),
    ),
    level option(
        PRUNING,
        key!(
            "late",
            "late move reductions: the number of moves of a node searched to full depth; 0 for all",
            whole(0, 100),
            options.late
        ),
    ),
    level option(
        PRUNING,
        key!(
            "quiet",
            "quiescence search: the maximum number of its plies; 0 for none",
            whole(0, 100),
            options.quiescence
        ),
    ),
    level option(
        PRUNING,
        key!(
            "stand",
            "where quiescence search may stop: everywhere, or where there is a quiet move",
            choice(StandPat),
            options.stand_pat
        ),
    ),
    level option(
        ALPHA_BETA,
        key!(
            "margin",
            "one of the moves at most this much below the best is drawn; `none` plays the best one found first",
            Values::Or(&Values::Number(0.0, MOST), "none"),
            |spec, text| {
                spec.options.margin = if text == "none" { None } else { Some(number(text, 0.0, MOST)?) };
                Ok(())
            },
            |spec| spec.options.margin.map_or_else(|| "none".to_owned(), |margin| margin.to_string())
        ),
    ),
    level option(VALUING, key!("every", "every move at the root gets its exact value", flag, options.every_move)),
    other option(
        MTD,
        key!(
            "driver",
            "the driver of the windows: MTD(f), realMTD(f), MTD-bi, MTD-step(f), or `auto`: `f` for integers, `bi` for reals",
            Values::Or(&Values::OneOf(|| Driver::NAMES.to_vec()), "auto"),
            |spec, text| {
                spec.mtd.driver = if text == "auto" { None } else { Some(choice(text, Driver::ALL, Driver::NAMES)?) };
                Ok(())
            },
            |spec| spec.mtd.driver.map_or("auto", Driver::name).to_owned()
        ),
    ),
    other option(MTD, key!("min", "values are expected above this", number(-MOST, MOST), mtd.min)),
    other option(MTD, key!("max", "values are expected below this; more than `min`", number(-MOST, MOST), mtd.max)),
    other option(
        MTD,
        key!("eps", "ε: the width of a window; integers have a width of at least 1", number(0.0, MOST), mtd.epsilon),
    ),
    other option(MTD, key!("guess", "f: where the first window lies", number(-MOST, MOST), mtd.guess)),
    other option(MTD, key!("step", "the first step of MTD-step(f), at least ε", number(0.0, MOST), mtd.step)),
    other option(PROOF, key!("attacker", "the player whose win is to be proven or refuted", choice(Attacker), attacker)),
    other option(
        PROOF,
        key!(
            "search",
            "depth-first, with results in a table, or best-first, with the whole tree in memory",
            choice(ProofSearch),
            search
        ),
    ),
    other option(
        PROOF,
        key!("turns", "in Tzaar, a node is a whole turn instead of a move", flag, proves_turns),
    ),
    other option(
        PROOF,
        key!(
            "table",
            "log₂ of the number of entries of the table; with `search=best-first`, of the nodes kept, at most 24: if they are full, nothing is decided",
            whole(1, 26),
            proof.table
        ),
    ),
    other option(PROOF, key!("eps", "ε of the 1 + ε trick, depth-first only; 0 for none", number(0.0, MOST), proof.epsilon)),
    other option(
        PROOF,
        key!("leaf", "how leaves are initialised: with 1, by mobility, or by evaluation", choice(Leaf), proof.leaf),
    ),
    other option(
        PROOF,
        key!("a", "A of [Veselý 2013, 2.2]: the size of the number that is a minimum", number(0.0, MOST), proof.a),
    ),
    other option(
        PROOF,
        key!("b", "B of [Veselý 2013, 2.2]: the factor of the number that is a sum", number(0.0, MOST), proof.b),
    ),
    other option(
        PROOF,
        key!(
            "m",
            "m of [Veselý 2013, 2.2]: the number of moves, or in Tzaar an estimate of the number of turns",
            choice(Measure),
            proof.measure
        ),
    ),
    other option(
        PROOF,
        key!(
            "leaf-from",
            "T of [Veselý 2013, 2.2]: the evaluation from which a leaf is good, and below whose negative it is bad",
            number(0.0, GREAT),
            proof.leaf_threshold
        ),
    ),
    other option(
        PROOF,
        key!("add", "how numbers are added: as sums, or by Weak or Heuristic Weak PNS", choice(Adding), proof.adding),
    ),
    other option(PROOF, key!("h", "h of Heuristic Weak PNS", number(0.0, MOST), proof.h)),
    other option(
        PROOF,
        key!(
            "add-from",
            "the evaluation from which Heuristic Weak PNS takes a node for good or bad",
            number(0.0, GREAT),
            proof.adding_threshold
        ),
    ),
    other option(
        PROOF,
        key!(
            "widening",
            "Dynamic Widening: the number of best children that are added; 0 for all",
            whole(0, 1000),
            proof.widening
        ),
    ),
    other option(
        PROOF,
        key!(
            "order",
            "the order of equal moves: as generated, by evaluation, or the game's own",
            choice(Order),
            proof.ordering
        ),
    ),
    other option(
        PROOF,
        key!("threats", "wins that the rules show without a search are looked for at every leaf", flag, proof.threats),
    ),
    other option(
        UCT,
        key!(
            "c",
            "the weight of exploration: the move with the greatest mean + *c* · √(ln *N* / *n*) is tried next, with means from 0 to 1; `auto`: 0.15 with `playout=0`, else 0.4",
            Values::Or(&Values::Number(0.0, MOST_EXPLORATION), "auto"),
            |spec, text| {
                spec.uct.exploration =
                    if text == "auto" { None } else { Some(number(text, 0.0, MOST_EXPLORATION)?) };
                Ok(())
            },
            |spec| spec.uct.exploration.map_or_else(|| "auto".to_owned(), |weight| weight.to_string())
        ),
    ),
    other option(
        UCT,
        key!(
            "playout",
            "the number of random plies from a new node to the evaluation; `all`: to the end of the game, which is a draw after 1,000",
            Values::Or(&Values::Whole(0, MOST_PLAYOUT), "all"),
            |spec, text| {
                spec.uct.playout = if text == "all" { None } else { Some(whole(text, 0, MOST_PLAYOUT)?) };
                Ok(())
            },
            |spec| spec.uct.playout.map_or_else(|| "all".to_owned(), |plies| plies.to_string())
        ),
    ),
    other option(
        UCT,
        key!(
            "scale",
            "the value of the evaluation that means odds of *e* : 1; `auto`: that of the game's best evaluation",
            Values::Or(&Values::Number(SMALLEST, MOST), "auto"),
            |spec, text| {
                spec.scale = if text == "auto" { None } else { Some(number(text, SMALLEST, MOST)?) };
                Ok(())
            },
            |spec| spec.scale.map_or_else(|| "auto".to_owned(), |scale| scale.to_string())
        ),
    ),
    other option(UCT, key!("solver", "proven wins and losses go up the tree", flag, uct.solver)),
    other option(
        UCT,
        key!(
            "memory",
            "log₂ of the number of nodes kept; if they are full, the tree grows no further",
            whole(10, UctOptions::MOST_MEMORY),
            uct.memory
        ),
    ),
    other option(
        UCT,
        key!("choose", "the move that is played: with most visits, or with the best mean", choice(UctChoice), uct.choose),
    ),
    other option(
        NOISY,
        key!(
            "noise",
            "random values that change the evaluation: their effect, their greatest size, and the sides of 0 on which they lie",
            Values::Text(
                "`KIND:WEIGHT:SIDES` as in `add:0.5:two`, with the kinds `add` `mult` `norm+` `norm-` `alone` and the sides `one` `two`, or `none`"
            ),
            |spec, text| {
                spec.noise = if text == "none" { None } else { Some(noise(text)?) };
                Ok(())
            },
            |spec| {
                spec.noise.map_or_else(
                    || "none".to_owned(),
                    |Noise { kind, weight, sides }| {
                        format!("{}:{weight}:{}", name_of(kind, &NOISES), name_of(sides, &Sides::NAMES))
                    },
                )
            }
        ),
    ),
    level option(
        ALPHA_BETA,
        key!("vary", "`margin` applies only to positions with more than this number of pieces", whole(0, 100), vary),
    ),
    other option(
        ALPHA_BETA,
        key!(
            "margin-once",
            "in Tzaar, `margin` applies only to the first move of a turn, so that a whole turn is at most that much below the best",
            flag,
            margin_once
        ),
    ),
    level option(
        PRUNING,
        key!(
            "prove",
            "with at most this number of pieces, half of the nodes go to a proof of a win; 0 for never",
            whole(0, 100),
            prove
        ),
    ),
    level option(
        EVALUATING,
        key!(
            "endgames",
            "with at most this number of pieces, values come from [the endgame table](endgame-format.md) of `checkers` or `giveaway`; 0 for never",
            whole(0, 100),
            endgames
        ),
    ),
}
