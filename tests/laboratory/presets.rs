//! The tables and figures of the thesis and of other sources as experiments.
//!
//! Exact numbers of `tests/data/lab.json` come from an independent reproduction.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use plyground::{
    lab::Experiment,
    presets::{Known, Measure, Preset, Run, Source, presets, presets_of, read},
};
use serde_json::Value;

/// The maximum number of trials of one experiment in a quick run.
const QUICK: u64 = 30_000;

/// The presets of all sources.
fn all() -> impl Iterator<Item = Preset> {
    Source::ALL.into_iter().flat_map(presets_of)
}

fn preset(id: &str) -> Preset {
    all().find(|preset| preset.id == id).unwrap()
}

fn runs(preset: &Preset) -> impl Iterator<Item = &Run> {
    preset.quick.iter().chain(&preset.full)
}

#[test]
fn every_table_and_figure_with_numbers_is_there_once() {
    let ids: Vec<&str> = presets().iter().map(|preset| preset.id).collect();
    for known in [
        "table-4.2",
        "table-4.3",
        "ranking-6.1.1",
        "table-6.1",
        "ranking-6.2.1",
        "table-6.2",
        "table-6.3",
        "figure-6.1",
        "table-6.4",
        "figure-6.2",
        "figures-7",
        "table-7.1",
        "figure-a.1",
        "figure-a.2",
        "figure-a.3",
        "appendix-b",
        "appendix-c",
        "appendix-d",
        "table-e.1",
        "appendix-f",
    ] {
        assert_eq!(ids.iter().filter(|id| **id == known).count(), 1, "{known}");
    }
}

#[test]
fn every_data_file_belongs_to_a_source_and_cites_it() {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/presets")).unwrap();
    let files = folder.map(|entry| entry.unwrap().path()).filter(|file| file.extension().unwrap() == "json");
    let files: BTreeSet<_> = files.map(|file| file.file_name().unwrap().to_owned()).collect();
    let names = Source::ALL.map(|source| Path::new(source.data().0).file_name().unwrap().to_owned());
    assert_eq!(files, names.into());
    for (name, text) in Source::ALL.map(Source::data) {
        let file: Value = serde_json::from_str(text).unwrap();
        let cites = file["cites"].as_str().unwrap();
        assert!(cites.starts_with('[') && cites.ends_with(']'), "{name} cites {cites}");
    }
}

