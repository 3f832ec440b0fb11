//! Logs of searches by UCT: a tree that is built from the events has what the search reports.

use std::collections::BTreeMap;

use plyground::{
    api::{GameName, random_position, record},
    rng::Seed,
    search::log::{Event, Reader, Replay, UctEvent, head},
};

use crate::{log::recorded, sized::sized};

const GAMES: [&str; 6] = ["isolation:5x5", "loa", "breakthrough", "checkers", "giveaway", "tzaar"];
const ENGINES: [&str; 4] =
    ["uct/nodes=3000", "uct/nodes=3000/playout=all", "uct/nodes=3000/playout=3/memory=10", "uct/nodes=900/solver=no"];

/// The results of each line of moves: their number and their sum.
type Results = BTreeMap<Vec<String>, (u32, f64)>;

/// Builds the tree as docs/search-log.md says.
fn results(log: &[u8]) -> Results {
    let (mut results, mut path) = (Results::new(), Vec::new());
    let (mut current, mut has_result) = (0, false);
    let mut count = |path: &[String], result: f64| {
        for length in 0..=path.len() {
            let of_line = results.entry(path[..length].to_vec()).or_default();
            *of_line = (of_line.0 + 1, of_line.1 + result);
        }
    };
    for event in Reader::new(log).unwrap() {
        match event.unwrap() {
            Event::Uct(UctEvent::Begin) => {
                path.clear();
                has_result = false;
            }
            Event::Uct(UctEvent::Enter { mv }) => path.push(mv.to_owned()),
            Event::Uct(UctEvent::Estimate { result, .. }) => {
                count(&path, result);
                (current, has_result) = (path.len(), true);
            }
            Event::Uct(UctEvent::Prove { is_mover_of_root, .. }) => {
                if !has_result {
                    count(&path, f64::from(is_mover_of_root));
                    (current, has_result) = (path.len(), true);
                }
                current = current.saturating_sub(1);
            }
            _ => {}
        }
    }
    assert!(current <= path.len());
    results
}

#[test]
fn trees_from_logs_agree_with_reports() {
    for name in GAMES {
        let game: GameName = name.parse().unwrap();
        for seed in 0..sized(12, 100) {
            let position = random_position(game, Seed(seed));
            let engine = ENGINES[(seed % 4) as usize];
            let (log, report) = recorded(game, &position, engine, u64::MAX);
            let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
            let told = (replay.passes, replay.nodes, replay.leaves, replay.expanded);
            assert_eq!(
                told,
                (report.passes, report.nodes, report.leaves, report.interior),
                "{name} {position} {engine}"
            );
            assert_eq!(replay.result, report.value.zip(report.best), "{name} {position} {engine}");
            assert_eq!(replay.line, report.line, "{name} {position} {engine}");
            let results = results(&log);
            let (n, sum) = results[&Vec::new()];
            assert_eq!(u64::from(n), report.passes);
            if report.certain.is_none() {
                assert_eq!(report.value, Some(2.0 * (sum / f64::from(n)) - 1.0), "{name} {position} {engine}");
            }
            for found in &report.moves {
                let (n, sum) = results[&vec![found.name.clone()]];
                assert_eq!(Some(n), found.visits, "{name} {position} {engine} {}", found.name);
                if found.certain.is_none() {
                    let mean = sum / f64::from(n);
                    assert_eq!(Some(found.value), Some(2.0 * mean - 1.0), "{name} {position} {engine} {}", found.name);
                }
            }
            if seed < 4 {
                assert!(recorded(game, &position, engine, 1).0 == log, "{name} {position} {engine} in slices");
            }
        }
    }
}

#[test]
fn a_thousand_iterations_take_at_most_40_kilobytes() {
    for name in GAMES {
        for engine in ["uct/nodes=1000000", "uct/nodes=1000000/playout=all"] {
            let mut search = record(name.parse().unwrap(), None, engine, Seed(1)).unwrap();
            // A slice of one node is an iteration.
            let bytes: usize = (0..1000).map(|_| (search.step(1), search.take_log().len()).1).sum();
            assert_eq!(search.result().passes, 1000);
            assert!((4000..=40_000).contains(&bytes), "{name} {engine} {bytes}");
        }
    }
}

#[test]
fn a_finished_game_and_a_single_node_have_logs() {
    let over = "8/8/8/3bw3/8/8/8/8 b";
    let (log, report) = recorded("loa".parse().unwrap(), over, "uct", u64::MAX);
    let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
    assert_eq!((replay.nodes, replay.result, replay.line), (0, None, Vec::new()));
    assert_eq!((report.nodes, report.value, report.best), (0, Some(0.0), None));
    let (log, report) =
        recorded("loa".parse().unwrap(), "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", "uct/nodes=1", 1);
    assert_eq!(Replay::of(Reader::new(&log).unwrap()).unwrap().result, report.value.zip(report.best));
    assert_eq!(report.moves.len(), 1);
}

#[test]
fn events_of_uct_that_do_not_fit_together_are_refused() {
    let ends = "the end of the search";
    let begin = "the search to begin at the root";
    let result = "the iteration to have a result before it ends";
    let next = "the next iteration or the end of the search";
    let cases: [(&[u8], &str); 14] = [
        (&[], ends),
        (&[1, 0], begin),
        (&[2, 0], begin),
        (&[4, 1], begin),
        (&[0, 0], result),
        (&[0, 6, 0], result),
        (&[0, 1, 1, 1, b'a'], "a child"),
        (&[0, 2, 1, 1, 1, b'a', 2, 1, 1], "each child once"),
        (&[0, 3, 0, 0, 1, 1], next),
        (&[0, 3, 0, 0, 3, 0, 0], next),
        (&[0, 4, 1, 4, 1], begin),
        (&[0, 5], "a whole event of a search"),
        (&[0, 19, 0, 0], "a whole event of a search"),
        (&[6, 0, 0], "nothing after the end of the search"),
    ];
    for (events, expected) in cases {
        let log = [head("loa", "position", "uct"), events.to_vec()].concat();
        assert_eq!(Replay::of(Reader::new(&log).unwrap()).unwrap_err().expected, expected, "{events:?}");
    }
}
