//! Computes pattern databases by breadth-first search from Win, several at a time.

use super::rows::Rows;
use crate::slide::{
    geometry::{inverse, shapes, shifts},
    pattern::Pattern,
    position::Position,
};

/// The number of databases computed together.
pub(super) const fn at_a_time<const K: usize>() -> usize {
    (64 / lane::<K>()) as usize
}

/// The number of bits of a word for each database: enough for a set of places.
const fn lane<const K: usize>() -> u32 {
    if K < 5 { 16 } else { 32 }
}

/// Computes a database for each set of tiles, counted from 0. The sets are of equal size, and no
/// more than can be computed [at a time](at_a_time).
pub(super) fn generate<const K: usize>(sets: &[Vec<u8>]) -> Vec<Rows<K>> {
    let tiles = sets.first().map_or(0, Vec::len);
    debug_assert!(tiles > 0 && sets.len() <= at_a_time::<K>() && sets.iter().all(|set| set.len() == tiles));
    let per_pattern = usize::try_from(Rows::<K>::per_pattern(tiles)).expect("there is memory for the rows");
    let mut databases: Vec<_> = sets.iter().map(|_| Rows::new(shapes::<K>().len() * per_pattern)).collect();
    let mut flood = Flood::<K>::new(sets, tiles - 1, per_pattern);
    // The last distance is never written: it is the initial value of all entries.
    for distance in 0..2 * Rows::<K>::UNSEEN {
        if !flood.advance(distance, &mut databases) {
            break;
        }
    }
    databases
}

/// The entries reached by moves from Win.
///
/// Sets of entries have a bit per entry, in words by pattern and row (see [`Rows`]) with a lane for
/// each database. The effect of a move on places depends on the pattern alone, so it is computed
/// for all databases together.
///
/// The work on a pattern is split into calls that are never inlined: a browser finishes a call in
/// the code in which it started, which at first is slow code.
struct Flood<const K: usize> {
    per_pattern: usize,
    ways: Vec<Ways>,
    /// The entries reached.
    seen: Vec<u64>,
    /// The entries from which no move has been made yet. Patterns of the two parities take turns.
    fresh: Vec<u64>,
    /// The fresh entries of the pattern from which moves are made.
    from: Vec<u64>,
}

impl<const K: usize> Flood<K> {
    /// Starts with Win alone, where `digits` places select a row.
    fn new(sets: &[Vec<u8>], digits: usize, per_pattern: usize) -> Self {
        let patterns = shapes::<K>().len();
        let mut fresh = vec![0; patterns * per_pattern];
        for (set, lane_start) in sets.iter().zip((0..).step_by(lane::<K>() as usize)) {
            let (last, others) = set.split_last().expect("a tile is followed");
            let row = others.iter().fold(0, |row, &tile| row * Position::<K>::TILES + usize::from(tile));
            fresh[usize::from(Pattern::<K>::HOME.index()) * per_pattern + row] |= 1 << (lane_start + u32::from(*last));
        }
        let ways = (0..patterns).map(|pattern| Ways::new::<K>(pattern, digits)).collect();
        Self { per_pattern, ways, seen: fresh.clone(), fresh, from: vec![0; per_pattern] }
    }

    /// Writes the entries of a distance and makes the moves from them. Returns false if there are
    /// none.
    fn advance(&mut self, distance: u32, databases: &mut [Rows<K>]) -> bool {
        let mut found = false;
        for (pattern, shape) in shapes::<K>().iter().enumerate() {
            if shape.is_odd == (distance % 2 == 1) && self.take(pattern) {
                found = true;
                for (database, lane_start) in databases.iter_mut().zip((0..).step_by(lane::<K>() as usize)) {
                    let places = self.from.iter().map(|word| word >> lane_start & ((1 << lane::<K>()) - 1));
                    database.write(pattern * self.per_pattern, places, distance / 2);
                }
                self.spread(pattern);
            }
        }
        found
    }

