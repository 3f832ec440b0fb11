//! Searches for solutions as text.

use std::{fmt, str::FromStr};

/// A search for solutions of a puzzle, by name and options.
///
/// ```
/// use plyground::search::SolverSpec;
/// let spec: SolverSpec = "beam/width=300/memory=256".parse()?;
/// // Defaults are left out.
/// assert_eq!(spec.to_string(), "beam/width=300");
/// assert_eq!("ida-star/width=300".parse::<SolverSpec>().unwrap_err().found, "width=300");
/// # Ok::<(), plyground::search::SolverSpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverSpec {
    /// The search.
    pub engine: SolverEngine,
    /// The number of positions that a beam keeps per layer; 0 for a proof without a beam before it.
    pub width: u32,
    /// What the heuristic of A* counts, in hundredths: above 100 a solution may be so much longer than a shortest one.
    pub weight: u32,
    /// The number of moves that a real-time search looks ahead.
    pub depth: u32,
    /// The memory limit for positions and pattern databases together, in MiB.
    pub memory: u32,
}

/// The searches for solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverEngine {
    /// Some solution, quickly.
    Beam,
    /// A shortest one, in next to no memory.
    IdaStar,
    /// A shortest one, keeping every position.
    AStar,
    /// A shortest one, by layers, after a beam.
    BreadthFirst,
    /// Some solution by real-time search, RTA*.
    RtaStar,
    /// The same by LRTA*.
    LrtaStar,
}

impl SolverEngine {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Beam, Self::IdaStar, Self::AStar, Self::BreadthFirst, Self::RtaStar, Self::LrtaStar];

    /// The name in links and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beam => "beam",
            Self::IdaStar => "ida-star",
            Self::AStar => "a-star",
            Self::BreadthFirst => "breadth-first",
            Self::RtaStar => "rta-star",
            Self::LrtaStar => "lrta-star",
        }
    }

    /// The keys of its options.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Beam | Self::BreadthFirst => &["width", "memory"],
            Self::AStar => &["weight", "memory"],
            Self::RtaStar | Self::LrtaStar => &["depth"],
            Self::IdaStar => &[],
        }
    }
}

impl SolverSpec {
    const WIDEST: u32 = 1_000_000;
    const HEAVIEST: u32 = 10_000;
    const DEEPEST: u32 = 10;
    /// In MiB. A page can have 4096 at most.
    const MOST_MEMORY: u32 = 65_536;

    /// A search with the default options.
    #[must_use]
    pub const fn new(engine: SolverEngine) -> Self {
        // A search by layers is spared its longest iteration where the beam before it finds a shortest solution.
        let width = if matches!(engine, SolverEngine::BreadthFirst) { 10_000 } else { 1000 };
        Self { engine, width, weight: 100, depth: 1, memory: 256 }
    }
}

impl fmt::Display for SolverSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::new(self.engine);
        f.write_str(self.engine.name())?;
        let options = [
            ("width", self.width, default.width),
            ("weight", self.weight, default.weight),
            ("depth", self.depth, default.depth),
            ("memory", self.memory, default.memory),
        ];
        for (key, value, default) in options {
            if value != default {
                write!(f, "/{key}={value}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for SolverSpec {
    type Err = SolverSpecError;

    fn from_str(text: &str) -> Result<Self, SolverSpecError> {
        let bad = |key: &str, found: &str, expected: &str| SolverSpecError {
            found: format!("{key}={found}"),
            expected: expected.to_owned(),
        };
        let mut parts = text.split('/');
        let name = parts.next().unwrap_or_default();
        let engine = SolverEngine::ALL.into_iter().find(|engine| engine.name() == name);
        let engines = SolverEngine::ALL.map(SolverEngine::name).join(", ");
        let engine = engine.ok_or_else(|| bad("with", name, &format!("one of {engines}")))?;
        let mut spec = Self::new(engine);
        let mut named = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if !engine.keys().contains(&key) || named.contains(&key) {
                let keys = engine.keys().join(", ");
                let keys = if keys.is_empty() { "no options" } else { &format!("the keys {keys}, each once") };
                return Err(bad(key, value, &format!("{keys} of {engine}", engine = engine.name())));
            }
            named.push(key);
            let (field, least, most) = match key {
                "width" => (&mut spec.width, u32::from(engine == SolverEngine::Beam), Self::WIDEST),
                "weight" => (&mut spec.weight, 100, Self::HEAVIEST),
                "depth" => (&mut spec.depth, 1, Self::DEEPEST),
                _ => (&mut spec.memory, 1, Self::MOST_MEMORY),
            };
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            *field = number.ok_or_else(|| bad(key, value, &format!("a number from {least} to {most}")))?;
        }
        Ok(spec)
    }
}

/// Why a text names no search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolverSpecError {
    /// The part that was not understood, as `key=value`.
    pub found: String,
    /// The text that was expected instead.
    pub expected: String,
}

impl fmt::Display for SolverSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not understood: expected {}", self.found, self.expected)
    }
}

impl std::error::Error for SolverSpecError {}