#[test]
fn an_error_in_a_data_file_has_a_place_and_says_what_was_expected() {
    let of_preset = |rest: &str| {
        let head = r#"{ "cites": "", "about": [], "placeholders": { "t": ["4", "5"] }, "presets": ["#;
        let preset = format!(r#"{{ "id": "x", "title": "", "place": "", "asks": "", {rest} }}"#);
        read(Source::Loa, format!("{head}\n{preset}\n] }}").leak())
    };
    let found = of_preset(r#""runs": [{ "label": "{t}", "query": "t={t}" }]"#).unwrap();
    let labels: Vec<_> = found[0].full.iter().map(|run| run.label.as_str()).collect();
    assert_eq!(labels, ["4", "5"]);

    let table = |columns: &str, row: &str| {
        format!(r#""runs": [], "known": [{{ "measure": "quota", "columns": [{columns}], "rows": [{row}] }}]"#)
    };
    for (rest, place, expected) in [
        (r#""runs": [], "knwon": []"#.to_owned(), "line 2, column 70", "unknown field `knwon`, expected one of `id`, "),
        (table("", r#"{ "published": [true] }"#), "line 2, column 1", "expected a number, a sign in quotes or null"),
        (
            table("{}", r#"{ "exact": [1, 2] }"#),
            "preset x, row 1 of table 1",
            "a list of 2, expected a cell for each of 1 columns",
        ),
        (
            table("{}", r#"{ "at": { "point": "{t}" } }"#),
            "preset x, row 1 of table 1",
            "“{t}” stands for 2 points, expected one",
        ),
        (
            r#""runs": [], "remarks": [{ "text": "odd", "at": [{ "depth": 3 }] }]"#.to_owned(),
            "preset x, remark “odd”",
            "has no number, expected one in “known”",
        ),
        (
            r#""runs": [{ "label": "a", "query": "t={s}" }], "placeholders": { "u": "6" }"#.to_owned(),
            "preset x, run “a”",
            "“{s}” has no text or contains itself, expected one of points, t, u",
        ),
        (
            r#""runs": [{ "label": "a", "query": "t={t}" }], "placeholders": { "t": "{u}", "u": "{t}" }"#.to_owned(),
            "preset x, run “a”",
            " has no text or contains itself, expected one of points, t, u",
        ),
        (
            r#""runs": [{ "label": "{t}", "query": "t=4" }]"#.to_owned(),
            "preset x, run “{t}”",
            "“{t}” in the label, expected one of the query's placeholders",
        ),
        (
            r#""runs": [{ "label": "a", "query": "t=four" }]"#.to_owned(),
            "preset x, run “a”",
            "“t=four” is not understood: expected ",
        ),
    ] {
        let error = of_preset(&rest).unwrap_err();
        assert!(error.message.contains(expected), "{rest}: {error}");
        assert!(error.to_string().starts_with(&format!("src/presets/loa.json, {place}")), "{error}");
    }
}

#[test]
fn queries_are_canonical() {
    for preset in all() {
        assert!(!preset.quick.is_empty() && !preset.full.is_empty(), "{}", preset.id);
        for Run { label, query } in runs(&preset) {
            assert_eq!(Experiment::parse(query).unwrap().query(), *query);
            assert!(!label.contains('%'), "{label}");
        }
    }
}

#[test]
fn no_experiment_stands_twice_in_a_preset() {
    for preset in all() {
        for runs in [&preset.quick, &preset.full] {
            let queries: BTreeSet<&str> = runs.iter().map(|run| run.query.as_str()).collect();
            assert_eq!(queries.len(), runs.len(), "{}", preset.id);
        }
    }
}

#[test]
fn quick_looks_are_quick() {
    for preset in all() {
        for run in &preset.quick {
            let trials = Experiment::parse(&run.query).unwrap().trials();
            assert!(trials <= QUICK, "{}: {trials}", run.query);
        }
    }
}

/// Whether an experiment has the result that a known number belongs to.
fn shows(run: &Run, known: &Known) -> bool {
    let experiment = Experiment::parse(&run.query).unwrap();
    let column = |name: &str| known.depth.map(|depth| format!("{name}{depth}"));
    let columns = experiment.columns();
    let has = |name: &str| columns.contains(&column(name).unwrap_or_else(|| format!("{name}6")).as_str());
    let measures = match known.measure {
        Measure::Quota | Measure::Shape => columns.contains(&"won") || columns.contains(&"quota"),
        Measure::Fat => columns.contains(&"fat"),
        Measure::Hits => columns.iter().any(|column| column.starts_with("hits")) && known.depth.is_none(),
        Measure::Ties | Measure::Values => has("values"),
        Measure::Score => columns.contains(&"winner1"),
        Measure::Same | Measure::SameValue => columns.contains(&"best"),
        Measure::Leaves
        | Measure::Interior
        | Measure::Nodes
        | Measure::Answers
        | Measure::Transpositions
        | Measure::Passes
        | Measure::Most
        | Measure::Solved => columns.contains(&"passes"),
    };
    let points = match known.measure {
        // Here, points are engines that are compared with the first.
        _ if columns.contains(&"winner1") || columns.contains(&"passes") => compared(&run.query),
        _ => experiment.points(),
    };
    measures
        && known.label.as_ref().is_none_or(|label| *label == run.label)
        && known.point.as_ref().is_none_or(|point| points.contains(point))
}

/// The engines that others meet, or that are compared with the first.
fn compared(query: &str) -> Vec<String> {
    let value = |key: &str| query.split('&').find_map(|pair| pair.strip_prefix(key)).unwrap_or_default();
    let engines = if value("against=").is_empty() { value("engines=") } else { value("against=") };
    engines.split(';').map(str::to_owned).collect()
}

#[test]
fn every_known_number_belongs_to_experiments() {
    for preset in all() {
        for known in &preset.known {
            for runs in [&preset.quick, &preset.full] {
                assert!(runs.iter().any(|run| shows(run, known)), "{}: {known:?}", preset.id);
            }
        }
    }
}

#[test]
fn known_numbers_are_possible() {
    for preset in all() {
        let mut places = BTreeSet::new();
        for known in &preset.known {
            let Known { label, point, depth, measure, value, sign, sample, exact, margin, remark, mistake } = known;
            assert!(places.insert((label, point, depth, format!("{measure:?}"))), "{}: twice {known:?}", preset.id);
            assert!(value.is_some() || sign.is_some() || exact.is_some(), "{known:?}");
            assert!(value.is_none() || sign.is_none(), "{known:?}");
            assert_eq!(value.is_some(), sample.is_some(), "{known:?}");
            assert!(margin.is_none() || exact.is_some(), "{known:?}");
            assert!(!mistake || remark.is_some(), "{known:?}");
            let most = match measure {
                Measure::Values => 1000.0,
                Measure::Passes | Measure::Most => 16.0,
                Measure::Leaves | Measure::Interior | Measure::Answers => 2.0,
                Measure::Nodes => 20.0,
                _ => 1.0,
            };
            for number in [value, exact].into_iter().flatten() {
                assert!((0.0..=most).contains(number), "{known:?}");
            }
            if let Some(sign) = sign {
                let shapes = ["1", "2", "3", "4", "5=", "5+"];
                let expected = if *measure == Measure::Shape { &shapes[..] } else { &["+", "=", "-"][..] };
                assert!(expected.contains(sign), "{known:?}");
            }
        }
    }
}

/// The number of known numbers with a value, a sign and an exact number.
fn counts(id: &str) -> [usize; 3] {
    let known = preset(id).known;
    let count = |has: fn(&Known) -> bool| known.iter().filter(|known| has(known)).count();
    [count(|known| known.value.is_some()), count(|known| known.sign.is_some()), count(|known| known.exact.is_some())]
}

#[test]
fn tables_are_whole() {
    assert_eq!(counts("table-4.2"), [36, 0, 36]);
    assert_eq!(counts("table-4.3"), [36, 0, 36]);
    assert_eq!(counts("ranking-6.1.1"), [8, 0, 8]);
    assert_eq!(counts("table-6.1"), [0, 23, 0]);
    assert_eq!(counts("ranking-6.2.1"), [7, 0, 49]);
    for id in ["table-6.2", "table-6.4", "table-7.1"] {
        assert_eq!(counts(id), [0, 29, 0], "{id}");
    }
    assert_eq!(counts("table-6.3"), [0, 23, 0]);
    assert_eq!(counts("table-e.1"), [12, 0, 18]);
}

#[test]
fn the_table_of_the_heuristics_is_whole_and_adds_up() {
    assert_eq!(counts("isolation-table-1"), [32, 0, 0]);
    let table = preset("isolation-table-1");
    for run in runs(&table) {
        let of: Vec<&Known> = table.known.iter().filter(|known| known.label.as_ref() == Some(&run.label)).collect();
        let value = |known: &&Known| known.value.unwrap();
        let mean = of.iter().filter(|known| known.point.is_some()).map(value).sum::<f64>() / 7.0;
        let said = of.iter().find(|known| known.point.is_none()).map(value).unwrap();
        assert!((mean - said).abs() < 0.0001, "{}: {mean} {said}", run.label);
        let opponents = of.iter().filter_map(|known| known.point.clone()).collect::<Vec<_>>();
        assert_eq!(opponents, compared(&run.query));
    }
    // 3,000 games or more an engine.
    assert!(table.full.iter().all(|run| 2 * Experiment::parse(&run.query).unwrap().trials() >= 3000));
}

#[test]
fn the_figure_of_the_mtd_family_is_of_the_states_of_the_source() {
    let figure = preset("giveaway-figure-2a");
    let labels: Vec<_> = figure.full.iter().map(|run| run.label.as_str()).collect();
    assert_eq!(labels, ["depth 8", "depth 9", "depth 10", "depth 11", "depth 12", "depth 13"]);
    for (run, depth) in figure.full.iter().zip(8..) {
        assert_eq!(run.query.matches(&format!("/depth={depth}/")).count(), 2);
        assert!(run.query.ends_with("&n=1000&walk=40"), "25 games of 40 plies");
    }
    assert_eq!(counts(figure.id), [7, 0, 0]);
    // A better evaluation may become the default, so these experiments name theirs.
    let all = presets_of(Source::Giveaway);
    let engines: Vec<_> = all.iter().flat_map(runs).flat_map(|run| compared(&run.query)).collect();
    assert!(engines.len() > 100 && engines.iter().all(|engine| engine.contains("/eval=linear")));
}

#[test]
fn every_experiment_that_seed_003_lists_is_there() {
    let all = presets_of(Source::Loa);
    let places: Vec<&str> = all.iter().map(|preset| preset.place).collect();
    let tables = (2..=16).map(|number| format!("Table 5.{number}"));
    let others = ["Table 2.1", "Table 3.1", "Figures 5.1–5.4", "Figure 5.5", "Figures D.1–D.18"].map(str::to_owned);
    for place in tables.chain(others) {
        assert_eq!(places.iter().filter(|found| **found == place).count(), 1, "{place}");
    }
    // None of its numbers is legible.
    assert!(all.iter().all(|preset| preset.known.is_empty()));
    // The best evaluation may change, so these experiments name theirs.
    let of_loa = all.iter().flat_map(runs).filter(|run| run.query.contains("&g=loa"));
    let engines: Vec<_> = of_loa.flat_map(|run| compared(&run.query)).filter(|engine| !engine.is_empty()).collect();
    let named =
        |engine: &String| ["normal", "quad", "blocking"].iter().any(|name| engine.contains(&format!("/eval={name}")));
    assert!(engines.len() > 200 && engines.iter().all(named));
}

#[test]
fn sources_have_their_own_presets() {
    assert_eq!(presets(), presets_of(Source::Thesis));
    let ids: BTreeSet<&str> = all().map(|preset| preset.id).collect();
    assert_eq!(ids.len(), all().count());
    for source in Source::ALL {
        assert!(!presets_of(source).is_empty() && presets_of(source).iter().all(|preset| preset.source == source));
    }
    assert_eq!(serde_json::to_value(Source::Isolation).unwrap(), "isolation");
    assert_eq!(serde_json::to_value(Source::Giveaway).unwrap(), "giveaway");
    assert_eq!(serde_json::to_value(Source::Loa).unwrap(), "loa");
    assert_eq!(serde_json::to_value(Source::Tzaar).unwrap(), "tzaar");
}

#[test]
fn groups_are_spelled_out() {
    let table = preset("table-6.2");
    assert_eq!((table.quick.len(), table.full.len()), (23, 23 * 6));
    let last = &table.full[23 * 6 - 1];
    assert_eq!(last.label, "l2 norm");
    assert_eq!(last.query, "dtw=24&eval=l2&t=6&w=2.5&win=buggy&sweep=noise&over=none,normplus,normminus");
}

/// The exact number that `tests/data/lab.json` has for a known number, and half a unit of its last place here.
fn reproduced(data: &Value, preset: &str, known: &Known) -> Option<(f64, f64)> {
    let [label, point] = [&known.label, &known.point].map(|name| name.as_deref().unwrap_or(""));
    let depth = known.depth.map(|depth| usize::from(depth) - 1);
    let words: Vec<&str> = label.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let games = |eval: &str, t: &str| data["autoplay"][if eval == "play" { "rp" } else { eval }][t].clone();
    let (number, unit) = match (preset, &words[..], point) {
        ("table-4.2", ..) => (data["values"][point]["mean"][depth?].as_f64()?, 0.1),
        ("table-4.3", ..) => (data["ties"][point][depth?].as_f64()? / 100.0, 0.0001),
        ("ranking-6.1.1", [eval], _) => (data["hits"][eval].as_f64()?, 0.0001),
        ("ranking-6.2.1", ["dtw", dtw, "t", t], _) => (games(point, t)[format!("dtw{dtw}")]["quota"].as_f64()?, 0.0001),
        ("appendix-b", ["fat", "dtw", dtw, "t", t], _) => {
            (games(point, t)[format!("dtw{dtw}")]["fat"].as_f64()?, 0.0001)
        }
        ("appendix-c", [eval, "start"], "0") => (games(eval, "5")["start"].as_f64()?, 0.0001),
        ("appendix-c", [eval, "dtw", dtw], "0") => (games(eval, "5")[format!("dtw{dtw}")]["quota"].as_f64()?, 0.0001),
        ("figure-6.1", [eval], "0") | ("appendix-d" | "figure-6.2", [eval], "14") => {
            (games(eval, "5")["dtw14"]["quota"].as_f64()?, 0.0001)
        }
        ("figure-a.3", ["play"], dtw) => (data["play_hits"][dtw.parse::<usize>().unwrap() - 1].as_f64()?, 0.0001),
        ("table-e.1", ["man", "dtw", dtw], t) => (games("man", t)[format!("dtw{dtw}")]["quota"].as_f64()?, 0.0001),
        _ => return None,
    };
    Some((number, unit / 2.0))
}

#[test]
fn exact_numbers_are_those_of_the_reproduction() {
    let data: Value = serde_json::from_str(include_str!("../data/lab.json")).unwrap();
    let mut compared = 0;
    for preset in presets() {
        for known in &preset.known {
            if let Some((expected, half)) = reproduced(&data, preset.id, known) {
                let exact = known.exact.unwrap();
                assert!((exact - expected).abs() < half * 1.02, "{}: {known:?}: {expected}", preset.id);
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 36 + 36 + 6 + 42 + 36 + 4 + 6 + 1 + 6 + 13 + 6);
}

#[test]
fn known_numbers_reach_other_languages_by_name() {
    let known = serde_json::to_value(&preset("table-4.2").known[19]).unwrap();
    assert_eq!(known["point"], "perm");
    let l2 = preset("table-4.2").known.into_iter().find(|known| known.mistake).unwrap();
    assert_eq!(
        serde_json::to_value(&l2).unwrap(),
        serde_json::json!({
            "point": "l2", "depth": 2, "measure": "values", "value": 115.0, "sample": 5000, "exact": 157.0,
            "margin": 4.0, "remark": l2.remark, "mistake": true,
        })
    );
}

fn thesis(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_plyground")).arg("thesis").args(arguments).output().unwrap();
    let text = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.code(), String::from_utf8(text).unwrap())
}

#[test]
fn the_page_compares_and_does_not_depend_on_threads() {
    let (status, page) = thesis(&["--quick", "table-4.3", "--jobs", "1"]);
    assert_eq!(status, Some(0));
    assert_eq!(page.matches("exact inside").count() + page.matches("**exact outside**").count(), 36);
    assert!(page.matches("exact inside").count() >= 32, "{page}");
    assert!(page.contains("| eu, depth 1 | 0.2360 | "));
    assert_eq!(thesis(&["--quick", "table-4.3", "--jobs", "3"]).1, page);
}

#[test]
fn an_unknown_table_is_refused() {
    let (status, text) = thesis(&["--quick", "table-9"]);
    assert_eq!(status, Some(2));
    assert!(text.contains("“table-9” is not a table or figure: expected one of table-4.2, "), "{text}");
}

/// The page names the size at its top.
#[test]
fn the_page_in_docs_is_of_these_experiments() {
    let page = include_str!("../../docs/thesis.md");
    let is_quick = page.contains("`plyground thesis --quick`");
    for preset in presets() {
        assert!(page.contains(preset.asks), "{}", preset.id);
        for run in if is_quick { &preset.quick } else { &preset.full } {
            assert!(page.contains(&format!("- {}: `{}`\n", run.label, run.query)), "{}: {}", preset.id, run.query);
        }
    }
}
