//! The reader of the data files, of which each source has one.
//!
//! A file is a JSON object without escape sequences:
//!
//! - `cites`: the source, by its key in `docs/bibliography.md`, in brackets; `about`: lines on how
//!   its experiments are repeated here.
//! - `placeholders`: texts, or lists of texts, by name (see below).
//! - `presets`, in the order of the page. Each has `id`, `title`, `place` and `asks`, as in
//!   [`Preset`]; `runs`, each with a `label` and a `query`; and what the `quick` and the `full`
//!   form append to all queries. Presets and runs may have `placeholders` too; the innermost count.
//! - `known` in a preset: tables of published numbers. A table has a `measure`, the `sample` behind
//!   its published numbers, `columns`, and `rows` with the lists `published` (numbers, or signs in
//!   quotes), `exact` and `margin`. A list has one cell for each column, `null` if it is empty;
//!   lists of empty cells are left out.
//! - Each column, and `at` in each row, has those of `label`, `point` and `depth` in [`Known`] that
//!   all its numbers share. The labels of row and column are joined, as in `eu add`.
//! - `remarks` in a preset: a `text`, a list `at` of numbers, and whether they are a `mistake`.
//!
//! `{t}` in a query stands for the placeholder `t`, whose text may contain others. If it is a list,
//! there is one run for each of its texts, and the first list in a query changes last; `{t}` in the
//! label stands for the same text. `{t;}` and `{t,}` stand for the whole list, joined with that
//! sign. `{points;}` are the points of all rows in `known`, which may contain placeholders, too.

use std::{collections::BTreeMap, fmt, mem, slice};

use serde::Deserialize;

use super::{Known, Measure, Preset, Run, Source};
use crate::lab::Experiment;

/// The maximum number of placeholders that lead from one to the next.
const DEPTH: usize = 20;

/// An error in a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetError {
    /// The name of the file.
    pub file: &'static str,
    /// Its line and column, or the preset and the part of it.
    pub place: String,
    /// The error, and what was expected.
    pub message: String,
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}: {}", self.file, self.place, self.message)
    }
}

impl std::error::Error for PresetError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'a> {
    #[serde(rename = "cites")]
    _cites: &'a str,
    #[serde(rename = "about")]
    _about: Vec<String>,
    #[serde(default)]
    placeholders: Placeholders,
    #[serde(borrow)]
    presets: Vec<Sheet<'a>>,
}

type Placeholders = BTreeMap<String, Texts>;

#[derive(Clone, Deserialize)]
#[serde(untagged, expecting = "expected a text or a list of texts")]
enum Texts {
    One(String),
    Many(Vec<String>),
}

impl Texts {
    fn all(&self) -> &[String] {
        match self {
            Self::One(text) => slice::from_ref(text),
            Self::Many(texts) => texts,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet<'a> {
    id: &'a str,
    title: &'a str,
    place: &'a str,
    asks: &'a str,
    runs: Vec<Template>,
    #[serde(default)]
    quick: &'a str,
    #[serde(default)]
    full: &'a str,
    #[serde(default)]
    placeholders: Placeholders,
    #[serde(default, borrow)]
    known: Vec<Table<'a>>,
    #[serde(default, borrow)]
    remarks: Vec<Remark<'a>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Template {
    label: String,
    query: String,
    #[serde(default)]
    placeholders: Placeholders,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table<'a> {
    measure: Measure,
    sample: Option<u32>,
    columns: Vec<At>,
    #[serde(borrow)]
    rows: Vec<Row<'a>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row<'a> {
    #[serde(default)]
    at: At,
    #[serde(default, borrow)]
    published: Vec<Option<Cell<'a>>>,
    #[serde(default)]
    exact: Vec<Option<f64>>,
    #[serde(default)]
    margin: Vec<Option<f64>>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, expecting = "expected a number, a sign in quotes or null")]
enum Cell<'a> {
    Number(f64),
    Sign(&'a str),
}

/// The part of a preset that a number belongs to.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct At {
    label: Option<String>,
    point: Option<String>,
    depth: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Remark<'a> {
    text: &'a str,
    #[serde(default)]
    mistake: bool,
    at: Vec<At>,
}

/// The presets in the text of a source's data file, in order.
///
/// # Errors
///
/// The first error in the text.
pub fn read(source: Source, text: &'static str) -> Result<Vec<Preset>, PresetError> {
    let error = |place, message| PresetError { file: source.data().0, place, message };
    let File { placeholders, presets, .. } = serde_json::from_str(text).map_err(|cause| {
        let message = cause.to_string();
        let message = message.rsplit_once(" at line ").map_or(&*message, |(message, _)| message);
        error(format!("line {}, column {}", cause.line(), cause.column()), message.to_owned())
    })?;
    let read = |sheet: Sheet<'static>| {
        let id = sheet.id;
        let preset = sheet.preset(source, placeholders.clone());
        preset.map_err(|(part, message)| error(format!("preset {id}, {part}"), message))
    };
    presets.into_iter().map(read).collect()
}

