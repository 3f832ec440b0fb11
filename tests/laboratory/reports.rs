//! The laboratory: rows, reports and intervals.

use crate::experiments::{column, experiment, report_of, rows, rows_of};
use plyground::{
    dtw::{Distances, Table},
    lab::{Autoplay, Choice, ChoiceOfMoves, Interval, Outcome, Quota, Report, Runner, RunningReport, Sign, report},
    slide::{Evaluation, Position, Slide},
};

fn run(query: &str) -> Report {
    report_of(&experiment(query), &rows(query))
}

fn choices(query: &str) -> Vec<Choice> {
    let Outcome::ChoiceOfMoves(ChoiceOfMoves { depths, .. }) = run(query).results.remove(0) else {
        panic!("kind com is asked for")
    };
    depths
}

#[test]
fn trials_do_not_depend_on_their_order() {
    for asks in ["no", "yes"] {
        let experiment = experiment(&format!("t=2&n=6&noise=add&draw=game&clusters={asks}&sweep=dtw&over=5,9"));
        let mut runner = Runner::new(&experiment).unwrap();
        let backwards: Vec<String> = (0..experiment.trials()).rev().map(|trial| runner.row(trial)).collect();
        assert_eq!(backwards.into_iter().rev().collect::<Vec<_>>(), rows_of(&experiment));
    }
}

#[test]
fn points_of_a_sweep_are_experiments_of_their_own() {
    let swept = rows("n=5&sweep=t&over=2,4");
    let without_trial = |row: &String| row.split_once(',').unwrap().1.to_owned();
    for (t, part) in [(2, &swept[..5]), (4, &swept[5..])] {
        let alone: Vec<_> = rows(&format!("n=5&t={t}")).iter().map(without_trial).collect();
        assert_eq!(part.iter().map(without_trial).collect::<Vec<_>>(), alone);
    }
    let report = run("n=5&sweep=t&over=2,4");
    let points = report.results.iter().map(|result| match result {
        Outcome::Autoplay(Autoplay { point, n, .. }) => (point.as_deref(), *n),
        _ => panic!("autoplay is asked for"),
    });
    assert_eq!(points.collect::<Vec<_>>(), [(Some("2"), 5), (Some("4"), 5)]);
}

/// The minimum value below a position, by the definition of depth-t search.
fn least(position: Position<3>, plies: u8) -> f64 {
    if position.is_win() {
        return -1000.0;
    }
    if plies == 0 {
        return Evaluation::Nb.value(&position);
    }
    Slide::<3>::new().successors(position).map(|successor| least(successor, plies - 1)).fold(f64::INFINITY, f64::min)
}

#[test]
fn the_choice_of_moves_is_that_of_the_definition() {
    let table = Table::generate();
    let query = "kind=com&dtw=5&n=272&replace=no&eval=nb&last=3";
    let positions: Vec<Position<3>> = rows(query).iter().map(|row| column(row, 1).parse().unwrap()).collect();
    for choice in choices(query) {
        let (mut hits, mut misses, mut rejecting) = (0.0, 0.0, 0);
        for position in &positions {
            let successors = Slide::<3>::new().successors(*position);
            let moves: Vec<(f64, bool)> =
                successors.map(|next| (least(next, choice.t - 1), table.distance(&next) < 5)).collect();
            let best = moves.iter().map(|(value, _)| *value).fold(f64::INFINITY, f64::min);
            let share =
                |moves: &[&(f64, bool)]| moves.iter().filter(|(_, good)| *good).count() as f64 / moves.len() as f64;
            let (candidates, rejected): (Vec<_>, Vec<_>) = moves.iter().partition(|(value, _)| *value <= best);
            hits += share(&candidates);
            if !rejected.is_empty() {
                misses += share(&rejected);
                rejecting += 1;
            }
        }
        assert!((choice.hits.value - hits / 272.0).abs() < 1e-12);
        assert!((choice.fakes.value + choice.hits.value - 1.0).abs() < 1e-12);
        let (found, keeps) = (choice.misses.unwrap(), choice.keeps.unwrap());
        assert_eq!((found.n, choice.all_best), (rejecting, 272 - rejecting));
        assert!((found.value - misses / rejecting as f64).abs() < 1e-12);
        assert!((found.value + keeps.value - 1.0).abs() < 1e-12);
    }
}

