//! The laboratory: queries, samples, rows, reports and intervals.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use plyground::{
    dtw::{Distances, Table},
    lab::{Choice, Experiment, Interval, Outcome, Quota, Report, Runner, Sign, SpecError, report, sample_file},
    slide::{Evaluation, Position, Slide, write_sample_file},
};
use proptest::{prelude::*, sample::select};

fn experiment(query: &str) -> Experiment {
    Experiment::parse(query).unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// All rows, one string each.
fn rows_of(experiment: &Experiment) -> Vec<String> {
    let mut runner = Runner::new(experiment).unwrap();
    (0..experiment.trials())
        .flat_map(|trial| runner.row(trial).lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

fn rows(query: &str) -> Vec<String> {
    rows_of(&experiment(query))
}

fn report_of(experiment: &Experiment, rows: &[String]) -> Report {
    report(experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap()
}

fn run(query: &str) -> Report {
    report_of(&experiment(query), &rows(query))
}

fn choices(query: &str) -> Vec<Choice> {
    let Outcome::ChoiceOfMoves { depths, .. } = run(query).results.remove(0) else { panic!("kind com is asked for") };
    depths
}

fn refused(query: &str) -> SpecError {
    Experiment::parse(query).and_then(|experiment| Runner::new(&experiment)).map(|_| ()).expect_err(query)
}

/// The column of a row.
fn column(row: &str, place: usize) -> &str {
    row.split(',').nth(place).unwrap()
}

#[test]
fn queries_have_one_canonical_form() {
    let cases = [
        ("", ""),
        ("?kind=autoplay&dtw=14&n=1068&v=1", ""),
        ("t=6&dtw=24&n=0010", "dtw=24&n=10&t=6"),
        ("seed=Troyka", "seed=dd3e46c9701ae93f"),
        ("seed=1", ""),
        ("eval=l2+man", "eval=man+l2"),
        ("eval=0.50*l2%2Bman&round=1e0", "eval=man+0.5*l2&round=1"),
        ("start=115.987654321&dtw=14", "start=115.987654321"),
        ("noise=add&sides=two&ends=closed&w=.5", "noise=add"),
        ("w=1.250&sides=one&noise=add", "noise=add&w=1.25&sides=one"),
        ("noise=comb&sides=two&w=-0", "noise=comb&w=0&sides=two"),
        ("noise=mult&draw=game&size=19&type2=newest", "noise=mult&draw=game&type2=newest"),
        ("kind=com&last=8&first=1&dtw=all", "kind=com&dtw=all"),
        ("kind=ties&last=8&ci=normal", "kind=ties&last=8&ci=normal"),
        ("kind=trace&n=1&limit=100", "kind=trace"),
        ("sweep=dtw&over=08,all", "sweep=dtw&over=8,all"),
        ("over=none,0.5&sweep=round&eval=perm", "eval=perm&sweep=round&over=none,0.5"),
        ("sweep=noise&over=none,add,comb&w=2&sides=two", "w=2&sides=two&sweep=noise&over=none,add,comb"),
        ("sweep=eval&over=man,play,random&noise=add", "noise=add&sweep=eval&over=man,play,random"),
        ("t=5&eval=random&noise=none", "eval=random"),
    ];
    for (given, canonical) in cases {
        assert_eq!(experiment(given).query(), canonical, "{given}");
    }
}

#[test]
fn refusals_name_the_key() {
    let cases = [
        ("colour=red", "colour", "red", "one of the keys kind, dtw"),
        ("t=5&t=5", "t", "5", "each key once"),
        ("kind=chess", "kind", "chess", "one of sample, com, autoplay, ties, trace"),
        ("dtw=27", "dtw", "27", "from 0 to 26, or all"),
        ("dtw", "dtw", "", "from 0 to 26, or all"),
        ("n=0", "n", "0", "from 1 to 1000000"),
        ("n=%2B5", "n", "+5", "from 1 to 1000000"),
        ("n=1e3", "n", "1e3", "from 1 to 1000000"),
        ("start=115", "start", "115", "a position"),
        ("start=115.987654312", "start", "115.987654312", "can be solved, as in 115.987654321"),
        ("start=115.987654321&dtw=8", "dtw", "8", "without start"),
        ("start=115.987654321&replace=no", "replace", "no", "without start"),
        ("replace=no&dtw=26&n=185", "n", "185", "at most 184"),
        ("replace=no&n=50&sweep=dtw&over=14,3", "n", "50", "at most 44"),
        ("replace=maybe", "replace", "maybe", "one of yes, no"),
        ("sample=0123456789abcdef", "sample", "0123456789abcdef", "the sample file"),
        ("sample=0123", "sample", "0123", "16 hexadecimal digits"),
        ("eval=max", "eval", "max", "random, play, tiletab"),
        ("eval=0*queen", "eval", "0*queen", "a sum"),
        ("eval=man+man", "eval", "man+man", "a sum"),
        ("round=0", "round", "0", "a number from"),
        ("round=1&eval=play", "round", "1", "a weighted sum"),
        ("t=0", "t", "0", "from 1 to 10"),
        ("t=4&kind=com", "t", "4", "kind autoplay or trace"),
        ("first=2", "first", "2", "kind com or ties"),
        ("kind=com&first=9", "first", "9", "at most last, which is 8"),
        ("noise=add&eval=tiletab", "noise", "add", "a weighted sum"),
        ("w=2", "w", "2", "a noise"),
        ("noise=add&w=-1", "w", "-1", "a number from 0"),
        ("noise=add&w=NaN", "w", "NaN", "a number from 0"),
        ("noise=add&w=inf", "w", "inf", "a number from 0"),
        ("sides=two", "sides", "two", "a noise"),
        ("draw=game", "draw", "game", "a noise"),
        ("noise=add&size=20", "size", "20", "draw game or search"),
        ("noise=add&draw=game&size=30", "size", "30", "from 8 to 22"),
        ("kind=ties&win=buggy", "win", "buggy", "kind com, autoplay or trace"),
        ("limit=1001", "limit", "1001", "from 1 to 1000"),
        ("kind=trace&ci=normal", "ci", "normal", "kind com, autoplay or ties"),
        ("v=2", "v", "2", "one of 1"),
        ("sweep=dtw", "over", "", "from 0 to 26"),
        ("over=8", "over", "8", "sweep beside it"),
        ("sweep=seed&over=1,2", "sweep", "seed", "one of eval, round, t"),
        ("sweep=t&over=4&kind=com", "sweep", "t", "kind autoplay or trace"),
        ("sweep=dtw&over=8&kind=trace", "sweep", "dtw", "kind com, autoplay or ties"),
        ("sweep=w&over=1,2", "sweep", "w", "a noise"),
        ("sweep=t&over=4,5&t=4", "t", "4", "no value beside sweep"),
        ("sweep=t&over=4,04", "over", "04", "each value once"),
        ("sweep=t&over=4,,5", "over", "", "from 1 to 10"),
        ("sweep=start&over=115.987654321&dtw=8", "dtw", "8", "without start"),
        ("seed=%ff", "seed", "%ff", "UTF-8"),
    ];
    for (query, key, found, expected) in cases {
        let error = refused(query);
        assert_eq!((error.key.as_str(), error.found.as_str()), (key, found), "{query}");
        assert!(error.expected.contains(expected), "{query}: {error}");
    }
}

fn any_pair() -> impl Strategy<Value = (&'static str, String)> {
    let word = |key: &'static str, words: &'static [&'static str]| {
        select(words).prop_map(move |word| (key, word.to_owned())).boxed()
    };
    prop_oneof![
        word("kind", &["sample", "com", "autoplay", "ties", "trace"]),
        word("dtw", &["0", "8", "14", "26", "all"]),
        word("replace", &["yes", "no"]),
        (1_u32..100).prop_map(|n| ("n", n.to_string())),
        any::<String>().prop_map(|seed| ("seed", seed.replace(['&', '%'], "."))),
        word("eval", &["man", "eu+2*inv", "-1*perm", "1e-7*l2", "random", "play", "tiletab"]),
        (1e-6_f64..1e6).prop_map(|step| ("round", step.to_string())),
        (1_u8..=10).prop_map(|t| ("t", t.to_string())),
        (1_u8..=10).prop_map(|t| ("first", t.to_string())),
        (1_u8..=10).prop_map(|t| ("last", t.to_string())),
        word("noise", &["none", "add", "mult", "normplus", "normminus", "comb"]),
        (0.0_f64..1e6).prop_map(|weight| ("w", format!("{weight:e}"))),
        word("sides", &["one", "two"]),
        word("ends", &["closed", "open"]),
        word("draw", &["ideal", "game", "search", "none"]),
        (8_u8..=22).prop_map(|size| ("size", size.to_string())),
        word("type1", &["replace", "keep"]),
        word("type2", &["shallower", "deeper", "newest"]),
        word("win", &["fixed", "buggy"]),
        word("found", &["seen", "value"]),
        word("tie", &["random", "fat", "first"]),
        word("fat", &["tree", "distinct"]),
        (1_u16..=1000).prop_map(|limit| ("limit", limit.to_string())),
        word("ci", &["wilson", "normal"]),
        word("sweep", &["eval", "round", "t", "dtw", "noise", "w", "win", "tie", "draw", "limit"]),
        word("over", &["man,eu", "none,1", "1,2,3", "add,none", "fixed,buggy", "game,none", "first,fat"]),
    ]
}

proptest! {
    #[test]
    fn canonical_queries_are_read_back(drawn in prop::collection::vec(any_pair(), 0..16)) {
        // Pairs that do not fit those before them are left out.
        let mut kept: Vec<String> = Vec::new();
        for (key, value) in drawn {
            let longer = [kept.clone(), vec![format!("{key}={value}")]].concat();
            if Experiment::parse(&longer.join("&")).is_ok() {
                kept = longer;
            }
        }
        let canonical = experiment(&kept.join("&")).query();
        prop_assert_eq!(&experiment(&canonical).query(), &canonical);
        kept.reverse();
        prop_assert_eq!(&experiment(&kept.join("&")).query(), &canonical);
    }

    #[test]
    fn no_text_makes_a_query_panic(text in "[a-z0-9=&%+,*.]{0,40}|.{0,40}") {
        if let Ok(experiment) = Experiment::parse(&text) {
            prop_assert!(experiment.trials() > 0);
        }
    }
}

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

    // The query says which file it was, and asks for it.
    assert!(experiment.query().starts_with("kind=sample&sample=") && experiment.query().ends_with("&n=12"));
    assert_eq!(refused(&experiment.query()).key, "sample");
    let other = write_sample_file(&[Position::<3>::START]);
    let error = Experiment::parse_with_sample(&experiment.query(), &other).unwrap_err();
    assert_eq!(error.key, "sample");
    assert_eq!(Experiment::parse_with_sample("n=2", &other).unwrap_err().key, "n");
    assert_eq!(Experiment::parse_with_sample("dtw=8", &other).unwrap_err().key, "dtw");
    assert_eq!(Experiment::parse_with_sample("", "115\n").unwrap_err().key, "sample");
    let error = Experiment::parse_with_sample("", "115\n987654312\n").unwrap_err();
    assert!(error.expected.contains("line 1"), "{error}");
}

#[test]
fn trials_do_not_depend_on_their_order() {
    let experiment = experiment("t=2&n=6&noise=add&draw=game&sweep=dtw&over=5,9");
    let mut runner = Runner::new(&experiment).unwrap();
    let backwards: Vec<String> = (0..experiment.trials()).rev().map(|trial| runner.row(trial)).collect();
    assert_eq!(backwards.into_iter().rev().collect::<Vec<_>>(), rows_of(&experiment));
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
        Outcome::Autoplay { point, n, .. } => (point.as_deref(), *n),
        _ => panic!("autoplay is asked for"),
    });
    assert_eq!(points.collect::<Vec<_>>(), [(Some("2"), 5), (Some("4"), 5)]);
}

/// The least value below a position, by the definition of depth-t-search.
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
        assert_eq!(games, traces);
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
fn rows_of_something_else_are_refused() {
    let cases: [(&str, &[&str], u64, &str); 10] = [
        ("n=2", &["1,115.987654321,0,100,3,2"], 1, "a whole number from 0 to 0"),
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
