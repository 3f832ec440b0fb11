//! The order in which WALTZ tries moves, without its history (seed 001, 3.6).

use super::{
    moves::Move,
    position::{Kind, Position},
};

/// What a captured stack is worth by its height (figure 3.4).
const CAPTURED: [i32; 16] = [0, 0, 15, 50, 160, 200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300];
/// How much each stack of the captured kind counts against a capture (`CaptureCountMult`).
const CAPTURE_COUNT: i32 = 20;
/// What counts against any stacking move (`StackBonus`).
const STACKING: i32 = 6;
/// How much each stack of the kind that moves counts against it (`StackCountMult`).
const STACKING_COUNT: i32 = 3;

/// More is earlier. A pass comes last.
#[inline]
pub(super) fn rank(position: &Position, mv: Move) -> i32 {
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return i32::MIN;
    };
    let (Some(moved), Some(met)) = (position.stack(from), position.stack(to)) else {
        return 0;
    };
    let count = |kind: Kind| i32::from(position.count(met.player, kind));
    if moved.player == met.player {
        -(STACKING + STACKING_COUNT * count(moved.kind))
    } else {
        CAPTURED[usize::from(met.height & 15)] - CAPTURE_COUNT * count(met.kind)
    }
}
