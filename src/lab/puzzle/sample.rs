//! The positions that trials start from [Heuser 2003, G.1].

use std::{collections::BTreeSet, sync::OnceLock};

use sha2::{Digest, Sha256};

use super::{conditions::Conditions, puzzles::SlideStart};
use crate::{
    dtw::{Distances, Table},
    lab::position_set::PositionSet,
    rng::{Random, Seed},
    schema::SpecError,
    slide::{Pattern, Position, Slide, read_sample_file, write_sample_file},
};

/// Positions of a DTW are listed once if there are at most this many; otherwise it is quicker to
/// draw from all positions until one has the DTW.
const LISTED: u64 = 4_096;
/// The same limit for drawing without replacement, where a list is cheap compared to the last draws
/// without one.
const LISTED_ONCE: u64 = 100_000;
/// Lists are computed from Win up to this DTW.
const NEAR: u8 = 12;
/// The stream for a trial's position, and the one for all positions without replacement.
const STREAM: &str = "sample";

/// The distances of all positions of SlideThree, computed when first needed and shared by all
/// experiments.
pub(in crate::lab) fn distances() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(Table::generate)
}

/// Which moves are good, in the order of moves: those that lead closer to Win.
pub(in crate::lab) fn closer(position: &Position<3>) -> Vec<bool> {
    let distance = distances().distance(position);
    Slide::<3>::new().successors(*position).map(|successor| distances().distance(&successor) < distance).collect()
}

/// The starting positions of one point.
#[derive(Clone, Debug)]
pub(super) struct Sampler {
    seed: Seed,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    /// Every trial starts here.
    Start(Position<3>),
    /// Trial i starts at position i.
    Positions(Vec<Position<3>>),
    /// Each trial draws one of these.
    List(Vec<Position<3>>),
    /// Each trial draws from all positions until one has this DTW, or takes the first.
    All(Option<u8>),
}

impl Sampler {
    /// Prepares the sample of a point.
    ///
    /// # Errors
    ///
    /// Key `n` if there are fewer positions than are to be drawn without replacement.
    pub(super) fn new(conditions: &Conditions, file: Option<&[Position<3>]>) -> Result<Self, SpecError> {
        let seed = conditions.seed;
        let source = match (conditions.start.and_then(SlideStart::of_three), file, conditions.replace) {
            (Some(start), ..) => Source::Start(start),
            (_, Some(file), _) => Source::Positions(file.to_vec()),
            (.., true) => match conditions.distance {
                Some(distance) if count(distance) <= LISTED => Source::List(list(distance)),
                distance => Source::All(distance),
            },
            (.., false) => Source::Positions(all_different(seed, conditions.distance, conditions.n)?),
        };
        Ok(Self { seed, source })
    }

    /// Checks cheaply that there are as many positions as a point draws.
    pub(super) fn check(conditions: &Conditions) -> Result<(), SpecError> {
        match (conditions.start, conditions.sample, conditions.replace) {
            (None, None, false) => enough(conditions.distance, conditions.n).map(|_| ()),
            _ => Ok(()),
        }
    }

    /// Whether two points have the same sample.
    pub(super) fn serves(one: &Conditions, other: &Conditions) -> bool {
        (one.distance, one.start) == (other.distance, other.start)
    }

    /// The starting position of trial `index` of a point.
    pub(super) fn position(&self, index: u64) -> Position<3> {
        let random = || Random::stream(self.seed, index, STREAM);
        match &self.source {
            Source::Start(start) => *start,
            Source::Positions(positions) => positions[usize::try_from(index).expect("samples fit into memory")],
            Source::List(list) => list[below(&mut random(), list.len())],
            Source::All(distance) => draw(&mut random(), *distance),
        }
    }
}

/// The number of positions of a DTW.
fn count(distance: u8) -> u64 {
    distances().histogram()[usize::from(distance)]
}

fn below(random: &mut Random, bound: usize) -> usize {
    usize::try_from(random.below(bound as u64)).expect("less than the bound")
}

/// Draws a position of a DTW, by rejection; any position if there is no DTW.
fn draw(random: &mut Random, distance: Option<u8>) -> Position<3> {
    loop {
        let index = random.below(Position::<3>::COUNT);
        let pattern = u16::try_from(index / Position::<3>::PER_PATTERN).expect("patterns are few");
        // Whole patterns have none, as all whose DTWs are of the other parity.
        if distance.is_some_and(|distance| distances().count_in_pattern(pattern, distance) == 0) {
            continue;
        }
        let position = Position::from_index(index).expect("indices have positions");
        if distance.is_none_or(|distance| distances().distance(&position) == distance) {
            return position;
        }
    }
}

