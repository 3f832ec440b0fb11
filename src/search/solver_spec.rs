//! Searches for solutions as text.

use std::{fmt, str::FromStr};

use super::names::named;
use crate::schema::{self, Named, OptionKey, SpecError, key};
use crate::schema::{Grammar, native_only};

/// A search for solutions of a puzzle, by name and options.
///
/// ```
/// use plyground::search::SolverSpec;
/// let spec: SolverSpec = "beam/width=300/memory=256".parse()?;
/// // Defaults are left out.
/// assert_eq!(spec.to_string(), "beam/width=300");
/// assert_eq!("ida-star/width=300".parse::<SolverSpec>().unwrap_err().key, "width");
/// # Ok::<(), plyground::schema::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverSpec {
    /// The search.
    pub engine: SolverEngine,
    /// The number of positions that a beam keeps per layer; 0 for a proof without a beam before it.
    pub width: u32,
    /// The weight of A*'s heuristic, in hundredths: above 100, a solution may be longer than a shortest one by that
    /// factor.
    pub weight: u32,
    /// The number of moves that a real-time search looks ahead.
    pub depth: u32,
    /// The memory limit for positions and pattern databases together, in MiB.
    pub memory: u32,
}

named! {
    /// The searches for solutions.
    SolverEngine {
        /// Some solution, quickly.
        Beam = "beam",
        /// A shortest one, in next to no memory.
        IdaStar = "ida-star",
        /// A shortest one, keeping every position.
        AStar = "a-star",
        /// A shortest one, by layers, after a beam.
        BreadthFirst = "breadth-first",
        /// Some solution by real-time search, RTA*.
        RtaStar = "rta-star",
        /// The same by LRTA*.
        LrtaStar = "lrta-star",
    }
}

impl Named for SolverEngine {
    const ALL: &'static [Self] = Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn about(self) -> &'static str {
        match self {
            Self::Beam => native_only!("some solution; the default for SlideFive"),
            Self::IdaStar => native_only!("a shortest solution; the default for SlideTwo and SlideThree"),
            Self::AStar => native_only!("a shortest solution, or one of bounded length"),
            Self::BreadthFirst => {
                native_only!("some solution by a beam, then a shortest one with its proof; the default for SlideFour")
            }
            Self::RtaStar => native_only!("some solution, by moving on after a few moves of lookahead"),
            Self::LrtaStar => native_only!("the same, learning from the positions that it visits"),
        }
    }
}

const WIDEST: u32 = 1_000_000;
const HEAVIEST: u32 = 10_000;
const DEEPEST: u32 = 10;
/// In MiB. A page can have 4096 at most.
const MOST_MEMORY: u32 = 65_536;

static OPTIONS: [OptionKey<SolverSpec, SolverEngine>; 5] = [
    OptionKey { of: &[SolverEngine::Beam], key: key!("width", "positions kept per layer", whole(1, WIDEST), width) },
    OptionKey {
        of: &[SolverEngine::BreadthFirst],
        key: key!("width", "positions kept per layer of the beam; 0 for no beam", whole(0, WIDEST), width),
    },
    OptionKey {
        of: &[SolverEngine::AStar],
        key: key!(
            "weight",
            "the weight of the lower bound, in hundredths; with 150 a solution has at most one and a half times as many moves as a shortest one, and the displayed bound is still proven",
            whole(100, HEAVIEST),
            weight
        ),
    },
    OptionKey {
        of: &[SolverEngine::RtaStar, SolverEngine::LrtaStar],
        key: key!("depth", "moves of lookahead", whole(1, DEEPEST), depth),
    },
    OptionKey {
        of: &[SolverEngine::Beam, SolverEngine::AStar, SolverEngine::BreadthFirst],
        key: key!("memory", "MiB for positions and pattern databases together", whole(1, MOST_MEMORY), memory),
    },
];

impl SolverSpec {
    /// A search with the default options.
    #[must_use]
    pub const fn new(engine: SolverEngine) -> Self {
        // A search by layers is spared its longest iteration where the beam before it finds a shortest solution.
        let width = if matches!(engine, SolverEngine::BreadthFirst) { 10_000 } else { 1000 };
        Self { engine, width, weight: 100, depth: 1, memory: 256 }
    }

    /// The searches and their options.
    #[must_use]
    pub fn schema() -> Grammar {
        Grammar::options(&OPTIONS, Self::new)
    }
}

impl fmt::Display for SolverSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        schema::write(&OPTIONS, Self::new, (self.engine, self), |_| false, f)
    }
}

impl FromStr for SolverSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        schema::read(&OPTIONS.iter(), ("with", SolverEngine::ALL), Self::new, text).map(|(spec, _)| spec)
    }
}
