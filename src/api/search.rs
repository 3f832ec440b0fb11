//! Searches for solutions, chosen by game and name.

use std::{fmt, hash::Hash, sync::OnceLock};

use serde::Serialize;

use super::{ApiError, GameName, PuzzleName, read_position};
use crate::{
    puzzle::{Estimate, LowerBound, Partition},
    search::{AStar, Beam, IdaStar, Learning, Optimal, RealTime, SolverEngine, SolverSpec, Status},
    slide::{Move, PatternDatabases, Slide, SlideFive},
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

/// The progress of a search for a solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PuzzleSearchReport", optional_fields))]
pub struct Progress {
    /// Nodes searched so far.
    pub nodes: u64,
    /// A proven lower bound on the length of a solution, in moves.
    pub bound: u8,
    /// The best solution so far.
    pub line: Option<Vec<String>>,
    /// Whether that solution is proven to be a shortest one.
    pub optimal: bool,
    /// The distance in moves from the position to the current layer, if the search proceeds by
    /// layers.
    pub layer: u32,
    /// The approximate peak memory of its positions and pattern databases, in bytes.
    pub bytes: u64,
    /// Whether the search is over.
    pub finished: bool,
    /// Why the search ended without an answer: `memory` if it would need more than its limit,
    /// `exhausted` if there was nothing left to search.
    #[cfg_attr(test, ts(inline))]
    pub failure: Option<Failure>,
}

/// Why a search for a solution ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Failure {
    /// It would need more memory than its limit.
    Memory,
    /// There was nothing left to search.
    Exhausted,
}

impl Solver {
    /// Prepares a search, described by the text of a [`SolverSpec`]. The default is IDA*; for
    /// SlideFour it is breadth-first search and for SlideFive beam search. The pattern databases
    /// are computed at the first call and kept, which takes a second or two for SlideFour and some
    /// seconds for SlideFive.
    ///
    /// # Errors
    ///
    /// `bad-position`, `unreachable-position`, `bad-option`, or `not-available` if the game is not
    /// a sliding puzzle.
    pub fn new(game: GameName, position: Option<&str>, with: Option<&str>) -> Result<Self, ApiError> {
        match game {
            GameName::Puzzle(puzzle) => Self::of_puzzle(puzzle, position, with),
            GameName::TwoPlayer(_) => {
                Err(super::unsupported(game, "search for solutions", "slide2, slide3, slide4 or slide5"))
            }
        }
    }

    /// Prepares a search in a puzzle; see [`Solver::new`].
    ///
    /// # Errors
    ///
    /// See there.
    pub fn of_puzzle(puzzle: PuzzleName, position: Option<&str>, with: Option<&str>) -> Result<Self, ApiError> {
        let default = match puzzle {
            PuzzleName::Slide4 => SolverEngine::BreadthFirst,
            PuzzleName::Slide5 => SolverEngine::Beam,
            _ => SolverEngine::IdaStar,
        };
        let read = |text: &str| text.parse().map_err(|error| ApiError::new("bad-option", text, error));
        let spec = with.map_or_else(|| Ok(SolverSpec::new(default)), read)?;
        match puzzle {
            PuzzleName::Slide2 => prepare(Slide::new(), databases_of_slide2, read_position(position)?, spec),
            PuzzleName::Slide3 => prepare(Slide::new(), PatternDatabases::shared, read_position(position)?, spec),
            PuzzleName::Slide4 => prepare(Slide::new(), databases_of_slide4, read_position(position)?, spec),
            PuzzleName::Slide5 => {
                let root = super::slide::read_five(position)?;
                prepare(SlideFive::new(), databases_of_slide5, root, spec)
            }
        }
    }

    /// Runs until it finishes or has searched about `budget` more nodes. Slicing does not change
    /// the result.
    pub fn step(&mut self, budget: u64) -> Progress {
        self.0.step(budget)
    }
}

/// The pattern databases of SlideTwo.
pub(super) fn databases_of_slide2() -> &'static PatternDatabases<2> {
    static DATABASES: OnceLock<PatternDatabases<2>> = OnceLock::new();
    DATABASES.get_or_init(PatternDatabases::new)
}

/// Those of SlideFour.
pub(super) fn databases_of_slide4() -> &'static PatternDatabases<4> {
    static DATABASES: OnceLock<PatternDatabases<4>> = OnceLock::new();
    DATABASES.get_or_init(PatternDatabases::new)
}

/// Those of SlideFive.
pub(super) fn databases_of_slide5() -> &'static PatternDatabases<5> {
    static DATABASES: OnceLock<PatternDatabases<5>> = OnceLock::new();
    DATABASES.get_or_init(PatternDatabases::new)
}

