//! The observer of searches of puzzles that writes a log.

use std::collections::BTreeMap;

use super::writer::Writer;

/// Writes the events of a search of a puzzle as bytes. `P` is its position.
#[derive(Clone, Debug)]
pub struct PuzzleRecorder<P> {
    pub(super) writer: Writer,
    /// The numbers of the positions that were met, from 0.
    pub(super) positions: BTreeMap<P, u64>,
    /// Whether the end was written.
    pub(super) is_over: bool,
}

impl<P> Default for PuzzleRecorder<P> {
    fn default() -> Self {
        Self { writer: Writer::default(), positions: BTreeMap::new(), is_over: false }
    }
}

impl<P> PuzzleRecorder<P> {
    /// The bytes since the last call.
    #[must_use]
    pub fn take(&mut self) -> Vec<u8> {
        self.writer.take()
    }
}