#[test]
fn where_nothing_is_rejected_there_are_no_misses() {
    let choice = &choices("kind=com&start=115.987654321&n=3&first=2&last=2")[0];
    assert_eq!((choice.all_best, choice.misses, choice.keeps), (3, None, None));
    assert_eq!((choice.hits.value, choice.hits.high), (1.0, 1.0));
    assert!(choice.hits.low < 1.0);
}

#[test]
fn a_trace_is_a_game_of_autoplay() {
    for conditions in ["dtw=9&t=4&noise=add", "dtw=6&t=3&eval=eu&tie=fat", "dtw=14&t=3&limit=7&draw=game&eval=tiletab"]
    {
        let [games, traces] = ["autoplay", "trace"].map(|kind| rows(&format!("kind={kind}&n=4&{conditions}")));
        for game in &games {
            let moves: Vec<_> = traces.iter().filter(|row| column(row, 0) == column(game, 0)).collect();
            let sum = |place| moves.iter().filter(|row| column(row, place) == "1").count().to_string();
            assert_eq!(column(moves[0], 1), column(game, 1));
            assert_eq!([moves.len().to_string(), sum(11), sum(12)], [3, 4, 5].map(|place| column(game, place)));
            let won = column(moves[moves.len() - 1], 14) == Position::<3>::WIN.to_string();
            assert_eq!(u8::from(won).to_string(), column(game, 2));
            assert!(moves.windows(2).all(|pair| column(pair[0], 14) == column(pair[1], 1)));
        }
        let [games, traces] = ["autoplay", "trace"].map(|kind| run(&format!("kind={kind}&n=4&{conditions}")).results);
        let [Outcome::Autoplay(games), Outcome::Trace(traces)] = [&games[0], &traces[0]] else {
            panic!("{conditions}")
        };
        assert_eq!(games, traces);
    }
}

/// The number of leaves with a value below a position, by the definition of depth-t search.
fn leaves_of(value: f64, position: Position<3>, plies: u8) -> u32 {
    if plies == 0 || position.is_win() {
        return u32::from(least(position, 0).total_cmp(&value).is_eq());
    }
    Slide::<3>::new().successors(position).map(|successor| leaves_of(value, successor, plies - 1)).sum()
}

/// The sum of the squared shares that the successors of a position have of these leaves, and their number.
fn clusteredness(value: f64, position: Position<3>, plies: u8) -> (f64, u32) {
    if plies == 0 || position.is_win() {
        return (1.0, 1);
    }
    let below = |successor| leaves_of(value, successor, plies - 1);
    let all: u32 = Slide::<3>::new().successors(position).map(below).sum();
    let share = |successor| f64::from(below(successor)) / f64::from(all);
    (Slide::<3>::new().successors(position).map(|successor| share(successor) * share(successor)).sum(), all)
}

/// The number of choices that differ from what they are compared with, and the sum of their ranks in parts of 120.
fn ranked(chosen: f64, others: &[f64]) -> [u32; 2] {
    let points = |other: &f64| match chosen - other {
        more if more > 1e-9 => 2,
        less if less < -1e-9 => 0,
        _ => 1,
    };
    let points: Vec<u32> = others.iter().map(points).collect();
    let number = u32::try_from(points.len()).unwrap();
    if points.iter().all(|points| *points == 1) { [0, 0] } else { [1, points.iter().sum::<u32>() * 60 / number] }
}

