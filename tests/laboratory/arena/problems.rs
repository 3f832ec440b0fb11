//! Problems that engines solve within a budget.

use plyground::{
    api::{GameName, Problems as Finder, check_problem, wanted},
    game::{Game, Notation},
    games::tzaar::Tzaar,
    lab::{Experiment, Outcome, Problems, ReportError, Runner, report},
    problems::BUDGETS,
};

use super::{number, run};
use crate::experiments::{column, experiment, rows};

const QUERY: &str =
    "kind=problems&g=isolation&engines=alpha-beta/nodes=50;minimax/depth=1;random&n=6&turns=2-5&seed=Ada";
/// Nobody wins in twenty turns only, in the first game of these seeds.
const NONE: &str = "kind=problems&g=loa:6x6&engines=random;easy&n=3&turns=20&games=1";

fn problems(query: &str) -> Problems {
    let Outcome::Problems(problems) = run(query).results.remove(0) else { panic!("{query}") };
    problems
}

#[test]
fn each_trial_has_the_first_problem_of_its_own_seed() {
    let rows = rows("kind=problems&g=giveaway&engines=random;minimax/depth=1&n=5&turns=2-3&grade=1-8&seed=Ada");
    for round in rows.chunks(2) {
        let parts: Vec<Vec<&str>> = round.iter().map(|row| row.split(',').collect()).collect();
        assert_eq!((parts[0][1], parts[1][1], &parts[0][2..9]), ("1", "2", &parts[1][2..9]));
        let wanted = wanted(Some("2-3"), Some("1-8"), false).unwrap();
        let mut finder = Finder::new("giveaway".parse().unwrap(), parts[0][3].parse().unwrap(), wanted).unwrap();
        let found = loop {
            if let Some(found) = finder.next_game() {
                break found;
            }
        };
        let turns = found.turns.unwrap();
        let told = [finder.games().to_string(), turns.to_string(), found.grade.to_string()];
        assert_eq!([parts[0][4], parts[0][6], parts[0][7]], told.each_ref().map(String::as_str));
        let position = parts[0][5].replace(';', ",");
        assert_eq!((found.position.replace(' ', "_"), found.key.join(" ").as_str()), (position.clone(), parts[0][8]));
        let checked = check_problem("giveaway".parse().unwrap(), turns.into(), &position).unwrap();
        assert!(checked.sound && checked.winners == [found.key]);
    }
    let seeds: std::collections::BTreeSet<_> = rows.iter().map(|row| column(row, 3)).collect();
    assert_eq!(seeds.len(), 5);
}

#[test]
fn rows_do_not_depend_on_the_trials_before_them() {
    let query = "kind=problems&g=isolation&engines=alpha-beta;alpha-beta/margin=3&n=4&nodes=40,90";
    let all = rows(query);
    let experiment = experiment(query);
    assert_eq!((all.len(), experiment.trials()), (16, 16));
    let mut backwards = Runner::new(&experiment).unwrap();
    for trial in (0..16).rev() {
        let row = &all[usize::try_from(trial).unwrap()];
        assert_eq!(&backwards.row(trial), row);
        assert_eq!(&Runner::new(&experiment).unwrap().row(trial), row);
    }
}

/// The search that grades problems has a table that matches its budget.
#[test]
fn the_search_that_grades_problems_solves_what_the_grades_say() {
    const N: usize = 3;
    for game in GameName::all().iter().filter(|game| matches!(game, GameName::ForTwo(_))) {
        let engine = |nodes: u64| format!("alpha-beta/nodes={nodes}/table={}", nodes.ilog2() + 2);
        let engines = BUDGETS.map(engine).join(";");
        let rows = rows(&format!("kind=problems&g={game}&engines={engines}&n={N}"));
        assert_eq!(rows.len(), N * BUDGETS.len());
        for round in rows.chunks(BUDGETS.len()) {
            let last = round.iter().rposition(|row| column(row, 11) == "0");
            assert_eq!(number(&round[0], 7), last.map_or(0, |place| place + 1), "{round:?}");
            assert!(round.iter().all(|row| column(row, 8) != column(row, 10) || column(row, 11) == "1"));
        }
    }
}

