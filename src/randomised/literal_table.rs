//! The literal transposition table of the thesis (4.1.2).

use super::{Memory, RandomDraw, Type1, Type2, features::TILES};

/// The entry of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The key of the position, with its ply in the upper bits; [`Entry::EMPTY_KEY`] if the entry is empty.
    key_and_ply: u64,
    value: f64,
    /// The number of the search that wrote it.
    search: u32,
    goal_seen: bool,
}

impl Entry {
    const EMPTY_KEY: u64 = u64::MAX;
    const EMPTY: Self = Self { key_and_ply: Self::EMPTY_KEY, value: 0.0, search: 0, goal_seen: false };
    const KEY_BITS: u32 = 36;

    const fn key_and_ply(key: u64, ply: u8) -> u64 {
        key | (ply as u64) << Self::KEY_BITS
    }
}

/// A transposition table with entries by Zobrist number.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    /// A number for each tile on each square.
    zobrist: [[u32; 16]; TILES],
    type1: Type1,
    type2: Type2,
    /// Whether entries are kept from one search to the next.
    is_kept: bool,
    /// The number of the current search.
    search: u32,
    /// The number of the first search whose entries are still valid.
    oldest: u32,
    collisions: [u64; 2],
}

impl Table {
    /// Creates the table of a literal memory.
    pub fn new(memory: Memory) -> Option<Self> {
        let (Memory::Game { size_log2, type1, type2 } | Memory::Search { size_log2, type1, type2 }) = memory else {
            return None;
        };
        let numbers = RandomDraw::of_search(0);
        let number = |tile: usize, square: usize| numbers.nth((16 * tile + square) as u64).upper();
        Some(Self {
            entries: vec![Entry::EMPTY; 1 << size_log2],
            zobrist: std::array::from_fn(|tile| std::array::from_fn(|square| number(tile, square))),
            type1,
            type2,
            is_kept: matches!(memory, Memory::Game { .. }),
            search: 0,
            oldest: 1,
            collisions: [0; 2],
        })
    }

    /// Invalidates all entries.
    pub fn new_game(&mut self) {
        self.oldest = self.search + 1;
    }

    /// Begins a search.
    pub fn new_search(&mut self) {
        if self.search == u32::MAX {
            self.entries.fill(Entry::EMPTY);
            self.search = 0;
        }
        self.search += 1;
        self.oldest = if self.is_kept { self.oldest.min(self.search) } else { self.search };
        self.collisions = [0; 2];
    }

    /// Collisions of types 1 and 2 in this search: how often a position wanted an entry that held a
    /// different position, or the same position at another ply.
    pub fn collisions(&self) -> [u64; 2] {
        self.collisions
    }

    /// The value of a position at a ply, by entry index and key, and whether the goal was seen
    /// below it.
    pub fn recall(&self, place: usize, key: u64, ply: u8) -> Option<(f64, bool)> {
        let entry = &self.entries[place];
        let is_good = entry.key_and_ply == Entry::key_and_ply(key, ply) && entry.search >= self.oldest;
        is_good.then_some((entry.value, entry.goal_seen))
    }

    /// Stores a position that could not be recalled, unless the policy keeps the present occupant
    /// of its entry.
    pub fn store(&mut self, place: usize, key: u64, ply: u8, value: f64, goal_seen: bool) {
        let old = self.entries[place];
        if old.key_and_ply != Entry::EMPTY_KEY && old.search >= self.oldest {
            let is_other = (old.key_and_ply ^ key) << (64 - Entry::KEY_BITS) != 0;
            self.collisions[usize::from(!is_other)] += 1;
            let old_ply = old.key_and_ply >> Entry::KEY_BITS;
            let stays = match (is_other, self.type1, self.type2) {
                (true, Type1::Keep, _) => true,
                (false, _, Type2::Shallower) => old_ply < u64::from(ply),
                (false, _, Type2::Deeper) => old_ply > u64::from(ply),
                (true, Type1::Replace, _) | (false, _, Type2::Newest) => false,
            };
            if stays && old.search == self.search {
                return;
            }
        }
        self.entries[place] =
            Entry { key_and_ply: Entry::key_and_ply(key, ply), value, search: self.search, goal_seen };
    }

    /// The index of the entry for positions with this key.
    pub fn place(&self, key: u64) -> usize {
        let number = (0..TILES).fold(0, |number, tile| number ^ self.zobrist[tile][(key >> (4 * tile) & 15) as usize]);
        number as usize & (self.entries.len() - 1)
    }
}
