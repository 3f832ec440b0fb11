//! The short form in which the presets are written.

use super::{Known, Measure, Preset, Run, Source};
use crate::lab::Experiment;

/// A preset in short form.
pub(super) struct Sheet {
    pub id: &'static str,
    pub title: &'static str,
    pub place: &'static str,
    pub asks: &'static str,
    /// Labels and queries. A group `{a|b}` in a query stands for one query with `a` and one with
    /// `b`; `%1` in the label, and in the query after the group, stands for the choice in the first
    /// group.
    pub runs: &'static [(&'static str, &'static str)],
    /// What the quick form appends to each query; the numbering of groups continues here.
    pub quick: &'static str,
    /// What the full form, of the thesis' size, appends to each query.
    pub full: &'static str,
    pub grids: &'static [Grid],
    pub remarks: &'static [Remark],
}

/// Published numbers in rows and columns.
///
/// The first line has a corner `.` followed by the names of the columns; every other line starts
/// with the name of its row. A cell consists of the thesis' number or sign, `/` and the exact
/// number, `~` and its margin. Each part is optional, and `.` is an empty cell.
pub(super) struct Grid {
    pub measure: Measure,
    pub sample: u32,
    /// The meaning of rows and columns. Two labels are joined, as in `eu add`.
    pub keys: [Key; 2],
    pub cells: &'static str,
}

/// What the name of a row or column stands for. `_` stands for a space, and `-` for no name. The
/// text after `@` in a label is a point.
#[derive(Clone, Copy)]
pub(super) enum Key {
    Label,
    Point,
    Depth,
}

/// A comment on the published numbers with this label, point and depth; an empty text or 0 stands
/// for those that have none.
pub(super) struct Remark {
    pub at: (&'static str, &'static str, u8),
    pub mistake: bool,
    pub text: &'static str,
}

impl Sheet {
    pub(super) fn preset(&self, source: Source) -> Preset {
        let mut known: Vec<Known> = self.grids.iter().flat_map(Grid::known).collect();
        for &Remark { at: (label, point, depth), mistake, text } in self.remarks {
            for number in &mut known {
                let named = (number.label.as_deref(), number.point.as_deref(), number.depth);
                if (named.0.unwrap_or(""), named.1.unwrap_or(""), named.2.unwrap_or(0)) == (label, point, depth) {
                    (number.remark, number.mistake) = (Some(text), mistake);
                }
            }
        }
        let Self { id, title, place, asks, .. } = *self;
        Preset { id, title, source, place, asks, quick: self.spelled(self.quick), full: self.spelled(self.full), known }
    }

    fn spelled(&self, form: &str) -> Vec<Run> {
        let runs = self.runs.iter().flat_map(|(label, query)| spell(label, &[query, form].join("&"), 1));
        let canonical = |run: Run| {
            let experiment = Experiment::parse(run.query.trim_matches('&')).expect("the queries of the data are right");
            Run { query: experiment.query(), ..run }
        };
        runs.map(canonical).collect()
    }
}

/// The runs of a label and a query with groups; `group` is the number of the first.
fn spell(label: &str, query: &str, group: u8) -> Vec<Run> {
    let Some((before, (choices, after))) =
        query.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    else {
        return vec![Run { label: label.to_owned(), query: query.to_owned() }];
    };
    let place = ["%", char::from(b'0' + group).encode_utf8(&mut [0; 4])].concat();
    let spelled = |choice| {
        spell(&label.replace(&place, choice), &[before, choice, &after.replace(&place, choice)].concat(), group + 1)
    };
    choices.split('|').flat_map(spelled).collect()
}

impl Grid {
    fn known(&self) -> Vec<Known> {
        let mut lines = self.cells.lines().filter(|line| !line.is_empty());
        let columns: Vec<&str> = lines.next().unwrap_or_default().split_whitespace().skip(1).collect();
        let mut known = Vec::new();
        for line in lines {
            let mut words = line.split_whitespace();
            let row = words.next().unwrap_or_default();
            let cells = words.zip(&columns).filter(|(cell, _)| *cell != ".");
            known.extend(cells.map(|(cell, column)| self.number(row, column, cell)));
        }
        known
    }

    fn number(&self, row: &str, column: &str, cell: &'static str) -> Known {
        let mut known = Known { measure: self.measure, ..Known::default() };
        for (key, name) in self.keys.into_iter().zip([row, column]).filter(|(_, name)| *name != "-") {
            match key {
                Key::Label => {
                    let (name, point) = name.split_once('@').map_or((name, None), |(name, point)| (name, Some(point)));
                    let name = name.replace('_', " ");
                    known.label = Some(known.label.map_or(name.clone(), |label| [&label, " ", &name].concat()));
                    known.point = known.point.or(point.map(str::to_owned));
                }
                Key::Point => known.point = Some(name.to_owned()),
                Key::Depth => known.depth = name.parse().ok(),
            }
        }
        let (thesis, exact) = cell.split_once('/').unwrap_or((cell, ""));
        let (exact, margin) = exact.split_once('~').unwrap_or((exact, ""));
        known.value = thesis.parse().ok();
        known.sign =
            (known.value.is_none() || self.measure == Measure::Shape).then_some(thesis).filter(|sign| !sign.is_empty());
        known.value = known.value.filter(|_| known.sign.is_none());
        known.sample = known.value.map(|_| self.sample);
        known.exact = exact.parse().ok();
        known.margin = margin.parse().ok();
        known
    }
}