#[test]
fn a_turn_has_all_moves_of_the_player() {
    let rules = Tzaar::default();
    for row in rows("kind=problems&g=tzaar&engines=alpha-beta/nodes=30;random&n=3") {
        let start = rules.read(column(&row, 5)).unwrap();
        let end = [8, 10].map(|place| {
            let mut position = start;
            for name in column(&row, place).split(' ') {
                assert_eq!((rules.mover(&position), rules.outcome(&position)), (rules.mover(&start), None));
                let mv = rules.read_move(&position, name).unwrap();
                rules.play(&mut position, mv);
            }
            assert!(rules.mover(&position) != rules.mover(&start) || rules.outcome(&position).is_some());
            position
        });
        assert_eq!(column(&row, 11) == "1", end[0] == end[1], "{row}");
    }
}

#[test]
fn shares_are_counted_by_engine_turns_and_grade() {
    let (rows, found) = (rows(QUERY), problems(QUERY));
    assert_eq!((found.n, found.problems, found.missing, found.solvers.len()), (18, 6, 0, 3));
    let games: usize = rows.iter().step_by(3).map(|row| number(row, 4)).sum();
    assert!((found.games.unwrap().value - games as f64 / 6.0).abs() < 1e-9);
    let is_hit = |row: &String| column(row, 11) == "1";
    for (place, search) in found.solvers.iter().enumerate() {
        let mine: Vec<&String> = rows.iter().skip(place).step_by(3).collect();
        let count = |wanted: &dyn Fn(&String) -> bool| mine.iter().filter(|row| wanted(row)).count() as u64;
        let solved = search.solved.unwrap();
        assert_eq!((solved.n, search.problems, search.budget), (6, 6, None));
        assert!((solved.value * 6.0 - count(&is_hit) as f64).abs() < 1e-9 && solved.low < solved.high);
        for (by, column_of) in [("turns", 6), ("grade", 7)] {
            let shares: Vec<_> = search.shares.iter().filter(|share| share.by == by).collect();
            assert_eq!(shares.iter().map(|share| share.solved.n).sum::<u64>(), 6);
            assert!(shares.windows(2).all(|pair| pair[0].of < pair[1].of));
            for share in shares {
                let is_of = |row: &String| column(row, column_of) == share.of.to_string();
                let hits = count(&|row| is_of(row) && is_hit(row));
                assert_eq!(share.solved.n, count(&is_of));
                assert!((share.solved.value * share.solved.n as f64 - hits as f64).abs() < 1e-9);
            }
        }
        let nodes: usize = mine.iter().map(|row| number(row, 9)).sum();
        assert_eq!(search.nodes.sum, nodes as u64);
        let only = |one: usize, other: usize| {
            rows.chunks(3).filter(|round| is_hit(&round[one]) && !is_hit(&round[other])).count() as u64
        };
        let expected = (place > 0).then(|| (only(place, 0), only(0, place)));
        assert_eq!(search.gained.zip(search.lost), expected);
    }
    // A search of one ply finds no key of a problem that is not trivial; of few turns, chance finds more.
    let shares = found.solvers.iter().map(|search| search.solved.unwrap().value * 6.0).collect::<Vec<_>>();
    assert_eq!(shares.iter().map(|share| share.round()).collect::<Vec<_>>(), KNOWN);
}

/// How many of six problems each engine solves.
const KNOWN: [f64; 3] = [4.0, 0.0, 3.0];

#[test]
fn budgets_replace_the_nodes_of_engines() {
    let query = "kind=problems&g=isolation&n=4&turns=3-6";
    let swept = problems(&format!("{query}&engines=alpha-beta;alpha-beta/quiet=2/nodes=7&nodes=30,500"));
    let listed = problems(&format!(
        "{query}&engines=alpha-beta/nodes=30;alpha-beta/nodes=500;alpha-beta/quiet=2/nodes=30;alpha-beta/quiet=2/nodes=500"
    ));
    let budgets: Vec<_> = swept.solvers.iter().map(|search| search.budget).collect();
    assert_eq!(budgets, [Some(30), Some(500), Some(30), Some(500)]);
    for (one, other) in swept.solvers.iter().zip(&listed.solvers) {
        assert_eq!((&one.engine, one.solved, &one.nodes), (&other.engine, other.solved, &other.nodes));
    }
    assert!(swept.solvers[1].nodes.most <= 500 && swept.solvers[1].nodes.sum > swept.solvers[0].nodes.sum);
}

#[test]
fn trials_without_a_problem_are_counted() {
    let rows = rows(NONE);
    assert!(rows.iter().all(|row| row.ends_with(",1,,,,,,,") && row.split(',').count() == 12), "{rows:?}");
    let found = problems(NONE);
    assert_eq!((found.problems, found.missing, found.solvers[1].solved, found.solvers[1].problems), (0, 3, None, 0));
}

