//! WALTZ's searches at fixed depths: values compared with exact ones, effort with WALTZ's own.

use plyground::{
    game::Value as _,
    games::tzaar::{Tzaar, TzaarEvaluation},
    players::EngineSpec,
    search::{AlphaBeta, Bounds, Budget, Options},
};
use serde_json::Value;

use super::{fixed_depths, position};
use crate::sized::sized;

/// All enhancements of WALTZ [Veselý 2013, table 4.1], and all but some.
const ALL: &str = "alpha-beta/table=20/keep=two-big/turns=yes/killers=0/static=yes/in-rank=20";
const VARIANTS: [&str; 8] = [
    ALL,
    "alpha-beta/table=20/keep=two-big/turns=yes/killers=0/static=yes/in-rank=20/scout=no",
    "alpha-beta/table=20/keep=two-big/turns=yes/killers=0/history=none/static=yes",
    "alpha-beta/table=20/keep=two-big/turns=yes/killers=0/history=none/static=yes/scout=no",
    "alpha-beta/table=20/keep=two-big/turns=yes/killers=0/history=none/static=yes/scout=no/margin=20",
    "alpha-beta/table=20/keep=two-big/turns=yes/killers=0/history=none/scout=no",
    "alpha-beta/table=0/killers=0/history=none/static=yes/scout=no",
    "alpha-beta/deepening=no/table=0/killers=0/history=none/scout=no",
];

/// The options that need the fewest positions here: the table also answers within turns.
const BEST: &str = "alpha-beta/killers=0/static=yes/in-rank=20";
/// Where material, which depends on the path, makes a difference between two ways to one position in the table.
const BY_PATH: &str = "g13_13_35";

fn options(engine: &str) -> Options {
    engine.parse::<EngineSpec>().unwrap().options
}

/// The value at a depth, in WALTZ's terms, and the number of positions visited.
fn search(row: &Value, options: Options, depth: u32) -> (i64, u64) {
    let evaluation: TzaarEvaluation = "waltz".parse().unwrap();
    let rules = evaluation.rules(Tzaar::default());
    let report = AlphaBeta::new(rules, evaluation, position(row), options, Budget::depth(depth)).run();
    let value = report.value.unwrap();
    // WALTZ has one value for all wins.
    (if value.certain().is_some() { 2_000_000_000 * value.signum() } else { value }, report.counts.nodes)
}

/// The files whose value at a depth is not the exact one.
fn wrong(options: Options, depth: u32) -> Vec<String> {
    let is_wrong = |row: &&Value| Some(search(row, options, depth).0) != row["exact_value"][depth.to_string()].as_i64();
    fixed_depths()
        .iter()
        .step_by(sized(3, 1))
        .filter(is_wrong)
        .map(|row| row["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn all_variants_find_the_exact_values() {
    for variant in VARIANTS {
        let options = options(variant);
        // Small tables are allocated faster.
        let options = options.with(|it| it.table = options.table.min(14));
        for depth in 1..=3 {
            assert_eq!(wrong(options, depth), [""; 0], "{variant}, depth {depth}");
        }
    }
    assert_eq!(wrong(options(ALL), 4), [""; 0]);
}

#[test]
#[ignore = "takes minutes"]
fn all_variants_find_the_exact_values_after_more_than_two_turns() {
    for variant in VARIANTS {
        let options = options(variant);
        assert_eq!(wrong(options, 4), [""; 0], "{variant}");
        let mut wrong = wrong(options, 5);
        wrong.retain(|name| options.table == 0 || name != BY_PATH);
        assert_eq!(wrong, [""; 0], "{variant}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn published_bounds_give_wrong_values_where_windows_are_narrow() {
    let published = options(ALL).with(|it| it.bounds = Bounds::Published);
    assert_eq!(wrong(published, 5).len(), 8);
    assert_eq!(wrong(published.with(|it| it.scout = false), 5), [BY_PATH]);
}

#[test]
fn iterations_that_are_not_likely_to_end_are_not_begun() {
    let (rules, evaluation) = (Tzaar::default(), "fitted".parse::<TzaarEvaluation>().unwrap());
    let mut spared = 0;
    let rows = fixed_depths().into_iter().step_by(sized(3, 1));
    let count = rows.len();
    for row in rows {
        let run = |options: Options, budget| AlphaBeta::new(rules, evaluation, position(&row), options, budget).run();
        let budget = Budget::nodes(30_000);
        let foreseen = run(options(BEST).with(|it| it.foresee = true), budget);
        let whole = run(options(BEST), Budget::depth(foreseen.depth));
        // Every iteration that begins also ends, unless the guess was wrong.
        if !foreseen.beyond {
            assert_eq!((foreseen.value, foreseen.best), (whole.value, whole.best));
        }
        let spent = run(options(BEST), budget).counts.nodes;
        assert!(foreseen.counts.nodes <= spent);
        spared += usize::from(foreseen.counts.nodes < spent);
    }
    assert!(spared > count / 2, "{spared}");
}

/// The nodes of WALTZ for depths 2 to this one, each of which it searches in turn.
fn of_waltz(row: &Value, depth: u32) -> u64 {
    (2..=depth).map(|depth| row["waltz_best"][depth.to_string()]["nodes"].as_u64().unwrap()).sum()
}

fn compare_with_waltz(depth: u32) {
    let (mut ours, mut theirs) = (0, 0);
    for row in fixed_depths() {
        let (value, nodes) = search(&row, options(BEST), depth);
        assert!(depth > 4 || Some(value) == row["exact_value"][depth.to_string()].as_i64(), "{}", row["name"]);
        ours += nodes;
        theirs += of_waltz(&row, depth);
    }
    assert!(ours <= theirs, "{ours} {theirs}");
}

#[test]
fn no_more_positions_than_waltz_are_looked_at() {
    compare_with_waltz(4);
}

#[test]
#[ignore = "takes minutes"]
fn no_more_positions_than_waltz_are_looked_at_after_more_than_two_turns() {
    compare_with_waltz(5);
}
