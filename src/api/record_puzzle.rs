//! Searches of puzzles that write a log.

use std::fmt::Display;

use super::{
    ApiError, PuzzleName, read_position,
    record::Recorded,
    search::{databases_of_slide2, databases_of_slide4, databases_of_slide5},
    slide::read_five,
    think::bad_engine,
};
use crate::{
    lab::record_depth_t,
    players::{RunningEngine, SearchResult},
    puzzle::{LowerBound, Puzzle},
    rng::Seed,
    schema::SpecError,
    search::{
        IdaStar, Status,
        log::{self, PuzzleRecorder},
    },
    slide::{Move, PatternDatabases, Slide, SlideFive},
};

/// Starts a search of a position of a puzzle, or of its start, that writes a log of all its events. It is `ida-star`, or
/// `ida-star/nodes=N`, with N from 1, to end without a solution after N nodes; for SlideThree also `depth-t` with keys of experiments,
/// as in `depth-t/eval=eu/t=3/noise=add/w=2`, whose random values follow from the seed.
///
/// # Errors
///
/// `bad-position`, `unreachable-position` or `bad-option`.
pub fn record_puzzle(
    puzzle: PuzzleName,
    position: Option<&str>,
    engine: &str,
    seed: Seed,
) -> Result<Box<dyn RunningEngine>, ApiError> {
    let (engine, position, spec) = if puzzle == PuzzleName::Slide3 && engine.split('/').next() == Some("depth-t") {
        let position = read_position(position)?;
        let (search, spec) = record_depth_t(position, engine, seed).map_err(|error| bad_engine(engine, error))?;
        (search, position.to_string(), spec)
    } else {
        let most = most_nodes(engine).ok_or_else(|| {
            let expected =
                "ida-star, ida-star/nodes=N with N from 1, or, for slide3, depth-t, whose searches are recorded";
            bad_engine(engine, SpecError::new("engine", engine, expected))
        })?;
        let (search, position) = match puzzle {
            PuzzleName::Slide2 => solving(Slide::new(), databases_of_slide2(), read_position(position)?, most),
            PuzzleName::Slide3 => solving(Slide::new(), PatternDatabases::shared(), read_position(position)?, most),
            PuzzleName::Slide4 => solving(Slide::new(), databases_of_slide4(), read_position(position)?, most),
            PuzzleName::Slide5 => solving(SlideFive::new(), databases_of_slide5(), read_five(position)?, most),
        };
        (search, position, engine.to_owned())
    };
    let head = log::head(&puzzle.to_string(), &position, &spec);
    Ok(Box::new(Recorded { engine, head }))
}

/// The limit of nodes of IDA*; `None` for another engine.
fn most_nodes(engine: &str) -> Option<u64> {
    match engine.strip_prefix("ida-star")? {
        "" => Some(u64::MAX),
        options => options.strip_prefix("/nodes=")?.parse().ok().filter(|&nodes| nodes > 0),
    }
}

fn solving<P, const K: usize>(
    puzzle: P,
    databases: &'static PatternDatabases<K>,
    root: P::Position,
    most: u64,
) -> (Box<dyn RunningEngine>, String)
where
    P: Puzzle<Move = Move, Position: Display> + Send + 'static,
    PatternDatabases<K>: LowerBound<P>,
{
    let text = root.to_string();
    let search = IdaStar::new(puzzle, databases, root).observed(PuzzleRecorder::<()>::default());
    (Box::new(Solving { search, most, line: None }), text)
}

/// A search for a solution as an engine.
struct Solving<P: Puzzle, const K: usize> {
    search: IdaStar<P, &'static PatternDatabases<K>, PuzzleRecorder<()>>,
    /// The limit of nodes.
    most: u64,
    line: Option<Vec<String>>,
}

impl<P: Puzzle<Move = Move>, const K: usize> Solving<P, K>
where
    PatternDatabases<K>: LowerBound<P>,
{
    fn is_over(&self) -> bool {
        self.line.is_some() || self.search.nodes() >= self.most
    }
}

impl<P: Puzzle<Move = Move> + Send, const K: usize> RunningEngine for Solving<P, K>
where
    PatternDatabases<K>: LowerBound<P>,
{
    fn step(&mut self, nodes: u64) -> bool {
        let left = self.most - self.search.nodes();
        if let Status::Solved(line) = self.search.step(nodes.min(left)) {
            self.line = Some(line.iter().map(ToString::to_string).collect());
        } else if self.is_over() {
            self.search.observer_mut().stop();
        }
        self.is_over()
    }

    /// The value is the number of moves of the solution, and the depth the bound.
    fn result(&self) -> SearchResult {
        let line = self.line.clone().unwrap_or_default();
        SearchResult {
            finished: self.is_over(),
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