fn refused(query: &str, row: usize, place: usize, text: &str) -> ReportError {
    let mut rows = rows(query);
    let mut fields: Vec<&str> = rows[row].split(',').collect();
    fields[place] = text;
    let changed = fields.join(",");
    rows[row] = changed;
    report(&experiment(query), &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap_err()
}

#[test]
fn rows_that_no_trial_has_are_refused() {
    let row = rows(QUERY).remove(0);
    let (position, solved) = (column(&row, 5), if column(&row, 11) == "1" { "0" } else { "1" });
    let cases = [
        (0, 1, "2", "1"),
        (0, 2, "30", ""),
        (0, 3, "0000000000000001", column(&row, 3)),
        (0, 4, "0", "a whole number from 1 to 1000"),
        (0, 5, "", "an unfinished position"),
        (0, 5, "7/7/7/7/7/7/7_c", "an unfinished position"),
        (0, 6, "6", "a whole number from 2 to 5"),
        (0, 7, "9", "a whole number from 0 to 8"),
        (0, 8, "h9", "a turn"),
        (0, 9, "many", "a whole number from 0 to"),
        (0, 10, "", "a turn"),
        (0, 11, solved, column(&row, 11)),
        (1, 4, "777", column(&row, 4)),
        (1, 5, "7/7/7/7/7/7/7_a", position),
        (1, 7, "8", column(&row, 7)),
    ];
    for (at, place, text, expected) in cases {
        let error = refused(QUERY, at, place, text);
        assert!(error.row == at as u64 + 1 && error.expected.contains(expected), "{at} {place} {text}: {error}");
    }
    assert_eq!(refused(NONE, 0, 6, "2").expected, "");
    assert_eq!(refused(NONE, 1, 9, "5").expected, "");
    // A problem is missing only after all games.
    let many = "kind=problems&g=loa:6x6&engines=random;easy&n=3&turns=20&games=2";
    assert_eq!(refused(many, 0, 4, "1").expected, "an unfinished position");
}

#[test]
fn queries_of_problems_have_one_form_and_name_what_is_wrong() {
    let given = "kind=problems&g=loa&nodes=030,100&engines=alpha-beta&turns=02-3&grade=4-4&games=1000";
    let canonical = "kind=problems&g=loa&engines=alpha-beta/eval=mia&grade=4&nodes=30,100";
    assert_eq!(experiment(given).query(), canonical);
    let begin = "kind=problems&g=loa&engines=alpha-beta";
    let cases = [
        ("kind=problems&g=loa".to_owned(), "engines", "", "1 to 16 engines"),
        (format!("{begin}&turns=0"), "turns", "0", "a number from 1 to 20, or a range such as 2-3"),
        (format!("{begin}&turns=3-2"), "turns", "3-2", "or a range"),
        (format!("{begin}&grade=9"), "grade", "9", "a number from 0 to 8, or a range such as 1-2"),
        (format!("{begin}&grade=+3"), "grade", "+3", "a number from 0 to 8"),
        (format!("{begin}&games=0"), "games", "0", "from 1 to 1000000"),
        (format!("{begin}&nodes=30,,40"), "nodes", "", "a whole number from 1"),
        (format!("{begin}&nodes=30,0"), "nodes", "0", "a whole number from 1 to 1000000000000"),
        (format!("{begin}&nodes=30,30"), "nodes", "30", "each number of nodes once"),
        (format!("{begin};random&nodes=30,40"), "nodes", "30,40", "none: random does not count nodes"),
        (format!("{begin}&from=3"), "from", "3", "kind effort"),
        ("kind=effort&g=loa&engines=easy&grade=3".to_owned(), "grade", "3", "kind problems"),
        ("kind=playouts&g=loa&nodes=30".to_owned(), "nodes", "30", "kind problems"),
    ];
    for (query, key, found, expected) in cases {
        let error = Experiment::parse(&query).expect_err(&query);
        assert_eq!((error.key.as_str(), error.found.as_str()), (key, found), "{query}: {error}");
        assert!(error.expected.contains(expected), "{query}: {error}");
    }
    let many = (1..18).map(|nodes| nodes.to_string()).collect::<Vec<_>>().join(",");
    assert_eq!(
        Experiment::parse(&format!("{begin}&nodes={many}")).unwrap_err().expected,
        "at most 16 numbers of nodes"
    );
}
