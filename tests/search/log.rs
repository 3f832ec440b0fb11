//! Logs of searches: replayed, they tell what the search reports.

use plyground::{
    api::{GameName, engine, random_position, record},
    rng::Seed,
    search::{
        Window,
        log::{Event, LogError, Reader, Replay, head},
    },
};

use crate::sized::sized;

pub const GAMES: [&str; 7] =
    ["isolation", "isolation:queen:5x5", "loa", "breakthrough", "checkers", "giveaway", "tzaar"];
const ENGINES: [&str; 5] = [
    "alpha-beta/depth=3/table=0/scout=no/null=0/deepening=no",
    "alpha-beta/depth=3/table=12/late=3/null=1/quiet=2",
    "alpha-beta/depth=2/aspiration=1/every=yes",
    "mtd/depth=2",
    "minimax/depth=2",
];
/// The number of positions of each game.
pub fn positions() -> u64 {
    sized(80, 500)
}

/// The log and the report of a search that runs in slices of so many nodes.
pub fn recorded(
    game: GameName,
    position: &str,
    engine: &str,
    slice: u64,
) -> (Vec<u8>, plyground::players::SearchResult) {
    let mut search = record(game, Some(position), engine, Seed(1)).unwrap();
    let mut log = Vec::new();
    while !search.step(slice) {
        log.append(&mut search.take_log());
    }
    log.append(&mut search.take_log());
    (log, search.result())
}

#[test]
fn replayed_logs_agree_with_reports() {
    for name in GAMES {
        let game: GameName = name.parse().unwrap();
        for seed in 0..positions() {
            let position = random_position(game, Seed(seed));
            let text = ENGINES[(seed % 5) as usize];
            // Some games have no quiescence search.
            let has_quiescence = !name.starts_with("isolation") && name != "tzaar";
            let text = &if has_quiescence { text.to_owned() } else { text.replace("/quiet=2", "") };
            let (log, report) = recorded(game, &position, text, u64::MAX);
            let reader = Reader::new(&log).unwrap();
            assert_eq!((reader.game, reader.position), (name, &position[..]));
            assert_eq!(reader.engine, engine(game, text).unwrap().to_string());
            let replay = Replay::of(reader).unwrap();
            let told = (replay.passes, replay.nodes, replay.leaves, replay.answers);
            assert_eq!(told, (report.passes, report.nodes, report.leaves, report.answers), "{name} {position} {text}");
            assert_eq!(replay.result, report.value.zip(report.best), "{name} {position} {text}");
            if text.contains("table=0") {
                assert_eq!(replay.line, report.line, "{name} {position} {text}");
            }
            assert_eq!(replay.nodes - replay.leaves - replay.answers - replay.quiescence, report.interior);
            if seed < 8 {
                assert!(recorded(game, &position, text, 1).0 == log, "{name} {position} {text} in slices");
            }
        }
    }
}

#[test]
fn a_search_without_a_budget_for_its_depth_ends_in_the_middle() {
    let game: GameName = "loa".parse().unwrap();
    let (log, report) = recorded(game, &random_position(game, Seed(1)), "alpha-beta/nodes=700", 100);
    let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
    assert_eq!((replay.nodes, replay.result), (700, report.value.zip(report.best)));
}

#[test]
fn minimax_has_no_cutoffs_and_may_end_in_the_middle() {
    let game: GameName = "loa".parse().unwrap();
    let position = random_position(game, Seed(1));
    let (log, report) = recorded(game, &position, "minimax/depth=2", u64::MAX);
    let infinite = 2_000_000.0;
    let whole = Window { alpha: -infinite, beta: infinite };
    for event in Reader::new(&log).unwrap() {
        match event.unwrap() {
            Event::Pass { window, .. } | Event::Enter { window, .. } => assert_eq!(window, whole),
            Event::Cut { .. } => panic!("a cutoff"),
            _ => {}
        }
    }
    for nodes in [1, 2, 40, report.nodes - 1, report.nodes, report.nodes + 1] {
        let (log, limited) = recorded(game, &position, &format!("minimax/depth=2/nodes={nodes}"), u64::MAX);
        let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
        assert_eq!((replay.nodes, limited.nodes), (limited.nodes, nodes.min(report.nodes)));
        let is_whole = nodes >= report.nodes;
        assert_eq!((limited.depth, limited.moves.len() == report.moves.len()), (2 * u32::from(is_whole), is_whole));
        assert_eq!(replay.result, limited.value.zip(limited.best.clone()));
        assert!(limited.best.is_some());
    }
}

#[test]
fn a_log_that_is_cut_off_and_other_files_are_refused() {
    let game: GameName = "isolation:4x4".parse().unwrap();
    let (log, _) = recorded(game, &random_position(game, Seed(1)), ENGINES[0], u64::MAX);
    let events = Reader::new(&log).unwrap().count();
    assert!(Reader::new(&log).unwrap().all(|event| event.is_ok()));
    let last = Reader::new(&log[..log.len() - 1]).unwrap().last().unwrap();
    let cut_off = |at, expected| LogError { at, expected, is_end: true };
    assert_eq!(last, Err(cut_off(log.len() - 1, "a whole event of a search")));
    assert_eq!(Reader::new(&log[..log.len() - 1]).unwrap().count(), events);
    let head = "the line “plyground search log 1”";
    let wrong = LogError { at: 0, expected: head, is_end: false };
    assert_eq!(Reader::new(b"GIF89a").unwrap_err(), wrong);
    assert_eq!(Reader::new(b"plyground search log 2\na\nb\nc\n").unwrap_err(), wrong);
    assert_eq!(Reader::new(b"plyground").unwrap_err(), cut_off(9, head));
    assert_eq!(Reader::new(&log[..30]).unwrap_err(), cut_off(30, "a game"));
}