/// The number of positions to draw from, if there are at least `n`.
fn enough(distance: Option<u8>, n: u32) -> Result<u64, SpecError> {
    let most = distance.map_or(Position::<3>::COUNT, count);
    let few = || SpecError::new("n", n, format!("at most {most}, the positions there are"));
    if u64::from(n) <= most { Ok(most) } else { Err(few()) }
}

/// Draws different positions from one stream; a smaller sample is a prefix of a larger one.
fn all_different(seed: Seed, distance: Option<u8>, n: u32) -> Result<Vec<Position<3>>, SpecError> {
    let most = enough(distance, n)?;
    let random = &mut Random::stream(seed, 0, STREAM);
    if let Some(distance) = distance.filter(|_| most <= LISTED_ONCE) {
        let mut list = list(distance);
        for place in 0..n as usize {
            let other = place + below(random, list.len() - place);
            list.swap(place, other);
        }
        list.truncate(n as usize);
        return Ok(list);
    }
    let mut drawn = PositionSet::default();
    let positions = std::iter::repeat_with(|| draw(random, distance));
    Ok(positions.filter(|position| drawn.insert(position)).take(n as usize).collect())
}

/// All positions of a DTW, by index.
fn list(distance: u8) -> Vec<Position<3>> {
    let table = distances();
    if distance > NEAR {
        let patterns = Pattern::<3>::all().map(Pattern::index);
        let patterns = patterns.filter(|&pattern| table.count_in_pattern(pattern, distance) > 0);
        let starts = patterns.map(|pattern| u64::from(pattern) * Position::<3>::PER_PATTERN);
        let positions = starts.flat_map(|start| start..start + Position::<3>::PER_PATTERN);
        let positions = positions.filter_map(Position::from_index);
        return positions.filter(|position| table.distance(position) == distance).collect();
    }
    let rules = Slide::<3>::new();
    let mut ply = vec![Position::WIN];
    for distance in 1..=distance {
        let successors = ply.into_iter().flat_map(|position| rules.successors(position));
        let mut next = BTreeSet::new();
        next.extend(
            successors.filter(|position| table.distance(position) == distance).map(|position| position.index()),
        );
        ply = next.into_iter().filter_map(Position::from_index).collect();
    }
    ply
}

/// Reads a sample file.
pub(super) fn read(file: &str) -> Result<Vec<Position<3>>, SpecError> {
    let refuse = |found: &str, expected: String| SpecError::new("sample", found, expected);
    if let Some(line) = file.lines().next().filter(|line| line.contains(';')) {
        return Err(refuse(line, "a sample file: two lines for each position, without semicolons".to_owned()));
    }
    let positions = read_sample_file::<3>(file).map_err(|error| refuse("", format!("a sample file; {error}")))?;
    for (place, position) in positions.iter().enumerate() {
        position.check_reachable().map_err(|error| {
            let expected = format!("positions that can be solved, as in {}; line {}", error.nearest(), 2 * place + 1);
            refuse(&position.to_string(), expected)
        })?;
    }
    Ok(positions)
}

/// The identifier of a sample file: the first eight bytes of the SHA-256 of its canonical text.
pub(super) fn known_by(positions: &[Position<3>]) -> Seed {
    let hash = Sha256::digest(write_sample_file(positions));
    Seed(hash.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

/// Writes the starting positions of rows as a sample file [Heuser 2003, G.2], one for each trial.
///
/// ```
/// use plyground::lab::sample_file;
/// assert_eq!(sample_file(["0,115.987654321,24"]), "115\n987654321\n");
/// ```
#[must_use]
pub fn sample_file<'a>(rows: impl IntoIterator<Item = &'a str>) -> String {
    let mut last = None;
    let positions = rows.into_iter().filter_map(|row| {
        let (trial, position) = row.split_once(',')?;
        let is_first = last.replace(trial) != Some(trial);
        position.split(',').next()?.parse::<Position<3>>().ok().filter(|_| is_first)
    });
    write_sample_file(&positions.collect::<Vec<_>>())
}
