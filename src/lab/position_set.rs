//! Sets of positions, of which there may be very many.

use crate::slide::Position;

/// A set of positions of SlideThree: a bit for each that there is.
#[derive(Default)]
pub(super) struct PositionSet {
    /// Empty, or one bit for each position.
    words: Vec<u64>,
    len: u64,
}

impl PositionSet {
    /// Returns whether it was not in it.
    pub(super) fn insert(&mut self, position: &Position<3>) -> bool {
        if self.words.is_empty() {
            self.words = vec![0; usize::try_from(Position::<3>::COUNT.div_ceil(64)).expect("1.4 MiB")];
        }
        let index = position.index();
        let word = &mut self.words[usize::try_from(index / 64).expect("positions are counted")];
        let bit = 1 << (index % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        self.len += u64::from(is_new);
        is_new
    }

    /// The number of positions in it.
    pub(super) fn len(&self) -> u64 {
        self.len
    }
}
