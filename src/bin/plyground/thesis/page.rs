//! The page, in Markdown. Equal reports give equal bytes.

use std::{collections::BTreeMap, fmt::Write};

use plyground::{
    lab::Report,
    presets::{Known, Measure, Preset},
};

use super::{
    Form,
    compare::{Agreement, Ours},
    curves::curves,
    facts::facts,
};

/// The number of comparisons, and how many of them agree.
#[derive(Default)]
struct Score {
    inside: usize,
    of: usize,
}

impl Score {
    fn count(&mut self, agreement: Option<Agreement>) {
        self.of += usize::from(agreement.is_some());
        self.inside += usize::from(agreement == Some(Agreement::Inside));
    }
}

/// The scores of the page.
#[derive(Default)]
struct Scores {
    exact: Score,
    numbers: Score,
    signs: Score,
}

pub fn page(presets: &[Preset], form: Form, reports: &BTreeMap<String, Report>, whole: bool) -> String {
    let mut scores = Scores::default();
    let sections: Vec<String> = (0..presets.len())
        .map(|place| section(&presets[place], form, reports, &mut scores) + &queries(&presets[..=place], form))
        .collect();
    let facts = if whole { facts() + "\n" } else { String::new() };
    head(form, &scores) + &facts + &sections.join("\n")
}

fn head(form: Form, scores: &Scores) -> String {
    let size = match form {
        Form::Quick => "These are quick looks: the samples are smaller than those of the thesis.",
        Form::Full => {
            "The samples are as large as in the thesis, except in ranking 6.1.1, which has 30 positions of each DTW, not 300."
        }
    };
    let Scores { exact, numbers, signs } = scores;
    format!(
        "# The thesis, run again\n\n\
         Susanne Heuser, *Randomized Evaluation Functions in Single Agent Search*, Jena 2003: its tables and figures, \
         compared with the results of the laboratory. {size} This page is written by `plyground thesis {option}`. \
         Every number follows from its query: `plyground run '<query>'` runs it, and so does the laboratory, at \
         `lab.html?<query>` on any site with these pages.\n\n\
         - Our numbers have 95 % intervals. “Exact” numbers are computed over all positions or, with ±, estimated by \
         an independent program. *Inside* means that the exact number lies in our interval, as for {exact_in} of \
         {exact_of}; by chance alone, one in twenty would not.\n\
         - A number of the thesis is *inside* if it is no farther from ours than two samples may differ, as are \
         {in_} of {of}. The thesis drew other samples, and does not describe its searches completely.\n\
         - A sign is what most experiments show: + is significantly higher than without noise at some intensity, - is \
         lower at all intensities, = is neither. {signs_in} of {signs_of} agree with the thesis. Its intensities are \
         not known, and all our experiments with the same DTW start from the same sample.\n\
         - Appendix I is about another program. The text of the thesis that we have lacks the numbers of the other \
         figures.\n\n",
        option = form.option(),
        exact_in = exact.inside,
        exact_of = exact.of,
        in_ = numbers.inside,
        of = numbers.of,
        signs_in = signs.inside,
        signs_of = signs.of,
    )
}

fn section(preset: &Preset, form: Form, reports: &BTreeMap<String, Report>, scores: &mut Scores) -> String {
    let found: Vec<(&str, &Report)> =
        form.runs(preset).iter().map(|run| (run.label.as_str(), &reports[&run.query])).collect();
    let mut text = format!(
        "## {}: {}\n\n{}. {}\n\n`plyground thesis {} {}`\n",
        heading(preset.id),
        preset.title,
        place(preset.place),
        preset.asks,
        form.option(),
        preset.id
    );
    let rows: Vec<String> = preset.known.iter().filter_map(|known| row(known, &found, scores)).collect();
    if !rows.is_empty() {
        text += "\n| | thesis | ours | exact | agree |\n|---|--:|--:|--:|---|\n";
        text += &rows.concat();
    }
    if preset.id.starts_with("figure") || preset.id.starts_with("appendix") {
        text += &curves(&found);
    }
    text
}

