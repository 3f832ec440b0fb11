//! The tables and figures of the thesis as experiments, with its numbers and, where they are known,
//! the exact ones.
//!
//! The data stand chapter by chapter in the submodules, in a short form that `sheet` spells out.

mod appendix;
mod chapter4;
mod chapter6;
mod chapter7;
mod sheet;

use serde::Serialize;

/// A table or figure of the thesis, as experiments.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preset {
    /// A stable name, as in `table-4.3`.
    pub id: &'static str,
    /// What it shows.
    pub title: &'static str,
    /// Where it stands in the thesis.
    pub place: &'static str,
    /// What is asked, and what to know of the answer.
    pub asks: &'static str,
    /// The experiments in a small size, a few seconds in a browser.
    pub quick: Vec<Run>,
    /// The experiments in the size of the thesis.
    pub full: Vec<Run>,
    /// The numbers to compare with.
    pub known: Vec<Known>,
}

/// One experiment of a preset.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Run {
    /// What its numbers are known under. Runs may share a label.
    pub label: String,
    /// The canonical query.
    pub query: String,
}

/// A number or sign of the thesis, an exact number, or both.
///
/// It belongs to what `label`, `point` and `depth` name; of what is not named, a number is the mean
/// over all, and a sign is what most of the experiments show.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Known {
    /// The label of the runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The value of the swept key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub point: Option<String>,
    /// The search depth, where an experiment has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// What is measured.
    pub measure: Measure,
    /// The thesis' number. Quotas are from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The thesis' sign: `+`, `=` or `-` against the first point of the sweep. For
    /// [`Measure::Shape`], the type of behaviour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<&'static str>,
    /// The number of trials behind the thesis' number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sample: Option<u32>,
    /// The exact number, or the best that is known of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<f64>,
    /// The half width of the 95 % interval of `exact`, where that is an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// What is known of a disagreement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<&'static str>,
    /// Whether the thesis' number is known to be a mistake.
    pub mistake: bool,
}

/// What a known number measures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// The winning quota (5.2).
    #[default]
    Quota,
    /// The fat quota: ties broken by a fat move (5.2.3).
    Fat,
    /// The mean of the Hits (definition 5.1.3).
    Hits,
    /// The share of searches that end in a tie (4.2.3).
    Ties,
    /// The number of distinct values of all successors (4.2.3).
    Values,
    /// The type of behaviour of the winning quota, `1` to `5` (6.2.2).
    Shape,
}

impl Measure {
    /// The name in the page and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quota => "quota",
            Self::Fat => "fat",
            Self::Hits => "hits",
            Self::Ties => "ties",
            Self::Values => "values",
            Self::Shape => "shape",
        }
    }
}

/// All presets, in the order of the thesis.
///
/// ```
/// use plyground::lab::presets;
/// let table = presets().into_iter().find(|preset| preset.id == "table-4.3").unwrap();
/// let ties = &table.known[0];
/// assert_eq!((ties.point.as_deref(), ties.depth, ties.value), (Some("eu"), Some(1), Some(0.236)));
/// ```
#[must_use]
pub fn presets() -> Vec<Preset> {
    let chapters = [chapter4::SHEETS, chapter6::SHEETS, chapter7::SHEETS, appendix::SHEETS];
    chapters.into_iter().flatten().map(sheet::Sheet::preset).collect()
}
