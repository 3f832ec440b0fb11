//! Clusters: is it better to move towards clustered optimal leaves or towards spread ones [Heuser
//! 2003, 8.2]?
//!
//! Moves are *tied* if they lead to a leaf of the minimum deterministic value. The minimal leaves
//! below each of them are distributed over the next moves; they are *clustered* if most of them are
//! below few of these. Rules select among the tied moves: all of them, the fat ones, those with the
//! most clustered minimal leaves, those with the most spread ones, the same two among the fat
//! moves, which all have the same number of minimal leaves, and those that remain under noise. The
//! quality of a rule is its share of good moves, which lead closer to Win.

use std::fmt::Write;

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::{
    dtw::Distances,
    lab::{
        mean::{Mean, Sum},
        puzzle::{
            Conditions, EVALUATION, MEMORY, NOISE, SAMPLE, SampleTrials, Trial,
            choice::{candidates, greatest},
            closer, distances,
        },
        rows::{Fields, ReportError},
        statistics::{QUANTILE, Quota},
    },
    randomised::concentration,
    schema::native_only,
};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "clusters",
    about: native_only!(
        "searches once and measures how often rules pick a good move among those of minimum value (8.2)"
    ),
    keys: &[SAMPLE, EVALUATION, NOISE, MEMORY, &["t", "win", "fat", "ci", "sweep"]],
    columns: |_| COLUMNS.to_vec(),
    tally: |_| Box::new(Tally::default()),
    trials: Some(|experiment| SampleTrials::boxed(experiment, measure)),
    ..PuzzleKind::DEFAULT
};

/// For each rule, the number of moves it selects and the number of good ones among them; then the
/// concentration of all minimal leaves on the tied moves, in thousandths.
const COLUMNS: [&str; 20] = [
    "trial",
    "position",
    "dtw",
    "moves",
    "good",
    "tied",
    "tied_good",
    "fat",
    "fat_good",
    "clustered",
    "clustered_good",
    "spread",
    "spread_good",
    "fat_clustered",
    "fat_clustered_good",
    "fat_spread",
    "fat_spread_good",
    "noisy",
    "noisy_good",
    "concentration",
];

const RULES: usize = 7;
/// A common denominator of fractions of up to six moves.
const DENOMINATOR: u64 = 60;
const THOUSAND: u64 = 1000;

/// Counts the moves that each rule selects, and the good ones among them.
fn measure(trial: &mut Trial<'_>) -> String {
    let mut row = trial.row();
    let (position, t) = (&trial.position, trial.conditions.t);
    let distance = distances().distance(position);
    let closer = closer(position);
    trial.engine.search(position, t, trial.random.word(), true);
    let outlook = trial.engine.find_clusters(position, t);
    let good = closer.iter().filter(|closer| **closer).count();
    let _ = write!(row, "{distance},{},{good}", closer.len());
    let tied = candidates(&outlook.plain);
    let mut name = |places: &mut dyn Iterator<Item = usize>| {
        let (named, good) = places.fold((0, 0), |(named, good), place| (named + 1, good + u8::from(closer[place])));
        let _ = write!(row, ",{named},{good}");
    };
    name(&mut tied.clone());
    let fat = greatest(tied.clone(), |place| outlook.minimal_leaves[place] as f64);
    name(&mut fat.clone());
    name(&mut greatest(tied.clone(), |place| outlook.clusters[place]));
    name(&mut greatest(tied, |place| -outlook.clusters[place]));
    name(&mut greatest(fat.clone(), |place| outlook.clusters[place]));
    name(&mut greatest(fat, |place| -outlook.clusters[place]));
    name(&mut candidates(&outlook.values));
    let share = concentration(&outlook.plain, &outlook.minimal_leaves) * THOUSAND as f64;
    let _ = write!(row, ",{}", share.round());
    row
}

/// The results of kind `clusters`: the moves that the rules select at one point, and the shares of good ones. Positions in which
/// only one move has the minimum value are left out of all shares.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClustersResults"))]
#[non_exhaustive]
pub struct Clusters {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of positions.
    pub n: u64,
    /// The share of positions in which several moves have the minimum deterministic value.
    pub tie_share: Option<Quota>,
    /// The mean number of these moves.
    pub tied: Option<Mean>,
    /// The mean share of good moves among tied moves.
    pub random: Option<Quota>,
    /// The same among those with the most minimal leaves below them (fat moves).
    pub fat: Option<Quota>,
    /// The same among those whose minimal leaves are most clustered.
    pub clustered: Option<Quota>,
    /// The same among those whose minimal leaves are most spread.
    pub spread: Option<Quota>,
    /// The same among the most clustered of the fat moves, which all have the same number of
    /// minimal leaves.
    pub fat_clustered: Option<Quota>,
    /// The same among the most spread of the fat moves.
    pub fat_spread: Option<Quota>,
    /// The same among the moves with the minimum randomised value.
    pub noisy: Option<Quota>,
    /// The mean over positions of the share for clustered moves minus that for spread ones, where
    /// they differ.
    pub difference: Option<Mean>,
    /// The same among fat moves only.
    pub fat_difference: Option<Mean>,
    /// The correlation between the gain from noise and the concentration of minimal leaves on few
    /// of the tied moves.
    pub correlation: Option<Correlation>,
}

