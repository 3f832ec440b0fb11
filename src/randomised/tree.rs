//! The search as in the thesis, position by position.
//!
//! It supports every memory and every position, and is the reference for the fast searches of
//! [`graph`](super::graph) and [`net`](super::net).

use super::{Memory, RandomDraw, features::Features, leaf_value::LeafValue, literal_table::Table, rank::rank};
use crate::{
    search::{Finding, Reading},
    slide::{Position, Slide},
};

/// Deterministic values of leaves.
pub(super) struct Plain<'a> {
    pub features: &'a Features,
    pub leaf_value: &'a LeafValue,
    pub goal_value: f64,
}

impl Reading<Slide<3>> for Plain<'_> {
    fn goal_value(&self) -> f64 {
        self.goal_value
    }

    fn evaluate(&mut self, position: &Position<3>) -> f64 {
        self.leaf_value.plain(self.features.word(position))
    }
}

/// Randomised values of leaves, under a memory.
pub(super) struct Drawn<'a> {
    pub plain: Plain<'a>,
    pub memory: Memory,
    pub table: Option<&'a mut Table>,
    /// The draw of the search.
    pub draw: RandomDraw,
    /// The number of evaluations so far.
    pub evaluations: u64,
}

impl Reading<Slide<3>> for Drawn<'_> {
    fn goal_value(&self) -> f64 {
        self.plain.goal_value
    }

    fn evaluate(&mut self, position: &Position<3>) -> f64 {
        let Plain { features, leaf_value, .. } = self.plain;
        let word = features.word(position);
        let plain = leaf_value.plain(word);
        if !leaf_value.is_random() {
            return plain;
        }
        let key = features.key(position);
        let draw = if self.memory == Memory::Ideal {
            self.draw.of_position(key)
        } else {
            self.evaluations += 1;
            self.draw.nth(self.evaluations - 1)
        };
        leaf_value.drawn(plain, word, key, draw)
    }

    fn plain(&mut self, position: &Position<3>) -> Option<f64> {
        self.plain.leaf_value.is_random().then(|| self.plain.evaluate(position))
    }

    fn recall(&mut self, position: &Position<3>, ply: u8) -> Option<Finding> {
        let (table, key) = (self.table.as_ref()?, self.plain.features.key(position));
        let (value, goal_seen) = table.recall(table.place(key), key, ply)?;
        Some(Finding { value, minimal_leaves: 1, goal_seen })
    }

    fn remember(&mut self, position: &Position<3>, ply: u8, finding: Finding) {
        if let Some(table) = &mut self.table {
            let key = self.plain.features.key(position);
            table.store(table.place(key), key, ply, finding.value, finding.goal_seen);
        }
    }
}

/// Collects the keys of positions with a given deterministic value.
pub(super) struct Gathered<'a> {
    pub plain: Plain<'a>,
    pub value: f64,
    pub keys: &'a mut Vec<u64>,
}

impl Reading<Slide<3>> for Gathered<'_> {
    fn goal_value(&self) -> f64 {
        self.plain.goal_value
    }

    fn evaluate(&mut self, position: &Position<3>) -> f64 {
        let value = self.plain.evaluate(position);
        if rank(value) == rank(self.value) {
            self.keys.push(self.plain.features.key(position));
        }
        value
    }
}
