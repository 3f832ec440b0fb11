//! Wins within the turn: all stacks of some kind can be captured.

use super::{PieceKind, Position, Stage};
use crate::{bits::Ones, games::tzaar::geometry::visible};

impl Position {
    /// The number of moves that the side to move needs in this turn to capture all stacks of some
    /// visible kind: one or two, or `None` if they cannot.
    #[inline]
    pub(in crate::games::tzaar) fn takes_a_kind(&self) -> Option<u32> {
        let other = !self.mover;
        let [mut last, mut pairs] = [0, 0];
        for kind in PieceKind::ALL {
            match self.count(other, kind) {
                1 => last |= self.showing(other, kind),
                2 => pairs |= self.showing(other, kind),
                _ => (),
            }
        }
        if last & self.capturable() != 0 {
            return Some(1);
        }
        if self.stage != Stage::First {
            return None;
        }
        let both = |first: u8| {
            let rest = self.showing(other, self.kind(first)) & !(1 << (first & 63));
            Ones(rest.into()).any(|second| self.both_fall(first, second))
        };
        let falls = Ones(last.into()).any(|field| self.falls_second(field))
            || Ones((pairs & self.capturable()).into()).any(both);
        falls.then_some(2)
    }

    /// The fields among these with stacks of at least this height.
    #[inline]
    const fn at_least(&self, fields: u64, height: u8) -> u64 {
        fields & !self.up_to(height - 1)
    }

    /// Whether a stack that is safe now can be captured after a capture of another.
    #[inline]
    fn falls_second(&self, field: u8) -> bool {
        let (own, other) = (self.stacks(self.mover), self.stacks(!self.mover));
        let (taken, height) = (own | other, self.height(field));
        let seen = visible(field, taken);
        // By a stack whose own capture brings it into line.
        let steps = seen & other & self.capturable();
        let comes = |step: u8| {
            let captors = visible(step, taken) & own;
            self.at_least(captors, height.max(self.height(step))) != 0
        };
        // By a stack that was behind one that captures elsewhere.
        let goes = |way: u8| {
            let preys = visible(way, taken) & other & self.up_to(self.height(way));
            let now = visible(field, taken & !(1 << (way & 63))) & own;
            preys != 0 && self.at_least(now, height) != 0
        };
        Ones(steps.into()).any(comes) || Ones((seen & own).into()).any(goes)
    }

    /// Whether both stacks can be captured, one after the other.
    #[inline]
    fn both_fall(&self, first: u8, second: u8) -> bool {
        let (own, taken) = (self.stacks(self.mover), self.taken());
        let height = self.height(second);
        let captors = self.at_least(visible(first, taken) & own, self.height(first));
        Ones(captors.into()).any(|captor| {
            let left = !(1 << (captor & 63));
            let seen = visible(second, taken & left);
            self.at_least(seen & own & left, height) != 0
                || seen >> (first & 63) & 1 == 1 && self.height(captor) >= height
        })
    }
}
