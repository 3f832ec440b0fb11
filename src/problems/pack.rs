//! Packs: files of problems that take long to find.

use std::{collections::BTreeSet, fmt, ops::RangeInclusive, str::FromStr};

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde::Serialize;

use super::wanted::Wanted;
use crate::rng::Seed;

/// The version of [`retrace`](super::retrace()): together with a seed it stands for the same problems for ever.
pub const PACK_VERSION: u32 = 1;
/// The first word of a pack.
const NAME: &str = "plyground-pack";
/// The version of the format.
const FORMAT: u32 = 1;
/// What the last line begins with.
const SUM: &str = "crc32=";

/// A problem of a pack. Its solution is not stored: it is proven again by whoever solves it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Packed {
    /// The player to move wins in this many turns.
    pub turns: u8,
    /// How hard it is, as by [`grade`](super::grade()).
    pub grade: u8,
    /// The position as text.
    pub position: String,
}

impl fmt::Display for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.turns, self.grade, self.position)
    }
}

impl FromStr for Packed {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let mut words = line.splitn(3, ' ');
        let mut number = || words.next().and_then(|word| word.parse().ok()).ok_or(());
        let (turns, grade) = (number()?, number()?);
        let position = words.next().filter(|text| !text.is_empty()).ok_or(())?.to_owned();
        let packed = Self { turns, grade, position };
        // There is one way to write each line.
        if packed.to_string() == line { Ok(packed) } else { Err(()) }
    }
}

/// What a pack is made of: together with [`PACK_VERSION`] it stands for the same problems for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The game with its variant.
    pub game: String,
    /// The seed.
    pub seed: Seed,
    /// The number of problems.
    pub count: u32,
    /// The nodes to find out within how many turns a player wins. Fewer leave more problems out, but positions without
    /// a win take less time.
    pub nodes: u64,
    /// The turns and grades that are wanted: slot i takes number i modulo their number.
    pub wanted: Vec<(RangeInclusive<u8>, RangeInclusive<u8>)>,
}

impl Recipe {
    /// What is wanted of a slot.
    #[must_use]
    pub fn wanted(&self, slot: u64) -> Wanted {
        let (turns, grades) = self.wanted[usize::try_from(slot % self.wanted.len() as u64).unwrap_or_default()].clone();
        Wanted { turns, grades, ..Wanted::default() }
    }

    /// The problems of a complete pack, sorted, if the first slots have enough of them: each is taken from the first
    /// slot that has it.
    pub fn complete<'a>(&self, slots: impl IntoIterator<Item = &'a Packed>) -> Option<Vec<Packed>> {
        let mut problems = BTreeSet::new();
        for packed in slots {
            if problems.len() < self.count as usize {
                problems.insert(packed.clone());
            }
        }
        (problems.len() == self.count as usize).then(|| problems.into_iter().collect())
    }

    /// Whether a problem is one that some slot wants.
    fn wants(&self, packed: &Packed) -> bool {
        self.wanted.iter().any(|(turns, grades)| turns.contains(&packed.turns) && grades.contains(&packed.grade))
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seed, count, nodes, wanted } = self;
        let range = |range: &RangeInclusive<u8>| match (range.start(), range.end()) {
            (from, to) if from == to => from.to_string(),
            (from, to) => format!("{from}-{to}"),
        };
        let wanted: Vec<_> =
            wanted.iter().map(|(turns, grades)| format!("{}/{}", range(turns), range(grades))).collect();
        let wanted = wanted.join(",");
        write!(f, "game={game} generator={PACK_VERSION} seed={seed} count={count} nodes={nodes} wanted={wanted}")
    }
}

impl FromStr for Recipe {
    type Err = PackError;

    fn from_str(line: &str) -> Result<Self, PackError> {
        let bad = || PackError::Header(line.to_owned());
        let mut words = line.split(' ');
        let mut value = |key: &str| {
            let value = words.next().and_then(|word| word.strip_prefix(key)?.strip_prefix('='));
            value.ok_or_else(bad)
        };
        let game = value("game")?.to_owned();
        let generator = value("generator")?;
        if generator != PACK_VERSION.to_string() {
            return Err(PackError::Version { found: generator.to_owned(), expected: PACK_VERSION });
        }
        let Ok(seed) = value("seed")?.parse();
        let count = value("count")?.parse().map_err(|_| bad())?;
        let nodes = value("nodes")?.parse().map_err(|_| bad())?;
        let pair = |text: &str| {
            let (turns, grades) = text.split_once('/')?;
            Some((Wanted::read_turns(turns).ok()?, Wanted::read_grades(grades).ok()?))
        };
        let wanted = value("wanted")?.split(',').map(pair).collect::<Option<_>>().ok_or_else(bad)?;
        let recipe = Self { game, seed, count, nodes, wanted };
        // There is one way to write each header.
        if recipe.to_string() == line { Ok(recipe) } else { Err(bad()) }
    }
}

/// A complete pack.
///
/// ```
/// use plyground::{problems::{Pack, PackError, Packed, Recipe}, rng::Seed};
/// let (game, wanted) = ("giveaway".to_owned(), vec![(3..=4, 0..=8)]);
/// let recipe = Recipe { game, seed: Seed(1), count: 1, nodes: 100_000, wanted };
/// let packed = Packed { turns: 3, grade: 3, position: "W:WK10,18,25,30:BK3".to_owned() };
/// let text = Pack { recipe, problems: vec![packed] }.to_string();
/// assert!(text.starts_with("plyground-pack format=1 game=giveaway generator=1 seed=0000000000000001 count=1 "));
/// assert_eq!(text.parse::<Pack>().unwrap().problems[0].turns, 3);
/// assert_eq!(text.replace("K10", "K11").parse::<Pack>(), Err(PackError::Damaged));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// What it is made of.
    pub recipe: Recipe,
    /// The problems, sorted and without duplicates.
    pub problems: Vec<Packed>,
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = heading(NAME, &self.recipe);
        for packed in &self.problems {
            text += &packed.to_string();
            text.push('\n');
        }
        writeln!(f, "{text}{SUM}{:08x}", checksum(&text))
    }
}

