//! Sorted lists of whole numbers. All lists here are, so that the module holds one sort.

/// The numbers in ascending order, each of them once.
#[inline(never)]
pub(super) fn ascending(mut numbers: Vec<u64>) -> Vec<u64> {
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Numbers by their keys. A key may have several.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// The key, and below it the number.
    entries: Vec<u64>,
}

impl Index {
    const NUMBER_BITS: u32 = 20;

    /// The index of numbers from 0 with their keys, where they have some: keys below 2⁴⁴.
    pub fn new(keys: &mut dyn Iterator<Item = Option<u64>>) -> Self {
        let entries = keys.zip(0_u64..).filter_map(|(key, number)| Some(key? << Self::NUMBER_BITS | number));
        Self { entries: ascending(entries.collect()) }
    }

    /// Keys and numbers, in the order of both.
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
