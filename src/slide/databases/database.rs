//! One pattern database: the minimum number of moves for a few tiles, ignoring the others.

use std::fmt;

use super::{generation, rows::Rows};
use crate::slide::{
    geometry::shapes,
    position::Position,
    rank::{Nibbles, location_of, sixteen_of},
};

/// For every pattern and all placements of some tiles, the minimum number of moves that bring
/// pattern and tiles home, ignoring the other tiles [Culberson and Schaeffer 1998].
///
/// Distances alternate between odd and even with the pattern, so an entry stores half the distance,
/// in four bits. Distances of 30 and more are stored as 30 or 31, which is still a lower bound.
/// SlideFive has five bits, with a maximum of 62.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternDatabase<const K: usize> {
    /// All tiles but the last, whose places select a row, and the last one; all counted from 0.
    others: Vec<u8>,
    last: u8,
    /// The number of rows per pattern.
    per_pattern: usize,
    rows: Rows<K>,
}

impl<const K: usize> PatternDatabase<K> {
    /// The memory in bytes of a database for this many tiles.
    #[must_use]
    pub fn bytes_for(tiles: usize) -> u64 {
        Rows::<K>::bytes_for(tiles)
    }

    /// Computes the database for some tiles, from 1 to K², by breadth-first search from Win. The
    /// computation needs additional memory: for SlideFour twice the size of the database.
    ///
    /// ```
    /// use plyground::slide::{DatabaseError, PatternDatabase};
    /// let database = PatternDatabase::<3>::new(&[1, 2, 3], 1 << 20)?;
    /// assert_eq!(database.bytes(), 41_472);
    /// let needs = DatabaseError::Memory { needed: 16_777_216 * 8, cap: 1 << 20 };
    /// assert_eq!(PatternDatabase::<4>::new(&[1, 2, 3, 4, 5], 1 << 20).unwrap_err(), needs);
    /// # Ok::<(), DatabaseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] if there are no tiles, if a tile does not exist or is repeated, or if the
    /// database would take more than `cap` bytes; in that case nothing is computed.
    pub fn new(tiles: &[u8], cap: u64) -> Result<Self, DatabaseError> {
        Ok(Self::several(&[tiles], cap)?.swap_remove(0))
    }

    /// Computes a database for each set of tiles; together they may take `cap` bytes.
    pub(super) fn several(sets: &[&[u8]], cap: u64) -> Result<Vec<Self>, DatabaseError> {
        sets.iter().try_for_each(|set| check::<K>(set))?;
        let needed = sets.iter().fold(0, |sum: u64, set| sum.saturating_add(Self::bytes_for(set.len())));
        if needed > cap || usize::try_from(needed).is_err() {
            return Err(DatabaseError::Memory { needed, cap });
        }
        let mut databases = Vec::with_capacity(sets.len());
        for alike in sets.chunk_by(|one, other| one.len() == other.len()) {
            for sets in alike.chunks(generation::at_a_time::<K>()) {
                let sets: Vec<Vec<u8>> = sets.iter().map(|set| set.iter().map(|tile| tile - 1).collect()).collect();
                databases.extend(sets.iter().zip(generation::generate(&sets)).map(|(set, rows)| Self::of(set, rows)));
            }
        }
        Ok(databases)
    }

    fn of(tiles: &[u8], rows: Rows<K>) -> Self {
        let (&last, others) = tiles.split_last().expect("a tile is followed");
        let per_pattern = usize::try_from(Rows::<K>::per_pattern(tiles.len())).expect("the rows are in memory");
        Self { others: others.to_vec(), last, per_pattern, rows }
    }

