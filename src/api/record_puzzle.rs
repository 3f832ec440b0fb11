//! Searches of puzzles that write a log.

use super::{
    ApiError, PuzzleName, read_position, record::Recorded, search::databases_of_slide2, think::bad_engine, unsupported,
};
use crate::{
    lab::record_depth_t,
    players::{RunningEngine, SearchResult},
    puzzle::LowerBound,
    rng::Seed,
    schema::SpecError,
    search::{
        IdaStar, Status,
        log::{self, PuzzleRecorder},
    },
    slide::{PatternDatabases, Position, Slide},
};

/// Starts a search of a position of SlideTwo or SlideThree, or of its start, that writes a log of all its events. It is
/// `ida-star`, or for SlideThree `depth-t` with keys of experiments, as in `depth-t/eval=eu/t=3/noise=add/w=2`, whose random
/// values follow from the seed.
///
/// # Errors
///
/// `bad-position`, `unreachable-position`, `bad-option`, or `not-available` for another puzzle.
pub fn record_puzzle(
    puzzle: PuzzleName,
    position: Option<&str>,
    engine: &str,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, ApiError> {
    let name = engine.split('/').next();
    let (engine, position, spec) = match (puzzle, name) {
        (PuzzleName::Slide3, Some("depth-t")) => {
            let position = read_position(position)?;
            let (search, spec) = record_depth_t(position, engine, seed).map_err(|error| bad_engine(engine, error))?;
            (search, position.to_string(), spec)
        }
        (PuzzleName::Slide4 | PuzzleName::Slide5, _) => {
            return Err(unsupported(puzzle, "log of a search", "slide2 or slide3"));
        }
        _ if engine != "ida-star" => {
            let expected = "ida-star, or depth-t for slide3, whose searches are recorded";
            return Err(bad_engine(engine, SpecError::new("engine", engine, expected)));
        }
        (PuzzleName::Slide2, _) => solving(databases_of_slide2(), read_position(position)?),
        (PuzzleName::Slide3, _) => solving(PatternDatabases::shared(), read_position(position)?),
    };
    let head = log::head(&puzzle.to_string(), &position, &spec);
    Ok(Box::new(Recorded { engine, head }))
}

fn solving<const K: usize>(
    databases: &'static PatternDatabases<K>,
    root: Position<K>,
) -> (Box<dyn RunningEngine>, String, String)
where
    PatternDatabases<K>: LowerBound<Slide<K>>,
{
    let search = IdaStar::observed(Slide::new(), databases, root, PuzzleRecorder::<()>::default());
    (Box::new(Solving { search, line: None }), root.to_string(), "ida-star".to_owned())
}

/// A search for a solution as an engine.
struct Solving<const K: usize> {
    search: IdaStar<Slide<K>, &'static PatternDatabases<K>, PuzzleRecorder<()>>,
    line: Option<Vec<String>>,
}

impl<const K: usize> RunningEngine for Solving<K>
where
    PatternDatabases<K>: LowerBound<Slide<K>>,
{
    fn step(&mut self, nodes: u64) -> bool {
        if let Status::Solved(line) = self.search.step(nodes) {
            self.line = Some(line.iter().map(ToString::to_string).collect());
        }
        self.line.is_some()
    }

    /// The value is the number of moves of the solution, and the depth the bound.
    fn result(&self) -> SearchResult {
        let line = self.line.clone().unwrap_or_default();
        SearchResult {
            finished: self.line.is_some(),
            depth: self.search.bound().into(),
            nodes: self.search.nodes(),
            value: self.line.as_ref().map(|line| line.len() as f64),
            best: line.first().cloned(),
            line,
            ..SearchResult::default()
        }
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.search.observer_mut().take()
    }
}
