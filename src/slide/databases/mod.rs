//! Pattern databases and what they say together.

mod database;
mod generation;
mod rows;

use std::sync::OnceLock;

pub use database::{DatabaseError, PatternDatabase};

use super::{
    five::{FivePosition, SlideFive},
    geometry::{PLACES, Shape, shapes},
    position::{Position, mirror_tile},
    rank::tile,
    rules::Slide,
};
use crate::puzzle::{Estimate, LowerBound};

/// Some pattern databases, each asked about a position and about its transpose.
///
/// As a [`LowerBound`] they give the greatest of their answers. They cannot be added: a move slides K tiles at once, so
/// one move may bring the tiles of several databases nearer, and a sum would count it several times.
///
/// As an [`Estimate`] they give the sum of the squares of all answers, which is no lower bound but tells positions apart
/// that have the same greatest answer. Squares make more of what is far than a plain sum, and beams shorter.
#[derive(Clone, Debug)]
pub struct PatternDatabases<const K: usize> {
    shapes: &'static [Shape],
    /// Each with whether the transposed board is worth asking about: not where the tiles are their own mirror images.
    databases: Vec<(PatternDatabase<K>, bool)>,
}

impl<const K: usize> Default for PatternDatabases<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const K: usize> PatternDatabases<K> {
    /// The defaults: for SlideFour four of four tiles, 32 MiB; for SlideFive nine of three, 88 MiB; for the
    /// smaller puzzles one and two, some kilobytes.
    #[must_use]
    pub fn new() -> Self {
        Self::of(Self::default_sets(), u64::MAX).expect("the default tiles exist")
    }

    /// The tiles that the defaults follow.
    fn default_sets() -> &'static [&'static [u8]] {
        match K {
            2 => &[&[1, 2, 3, 4]],
            3 => &[&[1, 2, 3, 6], &[6, 7, 8, 9]],
            // The edges and the corners between them: of all sets tried, those that together answer highest. Which tile comes
            // last changes nothing but how fast they are computed.
            4 => &[&[1, 2, 4, 3], &[13, 15, 16, 14], &[3, 8, 4, 7], &[15, 16, 12, 8]],
            // With their mirror images they follow every tile, without which a beam goes astray.
            _ => &[
                &[1, 2, 7],
                &[3, 4, 5],
                &[8, 9, 10],
                &[13, 14, 15],
                &[18, 19, 20],
                &[23, 24, 25],
                &[12, 17, 22],
                &[16, 21, 22],
                &[1, 6, 11],
            ],
        }
    }

    /// Computes a database for each set of tiles.
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] if tiles do not exist, or if all databases together would take more than `cap` bytes; then
    /// nothing has been computed.
    pub fn of(sets: &[&[u8]], cap: u64) -> Result<Self, DatabaseError> {
        let databases = PatternDatabase::several(sets, cap)?.into_iter();
        let databases = databases.zip(sets).map(|(database, set)| (database, !is_mirrored::<K>(set)));
        Ok(Self { shapes: shapes::<K>(), databases: databases.collect() })
    }

    /// The bytes that the defaults take.
    #[must_use]
    pub fn default_bytes() -> u64 {
        Self::default_sets().iter().map(|set| PatternDatabase::<K>::bytes_for(set.len())).sum()
    }

    /// The bytes that they take.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.databases.iter().map(|(database, _)| database.bytes()).sum()
    }

    /// All answers about a pattern and the place of each tile, both from 0, until one is enough.
    #[inline]
    fn answers<const N: usize>(&self, pattern: usize, places: &[usize; N], mut is_enough: impl FnMut(u8) -> bool) {
        let shape = &self.shapes[pattern];
        let place = |tile: usize| places[tile & (N - 1)];
        let there = |tile: usize| usize::from(shape.transposed_places[place(mirror_tile::<K>(tile)) & (PLACES - 1)]);
        for (database, ask_mirrored) in &self.databases {
            if is_enough(database.moves(pattern, place))
                || *ask_mirrored && is_enough(database.moves(shape.transposed.into(), there))
            {
                return;
            }
        }
    }

    /// The greatest answer, or one that is above the limit.
    #[inline]
    fn greatest<const N: usize>(&self, pattern: usize, places: &[usize; N], is_win: bool, limit: u8) -> u8 {
        let mut greatest = 0;
        self.answers(pattern, places, |moves| {
            greatest = greatest.max(moves);
            moves > limit
        });
        // Where all followed tiles are home the others may be astray, and distances in the pattern of Win are even.
        if greatest == 0 && !is_win { 2 } else { greatest }
    }

    /// The sum of the squares of all answers.
    #[inline]
    fn squares<const N: usize>(&self, pattern: usize, places: &[usize; N]) -> u32 {
        let mut sum = 0;
        self.answers(pattern, places, |moves| {
            sum += u32::from(moves).pow(2);
            false
        });
        sum
    }
}

