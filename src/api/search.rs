//! Searches for solutions, chosen by game and by name.

use std::{fmt, sync::OnceLock};

use serde::Serialize;

use super::{ApiError, GameName, read_position};
use crate::{
    puzzle::LowerBound,
    search::{AStar, Beam, IdaStar, Learning, Optimal, RealTime, SolverEngine, SolverSpec, Status},
    slide::{Move, PatternDatabases, Position, Slide},
};

/// A search for a solution of a puzzle, without a distance table.
///
/// ```
/// use plyground::api::{GameName, Solver};
/// let game: GameName = "slide2".parse()?;
/// let mut solver = Solver::new(game, None, Some("breadth-first/memory=1"))?;
/// let progress = solver.step(u64::MAX);
/// assert_eq!((progress.line.map(|line| line.len()), progress.optimal), (Some(10), true));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
pub struct Solver(Box<dyn Stepped>);

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Solver")
    }
}

/// Where a search stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// Nodes searched so far.
    pub nodes: u64,
    /// No solution is shorter than this, in moves.
    pub bound: u8,
    /// The best solution so far.
    pub line: Option<Vec<String>>,
    /// Whether that is proven to be a shortest one.
    pub optimal: bool,
    /// How many moves from the position the search is, where it goes by layers.
    pub layer: u32,
    /// The most bytes that its positions and the pattern databases have taken together, about.
    pub bytes: u64,
    /// Whether the search is over.
    pub finished: bool,
    /// Why it is over without an answer: `memory` if more would be needed than is allowed, `exhausted` if nothing is left
    /// to look at.
    pub failure: Option<&'static str>,
}

impl Solver {
    /// Prepares a search, which is written as [`SolverSpec`] has it; by default IDA*, and for SlideFour breadth-first. The
    /// pattern databases are computed at the first call and kept, which takes SlideFour a second or two.
    ///
    /// # Errors
    ///
    /// `bad-position`, `unreachable-position`, `bad-option`, or `not-available` for what is no sliding puzzle.
    pub fn new(game: GameName, position: Option<&str>, with: Option<&str>) -> Result<Self, ApiError> {
        static SLIDE2: OnceLock<PatternDatabases<2>> = OnceLock::new();
        static SLIDE4: OnceLock<PatternDatabases<4>> = OnceLock::new();
        let usual = if game == GameName::Slide4 { SolverEngine::BreadthFirst } else { SolverEngine::IdaStar };
        let read = |text: &str| text.parse().map_err(|error| ApiError::new("bad-option", text, error));
        let spec = with.map_or_else(|| Ok(SolverSpec::usual(usual)), read)?;
        match game {
            GameName::Slide2 => prepare(|| SLIDE2.get_or_init(PatternDatabases::new), position, spec),
            GameName::Slide3 => prepare(PatternDatabases::shared, position, spec),
            GameName::Slide4 => prepare(|| SLIDE4.get_or_init(PatternDatabases::new), position, spec),
            _ => Err(game.lacks("search for solutions", "slide2, slide3 or slide4")),
        }
    }

    /// Runs until it is over or until about `budget` more nodes are searched. Slicing changes no result.
    pub fn step(&mut self, budget: u64) -> Progress {
        self.0.step(budget)
    }
}

fn prepare<const K: usize>(
    databases: impl FnOnce() -> &'static PatternDatabases<K>,
    position: Option<&str>,
    spec: SolverSpec,
) -> Result<Solver, ApiError> {
    let root: Position<K> = read_position(position)?;
    let memory = u64::from(spec.memory) << 20;
    let needed = PatternDatabases::<K>::usual_bytes();
    let cap = memory.checked_sub(needed).ok_or_else(|| {
        let message = format!("the pattern databases take {} MiB: expected more memory", needed.div_ceil(1 << 20));
        ApiError::new("bad-option", spec, message)
    })?;
    let databases = databases();
    let rules = Slide::<K>::new();
    let bound = LowerBound::<Slide<K>>::lower_bound(databases, &root);
    let real_time = |learning| {
        let depth = u8::try_from(spec.depth).unwrap_or(u8::MAX);
        Box::new((bound, RealTime::new(Slide::<K>::new(), databases, root, learning, depth)))
    };
    Ok(Solver(match spec.engine {
        SolverEngine::Beam => Box::new((bound, Beam::new(rules, databases, root, spec.width, cap))),
        SolverEngine::IdaStar => Box::new(IdaStar::new(rules, databases, root)),
        SolverEngine::AStar => Box::new(AStar::weighted(rules, databases, root, spec.weight, cap)),
        SolverEngine::BreadthFirst => Box::new(Optimal::new(rules, databases, root, spec.width, cap)),
        SolverEngine::RtaStar => real_time(Learning::SecondBest),
        SolverEngine::LrtaStar => real_time(Learning::Best),
    }))
}

/// A search of any kind.
trait Stepped {
    fn step(&mut self, budget: u64) -> Progress;
}

type Databases<const K: usize> = &'static PatternDatabases<K>;

impl<const K: usize> Stepped for (u8, Beam<Slide<K>, Databases<K>>) {
    fn step(&mut self, budget: u64) -> Progress {
        let (bound, search) = self;
        let status = search.step(budget);
        progress::<K>(&status, None, *bound, search.nodes(), search.layer(), search.bytes())
    }
}

impl<const K: usize> Stepped for (u8, RealTime<Slide<K>, Databases<K>>) {
    fn step(&mut self, budget: u64) -> Progress {
        let (bound, search) = self;
        let status = search.step(budget);
        progress::<K>(&status, None, *bound, search.nodes(), 0, search.bytes())
    }
}

impl<const K: usize> Stepped for IdaStar<Slide<K>, Databases<K>> {
    fn step(&mut self, budget: u64) -> Progress {
        let status = self.step(budget);
        progress::<K>(&status, None, self.bound(), self.nodes(), 0, 0)
    }
}

impl<const K: usize> Stepped for AStar<Slide<K>, Databases<K>> {
    fn step(&mut self, budget: u64) -> Progress {
        let status = self.step(budget);
        progress::<K>(&status, None, self.bound(), self.nodes(), 0, self.bytes())
    }
}

impl<const K: usize> Stepped for Optimal<Slide<K>, Databases<K>> {
    fn step(&mut self, budget: u64) -> Progress {
        let status = self.step(budget);
        progress::<K>(&status, self.known(), self.bound(), self.nodes(), self.layer(), self.bytes())
    }
}

fn progress<const K: usize>(
    status: &Status<Move>,
    known: Option<&[Move]>,
    bound: u8,
    nodes: u64,
    layer: u32,
    positions: u64,
) -> Progress {
    let (finished, failure) = match status {
        Status::Running => (false, None),
        Status::Solved(_) => (true, None),
        Status::Memory => (true, Some("memory")),
        Status::Exhausted => (true, Some("exhausted")),
    };
    let line = if let Status::Solved(line) = status { Some(&line[..]) } else { known };
    Progress {
        nodes,
        bound,
        optimal: line.is_some_and(|line| line.len() <= usize::from(bound)),
        line: line.map(|line| line.iter().map(ToString::to_string).collect()),
        layer,
        bytes: positions + PatternDatabases::<K>::usual_bytes(),
        finished,
        failure,
    }
}
