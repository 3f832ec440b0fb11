//! Sets of positions that have names.

/// Positions of a game, known by a name.
#[derive(Debug)]
pub(super) struct Set {
    /// The name in queries.
    pub name: &'static str,
    /// One a line, without spaces.
    lines: &'static str,
}

/// Positions of WALTZ's two collections, from games on a server (seed 001, 4.1): endgames of 15 to 27 stacks, and positions
/// of 31 to 59.
pub(super) static TZAAR: [Set; 2] = [
    Set { name: "waltz-endgames", lines: include_str!("sets/tzaar-endgames.txt") },
    Set { name: "waltz-middlegames", lines: include_str!("sets/tzaar-middlegames.txt") },
];

impl Set {
    /// The number of positions.
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.lines.lines().count()).expect("sets are small")
    }

    /// The position of a number below that.
    pub(super) fn position(&self, number: u64) -> Option<&'static str> {
        self.lines.lines().nth(usize::try_from(number).ok()?)
    }
}
