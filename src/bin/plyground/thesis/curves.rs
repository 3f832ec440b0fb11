//! All measurements of the experiments of a figure.

use std::fmt::Write;

use plyground::{
    lab::{Outcome, Quota, Report},
    presets::Measure,
};

use super::compare::quotas;

/// A table for each set of points, with a line for each label and depth: quotas, or Hits, with the
/// half-width of their intervals.
pub fn curves(reports: &[(&str, &Report)]) -> String {
    let mut text = String::new();
    let mut points_before = Vec::new();
    for (label, report) in reports {
        let points: Vec<&str> = report.results.iter().filter_map(Outcome::point).collect();
        if points != points_before {
            let _ = write!(text, "\n| | {} |\n|---|{}\n", points.join(" | "), "--:|".repeat(points.len()));
            points_before = points;
        }
        for line in lines(label, report) {
            let _ = writeln!(text, "| {line} |");
        }
    }
    text
}

fn lines(label: &str, report: &Report) -> Vec<String> {
    let at_points: Vec<_> = report.results.iter().map(|outcome| quotas(outcome, Measure::Quota)).collect();
    let depths = at_points.iter().map(Vec::len).max().unwrap_or(0);
    let line = |place: usize| {
        let t = at_points.iter().find_map(|quotas| quotas.get(place)?.0).filter(|_| depths > 1);
        let name = t.map_or_else(|| label.to_owned(), |t| format!("{label}, depth {t}"));
        let cell = |quotas: &Vec<(Option<u8>, Quota)>| {
            let half = |quota: &Quota| (quota.high - quota.low) / 2.0;
            quotas.get(place).map_or_else(String::new, |(_, quota)| format!("{:.3} ±{:.3}", quota.value, half(quota)))
        };
        [vec![name], at_points.iter().map(cell).collect()].concat().join(" | ")
    };
    (0..depths).map(line).collect()
}
