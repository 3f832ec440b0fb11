//! Where the MTD family tests next [Plaat et al. 1996; Mańdziuk and Osman 2004, 3], in real numbers whatever the values
//! are.

use super::names::named;

named! {
    /// Which member of the MTD family drives the tests of the root.
    Driver {
        /// MTD(f): null windows, each at the bound that the last test has found [Mańdziuk and Osman 2004, figure 1a].
        First = "f",
        /// realMTD(f): the same with windows as wide as ε, until less than that is left.
        Real = "real",
        /// MTD-bi: windows as wide as ε in the middle of what is left [Mańdziuk and Osman 2004, figure 1b].
        Bisection = "bi",
        /// MTD-step(f): steps from the first guess, each twice the last, until the value is between two bounds;
        /// then as MTD-bi.
        Step = "step",
    }
}

/// The settings of an [`Mtd`](super::Mtd), in units of the evaluation. None of them changes the value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MtdOptions {
    /// The driver; by default MTD(f) for integers and MTD-bi for reals.
    pub driver: Option<Driver>,
    /// Evaluations are expected above this.
    pub min: f64,
    /// Evaluations are expected below this.
    pub max: f64,
    /// ε: how wide windows are. Integers have whole windows, at least 1 wide.
    pub epsilon: f64,
    /// f: where the first test is made; after an iteration, its value takes this place.
    pub guess: f64,
    /// The first step of MTD-step(f), at least ε.
    pub step: f64,
}

/// The setting of [Mańdziuk and Osman 2004, 2 and 3].
impl Default for MtdOptions {
    fn default() -> Self {
        Self { driver: None, min: -100.0, max: 100.0, epsilon: 0.01, guess: 0.0, step: 1.0 }
    }
}

/// The tests of one iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    driver: Driver,
    options: MtdOptions,
    /// What comes first, until it was made.
    guess: Option<f64>,
    step: f64,
    /// Whether a test has failed low, and whether one has failed high.
    failed: [bool; 2],
    /// Whether the last did.
    high: bool,
}

impl Course {
    /// Begins with a guess. The least difference of two values, near 0, is that of null windows.
    pub(super) fn new(options: MtdOptions, guess: f64, least: f64) -> Self {
        let default = if least < 1.0 { Driver::Bisection } else { Driver::First };
        let driver = options.driver.unwrap_or(default);
        let epsilon = if driver == Driver::First { least } else { options.epsilon.max(least) };
        let options = MtdOptions { epsilon, ..options };
        let guess = if guess <= options.min { guess + epsilon } else { guess };
        Self { driver, options, guess: Some(guess), step: options.step.max(epsilon), failed: [false; 2], high: false }
    }

    /// The width of windows.
    pub(super) const fn epsilon(&self) -> f64 {
        self.options.epsilon
    }

    /// Hears how a test ended.
    pub(super) fn hear(&mut self, high: bool) {
        self.failed[usize::from(high)] = true;
        self.high = high;
    }

    /// The upper end of the next window, if the value is between these bounds; none if all that is left is to be
    /// searched at once, because less than ε of it, or nothing, is between `min` and `max`.
    pub(super) fn next(&mut self, [lower, upper]: [f64; 2]) -> Option<f64> {
        let MtdOptions { min, max, epsilon, .. } = self.options;
        let (low, high) = (lower.max(min), upper.min(max));
        if low >= high || high - low < epsilon {
            return None;
        }
        if self.driver != Driver::Bisection
            && let Some(guess) = self.guess.take()
        {
            return Some(guess);
        }
        let middle = f64::midpoint(low, high) + epsilon / 2.0;
        match (self.driver, self.failed) {
            (Driver::First | Driver::Real, _) => Some(if self.high { lower + epsilon } else { upper }),
            (Driver::Step, [failed_low, failed_high]) if failed_low != failed_high => {
                let to = if failed_high { lower + self.step } else { upper - self.step };
                self.step *= 2.0;
                Some(if low < to && to < high { to } else { middle })
            }
            _ => Some(middle),
        }
    }
}
