//! Experiments of the laboratory, run in one thread.

use plyground::lab::{Experiment, Report, Runner, report};

pub fn experiment(query: &str) -> Experiment {
    Experiment::parse(query).unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// All rows, one string each.
pub fn rows_of(experiment: &Experiment) -> Vec<String> {
    let mut runner = Runner::new(experiment).unwrap();
    (0..experiment.trials())
        .flat_map(|trial| runner.row(trial).lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

pub fn rows(query: &str) -> Vec<String> {
    rows_of(&experiment(query))
}

pub fn report_of(experiment: &Experiment, rows: &[String]) -> Report {
    report(experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap()
}

/// The column of a row.
pub fn column(row: &str, place: usize) -> &str {
    row.split(',').nth(place).unwrap()
}