    /// The memory of the database, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.rows.bytes()
    }

    /// The number of moves for tiles at these places, where `place_of` returns the place of a tile.
    #[inline]
    pub(super) fn moves(&self, pattern: usize, place_of: impl Fn(usize) -> usize) -> u8 {
        let digit = |row, &tile: &u8| row * Position::<K>::TILES + place_of(usize::from(tile));
        let row = self.others.iter().fold(0, digit);
        let row = pattern * self.per_pattern + row;
        let half = Rows::<K>::half(self.rows.words(), row, place_of(usize::from(self.last)));
        2 * half + u8::from(shapes::<K>()[pattern].is_odd)
    }

    /// Keeps the codes of orders in a pattern that need at most `limit` moves. Returns the fewest
    /// moves among the others, `None` if there are none.
    ///
    /// Tiles and places are looked up as `tile` and `place` say, which may transpose the board.
    #[inline]
    pub(super) fn retain_up_to<C: Copy>(
        &self,
        pattern: usize,
        (tile, place): (impl Fn(usize) -> usize, impl Fn(usize) -> usize),
        limit: u8,
        codes: &mut Vec<C>,
        decode: impl Fn(C) -> Nibbles,
    ) -> Option<u8> {
        let rows = self.rows.words_of(pattern, self.per_pattern);
        let odd = u8::from(shapes::<K>()[pattern].is_odd);
        let copies = |other: u8| sixteen_of(tile(other.into()));
        let last = copies(self.last);
        let moves = |others: &[Nibbles], order| {
            let digit = |row, &copies: &Nibbles| row * Position::<K>::TILES + place(location_of(order, copies));
            2 * Rows::<K>::half(rows, others.iter().fold(0, digit), place(location_of(order, last))) + odd
        };
        if let Ok(three) = <[u8; 3]>::try_from(self.others.as_slice()) {
            // The usual number of tiles, known to the compiler.
            let others = three.map(copies);
            retain_up_to(limit, codes, |code| moves(&others, decode(code)))
        } else {
            let others: Vec<Nibbles> = self.others.iter().copied().map(copies).collect();
            retain_up_to(limit, codes, |code| moves(&others, decode(code)))
        }
    }
}

/// Keeps the codes that need at most `limit` moves. Returns the fewest moves among the others.
///
/// No jump depends on the moves, which cannot be predicted. On its own, so that the compiler of
/// WebAssembly finds registers for it.
#[inline(never)]
fn retain_up_to<C: Copy>(limit: u8, codes: &mut Vec<C>, moves: impl Fn(C) -> u8) -> Option<u8> {
    let (mut kept, mut least) = (0, u32::MAX);
    for at in 0..codes.len() {
        let code = codes[at];
        // Has the highest bit if the code is kept.
        let beyond = u32::from(moves(code)).wrapping_sub(u32::from(limit) + 1);
        codes[kept] = code;
        kept += (beyond >> 31) as usize;
        least = least.min(beyond);
    }
    codes.truncate(kept);
    u8::try_from(least).ok().map(|beyond| limit + 1 + beyond)
}

/// Checks that a database of these tiles is possible.
fn check<const K: usize>(tiles: &[u8]) -> Result<(), DatabaseError> {
    let most = u8::try_from(Position::<K>::TILES).expect("boards are small");
    if tiles.is_empty() {
        return Err(DatabaseError::Empty);
    }
    for (place, &tile) in tiles.iter().enumerate() {
        if tile == 0 || tile > most || tiles[..place].contains(&tile) {
            return Err(DatabaseError::Tile { found: tile, most });
        }
    }
    Ok(())
}

/// Why a database cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// There are no tiles.
    Empty,
    /// A tile does not exist or is repeated.
    Tile {
        /// The tile.
        found: u8,
        /// The highest tile.
        most: u8,
    },
    /// The database would exceed the memory limit.
    Memory {
        /// The memory it would take, in bytes.
        needed: u64,
        /// The memory limit, in bytes.
        cap: u64,
    },
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a pattern database needs tiles: expected at least one"),
            Self::Tile { found, most } => {
                write!(f, "tile {found} does not exist or occurs twice: expected tiles 1 to {most}, each once")
            }
            Self::Memory { needed, cap } => {
                write!(f, "the pattern databases take {needed} bytes: expected at most {cap}")
            }
        }
    }
}

impl std::error::Error for DatabaseError {}
