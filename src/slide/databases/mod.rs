//! Pattern databases, and how their values are combined.

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

/// Some pattern databases, each consulted for a position and for its transpose.
///
/// As a [`LowerBound`] they give their maximum. They are not additive: a move slides K tiles at
/// once, so one move may bring tiles of several databases nearer, and a sum would count it several
/// times.
///
/// As an [`Estimate`] they give the sum of the squares of all values, which is not a lower bound
/// but distinguishes positions with the same maximum. Squares emphasise large distances more than a
/// plain sum does, and beams find shorter solutions.
#[derive(Clone, Debug)]
pub struct PatternDatabases<const K: usize> {
    shapes: &'static [Shape],
    /// Each with whether the transposed board is worth a lookup: not if the tiles are symmetric.
    databases: Vec<(PatternDatabase<K>, bool)>,
}

impl<const K: usize> Default for PatternDatabases<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const K: usize> PatternDatabases<K> {
    /// Creates the default databases: for SlideFour four of four tiles, 32 MiB; for SlideFive nine
    /// of three, 88 MiB; for the smaller puzzles one and two, a few kilobytes.
    #[must_use]
    pub fn new() -> Self {
        Self::of(Self::default_sets(), u64::MAX).expect("the default tiles exist")
    }

    /// The tiles of the default databases.
    fn default_sets() -> &'static [&'static [u8]] {
        match K {
            2 => &[&[1, 2, 3, 4]],
            3 => &[&[1, 2, 3, 6], &[6, 7, 8, 9]],
            // The edges and the corners between them: of all sets tried, these together give the
            // highest values. The choice of the last tile affects only the speed of their
            // computation.
            4 => &[&[1, 2, 4, 3], &[13, 15, 16, 14], &[3, 8, 4, 7], &[15, 16, 12, 8]],
            // Together with their mirror images they cover every tile; otherwise a beam goes
            // astray.
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
    /// [`DatabaseError`] if tiles do not exist, or if all databases together would take more than
    /// `cap` bytes; in that case nothing is computed.
    pub fn of(sets: &[&[u8]], cap: u64) -> Result<Self, DatabaseError> {
        let databases = PatternDatabase::several(sets, cap)?.into_iter();
        let databases = databases.zip(sets).map(|(database, set)| (database, !is_mirrored::<K>(set)));
        Ok(Self { shapes: shapes::<K>(), databases: databases.collect() })
    }

    /// The memory of the default databases, in bytes.
    #[must_use]
    pub fn default_bytes() -> u64 {
        Self::default_sets().iter().map(|set| PatternDatabase::<K>::bytes_for(set.len())).sum()
    }

    /// The memory of the databases, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.databases.iter().map(|(database, _)| database.bytes()).sum()
    }

    /// Looks up all values for a pattern and the place of each tile, both counted from 0, until
    /// `is_enough` accepts one.
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

    /// The maximum value, or one that exceeds the limit.
    #[inline]
    fn greatest<const N: usize>(&self, pattern: usize, places: &[usize; N], is_win: bool, limit: u8) -> u8 {
        let mut greatest = 0;
        self.answers(pattern, places, |moves| {
            greatest = greatest.max(moves);
            moves > limit
        });
        // If all tiles of the databases are home, others may not be, and distances in the pattern
        // of Win are even.
        if greatest == 0 && !is_win { 2 } else { greatest }
    }

    /// The sum of the squares of all values.
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
    /// The default databases of SlideThree, computed when first needed and shared.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<PatternDatabases<3>> = OnceLock::new();
        SHARED.get_or_init(Self::new)
    }

    /// The maximum and the sum of all values for a position. For SlideThree the maximum of the
    /// default databases is 0 only at Win: the tiles that they ignore have no other place left.
    pub(super) fn greatest_and_sum(&self, position: &Position<3>) -> (u8, u32) {
        let mut found = (0, 0);
        let (pattern, places) = places(position);
        self.answers(pattern, &places, |moves| add(&mut found, moves));
        found
    }

    /// The maximum and the sum for a pattern and the place of each tile, both counted from 0.
    pub(crate) fn greatest_and_sum_at(&self, pattern: usize, places: &[usize; 16]) -> (u8, u32) {
        let mut found = (0, 0);
        self.answers(pattern, places, |moves| add(&mut found, moves));
        found
    }
}

/// Adds a value and asks for more.
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

    /// Asks one database after the other: what it holds for the pattern stays in the processor's
    /// cache.
    fn retain_up_to<C: Copy>(&self, codes: &mut Vec<C>, decode: impl Fn(C) -> Position<K>, limit: u8) -> Option<u8> {
        let pattern = usize::from(decode(*codes.first()?).pattern().index());
        let Shape { transposed, transposed_places, .. } = &self.shapes[pattern];
        let there = |place: usize| usize::from(transposed_places[place & (PLACES - 1)]);
        let order = |code| decode(code).order;
        let mut least = None;
        let mut add = |moves: Option<u8>| least = least.into_iter().chain(moves).min();
        for (database, ask_mirrored) in &self.databases {
            add(database.retain_up_to(pattern, (|tile| tile, |place| place), limit, codes, order));
            if *ask_mirrored {
                add(database.retain_up_to((*transposed).into(), (mirror_tile::<K>, there), limit, codes, order));
            }
        }
        if limit < 2 {
            // If all tiles of the databases are home, others may not be.
            codes.retain(|&code| {
                let moves = self.lower_bound_up_to(&decode(code), limit);
                add(Some(moves).filter(|_| moves > limit));
                moves <= limit
            });
        }
        least
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