#[test]
fn searches_of_other_kinds_are_not_recorded() {
    let refused = |game: &str, engine: &str| {
        let error = record(game.parse().unwrap(), None, engine, Seed(1)).err().unwrap();
        (error.code, error.input)
    };
    assert_eq!(refused("isolation", "perfect"), ("bad-option", "perfect".to_owned()));
    assert_eq!(refused("tzaar", "alpha-beta/nodes=9/prove=5"), ("bad-option", "alpha-beta/nodes=9/prove=5".to_owned()));
    assert_eq!(refused("slide3", "alpha-beta"), ("bad-option", "alpha-beta".to_owned()));
    assert_eq!(refused("slide3", "depth-t/t=8"), ("bad-option", "depth-t/t=8".to_owned()));
    assert_eq!(refused("slide2", "depth-t"), ("bad-option", "depth-t".to_owned()));
    assert_eq!(refused("slide4", "ida-star/nodes=x"), ("bad-option", "ida-star/nodes=x".to_owned()));
}

#[test]
fn a_null_move_has_no_name() {
    let game: GameName = "loa".parse().unwrap();
    let (log, _) = recorded(game, &random_position(game, Seed(3)), "alpha-beta/depth=4/null=2", u64::MAX);
    let is_null = |event: Result<Event, LogError>| matches!(event, Ok(Event::Enter { mv: None, .. }));
    assert!(Reader::new(&log).unwrap().any(is_null));
}

/// What both readers refuse: this one and `www/tree/search_log.js`.
#[derive(serde::Deserialize)]
struct BadLog {
    engine: String,
    events: Vec<u8>,
    ends: Option<String>,
    wrong: Option<String>,
}

#[test]
fn a_log_whose_events_do_not_fit_together_is_refused() {
    let logs: Vec<BadLog> = serde_json::from_str(include_str!("../data/bad_logs.json")).unwrap();
    for BadLog { engine, events, ends, wrong } in logs {
        let log = [head("slide3", "position", &engine), events.clone()].concat();
        let error = Replay::of(Reader::new(&log).unwrap()).unwrap_err();
        let found = (error.expected, error.is_end);
        assert_eq!(found, (&ends.clone().or(wrong).unwrap()[..], ends.is_some()), "{engine} {events:?}");
        assert!(ends.is_none() || error.at == log.len(), "{engine} {events:?}");
    }
}

#[test]
fn a_log_of_every_engine_is_refused_wherever_it_is_cut_off() {
    let engines = [
        "minimax/depth=2",
        "alpha-beta/depth=2",
        "mtd/depth=2",
        "proof/nodes=30",
        "proof/nodes=30/search=best-first",
        "uct/nodes=90",
    ];
    let games = engines.map(|engine| ("isolation:4x4", engine));
    for (game, engine) in games.into_iter().chain([("slide2", "ida-star/nodes=20"), ("slide3", "depth-t/eval=eu/t=2")])
    {
        let game: GameName = game.parse().unwrap();
        let (log, _) = recorded(game, &random_position(game, Seed(1)), engine, u64::MAX);
        let replay = |length: usize| Reader::new(&log[..length]).and_then(Replay::of);
        assert!(replay(log.len()).is_ok(), "{engine}");
        for length in 0..log.len() {
            let error = replay(length).unwrap_err();
            assert_eq!((error.at, error.is_end), (length, true), "{engine} {error}");
        }
    }
}

#[test]
fn a_game_that_is_over_has_a_log_too() {
    let game: GameName = "loa".parse().unwrap();
    for engine in ["minimax", "alpha-beta/depth=2", "mtd/depth=2", "proof", "proof/search=best-first"] {
        let (log, report) = recorded(game, "8/8/8/3bw3/8/8/8/8 b", engine, u64::MAX);
        let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
        assert_eq!((replay.nodes, replay.passes, replay.result), (report.nodes, report.passes, None), "{engine}");
        assert!(report.value.is_some(), "{engine}");
    }
}

#[test]
fn no_damage_to_a_log_makes_its_readers_panic() {
    let cases = [
        ("isolation:4x4", "alpha-beta/depth=2"),
        ("isolation:4x4", "proof/nodes=30"),
        ("isolation:4x4", "uct/nodes=90"),
        ("slide2", "ida-star/nodes=20"),
        ("slide3", "depth-t/eval=eu/t=2"),
    ];
    for (game, engine) in cases {
        let game: GameName = game.parse().unwrap();
        let (log, _) = recorded(game, &random_position(game, Seed(1)), engine, u64::MAX);
        let start = log.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(3).unwrap().0 + 1;
        let mut refused = 0;
        for at in start..log.len() {
            for byte in [0, 1, 2, 5, 6, 7, 127, 128, 255] {
                let mut log = log.clone();
                log[at] = byte;
                refused += u32::from(Reader::new(&log).and_then(Replay::of).is_err());
            }
        }
        assert!(refused > 100, "{engine} {refused}");
    }
}

#[test]
fn a_log_of_many_plies_is_replayed() {
    let mut log = [head("loa", "position", "alpha-beta"), vec![0, 2, 3, 5, 65, 1, 2, b'a', b'1', 0]].concat();
    let plies = 60_000;
    log.extend([65, 1, 0].repeat(plies - 1));
    log.extend([[5, 0, 3]].repeat(plies).concat());
    log.extend([5, 0, 6]);
    let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
    assert_eq!((replay.nodes, replay.line.len()), (plies as u64 + 1, plies));
}