impl FromStr for Pack {
    type Err = PackError;

    fn from_str(text: &str) -> Result<Self, PackError> {
        let recipe = read_heading(NAME, text)?;
        let body = text.strip_suffix('\n').ok_or(PackError::Truncated)?;
        let end = body.rfind('\n').map_or(0, |end| end + 1);
        let sum = body[end..].strip_prefix(SUM).ok_or(PackError::Truncated)?;
        if sum != format!("{:08x}", checksum(&text[..end])) {
            return Err(PackError::Damaged);
        }
        let problems: Vec<Packed> = text[..end]
            .lines()
            .skip(1)
            .map(|line| line.parse().map_err(|()| PackError::Problem(line.to_owned())))
            .collect::<Result<_, _>>()?;
        if problems.len() != recipe.count as usize {
            return Err(PackError::Count { found: problems.len(), expected: recipe.count });
        }
        if let Some(unsorted) = problems.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(PackError::Problem(unsorted[1].to_string()));
        }
        if let Some(other) = problems.iter().find(|packed| !recipe.wants(packed)) {
            return Err(PackError::Problem(other.to_string()));
        }
        Ok(Self { recipe, problems })
    }
}

/// The first line of a pack, or of what is to become one.
fn heading(name: &str, recipe: &Recipe) -> String {
    format!("{name} format={FORMAT} {recipe}\n")
}

/// Reads the first line of a text.
fn read_heading(name: &str, text: &str) -> Result<Recipe, PackError> {
    let line = text.split('\n').next().unwrap_or_default();
    let rest = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(" format=")).ok_or(PackError::NotAPack)?;
    let (format, recipe) = rest.split_once(' ').ok_or(PackError::Truncated)?;
    if format != FORMAT.to_string() {
        return Err(PackError::Version { found: format.to_owned(), expected: FORMAT });
    }
    recipe.parse()
}

fn checksum(text: &str) -> u32 {
    // A lookup table would add more bytes to the module than it is worth in time.
    Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC).checksum(text.as_bytes())
}

/// Why a text is not a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackError {
    /// It does not begin as a pack does.
    NotAPack,
    /// Its format or generator has another version.
    Version {
        /// The version of the text.
        found: String,
        /// The version that this program understands.
        expected: u32,
    },
    /// The rest of its first line is not understood.
    Header(String),
    /// Its last line is missing.
    Truncated,
    /// It was changed: the checksum in its last line is another one.
    Damaged,
    /// A line is not a wanted problem, or not in order.
    Problem(String),
    /// It has another number of problems than its first line says.
    Count {
        /// The number of problems.
        found: usize,
        /// The number in the first line.
        expected: u32,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPack => write!(f, "this is not a pack of problems: expected a text that begins with “{NAME} ”"),
            Self::Version { found, expected } => {
                write!(f, "this pack has version {found}: expected version {expected}")
            }
            Self::Header(line) => write!(
                f,
                "the first line of the pack, “{line}”, is not understood: expected game, generator, seed, count, \
                 nodes and wanted, as in {NAME} format={FORMAT} game=loa generator={PACK_VERSION} \
                 seed=0000000000000001 count=300 nodes=100000 wanted=4/0-8"
            ),
            Self::Truncated => write!(f, "the pack is incomplete: expected a last line that begins with {SUM}"),
            Self::Damaged => write!(f, "the pack was changed: expected the contents of its checksum"),
            Self::Problem(line) => write!(
                f,
                "“{line}” does not belong in the pack: expected wanted turns, a wanted grade and a position, in order"
            ),
            Self::Count { found, expected } => write!(f, "the pack has {found} problems: expected {expected}"),
        }
    }
}

impl std::error::Error for PackError {}

/// The slots of a pack that are filled so far, in any order: what a command writes while it makes a pack.
///
/// Its first line names the pack, and each other line has the number of a slot and its problem.
pub mod partial {
    use super::{PackError, Packed, Recipe, heading, read_heading};

    const NAME: &str = "plyground-pack-part";

    /// The first line.
    #[must_use]
    pub fn begin(recipe: &Recipe) -> String {
        heading(NAME, recipe)
    }

    /// The line of a slot.
    #[must_use]
    pub fn line(slot: u64, packed: &Packed) -> String {
        format!("{slot} {packed}\n")
    }

    /// The slots that are filled, each with its problem.
    pub type Slots = Vec<(u64, Packed)>;

    /// Reads the complete lines of a text: the slots, and the number of bytes that they take.
    ///
    /// # Errors
    ///
    /// [`PackError`] if the text is not the beginning of such a file.
    pub fn read(text: &str) -> Result<(Recipe, Slots, usize), PackError> {
        let recipe = read_heading(NAME, text)?;
        let end = text.rfind('\n').ok_or(PackError::Truncated)? + 1;
        let slot = |line: &str| -> Option<(u64, Packed)> {
            let (slot, packed) = line.split_once(' ')?;
            let found = (slot.parse().ok()?, packed.parse().ok()?);
            // There is one way to write each line.
            Some(found).filter(|(slot, packed)| {
                recipe.wants(packed) && self::line(*slot, packed).trim_end_matches('\n') == line
            })
        };
        let slots =
            text[..end].lines().skip(1).map(|line| slot(line).ok_or_else(|| PackError::Problem(line.to_owned())));
        Ok((recipe.clone(), slots.collect::<Result<_, _>>()?, end))
    }
}
