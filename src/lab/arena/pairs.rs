//! Pairs of games: the same opening, played from both sides.

use crate::lab::statistics::{Quota, wilson};

/// The numbers of pairs that scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lab) struct Pairs(pub [u64; 5]);

impl Pairs {
    /// Counts a pair with this many half points.
    pub(in crate::lab) fn add(&mut self, halves: usize) {
        self.0[halves] += 1;
    }

    /// The same pairs from the opponent's point of view.
    pub(in crate::lab) fn reversed(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// The sum of these pairs and others.
    pub(in crate::lab) fn and(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
        self
    }

    /// The number of pairs, the sum of their half points, and the sum of the squares of these.
    fn sums(self) -> [u64; 3] {
        [0, 1, 2].map(|power| (0_u64..).zip(self.0).map(|(halves, count)| halves.pow(power) * count).sum())
    }

    /// The mean score of a pair, from 0 to 1; `None` without pairs.
    pub(in crate::lab) fn mean(self) -> Option<f64> {
        let [n, halves, _] = self.sums();
        (n > 0).then(|| halves as f64 / (4 * n) as f64)
    }

    /// The mean and variance of the scores (0 to 1) of these pairs and two more, one lost and one
    /// won. The two extra pairs keep the variance above 0 when the results are all equal.
    fn widened(self) -> (f64, f64) {
        let [n, halves, squares] = self.sums();
        let n = (n + 2) as f64;
        let mean = (halves + 4) as f64 / (4.0 * n);
        (mean, (squares + 16) as f64 / (16.0 * n) - mean * mean)
    }

    /// The mean score with its 95 % interval: Wilson's interval for the number of win-or-lose games
    /// that would have the variance of these pairs. A pair with the same result twice counts as one
    /// such game; a shared pair, the expected result between equals, counts as several.
    pub(in crate::lab) fn score(self) -> Option<Quota> {
        let value = self.mean()?;
        let [n, halves, _] = self.sums();
        let (mean, variance) = self.widened();
        let observations = n as f64 * (mean * (1.0 - mean) / variance).max(1.0);
        let (low, high) = wilson(value, observations);
        let low = if halves == 0 { 0.0 } else { low.max(0.0) };
        let high = if halves == 4 * n { 1.0 } else { high.min(1.0) };
        Some(Quota { value, low, high, n })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        lab::Interval,
        rng::{Random, Seed},
    };

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    #[test]
    fn whole_pairs_have_the_interval_of_wilson() {
        for (lost, won) in [(0, 1), (1, 0), (7, 0), (0, 50), (3, 17), (40, 40)] {
            let score = Pairs([lost, 0, 0, 0, won]).score().unwrap();
            let wilson = Quota::of_counts(won, lost + won, Interval::Wilson).unwrap();
            assert!(close(score.low, wilson.low) && close(score.high, wilson.high), "{score:?} {wilson:?}");
            assert_eq!((score.value.to_bits(), score.n), (wilson.value.to_bits(), wilson.n));
        }
        assert_eq!(Pairs::default().score(), None);
    }

    #[test]
    fn intervals_are_those_worked_out_by_hand() {
        // One lost pair: 0 to z² / (1 + z²), z² = 3.841459.
        let score = Pairs([1, 0, 0, 0, 0]).score().unwrap();
        assert_eq!(score.low.to_bits(), 0.0_f64.to_bits());
        assert!((score.high - 0.793_449_8).abs() < 1e-6, "{score:?}");
        // Ten shared pairs: variance (10 / 4 + 1) / 12 − 1 / 4 = 1 / 24, so 10 · 6 = 60 observations;
        // z / (1 + z² / 60) · √(1 / 240 + z² / 14400) = 0.122 693.
        let score = Pairs([0, 0, 10, 0, 0]).score().unwrap();
        assert!((score.high - 0.622_689).abs() < 5e-5 && (score.low + score.high - 1.0).abs() < 1e-12, "{score:?}");
        // Each of the five results once: variance ((0 + 1 + 4 + 9 + 16 + 16) / 16) / 7 − 1 / 4 =
        // 0.160 714, 7.777 8 observations.
        let pairs = Pairs([1, 1, 1, 1, 1]);
        assert!((pairs.widened().1 - 0.160_714_3).abs() < 1e-6);
        let (low, high) = wilson(0.5, 5.0 * 0.25 / pairs.widened().1);
        let score = pairs.score().unwrap();
        assert!(close(score.low, low) && close(score.high, high));
    }

    #[test]
    fn the_opponent_sees_the_mirror_image() {
        let pairs = Pairs([3, 1, 4, 1, 5]);
        let (mine, theirs) = (pairs.score().unwrap(), pairs.reversed().score().unwrap());
        assert!(close(mine.value + theirs.value, 1.0) && close(mine.low + theirs.high, 1.0));
        assert_eq!(pairs.and(pairs).0, [6, 2, 8, 2, 10]);
    }

    #[test]
    fn intervals_cover() {
        // Probabilities of 0 to 2 points in fortieths, and 30 pairs per tournament.
        for chances in [[10, 0, 20, 0, 10], [1, 0, 38, 0, 1], [2, 6, 12, 14, 6], [0, 0, 4, 0, 36], [0, 0, 0, 2, 38]] {
            let truth: u64 = (0..5).zip(chances).map(|(halves, chance)| halves * chance).sum();
            let truth = truth as f64 / 160.0;
            let mut random = Random::seeded(Seed(7));
            let covered = (0..2000).filter(|_| {
                let mut pairs = Pairs::default();
                for _ in 0..30 {
                    let mut drawn = random.below(40);
                    pairs.add(
                        chances
                            .iter()
                            .position(|chance| {
                                let is_here = drawn < *chance;
                                drawn = drawn.saturating_sub(*chance);
                                is_here
                            })
                            .unwrap(),
                    );
                }
                let score = pairs.score().unwrap();
                (score.low..=score.high).contains(&truth)
            });
            let covered = covered.count();
            assert!(covered >= 1860, "{chances:?}: {covered} of 2000");
        }
    }
}
