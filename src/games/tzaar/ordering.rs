//! WALTZ's move ordering, without its history [Veselý 2013, 3.6].

use super::{
    moves::Move,
    position::{PieceKind, Position},
};

/// The value of a captured stack by its height (figure 3.4).
const CAPTURED: [i32; 16] = [0, 0, 15, 50, 160, 200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300];

/// The constants of the move ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ordering {
    /// The penalty of a capture for each stack of the captured kind (`CaptureCountMult`).
    pub capture_count: i16,
    /// The penalty of any stacking move (`StackBonus`).
    pub stacking: i16,
    /// The penalty of a stacking move for each stack of the moving kind (`StackCountMult`).
    pub stacking_count: i16,
}

impl Ordering {
    /// WALTZ's constants.
    pub const WALTZ: Self = Self { capture_count: 20, stacking: 6, stacking_count: 3 };

    /// The constants with which the fewest positions are searched, each tuned separately.
    pub const FITTED: Self = Self { capture_count: 10, stacking: 21, stacking_count: 6 };

    /// The rank of a move: higher is earlier. A pass comes last.
    #[inline]
    pub fn rank(self, position: &Position, mv: Move) -> i32 {
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
            return i32::MIN;
        };
        let (Some(moved), Some(met)) = (position.stack(from), position.stack(to)) else {
            return 0;
        };
        let count = |kind: PieceKind| i32::from(position.count(met.player, kind));
        if moved.player == met.player {
            -(i32::from(self.stacking) + i32::from(self.stacking_count) * count(moved.kind))
        } else {
            CAPTURED[usize::from(met.height & 15)] - i32::from(self.capture_count) * count(met.kind)
        }
    }
}
