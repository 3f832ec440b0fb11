//! The tables and figures of the thesis and of other sources as experiments, with their numbers
//! and, where known, the exact ones.
//!
//! Each source has a data file in this folder, in the form that the head of `read.rs` describes.

mod read;

pub use read::{PresetError, read};

use serde::{Deserialize, Serialize};

/// A table or figure, as experiments.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Preset {
    /// A stable identifier, such as `table-4.3`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its source.
    #[cfg_attr(test, ts(inline))]
    pub source: Source,
    /// The table or figure in the source.
    pub place: &'static str,
    /// The question, and comments on the answer.
    pub asks: &'static str,
    /// The experiments in a small size, for a few seconds in a browser.
    pub quick: Vec<Run>,
    /// The experiments in the size of the source, or more.
    pub full: Vec<Run>,
    /// The published numbers to compare with.
    pub known: Vec<Known>,
}

/// A source of tables and figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// S. Heuser, *Randomized Evaluation Functions in Single Agent Search*, Jena 2003.
    Thesis,
    /// Section 8.2 of the thesis, its future research: experiments of ours.
    Beyond,
    /// O. Navarro-Hinojosa, *Advanced game playing: Heuristic Review*.
    Isolation,
    /// J. Mańdziuk, D. Osman, *Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function*.
    Giveaway,
    /// M. H. M. Winands, *Analysis and Implementation of Lines of Action*, Maastricht 2000.
    Loa,
    /// P. Veselý, *Artificial intelligence in abstract 2-player games*, Prague 2013.
    Tzaar,
}

impl Source {
    /// All sources, in the order of the page.
    pub const ALL: [Self; 6] = [Self::Thesis, Self::Beyond, Self::Isolation, Self::Giveaway, Self::Loa, Self::Tzaar];

    /// The name and the text of its data file.
    #[must_use]
    pub const fn data(self) -> (&'static str, &'static str) {
        match self {
            Self::Thesis => ("src/presets/thesis.json", include_str!("thesis.json")),
            Self::Beyond => ("src/presets/beyond.json", include_str!("beyond.json")),
            Self::Isolation => ("src/presets/isolation.json", include_str!("isolation.json")),
            Self::Giveaway => ("src/presets/giveaway.json", include_str!("giveaway.json")),
            Self::Loa => ("src/presets/loa.json", include_str!("loa.json")),
            Self::Tzaar => ("src/presets/tzaar.json", include_str!("tzaar.json")),
        }
    }
}

/// One experiment of a preset.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PresetRun"))]
pub struct Run {
    /// The label of its numbers. Runs may share a label.
    pub label: String,
    /// The canonical query.
    pub query: String,
}

/// A published number or sign (called “the thesis'” below, whatever the source), an exact number,
/// or both.
///
/// It applies to the given `label`, `point` and `depth`. Over those not given, a number is the
/// mean, and a sign is what most of the experiments show.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Known {
    /// The label of the runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The value of the swept key. In a tournament it is an engine as written in the query, the
    /// opponent; in kind `effort` the engine that is compared with the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub point: Option<String>,
    /// The search depth, for experiments with several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// The measure.
    #[cfg_attr(test, ts(inline))]
    pub measure: Measure,
    /// The thesis' number. Quotas range from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The thesis' sign: `+`, `=` or `-` compared to the first point of the sweep. For
    /// the measure `shape`, the type of behaviour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<&'static str>,
    /// The number of trials behind the thesis' number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sample: Option<u32>,
    /// The exact number, or the best known estimate of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<f64>,
    /// The half-width of the 95 % interval of `exact`, if that is an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// A comment on a disagreement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<&'static str>,
    /// Whether the thesis' number is known to be a mistake.
    pub mistake: bool,
}

/// The measure of a known number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// The winning quota (5.2).
    #[default]
    Quota,
    /// The fat quota: the share of ties broken by a fat move (5.2.3).
    Fat,
    /// The mean of the Hits (definition 5.1.3).
    Hits,
    /// The share of searches that end in a tie (4.2.3).
    Ties,
    /// The number of distinct values of all successors (4.2.3).
    Values,
    /// The type of behaviour of the winning quota, `1` to `5` (6.2.2).
    Shape,
    /// The mean score against an engine, or against all of them.
    Score,
    /// How often a search chooses the same move as the first engine.
    Same,
    /// How often a search finds the same value as the first engine.
    SameValue,
    /// The number of leaves relative to the first engine, as a quotient of sums over all positions.
    Leaves,
    /// The number of interior nodes, in the same way.
    Interior,
    /// The number of nodes, in the same way; the published number may refer to search time.
    Nodes,
    /// The number of answers of the transposition table, in the same way.
    Answers,
    /// The number of answers of the transposition table per interior node.
    Transpositions,
    /// The mean number of searches of the root.
    Passes,
    /// The maximum number of searches of the root at any position.
    Most,
    /// The share of positions that are solved.
    Solved,
}

/// The presets of the thesis, in order.
///
/// ```
/// use plyground::presets::presets;
/// let table = presets().into_iter().find(|preset| preset.id == "table-4.3").unwrap();
/// let ties = &table.known[0];
/// assert_eq!((ties.point.as_deref(), ties.depth, ties.value), (Some("eu"), Some(1), Some(0.236)));
/// ```
#[must_use]
pub fn presets() -> Vec<Preset> {
    presets_of(Source::Thesis)
}

/// The presets of a source, in order.
///
/// ```
/// use plyground::presets::{Source, presets_of};
/// let table = &presets_of(Source::Isolation)[0];
/// let of_h1 = table.known.iter().find(|known| known.label.as_deref() == Some("h1")).unwrap();
/// assert_eq!((of_h1.point.as_deref(), of_h1.value, of_h1.sample), (Some("random"), Some(0.99), Some(100)));
/// ```
#[must_use]
pub fn presets_of(source: Source) -> Vec<Preset> {
    read(source, source.data().1).unwrap_or_else(|error| panic!("{error}"))
}
