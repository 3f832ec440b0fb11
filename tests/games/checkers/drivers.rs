//! [Mańdziuk and Osman 2004] in the laboratory: alpha-beta and the MTD family on positions of random games of give-away
//! checkers.

use plyground::lab::{Effort, Experiment, Outcome, Runner, SearchEffort, report};

use crate::sized::sized;

/// Alpha-beta with a full window, table and history, and the drivers with the same options.
fn query(evaluation: &str, depth: u32, drivers: &[&str], positions: &str) -> String {
    let usual = format!("eval={evaluation}/depth={depth}/deepening=no/table=16/keep=newer/killers=0");
    // Integers are a hundred times as great.
    let range = if evaluation.contains("eps") { "/min=-10000/max=10000" } else { "" };
    let drivers: Vec<_> = drivers.iter().map(|driver| format!("mtd/{usual}/driver={driver}{range}")).collect();
    let whole = format!("alpha-beta/{usual}/answer=exact/scout=no/null=0");
    format!("kind=effort&g=giveaway&engines={whole};{}&{positions}", drivers.join(";"))
}

fn effort(query: &str) -> Effort {
    let experiment = Experiment::parse(query).unwrap();
    let mut runner = Runner::new(&experiment).unwrap();
    let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial).trim().to_owned()).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let Outcome::Effort(effort) = report(&experiment, &rows).unwrap().results.remove(0) else { panic!("{query}") };
    effort
}

fn all_agree(searches: &[SearchEffort], positions: u64) {
    for search in searches {
        assert_eq!(search.positions, positions);
        assert_eq!(search.same_value.unwrap().value.to_bits(), 1.0_f64.to_bits(), "{}", search.engine);
    }
}

/// ⌈log₂(200 / 0.01)⌉ + 1.
const MOST_TESTS: u64 = 16;

#[test]
fn all_drivers_find_one_value_in_real_values_and_in_integers() {
    for (evaluation, drivers) in
        [("linear", &["bi", "step", "real"][..]), ("linear:eps=0.01", &["f", "bi", "step", "real"])]
    {
        let positions = sized(200, 1000);
        let effort = effort(&query(evaluation, 4, drivers, &format!("n={positions}&walk=40")));
        let [whole, tests @ ..] = &effort.searches[..] else { panic!("there are engines") };
        all_agree(tests, positions);
        assert!(whole.passes.most == 1 && tests.iter().all(|search| search.passes.most > 1));
    }
}

/// Figure 2(a): .58 of the leaves at depth 13, in 3 to 14 tests.
#[test]
fn bisection_has_two_thirds_of_the_leaves_at_most() {
    let effort = effort(&query("linear", 9, &["bi"], "n=250&from=0&to=39"));
    let [_, bisection] = &effort.searches[..] else { panic!("two engines") };
    all_agree(std::slice::from_ref(bisection), 250);
    assert!(bisection.leaves.of_sums.unwrap() <= 0.65, "{:?}", bisection.leaves);
    assert!(bisection.leaves.ratio.as_ref().unwrap().high.unwrap() <= 0.65);
    assert!(bisection.interior.of_sums.unwrap() <= 0.75, "{:?}", bisection.interior);
    assert!((2..=MOST_TESTS).contains(&bisection.passes.most), "{:?}", bisection.passes);
}

/// The scheme that rejects equally deep results also rejects the bounds that tests find.
#[test]
fn tests_suffer_from_a_table_that_keeps_what_is_as_deep() {
    let engine = |keep: &str| format!("mtd/eval=linear/depth=7/deepening=no/table=16/keep={keep}/killers=0/driver=bi");
    let engines = ["newer", "deeper", "stamp", "sharply"].map(engine).join(";");
    let effort = effort(&format!("kind=effort&g=giveaway&engines={engines}&n=100&from=0&to=39"));
    let [_, deeper, stamp, sharply] = &effort.searches[..] else { panic!("four engines") };
    all_agree(&effort.searches[1..], 100);
    let leaves = |search: &SearchEffort| search.leaves.of_sums.unwrap();
    assert!(leaves(sharply) > 1.1, "{}", leaves(sharply));
    assert!(leaves(sharply) > leaves(deeper).max(leaves(stamp)));
}

#[test]
#[ignore = "a minute"]
fn bisection_keeps_its_gain_at_greater_depths() {
    for depth in 9..=11 {
        let effort = effort(&query("linear", depth, &["bi", "step"], "n=1000&walk=40"));
        all_agree(&effort.searches[1..], 1000);
        let bisection = &effort.searches[1];
        assert!(bisection.leaves.of_sums.unwrap() <= 0.65 && bisection.passes.most <= MOST_TESTS, "{bisection:?}");
    }
}
