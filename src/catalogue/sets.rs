//! Named sets of positions.

/// A named set of positions of a game.
#[derive(Debug)]
pub struct Set {
    /// The name in queries.
    pub name: &'static str,
    /// The positions, one per line, without spaces.
    pub(super) lines: &'static str,
}

impl Set {
    /// The number of positions.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.lines.lines().count()).expect("sets are small")
    }

    /// The position with this index.
    pub(crate) fn position(&self, number: u64) -> Option<&'static str> {
        self.lines.lines().nth(usize::try_from(number).ok()?)
    }
}
