//! The cost of searches.

use serde::Serialize;

use crate::lab::mean::{Mean, Sum};

/// One kind of count over all searches of an engine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Work {
    /// The sum over all positions.
    pub sum: u64,
    /// The maximum at any position.
    pub most: u64,
    /// The mean per position; `None` before the first.
    pub mean: Option<Mean>,
    /// The factor compared to the first engine: the geometric mean over the positions at which
    /// neither count is 0, with the interval of the mean of logarithms. `None` for the first engine
    /// itself.
    pub ratio: Option<Mean>,
    /// The quotient of this sum and that of the first engine, in which large counts have more
    /// weight. `None` for the first engine itself, or if its sum is 0.
    pub of_sums: Option<f64>,
}

/// Adds up one kind of count.
#[derive(Default)]
pub(in crate::lab) struct Count {
    sum: u64,
    most: u64,
    /// The sums of this engine and of the first where both have searched.
    both: [u64; 2],
    mean: Sum,
    logarithms: Sum,
}

impl Count {
    /// The maximum sum: reports are read where numbers above it are rounded.
    pub(in crate::lab) const MOST: u64 = 1 << 53;

    /// Adds a count, and that of the first engine at the same position, which has been added there.
    /// `None` if the sum is too large.
    pub(in crate::lab) fn add(&mut self, count: u64, first: Option<u64>) -> Option<()> {
        self.sum = self.sum.checked_add(count).filter(|sum| *sum <= Self::MOST)?;
        self.most = self.most.max(count);
        if let Some(first) = first {
            self.both = [self.both[0] + count, self.both[1] + first];
        }
        self.mean.add(count as f64);
        if let Some(first) = first.filter(|first| *first > 0 && count > 0) {
            // The logarithms of the standard library differ between platforms.
            self.logarithms.add(libm::log(count as f64 / first as f64));
        }
        Some(())
    }

    pub(in crate::lab) fn work(&self) -> Work {
        let power = |mean: Mean| Mean {
            value: libm::exp(mean.value),
            low: mean.low.map(libm::exp),
            high: mean.high.map(libm::exp),
            n: mean.n,
        };
        Work {
            sum: self.sum,
            most: self.most,
            mean: self.mean.mean(),
            ratio: self.logarithms.mean().map(power),
            of_sums: quotient(self.both[0], self.both[1]),
        }
    }
}

/// The quotient of two numbers; `None` if the divisor is 0.
pub(in crate::lab) fn quotient(sum: u64, of: u64) -> Option<f64> {
    (of > 0).then(|| sum as f64 / of as f64)
}