/// Pearson's correlation coefficient with its 95 % interval by Fisher's transformation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Correlation {
    /// The coefficient, from −1 to 1.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The number of pairs.
    pub n: u64,
}

/// Adds up pairs of integers.
#[derive(Clone, Copy, Default)]
struct Pairs {
    n: i64,
    x: i64,
    y: i64,
    xx: i64,
    yy: i64,
    xy: i64,
}

impl Pairs {
    fn add(&mut self, x: i64, y: i64) {
        self.n += 1;
        self.x += x;
        self.y += y;
        self.xx += x * x;
        self.yy += y * y;
        self.xy += x * y;
    }

    /// `None` for fewer than four pairs, or if one of the variables is constant.
    fn correlation(&self) -> Option<Correlation> {
        let product = |a: i64, b: i64, ab: i64| self.n as f64 * ab as f64 - a as f64 * b as f64;
        let (xx, yy) = (product(self.x, self.x, self.xx), product(self.y, self.y, self.yy));
        if self.n < 4 || xx <= 0.0 || yy <= 0.0 {
            return None;
        }
        let value = (product(self.x, self.y, self.xy) / (xx * yy).sqrt()).clamp(-1.0, 1.0);
        let half = QUANTILE / ((self.n - 3) as f64).sqrt();
        let shifted = |by: f64| libm::tanh(libm::atanh(value) + by);
        Some(Correlation { value, low: shifted(-half), high: shifted(half), n: self.n.unsigned_abs() })
    }
}

/// Adds up the trials of a point.
#[derive(Default)]
struct Tally {
    ties: u64,
    tied: Sum,
    /// For each rule, the sum of its shares of good moves.
    hits: [u64; RULES],
    difference: Sum,
    fat_difference: Sum,
    gains: Pairs,
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, _conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        fields.position::<3>()?;
        fields.number(0, 26)?;
        let moves = fields.number(4, 6)?;
        let good = fields.number(0, moves)?;
        let mut shares = [0; RULES];
        let mut tied = 0;
        for (rule, share) in shares.iter_mut().enumerate() {
            let named = fields.number(1, if rule == 0 || rule == RULES - 1 { moves } else { tied })?;
            *share = DENOMINATOR * fields.number(0, good.min(named))? / named;
            tied = if rule == 0 { named } else { tied };
        }
        let concentration = fields.number(0, THOUSAND)?;
        if tied < 2 {
            return Ok(true);
        }
        self.ties += 1;
        self.tied.add(tied as f64);
        self.hits.iter_mut().zip(shares).for_each(|(hits, share)| *hits += share);
        let [random, _, clustered, spread, fat_clustered, fat_spread, noisy] = shares.map(u64::cast_signed);
        for (sum, one, other) in
            [(&mut self.difference, clustered, spread), (&mut self.fat_difference, fat_clustered, fat_spread)]
        {
            if one != other {
                sum.add((one - other) as f64 / DENOMINATOR as f64);
            }
        }
        self.gains.add(concentration.cast_signed(), noisy - random);
        Ok(true)
    }

    fn outcome(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        let [random, fat, clustered, spread, fat_clustered, fat_spread, noisy] =
            self.hits.map(|hits| Quota::of_mean(hits, DENOMINATOR, self.ties, conditions.interval));
        Outcome::Clusters(Box::new(Clusters {
            point,
            n,
            tie_share: Quota::of_counts(self.ties, n, conditions.interval),
            tied: self.tied.mean(),
            random,
            fat,
            clustered,
            spread,
            fat_clustered,
            fat_spread,
            noisy,
            difference: self.difference.mean(),
            fat_difference: self.fat_difference.mean(),
            correlation: self.gains.correlation(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlations_are_those_worked_out_by_hand() {
        let mut pairs = Pairs::default();
        for (x, y) in [(1, 2), (2, 1), (3, 4), (4, 3)] {
            assert_eq!(pairs.correlation(), None);
            pairs.add(x, y);
        }
        let found = pairs.correlation().unwrap();
        // Fisher's z is 0.6931, its standard error 1.
        assert!((found.value - 0.6).abs() < 1e-12 && found.n == 4, "{found:?}");
        assert!((found.low + 0.852_95).abs() < 1e-3 && (found.high - 0.990_11).abs() < 1e-3, "{found:?}");
    }
}
