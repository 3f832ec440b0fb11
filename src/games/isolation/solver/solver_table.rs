//! Entries for positions that have been searched.

/// The bounds of a value, and the best move.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    pub low: i8,
    pub high: i8,
    pub best: u8,
}

/// A table with exact keys and two entries per bucket. The first keeps the entry that took more
/// work, measured by the number of open cells, and the second the latest.
///
/// An entry is a key of 95 bits, followed by bounds and move, a byte each.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<u128>,
}

impl Table {
    pub fn new(entries: u32) -> Self {
        let entries = if entries < 2 { 2 } else { 1 << entries.ilog2() };
        Self { entries: vec![0; entries] }
    }

    /// The entry for a key.
    #[inline]
    pub fn look_up(&self, key: u128) -> Option<Known> {
        let bucket = self.bucket(key);
        let entry = self.entries[bucket..bucket + 2].iter().find(|&&entry| entry >> 32 == key)?;
        let [low, high, best, _] = ((entry & 0xffff_ffff) as u32).to_le_bytes();
        Some(Known { low: low.cast_signed(), high: high.cast_signed(), best })
    }

    /// Stores an entry for a key, replacing an older one or that of another key.
    #[inline]
    pub fn store(&mut self, key: u128, known: Known) {
        let data = u32::from_le_bytes([known.low.cast_unsigned(), known.high.cast_unsigned(), known.best, 0]);
        let entry = key << 32 | u128::from(data);
        let bucket = self.bucket(key);
        let [first, second] = [self.entries[bucket], self.entries[bucket + 1]];
        let open = |key: u128| (key & OPEN).count_ones();
        let place = if first >> 32 == key {
            bucket
        } else if second >> 32 == key {
            bucket + 1
        } else if open(key) >= open(first >> 32) {
            self.entries[bucket + 1] = first;
            bucket
        } else {
            bucket + 1
        };
        self.entries[place] = entry;
    }

    /// The first entry of a key's bucket.
    #[allow(clippy::cast_possible_truncation)] // The index is masked to the length.
    fn bucket(&self, key: u128) -> usize {
        let [low, high] = [key as u64, (key >> 64) as u64];
        let hash = (low ^ high.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let hash = (hash ^ hash >> 32).wrapping_mul(0x94d0_49bb_1331_11eb) >> 24;
        hash as usize & (self.entries.len() - 2)
    }
}

/// The bits of a key that represent cells.
const OPEN: u128 = (1 << 81) - 1;