#[test]
fn clustered_choices_are_those_of_the_definition() {
    let conditions = "n=12&dtw=9&t=4&eval=nb&limit=15&noise=add&w=2";
    let traces = rows(&format!("kind=trace&{conditions}"));
    let mut compared = [0; 4];
    for game in rows(&format!("clusters=yes&{conditions}")) {
        let mut sums = [0; 4];
        for mv in traces.iter().filter(|row| column(row, 0) == column(&game, 0)) {
            let plies = column(mv, 3).parse::<u8>().unwrap() - 1;
            let position: Position<3> = column(mv, 1).parse().unwrap();
            let chosen: Position<3> = column(mv, 14).parse().unwrap();
            let successors: Vec<_> = Slide::<3>::new().successors(position).collect();
            let value = successors.iter().map(|at| least(*at, plies)).fold(f64::INFINITY, f64::min);
            if least(chosen, plies) > value {
                continue;
            }
            let tied = successors.into_iter().filter(|at| *at != chosen && least(*at, plies) <= value);
            let tied: Vec<_> = tied.map(|at| clusteredness(value, at, plies)).collect();
            let (here, leaves) = clusteredness(value, chosen, plies);
            let all: Vec<_> = tied.iter().map(|(clusters, _)| *clusters).collect();
            let even: Vec<_> = tied.iter().filter(|other| other.1 == leaves).map(|other| other.0).collect();
            let found = [ranked(here, &all), ranked(here, &even)].concat();
            sums.iter_mut().zip(found).for_each(|(sum, found)| *sum += found);
        }
        assert_eq!(sums.map(|sum| sum.to_string()), [6, 7, 8, 9].map(|place| column(&game, place)), "{game}");
        compared = [0, 1, 2, 3].map(|place| compared[place] + sums[place]);
    }
    assert!(compared[0] > compared[2] && compared[2] > 0, "{compared:?}");
}

#[test]
fn asking_for_clusters_does_not_change_the_games() {
    for conditions in ["n=20&t=4&eval=eu", "n=6&t=2&dtw=9&noise=add&draw=game&sweep=tie&over=random,spread"] {
        let [plain, asked] = ["no", "yes"].map(|asks| rows(&format!("{conditions}&clusters={asks}")));
        let without = asked.iter().map(|row| row.splitn(7, ',').take(6).collect::<Vec<_>>().join(","));
        assert_eq!(without.collect::<Vec<_>>(), plain);
    }
}

#[test]
fn clustered_choices_are_means_over_games() {
    let experiment = experiment("n=4&dtw=14&clusters=yes");
    // Ranks of ¾, ¼ and 1 in won games, none to compare in one of them; ½ in the lost one.
    let rows = [
        "0,115.987654321,1,9,5,2,2,180,0,0",
        "1,115.987654321,1,9,5,2,4,120,1,120",
        "2,115.987654321,1,9,5,2,0,0,0,0",
        "3,115.987654321,0,100,60,2,50,3000,50,3000",
    ];
    let Outcome::Autoplay(Autoplay { clusters, .. }) = report(&experiment, &rows).unwrap().results.remove(0) else {
        panic!("autoplay is asked for")
    };
    let clusters = clusters.unwrap();
    let (won, lost) = (clusters.tied.won.unwrap(), clusters.tied.lost.unwrap());
    assert_eq!((won.value, won.n, lost.value, lost.n, lost.low), (0.5, 2, 0.5, 1, None));
    // Student's quantile with one degree of freedom is 12.706, the standard error a quarter.
    assert!((won.high.unwrap() - 0.5 - 12.706_204_736 / 4.0).abs() < 1e-9);
    assert_eq!(clusters.tied.difference, None);
    assert_eq!((clusters.even.won.unwrap().value, clusters.even.lost.unwrap().value), (1.0, 0.5));
    for (row, expected) in [
        ("0,115.987654321,1,9,5,2,6,180,0,0", "from 0 to 5"),
        ("0,115.987654321,1,9,5,2,2,241,0,0", "from 0 to 240"),
        ("0,115.987654321,1,9,5,2,2,180,3,0", "from 0 to 2"),
        ("0,115.987654321,1,9,5,2", "more columns"),
    ] {
        let error = report(&experiment, &[row]).unwrap_err();
        assert!(error.expected.contains(expected), "{error}");
    }
}

#[test]
fn search_depth_falls_when_win_is_found() {
    let rows = rows("kind=trace&n=20&dtw=6&t=4");
    for pair in rows.windows(2).filter(|pair| column(&pair[0], 0) == column(&pair[1], 0)) {
        let [here, next]: [i32; 2] = [&pair[0], &pair[1]].map(|row| column(row, 3).parse().unwrap());
        let seen = column(&pair[0], 15) == "1";
        assert_eq!(next, if seen { 1.max(here - 1) } else { here });
    }
    assert!(rows.iter().any(|row| column(row, 3) == "1"));
}

