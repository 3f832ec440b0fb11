//! Experiments with positions of sets, and what searches solve there.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation, Player},
    games::tzaar::{Stage, Tzaar},
    lab::{Effort, Experiment, Outcome, Runner, SpecError, report},
};

use super::{data, position};

const ENDGAMES: &str =
    "kind=effort&g=tzaar&set=waltz-endgames&engines=proof/nodes=20000;proof/nodes=3000;alpha-beta/depth=4&n=12";

fn rows(query: &str) -> Vec<String> {
    let experiment = Experiment::parse(query).unwrap();
    let mut runner = Runner::new(&experiment).unwrap();
    (0..experiment.trials()).map(|trial| runner.row(trial)).collect()
}

fn effort(query: &str) -> (Vec<String>, Effort) {
    let rows = rows(query);
    let texts: Vec<_> = rows.iter().map(String::as_str).collect();
    let mut results = report(&Experiment::parse(query).unwrap(), &texts).unwrap().results;
    let Outcome::Effort(effort) = results.remove(0) else { panic!("{query}") };
    (rows, effort)
}

#[test]
fn sets_are_the_positions_of_the_data() {
    for (set, file) in [
        ("waltz-endgames", include_str!("../../data/tzaar-endgames.json")),
        ("waltz-middlegames", include_str!("../../data/tzaar-fixed-depth.json")),
    ] {
        let rows = rows(&format!("kind=effort&g=tzaar&set={set}&engines=random"));
        let data = data(file)["rows"].as_array().unwrap().clone();
        assert_eq!(rows.len(), data.len());
        for (row, known) in rows.iter().zip(&data) {
            let text = Tzaar::default().show(&position(known)).replace(' ', "_");
            assert_eq!(row.split(',').nth(2), Some(text.as_str()), "{}", known["name"]);
        }
    }
}

#[test]
fn own_sets_are_different_beginnings_of_turns() {
    let rules = Tzaar::default();
    for (set, len, stacks) in [("own-endgames", 700, 15..=28), ("own-middlegames", 200, 41..=41)] {
        let rows = rows(&format!("kind=effort&g=tzaar&set={set}&engines=random"));
        let texts: BTreeSet<_> = rows.iter().filter_map(|row| row.split(',').nth(2)).collect();
        assert_eq!((rows.len(), texts.len()), (len, len));
        for text in texts {
            let position = rules.read(&text.replace('_', " ")).unwrap();
            let count = (position.stacks(Player::First) | position.stacks(Player::Second)).count_ones();
            assert!(stacks.contains(&count) && position.stage() == Stage::First, "{text}");
            assert_eq!(rules.outcome(&position), None, "{text}");
        }
    }
}

/// The sets begin with what the commands of `docs/tzaar.md` print.
#[test]
fn own_sets_are_made_by_a_seed() {
    for (set, query) in
        [("own-endgames", "from=33&to=46&n=1700&seed=700"), ("own-middlegames", "from=19&to=19&n=220&seed=200")]
    {
        let by = "alpha-beta/eval=waltz/depth=2/table=0/margin=3000";
        let experiment = Experiment::parse(&format!("kind=effort&g=tzaar&engines=random&by={by}&{query}")).unwrap();
        let mut runner = Runner::new(&experiment).unwrap();
        let position = |row: &String| row.split(',').nth(2).unwrap().to_owned();
        let made: Vec<_> =
            (0..6).map(|trial| position(&runner.row(trial))).filter(|text| text.ends_with('1')).collect();
        let kept = rows(&format!("kind=effort&g=tzaar&set={set}&engines=random&n={}", made.len()));
        assert!(!made.is_empty());
        assert_eq!(kept.iter().map(position).collect::<Vec<_>>(), made);
    }
}

#[test]
fn solved_positions_are_counted() {
    let (rows, effort) = effort(ENDGAMES);
    for (place, search) in effort.searches.iter().enumerate() {
        let solved = search.solved.as_ref().unwrap();
        let own = rows.iter().filter(|row| row.split(',').nth(1) == Some((place + 1).to_string().as_str()));
        let certain = own.filter_map(|row| {
            let fields: Vec<_> = row.split(',').collect();
            let value = fields[9].parse::<f64>().ok().filter(|value| value.abs() > 1.9e9)?;
            Some((value > 0.0, fields[5].parse::<u64>().unwrap()))
        });
        let certain: Vec<_> = certain.collect();
        let won = certain.iter().filter(|(is_won, _)| *is_won).count() as u64;
        let all = certain.len() as u64;
        assert_eq!((solved.won, solved.lost, solved.held), (won, all - won, 0), "{}", search.engine);
        assert_eq!(solved.nodes.sum, certain.iter().map(|(_, nodes)| nodes).sum::<u64>());
        let share = solved.share.unwrap();
        assert!(
            (share.value - all as f64 / 12.0).abs() < 1e-12 && share.low <= share.value && share.value < share.high
        );
        assert_eq!(solved.nodes.of_sums.is_none(), place == 0 || all == 0);
    }
    let solved = effort.searches.iter().map(|search| search.solved.as_ref().unwrap());
    let [most, fewer, _] = solved.map(|solved| solved.won + solved.lost).collect::<Vec<_>>()[..] else { panic!() };
    assert!(most > fewer && fewer > 0, "{most} {fewer}");
    // Positions that only the first engine solves are not compared.
    let nodes = &effort.searches[1].solved.as_ref().unwrap().nodes;
    assert!((nodes.of_sums.unwrap() - 1.0).abs() < 1e-12, "the same search, where it is long enough");
}

#[test]
fn nothing_is_solved_where_nothing_is_proved() {
    let (_, effort) = effort("kind=effort&g=tzaar&set=waltz-endgames&engines=alpha-beta/depth=1&n=2");
    assert_eq!(effort.searches[0].solved, None);
}

#[test]
fn sets_in_queries() {
    let query = |query: &str| Experiment::parse(query).map(|experiment| experiment.query());
    let usual = "kind=effort&g=tzaar&engines=random&set=waltz-endgames";
    assert_eq!(query("kind=effort&set=waltz-endgames&n=37&g=tzaar&engines=random").unwrap(), usual);
    assert_eq!(
        query(&format!("{usual}&n=2&from=2")).unwrap(),
        "kind=effort&g=tzaar&engines=random&n=2&set=waltz-endgames"
    );
    assert_eq!(query("kind=effort&g=tzaar&engines=random&set=none").unwrap(), "kind=effort&g=tzaar&engines=random");
    let effort = |rest: &str| format!("kind=effort&g=tzaar&engines=random&{rest}");
    for (refused, key, expected) in [
        (effort("set=endgames"), "set", "waltz-endgames, waltz-middlegames, own-endgames, own-middlegames, none"),
        (effort("set=waltz-endgames&n=38"), "n", "at most 37"),
        (effort("set=waltz-endgames&from=3"), "from", "a query without set"),
        (effort("set=waltz-endgames&to=3"), "to", "a query without set"),
        (effort("set=waltz-endgames&walk=3"), "walk", "a query without set"),
        (effort("set=waltz-endgames&by=beginner"), "by", "a query without set"),
        ("kind=effort&g=loa&engines=random&set=waltz-endgames".to_owned(), "set", "a set of loa: none"),
        ("kind=playouts&g=tzaar&set=waltz-endgames".to_owned(), "set", "kind effort"),
    ] {
        let error: SpecError = query(&refused).unwrap_err();
        assert_eq!(error.key, key, "{refused}");
        assert!(error.expected.contains(expected), "{refused}: {error}");
    }
}
