//! The windows that alpha-beta searches in.

use crate::game::Value;

/// A window: values that are not above `alpha` or not below `beta` need not be exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window<V> {
    /// The lower end.
    pub alpha: V,
    /// The upper end, above the lower.
    pub beta: V,
}

impl<V: Value> Window<V> {
    /// The window in which every value is exact.
    #[must_use]
    pub fn whole() -> Self {
        Self { alpha: -V::INFINITE, beta: V::INFINITE }
    }

    /// The window that tells values above `alpha` from others.
    #[must_use]
    pub fn null(alpha: V) -> Self {
        Self { alpha, beta: alpha.above() }
    }

    /// Whether a value lies inside, and so is exact.
    #[must_use]
    pub fn holds(self, value: V) -> bool {
        self.alpha < value && value < self.beta
    }

    /// The window as a child sees it, whose mover is the same or the other.
    pub(super) fn below(self, same_mover: bool) -> Self {
        if same_mover { self } else { Self { alpha: -self.beta, beta: -self.alpha } }
    }

    /// The part of the window between two bounds; all of it if there is none.
    pub(super) fn within(self, lower: V, upper: V) -> Self {
        let alpha = if lower > self.alpha { lower } else { self.alpha };
        let beta = if upper < self.beta { upper } else { self.beta };
        if alpha < beta { Self { alpha, beta } } else { self }
    }

    /// Whether a null window would be smaller.
    pub(super) fn is_wide(self) -> bool {
        self.alpha.above() < self.beta
    }
}

/// The greatest value below this one.
pub(super) fn below<V: Value>(value: V) -> V {
    -(-value).above()
}
