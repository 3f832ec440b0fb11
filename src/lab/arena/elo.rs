//! Elo ratings: scores as differences in strength.

use serde::Serialize;

use crate::lab::statistics::Quota;

/// Elo points for a factor of e in the odds: 400 / ln 10.
const POINTS: f64 = 173.717_792_761_248_6;

/// A difference in Elo points with its 95 % interval: 400 · log₁₀ (p / (1 − p)) for a score p.
///
/// An end of the interval is infinite where the score is 0 or 1. If even the estimate is infinite, `bound` says on which
/// side of the finite end the difference lies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Elo {
    /// The estimate; `None` if everything was won or lost.
    pub value: Option<f64>,
    /// The lower end; `None` if unbounded.
    pub low: Option<f64>,
    /// The upper end; `None` if unbounded.
    pub high: Option<f64>,
    /// `above` if everything was won, so the difference is above `low`; `below` if everything was
    /// lost, so it is below `high`.
    #[cfg_attr(test, ts(type = "'above' | 'below' | null"))]
    pub bound: Option<&'static str>,
}

impl Elo {
    /// The difference that a score indicates.
    pub(in crate::lab) fn of(score: &Quota) -> Self {
        let bound = match score.value {
            value if value <= 0.0 => Some("below"),
            value if value >= 1.0 => Some("above"),
            _ => None,
        };
        Self { value: points(score.value), low: points(score.low), high: points(score.high), bound }
    }
}

fn points(score: f64) -> Option<f64> {
    // The logarithms of the standard library differ between platforms.
    (0.0 < score && score < 1.0).then(|| POINTS * (libm::log(score) - libm::log(1.0 - score)))
}

/// The expected score for a difference.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-elo / POINTS))
}
