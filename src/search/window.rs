//! The windows that alpha-beta searches in.

use crate::game::Value;

/// A search window: values at or below `alpha` and at or above `beta` need not be exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window<V> {
    /// The lower bound.
    pub alpha: V,
    /// The upper bound, greater than the lower.
    pub beta: V,
}

impl<V: Value> Window<V> {
    /// The full window, in which every value is exact.
    #[must_use]
    pub fn whole() -> Self {
        Self { alpha: -V::INFINITE, beta: V::INFINITE }
    }

    /// The null window that separates values above `alpha` from the rest.
    #[must_use]
    pub fn null(alpha: V) -> Self {
        Self { alpha, beta: alpha.above() }
    }

    /// Whether a value lies inside, and is therefore exact.
    #[must_use]
    pub fn holds(self, value: V) -> bool {
        self.alpha < value && value < self.beta
    }

    /// The window from the point of view of a child, whose mover may be the same player.
    pub(super) fn below(self, same_mover: bool) -> Self {
        if same_mover { self } else { Self { alpha: -self.beta, beta: -self.alpha } }
    }

    /// The intersection with the interval between two bounds; the whole window if it is empty.
    pub(super) fn within(self, lower: V, upper: V) -> Self {
        let alpha = if lower > self.alpha { lower } else { self.alpha };
        let beta = if upper < self.beta { upper } else { self.beta };
        if alpha < beta { Self { alpha, beta } } else { self }
    }

    /// Whether it is wider than a null window.
    pub(super) fn is_wide(self) -> bool {
        self.alpha.above() < self.beta
    }
}

/// The greatest value below this one.
pub(super) fn below<V: Value>(value: V) -> V {
    -(-value).above()
}
