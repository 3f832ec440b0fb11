//! The generalised sequential probability ratio test of pairs of games [Wald 1945; Van den Bergh].

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::{elo::expected, pairs::Pairs};
use crate::decimal;

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
        let number = |text: &str| decimal::read(text).map(|number| number + 0.0);
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

/// Where a sequential test of the first engine against the second would have stopped [Wald 1945].
///
/// Only the mean score of a pair is tested, so the likelihood of each difference is the greatest that
/// any chances of the five scores with this mean give to the pairs. Scores that have not occurred count
/// as a thousandth of a pair, as in fishtest [Van den Bergh].
///
/// It says which difference is accepted, not how large it is: use the score of all games as the
/// estimate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sequential {
    /// The log-likelihood ratio at which the smaller difference is accepted.
    pub lower: f64,
    /// The log-likelihood ratio at which the greater difference is accepted.
    pub upper: f64,
    /// The log-likelihood ratio when the test stopped, or the current one.
    pub ratio: f64,
    /// The accepted Elo difference; `None` while the test is running.
    #[cfg_attr(test, ts(type = "'lesser' | 'greater' | null"))]
    pub accepts: Option<&'static str>,
    /// The number of pairs after which the test stopped; `None` while it is running.
    pub pairs: Option<u64>,
}

/// A test to which pairs are added one by one, until it stops.
#[derive(Clone, Copy, Debug)]
pub(in crate::lab) struct RunningTest {
    scores: [f64; 2],
    pairs: Pairs,
    state: Sequential,
}

impl RunningTest {
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
        self.state.ratio = log_likelihood_ratio(self.pairs, self.scores);
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

/// The weight of a score that no pair has had.
const NONE: f64 = 0.001;

/// The logarithm of how much likelier these pairs are with the higher of two mean scores than with the lower.
fn log_likelihood_ratio(pairs: Pairs, scores: [f64; 2]) -> f64 {
    let counts = pairs.0.map(|count| if count == 0 { NONE } else { count as f64 });
    let [low, high] = scores.map(|score| {
        let beyond = [0.0, 0.25, 0.5, 0.75, 1.0].map(|points| points - score);
        let multiplier = multiplier(counts, beyond);
        // The likeliest chances with this mean, as multiples of the shares of the counts.
        beyond.map(|beyond| 1.0 / (1.0 + multiplier * beyond))
    });
    // The logarithms of the standard library differ between platforms.
    (0..counts.len()).map(|at| counts[at] * libm::log(high[at] / low[at])).sum()
}

/// The Lagrange multiplier of the likeliest chances for a mean score: the root of Σ cᵢ bᵢ / (1 + x bᵢ), where bᵢ is how
/// far a score is beyond the mean. The sum falls from one end of the interval, in which all chances are positive, to
/// the other.
fn multiplier(counts: [f64; 5], beyond: [f64; 5]) -> f64 {
    const HALVINGS: u32 = 64;
    let (mut from, mut to) = (-1.0 / beyond[4], -1.0 / beyond[0]);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(from, to);
        let sum: f64 = (0..counts.len()).map(|at| counts[at] * beyond[at] / (1.0 + middle * beyond[at])).sum();
        if sum > 0.0 {
            from = middle;
        } else {
            to = middle;
        }
    }
    f64::midpoint(from, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(test: &str, results: impl IntoIterator<Item = usize>) -> Sequential {
        let mut running = RunningTest::new(&test.parse().unwrap());
        results.into_iter().for_each(|halves| running.add(halves));
        running.state()
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
    fn the_ratio_is_that_of_fishtest() {
        // `LLR_logistic` of its LLRcalc.py.
        let known = [
            ("0:5:0.05:0.05", [28, 0, 0, 0, 0], -0.405_880_958_8),
            ("0:5:0.05:0.05", [40, 0, 0, 0, 0], -0.579_817_431_6),
            ("0:20:0.05:0.05", [13, 0, 0, 0, 0], -0.769_988_948_0),
            ("0:5:0.05:0.05", [5, 20, 60, 25, 9], 0.385_164_721_9),
            ("0:400:0.05:0.05", [1, 0, 0, 0, 2], -0.511_351_306_7),
        ];
        for (test, counts, ratio) in known {
            let pairs = (0..5).flat_map(|halves| std::iter::repeat_n(halves, counts[halves]));
            let state = after(test, pairs);
            assert!((state.ratio - ratio).abs() < 1e-9, "{counts:?}: {state:?}");
        }
    }

    #[test]
    fn the_ratio_is_that_worked_out_by_hand() {
        // Elo differences of 0 and 400 are scores of 1/2 and 10/11. With two pairs won, one lost and none of the
        // others, the likeliest chances of winning are 1/2 and 10/11: 2 ln (20/11) + ln (2/11) = −0.509 074, but for
        // what the thousandths add.
        let state = after("0:400:0.05:0.05", [4, 0, 4]);
        assert!((state.ratio - -0.509_074).abs() < 0.003, "{state:?}");
    }

    #[test]
    fn the_opponent_has_the_opposite_ratio() {
        let halves = [4, 0, 2, 3, 3, 1, 4];
        let ratio = after("-10:30:0.05:0.05", halves).ratio;
        let opposite = after("-30:10:0.05:0.05", halves.map(|halves| 4 - halves)).ratio;
        assert!(ratio > 0.0 && (ratio + opposite).abs() < 1e-12, "{ratio} {opposite}");
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