    /// Takes the fresh entries of a pattern. Returns false if there are none.
    #[inline(never)]
    fn take(&mut self, pattern: usize) -> bool {
        let fresh = &mut self.fresh[pattern * self.per_pattern..][..self.per_pattern];
        self.from.copy_from_slice(fresh);
        fresh.fill(0);
        self.from.iter().any(|&word| word != 0)
    }

    /// Makes all moves from the entries taken.
    #[inline(never)]
    fn spread(&mut self, pattern: usize) {
        let Self { per_pattern, from, ways, .. } = self;
        let Ways { rows, columns } = &ways[pattern];
        for to in rows {
            let (seen, fresh) = (&mut self.seen[to * *per_pattern..], &mut self.fresh[to * *per_pattern..]);
            for ((from, seen), fresh) in from.iter().zip(seen).zip(fresh) {
                let new = from & !*seen;
                *seen |= new;
                *fresh |= new;
            }
        }
        for column in columns {
            let (seen, fresh) =
                (&mut self.seen[column.to * *per_pattern..], &mut self.fresh[column.to * *per_pattern..]);
            // Most moves need no more shifts.
            if column.shifts[4..].iter().all(|shift| shift.0 == 0) {
                column.spread::<4>(from, seen, fresh);
            } else {
                column.spread::<WAYS>(from, seen, fresh);
            }
        }
    }
}

/// The effect of a pattern's moves on entries.
struct Ways {
    /// The patterns that row moves lead to; they do not change the places of tiles.
    rows: Vec<usize>,
    columns: Vec<Column>,
}

/// A column move: its destination, and its effect on rows and on places in a row.
struct Column {
    to: usize,
    /// The row after the move is the sum of the images of the higher and of the lower digits of the
    /// row before.
    high: Vec<u32>,
    low: Vec<u32>,
    /// The places in a row that move equally far, in every lane, and the left rotation in bits.
    /// Unused entries have no places.
    shifts: [(u64, u32); WAYS],
}

/// The maximum number of different shifts in a move.
const WAYS: usize = 6;

impl Ways {
    /// Computes the moves of a pattern, where `digits` places select a row.
    fn new<const K: usize>(pattern: usize, digits: usize) -> Self {
        let slips = &shapes::<K>()[pattern].slips;
        let rows = slips.iter().filter(|slip| slip.sources.is_none()).map(|slip| slip.to.into()).collect();
        let tiles = Position::<K>::TILES;
        let lower = digits.div_ceil(2);
        let every_lane = (0..64).step_by(lane::<K>() as usize).fold(0, |ones, bit| ones | 1 << bit);
        let columns = slips.iter().filter_map(|slip| {
            let sources = &slip.sources.as_ref()?[..tiles];
            let places = inverse(sources);
            let (high, low) = (moved(&places, tiles, digits - lower, lower), moved(&places, tiles, lower, 0));
            let found = shifts(sources, 1, every_lane);
            let mut shifts = [(0, 0); WAYS];
            shifts[..found.len()].copy_from_slice(&found);
            Some(Column { to: slip.to.into(), high, low, shifts })
        });
        Self { rows, columns: columns.collect() }
    }
}

impl Column {
    /// Makes the move from some entries of a pattern, using the first `N` of its shifts.
    #[inline(never)]
    fn spread<const N: usize>(&self, from: &[u64], seen: &mut [u64], fresh: &mut [u64]) {
        let shifts: [(u64, u32); N] = std::array::from_fn(|at| self.shifts[at]);
        for (high, from) in self.high.iter().zip(from.chunks_exact(self.low.len())) {
            for (low, from) in self.low.iter().zip(from) {
                if *from == 0 {
                    continue;
                }
                let moved = shifts.iter().fold(0, |moved, (mask, left)| moved | (from & mask).rotate_left(*left));
                let row = (high + low) as usize;
                let new = moved & !seen[row];
                seen[row] |= new;
                fresh[row] |= new;
            }
        }
    }
}

/// The image of each number of `digits` digits followed by zeros, under a move that maps digits to
/// other `places`.
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