impl Sheet<'static> {
    /// The preset, or the part with an error and a message.
    fn preset(self, source: Source, mut scope: Placeholders) -> Result<Preset, (String, String)> {
        scope.extend(self.placeholders);
        let (mut known, mut points) = (Vec::new(), Vec::new());
        for (table, number) in self.known.iter().zip(1..) {
            for (row, line) in table.rows.iter().zip(1..) {
                let at = |message| (format!("row {line} of table {number}"), message);
                let point = row.at.point.as_ref().map(|point| single(point, &scope)).transpose().map_err(at)?;
                points.extend(point.clone().filter(|point| !points.contains(point)));
                known.extend(table.numbers(row, point.as_deref()).map_err(at)?);
            }
        }
        for Remark { text, mistake, at } in self.remarks {
            for at in at {
                let is_meant =
                    |known: &&mut Known| (&known.label, &known.point, known.depth) == (&at.label, &at.point, at.depth);
                let mut meant = known.iter_mut().filter(is_meant).peekable();
                if meant.peek().is_none() {
                    return Err((format!("remark “{text}”"), format!("{at:?} has no number, expected one in “known”")));
                }
                meant.for_each(|known| (known.remark, known.mistake) = (Some(text), mistake));
            }
        }
        scope.insert("points".to_owned(), Texts::Many(points));
        let form = |ending: &str| {
            let of =
                |run: &Template| run.runs(ending, &scope).map_err(|message| (format!("run “{}”", run.label), message));
            self.runs.iter().map(of).collect::<Result<Vec<_>, _>>().map(|runs| runs.concat())
        };
        let (quick, full) = (form(self.quick)?, form(self.full)?);
        let Self { id, title, place, asks, .. } = self;
        Ok(Preset { id, title, source, place, asks, quick, full, known })
    }
}

impl Template {
    fn runs(&self, ending: &str, scope: &Placeholders) -> Result<Vec<Run>, String> {
        let mut scope = scope.clone();
        scope.extend(self.placeholders.clone());
        let spelled = spell(&self.label, &[&self.query, "&", ending].concat(), &scope, DEPTH)?;
        let canonical = |(label, query): (String, String)| {
            let experiment =
                Experiment::parse(query.trim_matches('&')).map_err(|cause| format!("{cause}, in {query}"))?;
            Ok(Run { label, query: experiment.query() })
        };
        spelled.into_iter().map(canonical).collect()
    }
}

/// The labels and texts that a label and a text with placeholders stand for.
fn spell(label: &str, text: &str, scope: &Placeholders, depth: usize) -> Result<Vec<(String, String)>, String> {
    let Some((_, rest)) = text.split_once('{') else {
        return match label.split_once('{') {
            Some((_, rest)) => Err(format!("“{{{rest}” in the label, expected one of the query's placeholders")),
            None => Ok(vec![(label.to_owned(), text.to_owned())]),
        };
    };
    let hole = rest.split_once('}').map_or(rest, |(hole, _)| hole);
    let name = hole.trim_end_matches([';', ',']);
    let Some(texts) = scope.get(name).map(Texts::all).filter(|texts| !texts.is_empty() && depth > 0) else {
        let known = scope.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
        return Err(format!("“{{{hole}}}” has no text or contains itself, expected one of {known}"));
    };
    let choices = if name == hole { texts.to_vec() } else { vec![texts.join(&hole[name.len()..])] };
    let mut spelled = Vec::new();
    for choice in choices {
        let filled = |text: &str| text.replace(&["{", hole, "}"].concat(), &choice);
        let mut scope = scope.clone();
        scope.insert(hole.to_owned(), Texts::One(choice.clone()));
        spelled.extend(spell(&filled(label), &filled(text), &scope, depth - 1)?);
    }
    Ok(spelled)
}

/// The one text that a text with placeholders stands for.
fn single(text: &str, scope: &Placeholders) -> Result<String, String> {
    match &mut *spell("", text, scope, DEPTH)? {
        [(_, one)] => Ok(mem::take(one)),
        several => Err(format!("“{text}” stands for {} points, expected one", several.len())),
    }
}

impl Table<'static> {
    /// The numbers of a row, whose point is given.
    fn numbers(&self, row: &Row<'static>, point: Option<&str>) -> Result<Vec<Known>, String> {
        for cells in [row.published.len(), row.exact.len(), row.margin.len()] {
            if cells != 0 && cells != self.columns.len() {
                return Err(format!("a list of {cells}, expected a cell for each of {} columns", self.columns.len()));
            }
        }
        let number = |(index, column): (usize, &At)| {
            let published = row.published.get(index).copied().flatten();
            let cell = |list: &[Option<f64>]| list.get(index).copied().flatten();
            let (value, sign) = match published {
                Some(Cell::Number(value)) => (Some(value), None),
                Some(Cell::Sign(sign)) => (None, Some(sign)),
                None => (None, None),
            };
            let labels: Vec<&str> = [&row.at.label, &column.label].into_iter().flatten().map(String::as_str).collect();
            let known = Known {
                label: Some(labels.join(" ")).filter(|label| !label.is_empty()),
                point: point.or(column.point.as_deref()).map(str::to_owned),
                depth: row.at.depth.or(column.depth),
                measure: self.measure,
                value,
                sign,
                sample: value.and(self.sample),
                exact: cell(&row.exact),
                margin: cell(&row.margin),
                ..Known::default()
            };
            Some(known).filter(|known| published.is_some() || known.exact.is_some())
        };
        Ok(self.columns.iter().enumerate().filter_map(number).collect())
    }
}