fn prepare<P, const K: usize>(
    rules: P,
    databases: impl FnOnce() -> &'static PatternDatabases<K>,
    root: P::Position,
    spec: SolverSpec,
) -> Result<Solver, ApiError>
where
    P: Partition<Move = Move> + Clone + 'static,
    P::Position: Ord + Hash,
    PatternDatabases<K>: LowerBound<P> + Estimate<P>,
{
    let memory = u64::from(spec.memory) << 20;
    let needed = PatternDatabases::<K>::default_bytes();
    let cap = memory.checked_sub(needed).ok_or_else(|| {
        let message = format!("the pattern databases take {} MiB: expected more memory", needed.div_ceil(1 << 20));
        ApiError::new("bad-option", spec, message)
    })?;
    let databases = databases();
    let bound = LowerBound::<P>::lower_bound(databases, &root);
    Ok(Solver(match spec.engine {
        SolverEngine::Beam => Box::new((bound, Beam::new(rules, databases, root, spec.width, cap))),
        SolverEngine::IdaStar => Box::new(IdaStar::new(rules, databases, root)),
        SolverEngine::AStar => Box::new(AStar::weighted(rules, databases, root, spec.weight, cap)),
        SolverEngine::BreadthFirst => Box::new(Optimal::new(rules, databases, root, spec.width, cap)),
        engine @ (SolverEngine::RtaStar | SolverEngine::LrtaStar) => {
            let learning = if engine == SolverEngine::RtaStar { Learning::SecondBest } else { Learning::Best };
            let depth = u8::try_from(spec.depth).unwrap_or(u8::MAX);
            Box::new((bound, RealTime::new(rules, databases, root, learning, depth)))
        }
    }))
}

/// A search of any kind.
trait Stepped {
    fn step(&mut self, budget: u64) -> Progress;
}

type Databases<const K: usize> = &'static PatternDatabases<K>;

impl<P, const K: usize> Stepped for (u8, Beam<P, Databases<K>>)
where
    P: Partition<Move = Move> + Clone,
    P::Position: Ord + Hash,
    PatternDatabases<K>: LowerBound<P> + Estimate<P>,
{
    fn step(&mut self, budget: u64) -> Progress {
        let (bound, search) = self;
        let status = search.step(budget);
        progress::<K>(&status, None, *bound, search.nodes(), search.layer(), search.bytes())
    }
}

impl<P, const K: usize> Stepped for (u8, RealTime<P, Databases<K>>)
where
    P: Partition<Move = Move> + Clone,
    P::Position: Ord + Hash,
    PatternDatabases<K>: LowerBound<P> + Estimate<P>,
{
    fn step(&mut self, budget: u64) -> Progress {
        let (bound, search) = self;
        let status = search.step(budget);
        progress::<K>(&status, None, *bound, search.nodes(), 0, search.bytes())
    }
}

impl<P, const K: usize> Stepped for IdaStar<P, Databases<K>>
where
    P: Partition<Move = Move> + Clone,
    P::Position: Ord + Hash,
    PatternDatabases<K>: LowerBound<P> + Estimate<P>,
{
    fn step(&mut self, budget: u64) -> Progress {
        let status = self.step(budget);
        progress::<K>(&status, None, self.bound(), self.nodes(), 0, 0)
    }
}

impl<P, const K: usize> Stepped for AStar<P, Databases<K>>
where
    P: Partition<Move = Move> + Clone,
    P::Position: Ord + Hash,
    PatternDatabases<K>: LowerBound<P> + Estimate<P>,
{
    fn step(&mut self, budget: u64) -> Progress {
        let status = self.step(budget);
        progress::<K>(&status, None, self.bound(), self.nodes(), 0, self.bytes())
    }
}

impl<P, const K: usize> Stepped for Optimal<P, Databases<K>>
where
    P: Partition<Move = Move> + Clone,
    P::Position: Ord + Hash,
    PatternDatabases<K>: LowerBound<P> + Estimate<P>,
{
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
        Status::Memory => (true, Some(Failure::Memory)),
        Status::Exhausted => (true, Some(Failure::Exhausted)),
    };
    let line = if let Status::Solved(line) = status { Some(&line[..]) } else { known };
    Progress {
        nodes,
        bound,
        optimal: line.is_some_and(|line| line.len() <= usize::from(bound)),
        line: line.map(|line| line.iter().map(ToString::to_string).collect()),
        layer,
        bytes: positions + PatternDatabases::<K>::default_bytes(),
        finished,
        failure,
    }
}
