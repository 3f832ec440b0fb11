//! The stacks that can be captured, and from where.

use super::{HEIGHT, Position, SIDES};
use crate::{
    game::Player,
    games::tzaar::geometry::{AXES, next},
};

impl Position {
    /// The stacks of both players that the opponent could capture in one move, whoever is to move:
    /// WALTZ's zone of control [Veselý 2013, 3.1].
    #[must_use]
    #[inline]
    pub const fn capturable(&self) -> u64 {
        let [up, along, across, down, back, athwart] = self.under_attack;
        up | along | across | down | back | athwart
    }

    /// The number of captures of a player's stacks that the opponent could make if it were their
    /// turn.
    #[must_use]
    #[inline]
    pub const fn ways_to_capture(&self, player: Player) -> u32 {
        // The six sets are added field by field before counting.
        let [sets @ .., x, y, z] = self.under_attack;
        let (ones, twos) = add(sets);
        let (more_ones, more_twos) = add([x, y, z]);
        let (ones, carry) = add([ones, more_ones, 0]);
        let (twos, fours) = add([twos, more_twos, carry]);
        let own = self.sides[player as usize];
        (ones & own).count_ones() + 2 * (twos & own).count_ones() + 4 * (fours & own).count_ones()
    }

    /// Recomputes who could capture whom along the lines through a field.
    #[inline]
    pub(super) fn look_again(&mut self, field: u8) {
        let (taken, here) = (self.taken(), 1 << (field & 63));
        if taken & here == 0 {
            for axis in 0..AXES {
                self.under_attack[axis] &= !here;
                self.under_attack[AXES + axis] &= !here;
                self.meet(axis, next(field, AXES + axis, taken), next(field, axis, taken));
            }
        } else {
            for axis in 0..AXES {
                self.meet(axis, here, next(field, axis, taken));
                self.meet(axis, next(field, AXES + axis, taken), here);
            }
        }
    }

    /// Two stacks that see each other along an axis, the earlier one first, or one that sees none.
    #[inline]
    const fn meet(&mut self, axis: usize, early: u64, late: u64) {
        let [a, b] = [self.cells[early.trailing_zeros() as usize], self.cells[late.trailing_zeros() as usize]];
        let are_enemies = (a ^ b) & SIDES == SIDES;
        let [a, b] = [a & HEIGHT, b & HEIGHT];
        let (early_falls, late_falls) = ((are_enemies && b >= a) as u64, (are_enemies && a >= b) as u64);
        self.under_attack[axis] = self.under_attack[axis] & !early | (early * early_falls);
        self.under_attack[AXES + axis] = self.under_attack[AXES + axis] & !late | (late * late_falls);
    }
}

/// Adds the bits of three words place by place: sums and carries.
const fn add([a, b, c]: [u64; 3]) -> (u64, u64) {
    (a ^ b ^ c, a & b | c & (a ^ b))
}
