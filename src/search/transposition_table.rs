//! The transposition table [Greenblatt et al. 1967; Veselý 2013, 2.1.5]: results of positions,
//! reused when they are met again.
//!
//! Lower bounds are lower bounds here; [Veselý 2013] exchanges lower and upper.

use std::{collections::TryReserveError, iter::repeat_n};

use super::{Options, options::Replacement};
use crate::game::Value;

/// An entry for a position at some depth. The value is exact if both bounds are equal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry<M, V> {
    /// The whole key of the position.
    pub key: u64,
    /// The value for the mover is at least this; certain wins and losses count plies from this
    /// position.
    pub lower: V,
    /// The value for the mover is at most this.
    pub upper: V,
    /// The depth searched in plies, at least one; 0 for an empty entry.
    pub depth: u32,
    /// The number that a replacement scheme compares in addition to the depth: a time stamp or a
    /// node count.
    mark: u32,
    /// The move that reaches the lower bound, if one is known.
    pub best: Option<M>,
}

impl<M: Copy, V: Value> Entry<M, V> {
    /// Creates an entry for a result that cost this many nodes.
    #[must_use]
    pub fn new(key: u64, depth: u32, [lower, upper]: [V; 2], best: Option<M>, nodes: u64) -> Self {
        Self { key, lower, upper, depth, mark: u32::try_from(nodes).unwrap_or(u32::MAX), best }
    }

    const EMPTY: Self = Self { key: 0, lower: V::DRAW, upper: V::DRAW, depth: 0, mark: 0, best: None };

    /// Merges the result of another search of the same position to the same depth. If they
    /// contradict each other, which only null moves and deeper results can cause, the newer is
    /// used.
    fn joined(self, new: Self) -> Self {
        let lower = if new.lower >= self.lower || new.upper < self.lower { new.lower } else { self.lower };
        let upper = if new.upper <= self.upper || new.lower > self.upper { new.upper } else { self.upper };
        let best = if lower == new.lower { new.best } else { self.best };
        Self { lower, upper, best, mark: self.mark.max(new.mark), ..new }
    }

    /// The entry that replaces this one for the same position.
    fn updated(self, mut new: Self) -> Self {
        new.best = new.best.or(self.best);
        if self.depth == new.depth { self.joined(new) } else { new }
    }
}

/// 2ⁿ of the same entry, if there is enough memory.
pub(super) fn filled<T: Clone>(entry: T, logarithm: u32) -> Result<Vec<T>, TryReserveError> {
    let mut entries = Vec::new();
    entries.try_reserve_exact(1 << logarithm)?;
    entries.extend(repeat_n(entry, 1 << logarithm));
    Ok(entries)
}

/// A table of 2ⁿ entries. It may be kept from one search to the next as long as evaluation and
/// options stay the same.
#[derive(Clone, Debug)]
pub struct Table<M, V> {
    entries: Vec<Entry<M, V>>,
    replacement: Replacement,
    /// The number of results stored so far, modulo 2³².
    stored: u32,
}

impl<M: Copy, V: Value> Table<M, V> {
    /// Creates an empty table.
    ///
    /// # Panics
    ///
    /// If the binary logarithm of its size is not between 1 and [`Options::MOST_TABLE`], or there is not enough memory.
    #[must_use]
    pub fn new(logarithm: u32, replacement: Replacement) -> Self {
        Self::try_new(logarithm, replacement).expect("there is memory for the table")
    }

    /// Creates an empty table if there is enough memory.
    ///
    /// # Errors
    ///
    /// If there is not; nothing is allocated then.
    ///
    /// # Panics
    ///
    /// If the binary logarithm of its size is not between 1 and [`Options::MOST_TABLE`].
    pub fn try_new(logarithm: u32, replacement: Replacement) -> Result<Self, TryReserveError> {
        assert!((1..=Options::MOST_TABLE).contains(&logarithm), "a table has 2 to 2²⁸ entries");
        Ok(Self { entries: filled(Entry::EMPTY, logarithm)?, replacement, stored: 0 })
    }

    /// The bytes of a table of this size.
    #[must_use]
    pub const fn bytes(logarithm: u32) -> u64 {
        (size_of::<Entry<M, V>>() as u64) << logarithm
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::EMPTY);
        self.stored = 0;
    }

    /// The entry for the position with this key.
    #[must_use]
    pub fn find(&self, key: u64) -> Option<&Entry<M, V>> {
        let at = self.slot(key);
        let known = |at: usize| self.entries.get(at).filter(|entry| entry.key == key && entry.depth > 0);
        known(at).or_else(|| known(at + 1).filter(|_| self.two()))
    }

    /// Stores a result, unless the replacement scheme rejects it.
    pub fn store(&mut self, mut new: Entry<M, V>) {
        self.stored = self.stored.wrapping_add(1);
        if self.replacement != Replacement::TwoBig {
            new.mark = self.stored;
        }
        let at = self.slot(new.key);
        let same = |old: &Entry<M, V>| old.key == new.key && old.depth > 0;
        if self.two() {
            // A position has at most one entry in its slot: an older one makes room before the new
            // one is placed.
            let [first, second] = &mut self.entries[at..=at + 1] else { unreachable!("slots are pairs") };
            if same(first) {
                *first = first.updated(new);
                return;
            }
            if same(second) {
                new = second.updated(new);
                *second = Entry::EMPTY;
            }
            let big = self.replacement == Replacement::TwoBig;
            let measure = |entry: &Entry<M, V>| if big { entry.mark } else { entry.depth };
            if measure(&new) >= measure(first) {
                *second = *first;
                *first = new;
            } else {
                *second = new;
            }
            return;
        }
        let old = &mut self.entries[at];
        let kept = match self.replacement {
            _ if old.depth == 0 => false,
            Replacement::Newer => false,
            // Stamps may have wrapped, so compare ages.
            Replacement::DeeperOrLater => {
                u64::from(new.depth) + u64::from(new.mark.wrapping_sub(old.mark)) < u64::from(old.depth)
            }
            // Even a new result for the same position is rejected: [Mańdziuk and Osman 2004, 5]
            // shows what that costs tests.
            Replacement::SharplyDeeper => new.depth <= old.depth,
            _ => new.depth < old.depth,
        };
        if !kept {
            *old = if same(old) { old.updated(new) } else { new };
        }
    }

    fn two(&self) -> bool {
        matches!(self.replacement, Replacement::TwoDeep | Replacement::TwoBig)
    }

    /// The index of a key's entry, or of its pair of entries.
    fn slot(&self, key: u64) -> usize {
        // A table has at most 2²⁸ entries.
        #[allow(clippy::cast_possible_truncation)]
        let at = (key & (self.entries.len() as u64 - 1)) as usize;
        if self.two() { at & !1 } else { at }
    }
}

/// Converts a value that counts plies from the root to one that counts from a node at ply `ply`.
pub(super) fn from_node<V: Value>(value: V, ply: u32) -> V {
    moved(value, |plies| plies.saturating_sub(ply))
}

/// Converts a value that counts plies from a node at ply `ply` to one that counts from the root.
pub(super) fn from_root<V: Value>(value: V, ply: u32) -> V {
    moved(value, |plies| plies + ply)
}

fn moved<V: Value>(value: V, plies: impl Fn(u32) -> u32) -> V {
    match value.certain() {
        None => value,
        Some(before) if value > V::DRAW => V::win(plies(before)),
        Some(before) => -V::win(plies(before)),
    }
}