/// The pattern of a position and the place of each tile.
#[inline]
fn places<const K: usize>(position: &Position<K>) -> (usize, [usize; 16]) {
    let mut places = [0; 16];
    for place in 0..Position::<K>::TILES {
        places[usize::from(tile(position.order, place))] = place;
    }
    (position.pattern().index().into(), places)
}

impl PatternDatabases<3> {
    /// The defaults of SlideThree, computed when first needed and shared by all.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<PatternDatabases<3>> = OnceLock::new();
        SHARED.get_or_init(Self::new)
    }

    /// The greatest answer about a position and the sum of all. For SlideThree the greatest of the defaults is 0 at
    /// Win alone: the tiles that they do not follow have no place left but their own.
    pub(super) fn greatest_and_sum(&self, position: &Position<3>) -> (u8, u32) {
        let mut found = (0, 0);
        let (pattern, places) = places(position);
        self.answers(pattern, &places, |moves| add(&mut found, moves));
        found
    }

    /// The same about a pattern and the place of each tile, both from 0.
    #[cfg(feature = "lab")]
    pub(crate) fn greatest_and_sum_at(&self, pattern: usize, places: &[usize; 16]) -> (u8, u32) {
        let mut found = (0, 0);
        self.answers(pattern, places, |moves| add(&mut found, moves));
        found
    }
}

/// Adds an answer; none is enough.
fn add((greatest, sum): &mut (u8, u32), moves: u8) -> bool {
    *greatest = moves.max(*greatest);
    *sum += u32::from(moves);
    false
}

/// Whether the transposed board has the same set of tiles.
fn is_mirrored<const K: usize>(tiles: &[u8]) -> bool {
    let mirror = |tile: u8| mirror_tile::<K>(usize::from(tile) - 1) + 1;
    tiles.iter().all(|&tile| tile > 0 && tiles.iter().any(|&other| usize::from(other) == mirror(tile)))
}

impl<const K: usize> LowerBound<Slide<K>> for PatternDatabases<K> {
    fn lower_bound(&self, position: &Position<K>) -> u8 {
        self.lower_bound_up_to(position, u8::MAX)
    }

    #[inline]
    fn lower_bound_up_to(&self, position: &Position<K>, limit: u8) -> u8 {
        let (pattern, places) = places(position);
        self.greatest(pattern, &places, position.is_win(), limit)
    }
}

impl<const K: usize> Estimate<Slide<K>> for PatternDatabases<K> {
    fn estimate(&self, position: &Position<K>) -> u32 {
        let (pattern, places) = places(position);
        self.squares(pattern, &places)
    }
}

impl LowerBound<SlideFive> for PatternDatabases<5> {
    fn lower_bound(&self, position: &FivePosition) -> u8 {
        LowerBound::<SlideFive>::lower_bound_up_to(self, position, u8::MAX)
    }

    #[inline]
    fn lower_bound_up_to(&self, position: &FivePosition, limit: u8) -> u8 {
        let pattern = position.pattern().index().into();
        self.greatest(pattern, &position.places(), *position == FivePosition::WIN, limit)
    }
}

impl Estimate<SlideFive> for PatternDatabases<5> {
    fn estimate(&self, position: &FivePosition) -> u32 {
        self.squares(position.pattern().index().into(), &position.places())
    }
}
