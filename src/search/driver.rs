//! Chooses the next test of the MTD family [Plaat et al. 1996; Mańdziuk and Osman 2004, 3], using
//! floats for all types of value.

use super::names::named;

named! {
    /// The member of the MTD family that chooses the tests.
    Driver {
        /// MTD(f): null windows at the bound that the last test returned [Mańdziuk and Osman 2004,
        /// figure 1a].
        First = "f",
        /// realMTD(f): the same with windows of width ε, until the remaining interval is narrower.
        Real = "real",
        /// MTD-bi: windows of width ε in the middle of the remaining interval [Mańdziuk and Osman
        /// 2004, figure 1b].
        Bisection = "bi",
        /// MTD-step(f): steps from the first guess, each twice the last, until both bounds of the
        /// value are known; then as MTD-bi.
        Step = "step",
    }
}

/// The settings of an [`Mtd`](super::Mtd), in units of the evaluation. None of them changes the
/// value found.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct MtdOptions {
    /// The driver; by default MTD(f) for integers and MTD-bi for floats.
    pub driver: Option<Driver>,
    /// The lower end of the expected range of evaluations.
    pub min: f64,
    /// The upper end of the expected range of evaluations.
    pub max: f64,
    /// ε: the width of windows. Integers have windows of integer width, at least 1.
    pub epsilon: f64,
    /// f: the value for the first test; after an iteration, the value found replaces it.
    pub guess: f64,
    /// The first step of MTD-step(f), at least ε.
    pub step: f64,
}

impl MtdOptions {
    /// These settings, some of them changed, as in `MtdOptions::default().with(|options| options.epsilon = 1.0)`.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}

/// The settings of [Mańdziuk and Osman 2004, 2 and 3].
impl Default for MtdOptions {
    fn default() -> Self {
        Self { driver: None, min: -100.0, max: 100.0, epsilon: 0.01, guess: 0.0, step: 1.0 }
    }
}

/// The tests of one iteration of an MTD search.
#[derive(Clone, Copy, Debug)]
pub(super) struct MtdIteration {
    driver: Driver,
    options: MtdOptions,
    /// The first guess, until it has been tested.
    guess: Option<f64>,
    step: f64,
    /// Whether any test has failed low, and whether any has failed high.
    failed: [bool; 2],
    /// Whether the last test failed high.
    high: bool,
}

impl MtdIteration {
    /// Starts with a guess. `least` is the smallest difference between two values near 0, the width
    /// of null windows.
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

    /// Records how a test ended.
    pub(super) fn hear(&mut self, high: bool) {
        self.failed[usize::from(high)] = true;
        self.high = high;
    }

    /// The upper end of the next window, if the value is between these bounds. `None` if the whole
    /// remaining interval should be searched at once, because less than ε of it lies between `min`
    /// and `max`.
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
