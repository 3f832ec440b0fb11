//! Mirror play: a player who can answer every move by its image under the half turn always has a
//! reply.
//!
//! If the board is its own image with the players exchanged, the player to move loses: whatever
//! cell they enter, its image is open to the opponent, who restores the symmetry. This requires
//! that a move never blocks its own image. They can interfere only in the middle of the board: in a
//! cell that is its own image, or where a slide passes through to the other side.

use super::{
    super::{
        geometry::{Movement, NOWHERE},
        rules::Isolation,
    },
    state::{LOST, State, WON_NEXT},
};
use crate::bits::bit;

#[derive(Clone, Copy, Debug)]
pub struct Mirror {
    /// The number of cells of the board.
    cells: u8,
    /// The cells in the middle, all of which must be used.
    middle: u128,
}

impl Mirror {
    pub fn new(rules: &Isolation) -> Self {
        let (columns, rows) = (rules.columns(), rules.rows());
        let mut middle = 0;
        // The middle of an odd number of lines is one line, of an even number two.
        let lines = |lines: u8| (lines - 1) / 2..=lines / 2;
        for cell in lines(rows).flat_map(|row| lines(columns).map(move |column| row * columns + column)) {
            middle |= 1_u128 << cell;
        }
        if rules.movement() != Movement::Queen && middle.count_ones() > 1 {
            middle = 0;
        }
        Self { cells: rows * columns, middle }
    }

    /// The bounds by mirror play for a state whose mover can move to `targets`: they win if they can
    /// make the board its own image, and lose if it already is.
    #[inline]
    pub fn bounds(self, state: State, targets: u128) -> Option<Bounds> {
        let State { open, own, other } = state;
        if other == NOWHERE {
            return (own == NOWHERE && self.holds(open)).then(|| Bounds::lost(state));
        }
        let image = self.cells - 1 - other;
        if own == image {
            return self.holds(open).then(|| Bounds::lost(state));
        }
        let open = open & !bit(image);
        (targets & bit(image) != 0 && self.holds(open)).then(|| Bounds::won(state))
    }

    /// Whether the open cells are their own image, and none of them is in the middle.
    fn holds(self, open: u128) -> bool {
        open & self.middle == 0 && open.reverse_bits() >> (128 - u32::from(self.cells)) == open
    }
}

/// The bounds of a value.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub low: i8,
    pub high: i8,
}

impl Bounds {
    /// The mover loses, at the latest when no cell is left.
    fn lost(state: State) -> Self {
        Self { low: LOST, high: LOST + (state.most_plies() & !1).cast_signed() }
    }

    /// The mover wins, at the latest when no cell is left.
    fn won(state: State) -> Self {
        Self { low: -LOST - ((state.most_plies() - 1) | 1).cast_signed(), high: WON_NEXT }
    }
}
