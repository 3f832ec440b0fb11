//! The sequential probability ratio test.

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::{elo::expected, pairs::Pairs};

/// A test of one Elo difference against another, with its error probabilities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::lab) struct Test {
    elo: [f64; 2],
    alpha: f64,
    beta: f64,
}

impl FromStr for Test {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        const EXPECTED: &str = "two Elo differences from -1000 to 1000, the less first, and the chances of both errors, \
                                above 0 and below 0.5, as in 0:10:0.05:0.05, or none";
        let number = |text: &str| text.parse().ok().map(|number: f64| number + 0.0);
        let numbers: Option<Vec<f64>> = text.split(':').map(number).collect();
        let [low, high, alpha, beta] = numbers.ok_or(EXPECTED)?[..] else { return Err(EXPECTED) };
        let is_right = low < high
            && [low, high].iter().all(|elo| (-1000.0..=1000.0).contains(elo))
            && [alpha, beta].iter().all(|chance| 1e-6 <= *chance && *chance < 0.5);
        if is_right { Ok(Self { elo: [low, high], alpha, beta }) } else { Err(EXPECTED) }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { elo: [low, high], alpha, beta } = self;
        write!(f, "{low}:{high}:{alpha}:{beta}")
    }
}

/// Where a sequential test of the first engine against the second would have stopped ([Wald 1945],
/// with the likelihood ratio for normally distributed scores of pairs).
///
/// It says which difference is accepted, not how large it is: use the score of all games as the
/// estimate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sequential {
    /// The log-likelihood ratio at which the smaller difference is accepted.
    pub lower: f64,
    /// The log-likelihood ratio at which the greater difference is accepted.
    pub upper: f64,
    /// The log-likelihood ratio when the test stopped, or the current one.
    pub ratio: f64,
    /// `lesser` or `greater`: the accepted difference; `None` while the test is running.
    pub accepts: Option<&'static str>,
    /// The number of pairs after which the test stopped; `None` while it is running.
    pub pairs: Option<u64>,
}

/// A running test.
#[derive(Clone, Copy, Debug)]
pub(in crate::lab) struct Course {
    scores: [f64; 2],
    pairs: Pairs,
    state: Sequential,
}

impl Course {
    pub(in crate::lab) fn new(test: &Test) -> Self {
        let Test { elo, alpha, beta } = *test;
        let (lower, upper) = (libm::log(beta / (1.0 - alpha)), libm::log((1.0 - beta) / alpha));
        let state = Sequential { lower, upper, ratio: 0.0, accepts: None, pairs: None };
        Self { scores: elo.map(expected), pairs: Pairs::default(), state }
    }

    /// Adds the next pair, with this many half points.
    pub(in crate::lab) fn add(&mut self, halves: usize) {
        if self.state.accepts.is_some() {
            return;
        }
        self.pairs.add(halves);
        let n = self.pairs.0.iter().sum::<u64>();
        let [low, high] = self.scores;
        let beyond = 2.0 * self.pairs.mean().unwrap_or(0.0) - low - high;
        self.state.ratio = n as f64 * (high - low) * beyond / (2.0 * self.pairs.variance());
        self.state.accepts = match self.state.ratio {
            ratio if ratio <= self.state.lower => Some("lesser"),
            ratio if ratio >= self.state.upper => Some("greater"),
            _ => None,
        };
        self.state.pairs = self.state.accepts.map(|_| n);
    }

    pub(in crate::lab) const fn state(&self) -> Sequential {
        self.state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(test: &str, results: impl IntoIterator<Item = usize>) -> Sequential {
        let mut course = Course::new(&test.parse().unwrap());
        results.into_iter().for_each(|halves| course.add(halves));
        course.state()
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let begun = after("0:10:0.05:0.05", []);
        assert!((begun.upper - 2.944_438_979).abs() < 1e-9 && (begun.lower + begun.upper).abs() < 1e-12);
        assert_eq!((begun.accepts, begun.pairs), (None, None));
        let strict = after("-5:0:0.01:0.1", []);
        assert!((strict.lower - -2.292_534_757).abs() < 1e-9 && (strict.upper - 4.499_809_670).abs() < 1e-9);
    }

    #[test]
    fn the_ratio_is_that_worked_out_by_hand() {
        // Elo differences of 0 and 400 are scores of 1/2 and 10/11. Two pairs won and one lost:
        // mean 2/3; with the two extra pairs the variance is 3/5 · 2/5 = 6/25; 3 · 9/22 · (4/3 −
        // 31/22) / (12/25) = −0.193 698.
        let state = after("0:400:0.05:0.05", [4, 0, 4]);
        assert!((state.ratio - -0.193_698_3).abs() < 1e-6, "{state:?}");
    }

    #[test]
    fn it_stops_where_it_should_and_stays_there() {
        let won = after("0:100:0.05:0.05", std::iter::repeat_n(4, 200));
        let pairs = won.pairs.unwrap();
        assert_eq!(won.accepts, Some("greater"));
        assert!(pairs > 3, "never after a game or two: {pairs}");
        let before = after("0:100:0.05:0.05", std::iter::repeat_n(4, usize::try_from(pairs).unwrap() - 1));
        assert!(before.accepts.is_none() && before.ratio < before.upper && won.ratio >= won.upper);
        let turned = after("0:100:0.05:0.05", std::iter::repeat_n(4, 200).chain(std::iter::repeat_n(0, 900)));
        assert_eq!(turned, won);
        let shared = after("0:100:0.05:0.05", std::iter::repeat_n(2, 200));
        assert_eq!(shared.accepts, Some("lesser"));
        assert_eq!(after("0:100:0.05:0.05", [0, 4, 4, 0]).accepts, None);
    }

    #[test]
    fn other_texts_are_no_tests() {
        assert_eq!("-0:05:.05:0.10".parse::<Test>().unwrap().to_string(), "0:5:0.05:0.1");
        for text in [
            "",
            "0:5",
            "5:0:0.05:0.05",
            "0:5:0:0.05",
            "0:5:0.05:0.5",
            "0:NaN:0.05:0.05",
            "0:1e4:0.05:0.05",
            "0:5:0.05:0.05:1",
        ] {
            assert!(text.parse::<Test>().is_err(), "{text}");
        }
    }
}