#[test]
fn the_first_candidate_is_chosen_if_asked_for() {
    for row in rows("kind=trace&n=5&t=2&tie=first") {
        assert_eq!(column(&row, 10).split(' ').next(), Some(column(&row, 13)));
    }
    for row in rows("kind=trace&n=5&t=4&tie=fat") {
        assert_eq!(column(&row, 11), column(&row, 12), "every tie is broken by a fat move");
    }
}

#[test]
fn reports_grow_with_the_rows() {
    let experiment = experiment("n=4&t=2&dtw=4&sweep=eval&over=man,eu");
    let rows = rows_of(&experiment);
    for done in 0..=rows.len() {
        let report = report_of(&experiment, &rows[..done]);
        assert_eq!((report.done, report.trials, report.complete), (done as u64, 8, done == 8));
        assert_eq!(report.fingerprint.is_some(), report.complete);
        assert_eq!(report.results.len(), done.div_ceil(4));
    }
}

#[test]
fn a_running_report_says_what_the_report_of_its_rows_says() {
    for query in [
        "n=3&dtw=8&t=4&sweep=eval&over=man,eu",
        "kind=com&n=4&last=3",
        "kind=ties&n=4&last=3",
        "kind=sample&n=4",
        "kind=clusters&n=3&t=3",
        "kind=solving&n=3",
        "kind=exact-quota&dtw=6&t=2&limit=8",
        "kind=tournament&g=isolation&engines=random;minimax/depth=1&n=2",
        "kind=effort&g=isolation&engines=minimax/depth=1;alpha-beta/depth=2&n=3",
        "kind=playouts&g=loa&n=3",
    ] {
        let experiment = experiment(query);
        let rows = rows_of(&experiment);
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let mut running = RunningReport::new(&experiment);
        for done in 0..=rows.len() {
            assert_eq!(running.report(), report(&experiment, &rows[..done]), "{query} after {done} rows");
            let Some(row) = rows.get(done) else { continue };
            running.add(row).unwrap();
        }
        let last = running.report().unwrap();
        assert!(last.complete && last.fingerprint.is_some(), "{query}");
        assert_eq!(running.add(rows[0]).unwrap_err().row, rows.len() as u64 + 1);
    }
}

#[test]
fn no_search_expands_more_nodes_than_its_budget() {
    for with in ["rta-star/depth=10", "lrta-star/depth=7", "rta-star", "a-star", "ida-star", "beam/width=50"] {
        for budget in [1, 2, 50, 3000] {
            for row in rows(&format!("kind=solving&n=3&dtw=24&eval=squares&budget={budget}&with={with}")) {
                let nodes: u64 = column(&row, 5).parse().unwrap();
                assert!(nodes <= budget, "{with}: {nodes} of {budget}");
            }
        }
    }
}

#[test]
fn sweeps_have_numbers_for_all_their_trials() {
    let values = |count: u32| (1..=count).map(|at| at.to_string()).collect::<Vec<_>>().join(",");
    let sweep = |count| format!("kind=solving&n=1000000&sweep=budget&over={}", values(count));
    let error = plyground::lab::Experiment::parse(&sweep(4400)).unwrap_err();
    assert_eq!((error.key.as_str(), error.found.as_str()), ("over", "4400000000 trials"));
    assert!(error.expected.ends_with("at most 4294967295 trials in all"), "{error}");
    assert_eq!(experiment(&sweep(4294)).trials(), 4_294_000_000);
}

