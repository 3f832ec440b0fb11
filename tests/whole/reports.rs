//! Reports of experiments as people see them at a terminal.

use plyground::lab::{Experiment, Runner, RunningReport};

use crate::report_text::report_text;

fn text(query: &str) -> String {
    let experiment = Experiment::parse(query).unwrap();
    let (mut runner, mut running) = (Runner::new(&experiment).unwrap(), RunningReport::new(&experiment));
    for trial in 0..experiment.trials() {
        runner.row(trial).lines().try_for_each(|row| running.add(row)).unwrap();
    }
    report_text(&serde_json::to_value(running.report().unwrap()).unwrap())
}

#[test]
fn a_report_has_its_query_its_fingerprint_and_results_with_intervals() {
    let text = text("dtw=8&t=4&n=3");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("query        dtw=8&n=3&t=4"));
    assert!(text.contains("\nfingerprint  3f4157262fddd736"), "{text}");
    assert!(text.contains("\nquota  0.3333 (0.0615 to 0.7923)\n"), "{text}");
    assert!(text.ends_with("\nmoves  least 10, most 10, mean 10"), "{text}");
    assert!(!text.contains("point"), "{text}");
}

#[test]
fn engines_are_a_table_and_every_point_of_a_sweep_is_named() {
    let text = text("kind=tournament&g=isolation:4x4&n=2&engines=random;alpha-beta/depth=1&seed=a");
    let table: Vec<_> = text.lines().skip_while(|line| *line != "engines").take(4).collect();
    assert!(table[1].starts_with("engine                          games  wins"), "{text}");
    assert!(table[2].starts_with("random                          4      0 "), "{text}");
    assert!(table[2].ends_with("– (below 113.3865)"), "{text}");
    assert!(table[3].contains("1 (0.3424 to 1)"), "{text}");
    let sweep = self::text("dtw=5&t=2&n=2&sweep=eval&over=man,eu");
    assert!(sweep.contains("\npoint  man\n") && sweep.contains("\npoint  eu\n"), "{sweep}");
}

#[test]
fn what_is_wide_or_long_stays_readable() {
    let wide = text("kind=effort&g=isolation:4x4&n=2&engines=alpha-beta/depth=1;alpha-beta/depth=2");
    assert!(wide.contains("\nengine          alpha-beta/eval=parity/depth=1\n"), "{wide}");
    let long = text("kind=playouts&g=loa&n=1");
    assert!(long.contains(" more: --json prints all"), "{long}");
    assert!(long.lines().count() < 80, "{long}");
}
