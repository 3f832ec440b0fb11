//! One pattern database: the fewest moves for a few tiles, whatever the others do.

use std::fmt;

use crate::slide::{
    geometry::{inverse, shapes},
    pattern::Pattern,
    position::Position,
};

/// What an entry holds that no move has reached.
const UNSEEN: u64 = 15;
const ENTRIES_PER_WORD: usize = 16;

/// For every pattern and all places of some tiles, the fewest moves that bring pattern and tiles home whatever the
/// other tiles do (J. Culberson and J. Schaeffer, *Pattern Databases*, Computational Intelligence 14, 1998).
///
/// Distances alternate between odd and even with the pattern, so an entry holds half of one in four bits. What is 30
/// or more is kept as 30 or 31: still a lower bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternDatabase<const K: usize> {
    /// The tiles, from 0, the first being the highest digit of a cell.
    tiles: Vec<u8>,
    /// How many entries a pattern has, a whole number of words.
    cells: usize,
    /// Entries by pattern and cell; those for places that coincide are never asked for.
    words: Vec<u64>,
}

impl<const K: usize> PatternDatabase<K> {
    /// The bytes of a database that follows so many tiles.
    #[must_use]
    pub fn bytes_for(tiles: usize) -> u64 {
        let cells = (0..tiles).fold(1_u64, |cells, _| cells.saturating_mul(Position::<K>::TILES as u64));
        let words = u64::from(Pattern::<K>::COUNT).saturating_mul(cells.div_ceil(ENTRIES_PER_WORD as u64));
        words.saturating_mul(8)
    }

    /// Computes the database of some tiles, 1…K², by breadth-first search from Win. Nothing but the database itself
    /// takes memory.
    ///
    /// ```
    /// use plyground::slide::{DatabaseError, PatternDatabase};
    /// let database = PatternDatabase::<3>::new(&[1, 2, 3], 1 << 20)?;
    /// assert_eq!(database.bytes(), 23_552);
    /// let needs = DatabaseError::Memory { needed: 16_777_216 * 8, cap: 1 << 20 };
    /// assert_eq!(PatternDatabase::<4>::new(&[1, 2, 3, 4, 5], 1 << 20).unwrap_err(), needs);
    /// # Ok::<(), DatabaseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] if the tiles are none of the puzzle's or one stands twice, or if more than `cap` bytes would be
    /// needed; then nothing has been computed.
    pub fn new(tiles: &[u8], cap: u64) -> Result<Self, DatabaseError> {
        for (place, &tile) in tiles.iter().enumerate() {
            let most = u8::try_from(Position::<K>::TILES).expect("boards are small");
            if tile == 0 || tile > most || tiles[..place].contains(&tile) {
                return Err(DatabaseError::Tile { found: tile, most });
            }
        }
        let needed = Self::bytes_for(tiles.len());
        let too_much = DatabaseError::Memory { needed, cap };
        let words = usize::try_from(needed / 8).ok().filter(|_| needed <= cap).ok_or(too_much)?;
        let mut database = Self {
            tiles: tiles.iter().map(|tile| tile - 1).collect(),
            cells: words / Pattern::<K>::COUNT as usize * ENTRIES_PER_WORD,
            words: vec![u64::MAX; words],
        };
        database.fill();
        Ok(database)
    }

