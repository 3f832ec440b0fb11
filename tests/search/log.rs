//! Logs of searches: replayed, they tell what the search reports.

use plyground::{
    api::{GameName, engine, random_position, record},
    rng::Seed,
    search::log::{Event, LogError, Reader, Replay},
};

use crate::sized::sized;

pub const GAMES: [&str; 7] =
    ["isolation", "isolation:queen:5x5", "loa", "breakthrough", "checkers", "giveaway", "tzaar"];
const ENGINES: [&str; 4] = [
    "alpha-beta/depth=3/table=0/scout=no/null=0/deepening=no",
    "alpha-beta/depth=3/table=12/late=3/null=1/quiet=2",
    "alpha-beta/depth=2/aspiration=1/every=yes",
    "mtd/depth=2",
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
            let text = ENGINES[(seed % 4) as usize];
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
fn a_log_that_is_cut_off_or_no_log_is_told() {
    let game: GameName = "isolation:4x4".parse().unwrap();
    let (log, _) = recorded(game, &random_position(game, Seed(1)), ENGINES[0], u64::MAX);
    let events = Reader::new(&log).unwrap().count();
    assert!(Reader::new(&log).unwrap().all(|event| event.is_ok()));
    let last = Reader::new(&log[..log.len() - 1]).unwrap().last().unwrap();
    assert!(matches!(last, Err(LogError { expected: "a whole event of a search", .. })));
    assert_eq!(Reader::new(&log[..log.len() - 1]).unwrap().count(), events);
    let head = "the line “plyground search log 1”";
    assert_eq!(Reader::new(b"GIF89a").unwrap_err(), LogError { at: 0, expected: head });
    assert_eq!(Reader::new(b"plyground search log 2\na\nb\nc\n").unwrap_err(), LogError { at: 0, expected: head });
    assert_eq!(Reader::new(&log[..30]).unwrap_err(), LogError { at: 23, expected: "a game" });
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
