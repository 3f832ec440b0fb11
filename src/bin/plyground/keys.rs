//! `keys`: what the texts of queries, engines and searches for solutions can contain.

use std::fmt::Write;

use clap::{Args, ValueEnum};
use plyground::{
    lab::{Experiment, Training},
    players::EngineSpec,
    schema::{Grammar, KeyFacts},
    search::SolverSpec,
};
use serde_json::json;

use crate::Answer;

/// Which texts.
#[derive(Args)]
pub struct Options {
    /// The subjects of the texts; all by default.
    about: Vec<Subject>,
}

/// The subject of texts.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Subject {
    /// Experiments with the puzzle.
    Puzzle,
    /// Experiments with two-player games.
    Games,
    /// Learning.
    Learn,
    /// Engines.
    Engines,
    /// Searches for solutions.
    Searches,
}

/// Describes kinds and keys, as tables or as JSON.
pub fn keys(options: &Options) -> Answer {
    let schema = Experiment::schema();
    let all = [
        (Subject::Puzzle, "puzzle", ["kinds", "what a trial does"], schema.puzzle),
        (Subject::Games, "games", ["kinds", "what a trial does"], schema.games),
        (Subject::Learn, "learn", ["", ""], Training::schema()),
        (Subject::Engines, "engines", ["engines", "what it does"], EngineSpec::schema()),
        (Subject::Searches, "searches", ["searches", "what it finds"], SolverSpec::schema()),
    ];
    let (mut text, mut json) = (Vec::new(), serde_json::Map::new());
    for (subject, name, kinds, grammar) in all {
        if options.about.is_empty() || options.about.contains(&subject) {
            text.push(tables(kinds, &grammar));
            json.insert(name.to_owned(), json!(grammar));
        }
    }
    Answer { text: text.join("\n\n"), json: json.into() }
}

/// A grammar as tables in Markdown: kinds (under the heading `called`, with what each `does`) if there are any, and
/// keys.
fn tables([called, does]: [&str; 2], grammar: &Grammar) -> String {
    let mut text = String::new();
    let has_kinds = !grammar.kinds.is_empty();
    if has_kinds {
        let _ = write!(text, "| {called} | {does} |\n|---|---|\n");
        for kind in &grammar.kinds {
            let _ = writeln!(text, "| `{}` | {} |", kind.name, kind.about);
        }
        text.push('\n');
    }
    text += "| key | what it says | values | default |";
    let has_needs = grammar.keys.iter().any(|key| !key.conditions.is_empty());
    if has_kinds {
        let _ = write!(text, " {called}{} |", if has_needs { ", and what else it needs" } else { "" });
    }
    let _ = writeln!(text, "\n{}|", "|---".repeat(if has_kinds { 5 } else { 4 }));
    for key in &grammar.keys {
        let default = std::iter::once(quoted(&key.default))
            .chain(key.defaults.iter().map(|(kind, text)| format!("`{kind}`: {}", quoted(text))));
        let default = default.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; ");
        let _ = write!(text, "| `{}` | {} | {} | {default} |", key.key, key.about, key.values);
        if has_kinds {
            let with = std::iter::once(kinds(grammar, key)).chain(key.conditions.iter().map(ToString::to_string));
            let _ = write!(text, " {} |", with.collect::<Vec<_>>().join("; "));
        }
        text.push('\n');
    }
    text.trim_end().to_owned()
}

/// A value in backquotes, unless it is a number.
fn quoted(text: &str) -> String {
    if text.is_empty() || text.parse::<f64>().is_ok() { text.to_owned() } else { format!("`{text}`") }
}

/// The kinds that have a key, or those that lack it, whichever is shorter.
fn kinds(grammar: &Grammar, key: &KeyFacts) -> String {
    let Some(with) = &key.kinds else { return "all".to_owned() };
    let list = |names: &[&str]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" ");
    let names = grammar.kinds.iter().map(|kind| kind.name);
    let without: Vec<_> = names.filter(|name| !with.contains(name)).collect();
    if without.len() < with.len() { format!("all but {}", list(&without)) } else { list(with) }
}
