//! The distances of all positions of SlideThree.

use std::{fmt, sync::OnceLock};

use super::{
    Distances, bitmaps,
    blocks::NUMBERING,
    halves::{GREATEST, Halves, count},
    transpose::{PATTERNS, Transposer},
};
use crate::slide::{Pattern, Position};

/// The DTW of every position of SlideThree, found in constant time.
///
/// It stores four bits per position for 36 of the 64 patterns, 4.4 MB in total; the other patterns
/// are their transposes.
///
/// ```
/// use plyground::{dtw::{Distances, Table}, slide::Position};
///
/// let table = Table::generate();
/// assert_eq!(table.distance(&Position::START), 24);
/// assert_eq!(Table::decode(&table.encode())?, table);
/// # Ok::<(), plyground::dtw::TableError>(())
/// ```
#[derive(Clone)]
pub struct Table {
    /// Half distances by pattern and block, for the representative patterns.
    pub(super) halves: Vec<Vec<Halves>>,
    /// The number of positions by pattern and half distance, counted when first needed.
    counts: OnceLock<Vec<Vec<u32>>>,
}

impl Table {
    /// Analyses all 11,612,160 positions backwards from Win, in about ten milliseconds.
    #[must_use]
    pub fn generate() -> Self {
        Self::generate_observed(|_, _| ())
    }

    /// Does the same as [`Table::generate`]; calls `observe` with each DTW from 0 to 26 when it is
    /// done, and the number of positions done so far.
    #[must_use]
    pub fn generate_observed(observe: impl FnMut(u8, u64)) -> Self {
        Self::new(bitmaps::analyse(&Transposer::new(), observe))
    }

    pub(super) fn new(halves: Vec<Vec<Halves>>) -> Self {
        Self { halves, counts: OnceLock::new() }
    }

    /// The number of positions by pattern and half distance.
    fn counts(&self) -> &[Vec<u32>] {
        self.counts.get_or_init(|| {
            let transposed = Transposer::new().patterns.into_iter().map(|vertex| vertex.transposed);
            let blocks = (0..PATTERNS).zip(transposed).map(|(own, other)| &self.halves[own.min(other)]);
            let positions = |blocks: &[Halves], half| blocks.iter().map(|halves| count(halves, half)).sum();
            blocks.map(|blocks| (0..=GREATEST).map(|half| positions(blocks, half)).collect()).collect()
        })
    }
}

impl Distances<3> for Table {
    fn distance(&self, position: &Position<3>) -> u8 {
        let mut position = *position;
        if self.halves[usize::from(position.pattern().index())].is_empty() {
            position = position.transposed();
        }
        let place = NUMBERING.place(&position);
        let planes = &self.halves[usize::from(position.pattern().index())][place.block];
        let bit = |plane: usize| u8::from(planes[plane][place.word] >> place.bit & 1 == 1);
        bit(0) << 1 | bit(1) << 2 | bit(2) << 3 | bit(3) << 4 | u8::from(position.pattern().is_odd())
    }

    fn histogram(&self) -> Vec<u64> {
        let patterns = || (0_u16..).take(PATTERNS);
        (0..=2 * GREATEST)
            .map(|distance| patterns().map(|pattern| self.count_in_pattern(pattern, distance)).sum())
            .collect()
    }

    fn count_in_pattern(&self, pattern: u16, distance: u8) -> u64 {
        let Some(of_parity) = Pattern::<3>::from_index(pattern.into()) else { return 0 };
        let counts = &self.counts()[usize::from(pattern)];
        let count = counts.get(usize::from(distance / 2)).filter(|_| of_parity.is_odd() == (distance % 2 == 1));
        count.copied().unwrap_or(0).into()
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.halves == other.halves
    }
}

impl Eq for Table {}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").finish_non_exhaustive()
    }
}
