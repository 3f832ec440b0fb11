//! Means and their intervals.

use serde::Serialize;

use super::statistics::{Difference, QUANTILE, above};

/// A mean with its 95 % interval, by Student's t.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// The lower end of the interval; `None` for a single observation.
    pub low: Option<f64>,
    /// The upper end of the interval; `None` for a single observation.
    pub high: Option<f64>,
    /// The number of observations.
    pub n: u64,
}

impl Mean {
    /// How far this mean lies above another, independently observed one; `None` if either has a
    /// single observation.
    #[must_use]
    pub fn above(&self, other: &Self) -> Option<Difference> {
        let ends = |mean: &Self| Some([mean.value, mean.low?, mean.high?]);
        Some(above(ends(self)?, ends(other)?))
    }
}

/// The minimum, maximum and mean of some lengths.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lengths {
    /// The minimum, in moves.
    pub least: u64,
    /// The maximum, in moves.
    pub most: u64,
    /// The mean.
    pub mean: f64,
}

/// Adds up observations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    n: u64,
    mean: f64,
    /// The sum of squared deviations from the mean.
    squares: f64,
}

impl Sum {
    pub(super) fn add(&mut self, observation: f64) {
        // B. P. Welford, Note on a Method for Calculating Corrected Sums of Squares and Products, 1962.
        self.n += 1;
        let before = observation - self.mean;
        self.mean += before / self.n as f64;
        self.squares += before * (observation - self.mean);
    }

    /// The mean; `None` without observations.
    pub(super) fn mean(&self) -> Option<Mean> {
        let n = self.n as f64;
        let half = (self.n > 1).then(|| student(self.n - 1) * (self.squares / (n - 1.0) / n).sqrt());
        let (low, high) = (half.map(|half| self.mean - half), half.map(|half| self.mean + half));
        (self.n > 0).then_some(Mean { value: self.mean, low, high, n: self.n })
    }
}

/// The two-sided 95 % quantile of Student's t, by Fisher's expansion (M. Abramowitz, I. A. Stegun,
/// *Handbook of Mathematical Functions*, 26.7.5), whose error is below a hundredth from three
/// degrees of freedom on.
fn student(freedom: u64) -> f64 {
    let n = match freedom {
        1 => return 12.706_204_736,
        2 => return 4.302_652_730,
        _ => freedom as f64,
    };
    let (z, s) = (QUANTILE, QUANTILE * QUANTILE);
    let terms = [
        (s + 1.0) / 4.0,
        ((5.0 * s + 16.0) * s + 3.0) / 96.0,
        (((3.0 * s + 19.0) * s + 17.0) * s - 15.0) / 384.0,
        ((((79.0 * s + 776.0) * s + 1482.0) * s - 1920.0) * s - 945.0) / 92_160.0,
    ];
    z * terms.iter().rev().fold(0.0, |sum, term| (sum + term) / n) + z
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        let tables = [
            (1, 12.7062, 1e-4),
            (2, 4.3027, 1e-4),
            (3, 3.1824, 1e-2),
            (4, 2.7764, 2e-3),
            (10, 2.2281, 1e-4),
            (99, 1.9842, 1e-4),
        ];
        for (freedom, quantile, error) in tables {
            assert!((student(freedom) - quantile).abs() < error, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn means_are_those_worked_out_by_hand() {
        let mut sum = Sum::default();
        assert_eq!(sum.mean(), None);
        sum.add(2.0);
        assert_eq!(sum.mean(), Some(Mean { value: 2.0, low: None, high: None, n: 1 }));
        sum.add(4.0);
        // The standard error is 1.
        let mean = sum.mean().unwrap();
        assert!((mean.value - 3.0).abs() < 1e-12 && (mean.high.unwrap() - 15.706_204_736).abs() < 1e-9, "{mean:?}");
        let other = Mean { value: 1.0, low: Some(0.0), high: Some(2.0), n: 9 };
        assert_eq!(Mean { low: None, high: None, ..other }.above(&other), None);
        let wide = Mean { value: 4.0, low: Some(4.0 - 0.75), high: Some(4.0 + 0.75), n: 9 };
        let difference = wide.above(&other).unwrap();
        assert_eq!((difference.value, difference.low, difference.high), (3.0, 1.75, 4.25));
        // 1 to 5: the variance is 2.5, t with four degrees of freedom 2.7764.
        let mut sum = Sum::default();
        (1..=5).for_each(|number| sum.add(f64::from(number)));
        let mean = sum.mean().unwrap();
        assert!((mean.low.unwrap() - (3.0 - 2.7764 * 0.5_f64.sqrt())).abs() < 2e-3, "{mean:?}");
    }
}
