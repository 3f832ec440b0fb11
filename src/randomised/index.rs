//! Sorted lists of integers. All lists here are, so the module contains only one sort.

/// Sorts numbers in ascending order and removes duplicates.
#[inline(never)]
pub(super) fn ascending(mut numbers: Vec<u64>) -> Vec<u64> {
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// A multimap from keys to numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// Each entry has the key in its upper bits and the number in its lower bits.
    entries: Vec<u64>,
}

impl Index {
    const NUMBER_BITS: u32 = 20;

    /// Indexes the numbers from 0 by their keys, which are below 2⁴⁴; numbers without a key are
    /// left out.
    pub fn new(keys: &mut dyn Iterator<Item = Option<u64>>) -> Self {
        let entries = keys.zip(0_u64..).filter_map(|(key, number)| Some(key? << Self::NUMBER_BITS | number));
        Self { entries: ascending(entries.collect()) }
    }

    /// Keys and numbers, sorted by both.
    pub fn iter(&self) -> impl Iterator<Item = (u64, usize)> {
        self.entries.iter().map(|&entry| (entry >> Self::NUMBER_BITS, Self::number(entry)))
    }

    /// The numbers of a key.
    pub fn numbers(&self, key: u64) -> impl Iterator<Item = usize> {
        let from = self.entries.partition_point(|entry| entry >> Self::NUMBER_BITS < key);
        let entries = self.entries[from..].iter().take_while(move |&&entry| entry >> Self::NUMBER_BITS == key);
        entries.map(|&entry| Self::number(entry))
    }

    const fn number(entry: u64) -> usize {
        (entry & ((1 << Self::NUMBER_BITS) - 1)) as usize
    }
}
