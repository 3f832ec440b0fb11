//! The table of df-pn: two results per slot, the one that cost the most nodes and the newest of the
//! others [Veselý 2013, 2.1.5].

use std::collections::TryReserveError;

use super::numbers::Numbers;
use crate::search::transposition_table::filled;

/// An entry for a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) numbers: Numbers,
    /// See [`super::children::NEVER`].
    pub(super) plies: u32,
    /// The nodes it cost, at least one; 0 for an empty entry.
    pub(super) nodes: u32,
}

const EMPTY: Entry = Entry { key: 0, numbers: Numbers::ENDLESS, plies: 0, nodes: 0 };

/// A table of 2ⁿ entries.
pub(super) struct ProofTable(Vec<[Entry; 2]>);

impl ProofTable {
    pub(super) fn try_new(logarithm: u32) -> Result<Self, TryReserveError> {
        Ok(Self(filled([EMPTY; 2], logarithm.clamp(1, 26) - 1)?))
    }

    /// The bytes of a table of this size.
    pub(super) const fn bytes(logarithm: u32) -> u64 {
        (size_of::<Entry>() as u64) << logarithm
    }

    pub(super) fn find(&self, key: u64) -> Option<&Entry> {
        self.0[self.slot(key)].iter().find(|entry| entry.key == key && entry.nodes > 0)
    }

    /// Prefetches the entries that will be looked up next. Memory is slow, but serves many requests
    /// at once if none waits for another.
    pub(super) fn fetch(&self, keys: &[u64]) {
        let seen = keys.iter().map(|&key| self.0[self.slot(key)][0].key).fold(0, std::ops::BitXor::bitxor);
        std::hint::black_box(seen);
    }

    pub(super) fn store(&mut self, new: Entry) {
        let at = self.slot(new.key);
        let [first, second] = &mut self.0[at];
        if first.key == new.key {
            *first = new;
            return;
        }
        if second.key == new.key {
            *second = EMPTY;
        }
        if new.nodes >= first.nodes {
            *second = *first;
            *first = new;
        } else {
            *second = new;
        }
    }

    fn slot(&self, key: u64) -> usize {
        // A table has at most 2²⁵ slots.
        #[allow(clippy::cast_possible_truncation)]
        let at = (key & (self.0.len() as u64 - 1)) as usize;
        at
    }
}
