//! Quotas and their 95 % intervals.

use serde::Serialize;

/// The two-sided 95 % quantile of the standard normal distribution.
pub(super) const QUANTILE: f64 = 1.959_963_984_540_054;
/// The quantile as the thesis rounds it (5.2.2).
const THESIS_QUANTILE: f64 = 1.96;

/// The method for the interval of a quota.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interval {
    /// The score interval [Wilson 1927].
    Wilson,
    /// The thesis' interval, p ± 1.96 · √(p (1 − p) / n) (5.2.2), clamped to 0 and 1. If p is 0 or
    /// 1 it would have no width, and Wilson's is used instead.
    Normal,
}

/// A proportion with its 95 % interval, all from 0 to 1.
///
/// ```
/// use plyground::lab::{Interval, Quota};
/// let quota = Quota::of_counts(0, 10, Interval::Wilson).unwrap();
/// assert_eq!((quota.value, quota.low), (0.0, 0.0));
/// assert!((quota.high - 0.2775).abs() < 1e-4);
/// assert_eq!(Quota::of_counts(0, 0, Interval::Wilson), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Quota {
    /// The proportion.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The number of observations.
    pub n: u64,
}

impl Quota {
    /// The quota of `hits` among `n` observations; `None` if there are no observations.
    #[must_use]
    pub fn of_counts(hits: u64, n: u64, interval: Interval) -> Option<Self> {
        Self::of_mean(hits, 1, n, interval)
    }

    /// The mean of `n` fractions with a common denominator that add up to `sum / denominator`.
    ///
    /// The thesis treats such a mean as the quota of `n` Bernoulli experiments (5.2.2, on Hits).
    #[must_use]
    pub fn of_mean(sum: u64, denominator: u64, n: u64, interval: Interval) -> Option<Self> {
        if n == 0 {
            return None;
        }
        let observations = n as f64;
        let value = sum as f64 / (denominator * n) as f64;
        let is_extreme = sum == 0 || sum == denominator * n;
        let (low, high) = match interval {
            Interval::Normal if !is_extreme => {
                let half = THESIS_QUANTILE * (value * (1.0 - value) / observations).sqrt();
                (value - half, value + half)
            }
            _ => wilson(value, observations),
        };
        let low = if sum == 0 { 0.0 } else { low.max(0.0) };
        let high = if sum == denominator * n { 1.0 } else { high.min(1.0) };
        Some(Self { value, low, high, n })
    }

    /// How far this quota lies above another, independently observed one.
    ///
    /// ```
    /// use plyground::lab::{Interval, Quota, Sign};
    /// // [Newcombe 1998, table II (a)]: 56/70 against 48/80.
    /// let [a, b] = [(56, 70), (48, 80)].map(|(hits, n)| Quota::of_counts(hits, n, Interval::Wilson).unwrap());
    /// let difference = a.above(&b);
    /// assert!((difference.low - 0.0524).abs() < 1e-4 && (difference.high - 0.3339).abs() < 1e-4);
    /// assert_eq!(difference.sign, Sign::Equal);
    /// ```
    #[must_use]
    pub fn above(&self, other: &Self) -> Difference {
        above([self.value, self.low, self.high], [other.value, other.low, other.high])
    }
}

/// How far one of two independent estimates, given with their intervals, lies above the other.
pub(super) fn above([value, low, high]: [f64; 3], [other, other_low, other_high]: [f64; 3]) -> Difference {
    let norm = |a: f64, b: f64| (a * a + b * b).sqrt();
    let difference = value - other;
    let sign = match () {
        () if low > other_high => Sign::Greater,
        () if high < other_low => Sign::Smaller,
        () => Sign::Equal,
    };
    Difference {
        value: difference,
        low: difference - norm(value - low, other_high - other),
        high: difference + norm(high - value, other - other_low),
        sign,
    }
}

/// Wilson's interval for a proportion among `n` observations, which need not be an integer.
pub(super) fn wilson(value: f64, n: f64) -> (f64, f64) {
    let square = QUANTILE * QUANTILE;
    let scale = 1.0 + square / n;
    let centre = (value + square / (2.0 * n)) / scale;
    let half = QUANTILE / scale * (value * (1.0 - value) / n + square / (4.0 * n * n)).sqrt();
    (centre - half, centre + half)
}

/// The difference between two independent quotas or means.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Difference {
    /// The difference, −1 to 1.
    pub value: f64,
    /// The lower end of its 95 % interval: by [Newcombe 1998], method 10, if both intervals are
    /// Wilson's; from the root of the sum of squares of both half-widths if they are Student's.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The result as in the thesis' tables.
    #[cfg_attr(test, ts(inline))]
    pub sign: Sign,
}

/// Whether a quota or mean differs significantly from another in the thesis' sense: their 95 % intervals
/// do not overlap (6.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Sign {
    /// Significantly greater.
    #[serde(rename = "+")]
    Greater,
    /// Neither.
    #[serde(rename = "=")]
    Equal,
    /// Significantly smaller.
    #[serde(rename = "-")]
    Smaller,
}
