//! Searches that write a log.

use super::{
    ApiError, GameName, record_puzzle,
    think::{bad_engine, read_search},
};
use crate::{
    catalogue::CatalogueGame,
    players::{self, EngineKind, RecordedEngines, RunningEngine, SearchResult},
    rng::Seed,
    schema::SpecError,
    search::log,
};

/// An engine at work, and the lines that its log begins with.
pub(super) struct Recorded {
    pub(super) engine: Box<dyn RunningEngine>,
    pub(super) head: Vec<u8>,
}

impl RunningEngine for Recorded {
    fn step(&mut self, nodes: u64) -> bool {
        self.engine.step(nodes)
    }

    fn result(&self) -> SearchResult {
        self.engine.result()
    }

    fn result_with_winners(&self) -> SearchResult {
        self.engine.result_with_winners()
    }

    fn take_log(&mut self) -> Vec<u8> {
        let mut bytes = std::mem::take(&mut self.head);
        bytes.append(&mut self.engine.take_log());
        bytes
    }
}

/// Starts a search of a position, or of the start, that writes a log of all its events; docs/search-log.md describes
/// it. The engine of a two-player game is `minimax`, `alpha-beta`, `mtd`, `proof` or `uct` with its options, or a level that is one of
/// them; see [`record_puzzle`] for puzzles.
///
/// ```
/// use plyground::{api::{GameName, record}, rng::Seed, search::log::{Reader, Replay}};
/// let game: GameName = "isolation:4x4".parse()?;
/// let mut search = record(game, None, "alpha-beta/depth=3", Seed(1))?;
/// while !search.step(1000) {}
/// let log = search.take_log();
/// let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
/// assert_eq!(replay.nodes, search.result().nodes);
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, or `bad-option` for another engine.
pub fn record(
    game: GameName,
    position: Option<&str>,
    engine: &str,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, ApiError> {
    match game {
        GameName::TwoPlayer(game) => with_rules!(game, |rules| record_game(&rules, position, engine, seed)),
        GameName::Puzzle(puzzle) => record_puzzle(puzzle, position, engine, seed),
    }
}

/// Starts a search that writes a log; see [`record`].
///
/// # Errors
///
/// `bad-position` or `bad-option`.
pub fn record_game<G: CatalogueGame>(
    game: &G,
    position: Option<&str>,
    engine: &str,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, ApiError> {
    let bad = |error: SpecError| bad_engine(engine, error);
    let (position, spec) = read_search::<RecordedEngines, G>(game, position, engine)?;
    if matches!(spec.engine, EngineKind::Random | EngineKind::Perfect) {
        let recorded = "minimax, alpha-beta, mtd, proof or uct, whose searches are recorded";
        return Err(bad(SpecError::new("engine", engine, recorded)));
    }
    if spec.prove > 0 {
        return Err(bad(SpecError::new("prove", spec.prove, "0, because only one search is recorded")));
    }
    let running = players::start_engine_of::<RecordedEngines, G>(game, &position, &spec, seed).map_err(bad)?;
    let head = log::head(&game.to_string(), &game.show(&position), &spec.to_string());
    Ok(Box::new(Recorded { engine: running, head }))
}
