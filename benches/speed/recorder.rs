//! The recorder of searches: the same search without a log and with one.

use plyground::{
    api::{GameName, Solver, read_position, record, think},
    lab::{DepthTSearch, Settings, Valuation},
    rng::Seed,
    slide::Evaluation,
};

use crate::stopwatch::Stopwatch;

const DEPTH: u8 = 5;

/// Searches of each kind: its name, the game and the engine.
const SEARCHES: [(&str, &str, &str); 5] = [
    ("alpha-beta, loa", "loa", "alpha-beta/depth=5"),
    ("df-pn, 5x5", "isolation:5x5", "proof/nodes=200000"),
    ("PNS, 5x5", "isolation:5x5", "proof/nodes=100000/search=best-first"),
    ("IDA*", "slide3", "ida-star"),
    ("depth-5-search", "slide3", "depth-t/eval=man/t=5"),
];

pub fn run(stopwatch: &Stopwatch) {
    for (name, game, engine) in SEARCHES {
        let game: GameName = game.parse().expect("the game has this name");
        let before = stopwatch.rate(&format!("nodes of {name}, no log"), |&nodes| nodes, &|| plain(game, engine));
        let after = stopwatch.rate(&format!("nodes of {name}, log"), |&nodes| nodes, &|| recorded(game, engine));
        assert_eq!(before, after, "a log changes nothing");
    }
}

fn recorded(game: GameName, engine: &str) -> u64 {
    let mut search = record(game, None, engine, Seed(1)).expect("the engine has this name");
    let nodes = search.finish().nodes;
    assert!(!search.take_log().is_empty(), "there is a log");
    nodes
}

fn plain(game: GameName, engine: &str) -> u64 {
    match (game, engine) {
        (GameName::TwoPlayer(_), _) => {
            think(game, None, engine, Seed(1)).expect("the engine has this name").finish().nodes
        }
        (_, "ida-star") => Solver::new(game, None, Some(engine)).expect("it is a puzzle").step(u64::MAX).nodes,
        _ => {
            let start = read_position(None).expect("there is a start");
            let settings = Settings::from(Valuation::Sum(Evaluation::Man.into()));
            DepthTSearch::new(&settings).search_plainly(&start, DEPTH, 1, false).nodes
        }
    }
}
