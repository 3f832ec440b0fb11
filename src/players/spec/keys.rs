//! The keys of engines: which engine has which, and what they set.

use super::{
    EngineKind, Spec,
    values::{Written, amount, great, named, noise, value, within, yes},
};
use crate::search::{Budget, Noise, Options};

/// A key: its name, the engines that have it, how it is written and how it is read.
pub(super) struct Key {
    pub name: &'static str,
    pub engines: &'static [EngineKind],
    pub write: fn(&Spec) -> String,
    pub read: fn(&mut Spec, &str) -> Result<(), String>,
}

const SEARCHING: &[EngineKind] = &[EngineKind::Minimax, EngineKind::AlphaBeta, EngineKind::Mtd];
const PRUNING: &[EngineKind] = &[EngineKind::AlphaBeta, EngineKind::Mtd];
const ALPHA_BETA: &[EngineKind] = &[EngineKind::AlphaBeta];
const MTD: &[EngineKind] = &[EngineKind::Mtd];
const PROOF: &[EngineKind] = &[EngineKind::Proof];
const EVALUATING: &[EngineKind] = &[EngineKind::Minimax, EngineKind::AlphaBeta, EngineKind::Mtd, EngineKind::Proof];
const COUNTING: &[EngineKind] = &[EngineKind::AlphaBeta, EngineKind::Mtd, EngineKind::Proof];

/// A key of a field that is written and read by its own type.
macro_rules! key {
    ($name:literal, $engines:expr, $read:expr, $($field:ident).+) => {
        Key {
            name: $name,
            engines: $engines,
            write: |spec| spec.$($field).+.written(),
            read: |spec, text| {
                spec.$($field).+ = $read(text)?;
                Ok(())
            },
        }
    };
}

/// All keys, in the order in which they are written.
pub(super) const KEYS: &[Key] = &[
    Key {
        name: "eval",
        engines: EVALUATING,
        write: |spec| spec.evaluation.clone().unwrap_or_default(),
        read: |spec, text| {
            spec.evaluation = (!text.is_empty()).then(|| text.to_owned());
            Ok(())
        },
    },
    key!("depth", SEARCHING, |text| within(text, 1, Budget::DEEPEST), budget.depth),
    key!("nodes", COUNTING, |text| within(text, 1, 1_000_000_000_000_u64), budget.nodes),
    key!("deepening", PRUNING, yes, options.deepening),
    key!("table", PRUNING, |text| within(text, 0, Options::MOST_TABLE), options.table),
    key!("keep", PRUNING, named, options.replacement),
    key!("answer", PRUNING, named, options.table_depth),
    key!("foresee", ALPHA_BETA, yes, options.foresee),
    key!("clear", PRUNING, yes, options.fresh_table),
    key!("bounds", ALPHA_BETA, named, options.bounds),
    key!("first", PRUNING, yes, options.table_move),
    key!("turns", PRUNING, yes, options.whole_turns),
    key!("killers", PRUNING, |text| within(text, 0, 8_u32), options.killers),
    key!("history", PRUNING, named, options.history),
    key!("weight", PRUNING, named, options.history_weight),
    key!("static", PRUNING, yes, options.static_order),
    key!("in-rank", PRUNING, |text| within(text, 0, Options::MOST_IN_RANK), options.history_in_rank),
    key!("scout", PRUNING, yes, options.scout),
    key!("aspiration", ALPHA_BETA, amount, options.aspiration),
    key!("null", ALPHA_BETA, |text| within(text, 0, 8_u32), options.null_move),
    key!("late", PRUNING, |text| within(text, 0, 100_u32), options.late),
    key!("quiet", PRUNING, |text| within(text, 0, 100_u32), options.quiescence),
    key!("stand", PRUNING, named, options.stand_pat),
    Key {
        name: "margin",
        engines: ALPHA_BETA,
        write: |spec| spec.options.margin.map_or_else(|| "none".to_owned(), Written::written),
        read: |spec, text| {
            spec.options.margin = if text == "none" { None } else { Some(amount(text)?) };
            Ok(())
        },
    },
    key!("every", ALPHA_BETA, yes, options.every_move),
    Key {
        name: "driver",
        engines: MTD,
        write: |spec| spec.mtd.driver.map_or_else(|| "auto".to_owned(), Written::written),
        read: |spec, text| {
            spec.mtd.driver = if text == "auto" { None } else { Some(named(text)?) };
            Ok(())
        },
    },
    key!("min", MTD, value, mtd.min),
    key!("max", MTD, value, mtd.max),
    key!("eps", MTD, amount, mtd.epsilon),
    key!("guess", MTD, value, mtd.guess),
    key!("step", MTD, amount, mtd.step),
    key!("attacker", PROOF, named, attacker),
    key!("table", PROOF, |text| within(text, 1, 26_u32), proof.table),
    key!("eps", PROOF, amount, proof.epsilon),
    key!("leaf", PROOF, named, proof.leaf),
    key!("a", PROOF, amount, proof.a),
    key!("b", PROOF, amount, proof.b),
    key!("leaf-from", PROOF, great, proof.leaf_threshold),
    key!("add", PROOF, named, proof.adding),
    key!("h", PROOF, amount, proof.h),
    key!("add-from", PROOF, great, proof.adding_threshold),
    key!("widening", PROOF, |text| within(text, 0, 1000_u32), proof.widening),
    key!("order", PROOF, named, proof.ordering),
    key!("threats", PROOF, yes, proof.threats),
    Key {
        name: "noise",
        engines: SEARCHING,
        write: |spec| {
            spec.noise.map_or_else(
                || "none".to_owned(),
                |Noise { kind, weight, sides }| format!("{kind}:{}:{sides}", weight.written()),
            )
        },
        read: |spec, text| {
            spec.noise = if text == "none" { None } else { Some(noise(text)?) };
            Ok(())
        },
    },
    key!("vary", ALPHA_BETA, |text| within(text, 0, 100_u32), vary),
    key!("prove", PRUNING, |text| within(text, 0, 100_u32), prove),
    key!("endgames", EVALUATING, |text| within(text, 0, 100_u32), endgames),
];
