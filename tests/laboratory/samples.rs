//! Samples of positions, and sample files.

use std::collections::BTreeSet;

use crate::experiments::{column, report_of, rows, rows_of};
use plyground::{
    lab::{Experiment, Runner, sample_file},
    slide::{Position, write_sample_file},
};

#[test]
fn samples_have_their_distance_and_do_not_depend_on_the_rest() {
    for distance in [0, 3, 8, 9, 14, 25, 26] {
        let rows = rows(&format!("kind=sample&n=50&dtw={distance}"));
        assert!(rows.iter().all(|row| column(row, 2) == distance.to_string()));
    }
    let positions = |query| rows(query).iter().map(|row| column(row, 1).to_owned()).collect::<Vec<_>>();
    let sample = positions("kind=sample&n=20&dtw=9");
    assert_eq!(positions("t=1&eval=play&n=20&dtw=9&limit=1"), sample);
    assert_eq!(positions("kind=sample&n=10&dtw=9"), sample[..10]);
    assert_ne!(positions("kind=sample&n=20&dtw=9&seed=2"), sample);
}

#[test]
fn samples_are_uniform() {
    // 18 positions of DTW 2 and 64 patterns; χ² with 17 and 63 degrees of freedom, 99.9 % points.
    let chi = |groups: &dyn Fn(&str) -> String, query: &str, n: usize, most: f64| {
        let rows = rows(query);
        let names: BTreeSet<String> = rows.iter().map(|row| groups(row)).collect();
        assert_eq!(names.len(), n);
        let expected = rows.len() as f64 / n as f64;
        let squares = names.iter().map(|name| {
            let count = rows.iter().filter(|row| groups(row) == *name).count();
            (count as f64 - expected).powi(2) / expected
        });
        let chi: f64 = squares.sum();
        assert!(chi < most, "{query}: {chi}");
    };
    chi(&|row| column(row, 1).to_owned(), "kind=sample&n=3600&dtw=2", 18, 40.8);
    chi(&|row| column(row, 1)[..3].to_owned(), "kind=sample&n=6400&dtw=all", 64, 103.4);
}

#[test]
fn positions_drawn_without_replacement_differ() {
    for (query, n) in [("dtw=3", 44), ("dtw=26", 184), ("dtw=13", 500), ("dtw=all", 500)] {
        let rows = rows(&format!("kind=sample&replace=no&{query}&n={n}"));
        let different: BTreeSet<&str> = rows.iter().map(|row| column(row, 1)).collect();
        assert_eq!(different.len(), n);
        let fewer = self::rows(&format!("kind=sample&replace=no&{query}&n=20"));
        assert_eq!(fewer, rows[..20], "{query}");
    }
}

#[test]
fn sample_files_go_in_and_out() {
    let drawn = rows("kind=sample&n=12&dtw=10");
    let file = sample_file(drawn.iter().map(String::as_str));
    assert_eq!(file.lines().count(), 24);
    let experiment = Experiment::parse_with_sample("kind=sample", &file).unwrap();
    assert_eq!(rows_of(&experiment), drawn);
    assert_eq!(report_of(&experiment, &drawn).fingerprint.map(|print| print.len()), Some(64));

    // The query names the file by its hash, and asks for it.
    assert!(experiment.query().starts_with("kind=sample&sample=") && experiment.query().ends_with("&n=12"));
    let without = Experiment::parse(&experiment.query()).unwrap();
    assert_eq!(Runner::new(&without).unwrap_err().key, "sample");
    let other = write_sample_file(&[Position::<3>::START]);
    let error = Experiment::parse_with_sample(&experiment.query(), &other).unwrap_err();
    assert_eq!(error.key, "sample");
    assert_eq!(Experiment::parse_with_sample("n=2", &other).unwrap_err().key, "n");
    assert_eq!(Experiment::parse_with_sample("dtw=8", &other).unwrap_err().key, "dtw");
    assert_eq!(Experiment::parse_with_sample("", "115\n").unwrap_err().key, "sample");
    let error = Experiment::parse_with_sample("", "115\n987654312\n").unwrap_err();
    assert!(error.expected.contains("line 1"), "{error}");
}
