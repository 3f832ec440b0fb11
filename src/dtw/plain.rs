//! Plain retrograde analysis.

use super::Distances;
use crate::slide::{Position, Slide};

/// The DTW of every position of SlideK, one byte each, by [index](Position::index).
///
/// It is computed by retrograde analysis from Win, ply by ply (thesis, table 3.1). SlideTwo uses
/// this table; for SlideThree it takes seconds and 12 MB, and is the reference for
/// [`super::Table`].
#[derive(Clone, Debug)]
pub struct PlainTable<const K: usize> {
    distances: Vec<u8>,
    histogram: Vec<u64>,
}

impl<const K: usize> PlainTable<K> {
    /// Analyses all positions.
    #[must_use]
    pub fn generate() -> Self {
        Self::generate_observed(|_, _| ())
    }

    /// Analyses all positions; calls `observe` with each DTW in turn, and the number of positions
    /// with at most this DTW.
    pub fn generate_observed(mut observe: impl FnMut(u8, u64)) -> Self {
        const UNSEEN: u8 = u8::MAX;
        const { assert!(K <= 3, "SlideFour has 2.7 · 10¹⁵ positions") };
        let rules = Slide::<K>::new();
        let place = |position: &Position<K>| usize::try_from(position.index()).expect("tables fit the memory");
        let mut distances = vec![UNSEEN; usize::try_from(Position::<K>::COUNT).expect("tables fit the memory")];
        distances[place(&Position::WIN)] = 0;
        let mut ply = vec![Position::WIN];
        let mut histogram = Vec::new();
        let (mut distance, mut found) = (0, 0);
        while !ply.is_empty() {
            histogram.push(ply.len() as u64);
            found += ply.len() as u64;
            observe(distance, found);
            distance += 1;
            let mut next = Vec::new();
            for successor in ply.into_iter().flat_map(|position| rules.successors(position)) {
                let entry = &mut distances[place(&successor)];
                if *entry == UNSEEN {
                    *entry = distance;
                    next.push(successor);
                }
            }
            ply = next;
        }
        Self { distances, histogram }
    }
}

impl<const K: usize> Distances<K> for PlainTable<K> {
    fn distance(&self, position: &Position<K>) -> u8 {
        self.distances[usize::try_from(position.index()).expect("tables fit the memory")]
    }

    fn histogram(&self) -> Vec<u64> {
        self.histogram.clone()
    }

    fn count_in_pattern(&self, pattern: u16, distance: u8) -> u64 {
        let size = usize::try_from(Position::<K>::PER_PATTERN).expect("tables fit the memory");
        let entries = self.distances.iter().skip(usize::from(pattern) * size).take(size);
        entries.filter(|&&entry| entry == distance).count() as u64
    }
}