#[test]
fn rows_of_something_else_are_refused() {
    let cases: [(&str, &[&str], u64, &str); 11] = [
        ("n=2", &["1,115.987654321,0,100,3,2"], 1, "trial 0: rows are in the order of their trials"),
        ("n=2", &["0,115.987654321,0,100,3,2", ""], 2, "trial 1: rows are in the order of their trials, without blank"),
        ("n=1", &["0,115.987654321,0,100,3,2", "1,115.987654321,0,100,3,2"], 2, "no more than 1 trials"),
        ("n=2", &["0,115,0,100,3,2"], 1, "a position"),
        ("n=2", &["0,115.987654321,2,100,3,2"], 1, "from 0 to 1"),
        ("n=2", &["0,115.987654321,0,99,3,2"], 1, "from 100 to 100"),
        ("n=2", &["0,115.987654321,0,100,3,4"], 1, "from 0 to 3"),
        ("n=2", &["0,115.987654321,0,100,03,2"], 1, "from 0 to 100"),
        ("n=2", &["0,115.987654321,0,100,3"], 1, "more columns"),
        ("n=2", &["0,115.987654321,0,100,3,2,1"], 1, "no more columns"),
        ("kind=ties&last=1", &["0,115.987654321,1 2 3"], 1, "6 numbers"),
    ];
    for (query, rows, row, expected) in cases {
        let error = report(&experiment(query), rows).unwrap_err();
        assert_eq!(error.row, row, "{error}");
        assert!(error.expected.contains(expected), "{error}");
    }
    let game = rows("kind=trace&dtw=5&t=3");
    let lines: Vec<&str> = game.iter().map(String::as_str).collect();
    let error = report(&experiment("kind=trace&dtw=5&t=3"), &lines[..lines.len() - 1]).unwrap_err();
    assert_eq!(error.expected, "the end of the game");
}

#[test]
fn intervals_are_those_of_the_literature() {
    // Newcombe 1998, Two-sided confidence intervals for the single proportion, table I, method 3.
    for (hits, n, low, high) in
        [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
    {
        let quota = Quota::of_counts(hits, n, Interval::Wilson).unwrap();
        assert!((quota.low - low).abs() < 5e-5 && (quota.high - high).abs() < 5e-5, "{quota:?}");
    }
    // Newcombe 1998, Interval estimation for the difference, table II, method 10.
    let cases = [
        ((56, 70), (48, 80), 0.0524, 0.3339, Sign::Equal),
        ((9, 10), (3, 10), 0.1705, 0.8090, Sign::Equal),
        ((0, 10), (0, 20), -0.1611, 0.2775, Sign::Equal),
        ((10, 10), (0, 20), 0.6791, 1.0, Sign::Greater),
    ];
    for (one, other, low, high, sign) in cases {
        let [one, other] = [one, other].map(|(hits, n)| Quota::of_counts(hits, n, Interval::Wilson).unwrap());
        let difference = one.above(&other);
        assert!((difference.low - low).abs() < 1e-4 && (difference.high - high).abs() < 1e-4, "{difference:?}");
        assert_eq!(difference.sign, sign);
        let back = other.above(&one);
        assert!((back.low + difference.high).abs() < 1e-12 && (back.high + difference.low).abs() < 1e-12);
    }
    // The thesis chooses 1068 games for ±3 % (5.2.2).
    let thesis = Quota::of_counts(534, 1068, Interval::Normal).unwrap();
    assert!((thesis.high - 0.53).abs() < 2e-5 && (thesis.low - 0.47).abs() < 2e-5);
}

#[test]
fn no_interval_is_without_width() {
    for interval in [Interval::Wilson, Interval::Normal] {
        for (hits, n) in [(0, 1), (1, 1), (0, 1068), (1068, 1068), (1, 1_000_000)] {
            let quota = Quota::of_counts(hits, n, interval).unwrap();
            assert!(0.0 <= quota.low && quota.low < quota.high && quota.high <= 1.0, "{quota:?}");
            assert!((quota.low..=quota.high).contains(&quota.value));
        }
        assert_eq!(Quota::of_counts(0, 0, interval), None);
    }
}

#[test]
fn reports_name_their_kind() {
    for (query, kind) in [
        ("n=2&t=1", "autoplay"),
        ("kind=sample&n=2", "sample"),
        ("kind=exact-quota&t=1&limit=1", "exact-quota"),
        ("kind=playouts&g=isolation&n=2", "playouts"),
    ] {
        assert_eq!(report_of(&experiment(query), &[]).kind, kind, "{query}");
        assert_eq!(serde_json::to_value(report_of(&experiment(query), &[])).unwrap()["kind"], kind);
    }
}