    /// The bytes that it takes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.words.len() as u64 * 8
    }

    /// The moves that followed tiles at these places need, where `place_of` tells the place of a tile.
    #[inline]
    pub(super) fn moves(&self, pattern: usize, place_of: impl Fn(usize) -> usize) -> u8 {
        let cell = self.tiles.iter().fold(0, |cell, &tile| cell * Position::<K>::TILES + place_of(usize::from(tile)));
        let half = (self.entry(pattern, cell) & 15) as u8;
        2 * half + u8::from(is_odd::<K>(pattern))
    }

    fn entry(&self, pattern: usize, cell: usize) -> u64 {
        let entry = pattern * self.cells + cell;
        self.words[entry / ENTRIES_PER_WORD] >> (entry % ENTRIES_PER_WORD * 4) & 15
    }

    /// Writes an entry that was unseen; false if it was not.
    fn offer(&mut self, pattern: usize, cell: usize, half: u64) -> bool {
        if self.entry(pattern, cell) != UNSEEN {
            return false;
        }
        let entry = pattern * self.cells + cell;
        self.words[entry / ENTRIES_PER_WORD] ^= (UNSEEN ^ half) << (entry % ENTRIES_PER_WORD * 4);
        true
    }

    /// Goes through the entries of one distance after the other and writes the next.
    fn fill(&mut self) {
        let home = self.tiles.iter().fold(0, |cell, &tile| cell * Position::<K>::TILES + usize::from(tile));
        self.offer(Pattern::<K>::HOME.index().into(), home, 0);
        for distance in 0..2 * UNSEEN - 1 {
            let mut found = false;
            for pattern in 0..Pattern::<K>::COUNT as usize {
                if is_odd::<K>(pattern) == (distance % 2 == 1) {
                    found |= self.spread(pattern, distance);
                }
            }
            if !found {
                break;
            }
        }
    }

    /// Writes what is one move away from the entries of a distance; whether there was anything to write.
    fn spread(&mut self, pattern: usize, distance: u64) -> bool {
        let words = self.cells / ENTRIES_PER_WORD;
        let (half, next) = (distance / 2, distance.div_ceil(2));
        let mut found = false;
        let mut ways: Option<Ways> = None;
        for word in 0..words {
            // Sixteen entries at a time.
            let here = equal_entries(self.words[pattern * words + word], half);
            if here == 0 {
                continue;
            }
            let ways = ways.get_or_insert_with(|| Ways::new::<K>(pattern, self.tiles.len()));
            for &to in &ways.rows {
                let there = &mut self.words[to * words + word];
                let new = here & equal_entries(*there, UNSEEN);
                *there ^= new * (UNSEEN ^ next);
                found |= new != 0;
            }
            let mut left = here;
            while left != 0 {
                let cell = word * ENTRIES_PER_WORD + left.trailing_zeros() as usize / 4;
                left &= left - 1;
                let (high, low) = (cell / ways.unit, cell % ways.unit);
                for column in &ways.columns {
                    found |= self.offer(column.to, (column.high[high] + column.low[low]) as usize, next);
                }
            }
        }
        found
    }
}

/// The entries of a word that hold a value, as a one in the lowest bit of each.
const fn equal_entries(word: u64, value: u64) -> u64 {
    let other = word ^ (value * 0x1111_1111_1111_1111);
    let any = other | other >> 1;
    !(any | any >> 2) & 0x1111_1111_1111_1111
}

/// What the moves of a pattern do to cells.
struct Ways {
    /// The patterns to which row moves lead, in which cells stay as they are.
    rows: Vec<usize>,
    columns: Vec<Column>,
    /// What a cell is divided by into higher and lower digits.
    unit: usize,
}

/// A column move: where it leads, and what it makes of the higher and lower digits of a cell.
struct Column {
    to: usize,
    high: Vec<u32>,
    low: Vec<u32>,
}

impl Ways {
    fn new<const K: usize>(pattern: usize, digits: usize) -> Self {
        let slips = &shapes::<K>()[pattern].slips;
        let rows = slips.iter().filter(|slip| slip.sources.is_none()).map(|slip| slip.to.into()).collect();
        let tiles = Position::<K>::TILES;
        let lower = digits / 2;
        let columns = slips.iter().filter_map(|slip| {
            let places = inverse(&slip.sources?[..tiles]);
            let (high, low) = (moved(&places, tiles, digits - lower, lower), moved(&places, tiles, lower, 0));
            Some(Column { to: slip.to.into(), high, low })
        });
        Self { rows, columns: columns.collect(), unit: power(tiles, lower) }
    }
}

/// What a move makes of each number of so many digits with zeros behind, where it brings digits to other `places`.
fn moved(places: &[u8], tiles: usize, digits: usize, zeros: usize) -> Vec<u32> {
    let number = |cell: usize| {
        let digit = |place: usize| usize::from(places[cell / power(tiles, place) % tiles]);
        (0..digits).map(|place| digit(place) * power(tiles, place + zeros)).sum::<usize>()
    };
    (0..power(tiles, digits)).map(|cell| u32::try_from(number(cell)).expect("boards are small")).collect()
}

fn power(tiles: usize, digits: usize) -> usize {
    (0..digits).fold(1, |power, _| power * tiles)
}

fn is_odd<const K: usize>(pattern: usize) -> bool {
    shapes::<K>()[pattern].is_odd
}

/// Why there is no such database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// A tile does not exist or stands twice.
    Tile {
        /// The tile.
        found: u8,
        /// The greatest there is.
        most: u8,
    },
    /// It would take more memory than it may.
    Memory {
        /// The bytes it would take.
        needed: u64,
        /// The bytes it may take.
        cap: u64,
    },
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile { found, most } => {
                write!(f, "tile {found} cannot be followed: expected tiles 1 to {most}, each once")
            }
            Self::Memory { needed, cap } => {
                write!(f, "the pattern databases take {needed} bytes: expected at most {cap}")
            }
        }
    }
}

impl std::error::Error for DatabaseError {}