/// `Section 4.2.3` of `4.2.3`, `Chapter 7` of `7`, `Appendix A` of `A`.
fn place(place: &str) -> String {
    let kind = match place {
        _ if place.starts_with(char::is_alphabetic) => "Appendix",
        _ if place.contains('.') => "Section",
        _ => "Chapter",
    };
    format!("{kind} {place}")
}

/// `Table 4.3` of `table-4.3`.
fn heading(id: &str) -> String {
    let (kind, number) = id.split_once('-').unwrap_or((id, ""));
    let kind = kind.chars().enumerate().map(|(place, c)| if place == 0 { c.to_ascii_uppercase() } else { c });
    format!("{} {}", kind.collect::<String>(), number.to_ascii_uppercase())
}

fn row(known: &Known, reports: &[(&str, &Report)], scores: &mut Scores) -> Option<String> {
    let ours = Ours::of(known, reports)?;
    let (thesis, exact) = (ours.agrees_with_thesis(known), ours.agrees_with_exact(known));
    scores.exact.count(exact);
    if known.sign.is_some() { &mut scores.signs } else { &mut scores.numbers }.count(thesis);
    let depth = known.depth.map(|depth| format!("depth {depth}"));
    let names = [known.label.clone(), known.point.clone(), depth].into_iter().flatten();
    let measure = if known.measure == Measure::Fat && known.sign.is_none() { " (fat quota)" } else { "" };
    let agree = [
        thesis.map(|found| if known.sign.is_some() { kind(found) } else { number_of("thesis", found) }),
        exact.map(|found| number_of("exact", found)),
    ];
    let is_remarkable = known.mistake || [thesis, exact].contains(&Some(Agreement::Outside));
    let remark = known.remark.filter(|_| is_remarkable).map(|remark| format!(": {remark}")).unwrap_or_default();
    Some(format!(
        "| {}{measure} | {} | {} | {} | {}{remark} |\n",
        names.collect::<Vec<_>>().join(", "),
        known.sign.map(str::to_owned).or(known.value.map(|value| number(known, value))).unwrap_or_default(),
        written(known, &ours),
        known.exact.map(|value| number(known, value)).unwrap_or_default()
            + &known.margin.map(|margin| format!(" ±{margin}")).unwrap_or_default(),
        agree.into_iter().flatten().collect::<Vec<_>>().join(", "),
    ))
}

fn number_of(whose: &str, agreement: Agreement) -> String {
    match agreement {
        Agreement::Inside => format!("{whose} inside"),
        Agreement::Outside => format!("**{whose} outside**"),
    }
}

fn kind(agreement: Agreement) -> String {
    if agreement == Agreement::Inside { "agrees" } else { "**differs**" }.to_owned()
}

fn number(known: &Known, value: f64) -> String {
    if known.measure == Measure::Values { value.to_string() } else { format!("{value:.4}") }
}

fn written(known: &Known, ours: &Ours) -> String {
    match ours {
        Ours::Number { value, low, high } => format!("{value:.4} [{low:.4}, {high:.4}]"),
        Ours::Count(value) => number(known, *value),
        Ours::Kind { text, of: 1, .. } => (*text).to_owned(),
        Ours::Kind { text, shown_by, of } => format!("{text} ({shown_by} of {of})"),
    }
}

/// The experiments of the last preset, or the name of an earlier one with the same
/// experiments.
fn queries(presets: &[Preset], form: Form) -> String {
    let Some((preset, before)) = presets.split_last() else { return String::new() };
    let runs = form.runs(preset);
    if let Some(same) = before.iter().find(|other| form.runs(other) == runs) {
        return format!("\nThe queries are those of {}.\n", heading(same.id));
    }
    let mut text = format!("\n<details><summary>Queries: {}</summary>\n\n", runs.len());
    for run in runs {
        let _ = writeln!(text, "- {}: `{}`", run.label, run.query);
    }
    text + "\n</details>\n"
}
