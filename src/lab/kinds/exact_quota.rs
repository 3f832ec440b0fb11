//! Exact winning quotas as trials: trial i of a point has the quotas within i + 1 moves.

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::{
    dtw::Distances,
    lab::{
        plan::Design,
        puzzle::{
            Conditions, EVALUATION, ONLY_THREE, PuzzleExperiment, PuzzleFacts, Quotas, Search, SlideStart,
            WinningChain, distances,
        },
        rows::{Fields, ReportError, write_list},
        trials::Trials,
    },
    randomised::DepthTSearch,
    schema::{SpecError, native_only},
    slide::Position,
};

/// The need of keys about random trials.
const BY_CHANCE: &str = "a kind with trials by chance, as autoplay";

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "exact-quota",
    about: native_only!(
        "allows `autoplay` one move more and [computes](exact.md) the winning quota of all positions; `limit` trials (5.2)"
    ),
    keys: &[EVALUATION, &["t", "tie", "limit", "sweep"]],
    refusals: &[("g", ONLY_THREE), ("n", BY_CHANCE), ("seed", BY_CHANCE), ("replace", BY_CHANCE)],
    facts: PuzzleFacts { is_exact: true, ..PuzzleFacts::DEFAULT },
    columns: |_| vec!["trial", "moves", "quota", "never", "always", "distances"],
    tally: |_| Box::new(Tally::default()),
    trials: Some(|experiment| Ok(Box::new(QuotaTrials::new(experiment)?))),
    ..PuzzleKind::DEFAULT
};

/// The positions whose mean winning quota is wanted.
#[derive(Clone, Debug)]
enum Asked {
    Distance(usize),
    All,
    These(Vec<Position<3>>),
}

/// The progress of a chain.
#[derive(Clone, Debug)]
enum Stage {
    Untouched,
    /// Its best moves are being computed.
    Searching(Box<(DepthTSearch, Search<3>)>),
    Moving(Box<WinningChain<3>>),
}

/// Runs the trials of an experiment with exact quotas. Results for a chain are kept, so further
/// points about the same chain cost nothing.
#[derive(Clone, Debug)]
struct QuotaTrials {
    limit: u64,
    points: Vec<(Conditions, Asked)>,
    /// The index of a point with the conditions of the chain.
    of_point: usize,
    chain: Stage,
    /// By number of moves, from 1: the quotas over all positions, and the quota of each point's
    /// positions.
    found: Vec<(Quotas, Vec<f64>)>,
}

impl QuotaTrials {
    fn new(experiment: &PuzzleExperiment) -> Result<Self, SpecError> {
        let file = experiment.positions()?;
        let asked = |point: &Conditions| match (point.start.and_then(SlideStart::of_three), file, point.distance) {
            (Some(start), ..) => Asked::These(vec![start]),
            (_, Some(file), _) => Asked::These(file.to_vec()),
            (.., Some(distance)) => Asked::Distance(distance.into()),
            (.., None) => Asked::All,
        };
        let points = experiment.conditions().iter().map(|point| (point.clone(), asked(point))).collect();
        Ok(Self {
            limit: experiment.trials_at_point(),
            points,
            of_point: 0,
            chain: Stage::Untouched,
            found: Vec::new(),
        })
    }

    /// The point of a trial, and its index there.
    fn place(&self, trial: u64) -> (usize, usize) {
        let point = usize::try_from(trial / self.limit).expect("points are few");
        (point, usize::try_from(trial % self.limit).expect("limits are small"))
    }

    /// Starts the chain, searches one ply deeper, or allows one more move.
    fn step(&mut self) {
        let (conditions, _) = &self.points[self.of_point];
        self.chain = match std::mem::replace(&mut self.chain, Stage::Untouched) {
            Stage::Untouched => {
                let engine = DepthTSearch::new(&conditions.settings());
                Stage::Searching(Box::new((engine, Search::new(conditions.t, conditions.tie))))
            }
            Stage::Searching(mut searching) if searching.1.done() < Search::<3>::steps(conditions.t) => {
                let (engine, search) = &mut *searching;
                search.step(&|position| engine.leaf_value(position));
                Stage::Searching(searching)
            }
            Stage::Searching(searching) => Stage::Moving(Box::new(WinningChain::of(searching.1, distances()))),
            Stage::Moving(mut chain) => {
                chain.advance();
                self.find(&chain);
                Stage::Moving(chain)
            }
        };
    }

    /// Stores the results of a chain for all points.
    fn find(&mut self, chain: &WinningChain<3>) {
        let quotas = chain.quotas();
        let quota = |(_, asked): &(Conditions, Asked)| match asked {
            Asked::Distance(distance) => quotas.by_distance[*distance],
            Asked::All => mean(&quotas.by_distance),
            Asked::These(positions) => {
                positions.iter().map(|position| chain.quota(position)).sum::<f64>() / positions.len() as f64
            }
        };
        let by_point = self.points.iter().map(quota).collect();
        self.found.push((quotas, by_point));
    }
}

impl Trials for QuotaTrials {
    fn row(&mut self, trial: u64) -> String {
        while self.prepare(trial) < 1.0 {}
        let (point, place) = self.place(trial);
        let (quotas, by_point) = &self.found[place];
        let Quotas { moves, never, always, by_distance } = quotas;
        let mut row = format!("{trial},{moves},{},{never},{always},", by_point[point]);
        write_list(&mut row, by_distance);
        row
    }

    /// The number of trials that run fastest together: those of a point, or all if all points are
    /// about one chain.
    fn chain_length(&self) -> Option<u64> {
        let is_one = self.points.iter().all(|(point, _)| point.has_chain_of(&self.points[0].0));
        Some(self.limit * if is_one { self.points.len() as u64 } else { 1 })
    }

    /// Does one step of the preparation of a trial, if it needs any. Returns the share of steps
    /// done, 1 if all are.
    fn prepare(&mut self, trial: u64) -> f64 {
        let (point, place) = self.place(trial);
        if !self.points[point].0.has_chain_of(&self.points[self.of_point].0) {
            (self.chain, self.found) = (Stage::Untouched, Vec::new());
        }
        self.of_point = point;
        if self.found.len() > place {
            return 1.0;
        }
        self.step();
        // One step to start the search, and one for the chain.
        let searches = usize::from(Search::<3>::steps(self.points[point].0.t)) + 2;
        let done = match &self.chain {
            Stage::Untouched => 0,
            Stage::Searching(searching) => 1 + usize::from(searching.1.done()),
            Stage::Moving(_) => searches + self.found.len(),
        };
        done as f64 / (searches + place + 1) as f64
    }

    fn another(&self) -> Box<dyn Trials> {
        Box::new(self.clone())
    }
}

/// The mean over all positions, from the means over those of each DTW.
fn mean(by_distance: &[f64]) -> f64 {
    let counts = distances().histogram();
    let sums = by_distance.iter().zip(&counts).map(|(mean, &count)| mean * count as f64);
    sums.sum::<f64>() / counts.iter().sum::<u64>() as f64
}

/// The results of kind `exact-quota`: the exact winning quotas of one point, from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExactQuotaResults"))]
#[non_exhaustive]
pub struct ExactQuota {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of trials, which is the maximum number of moves of a game.
    pub n: u64,
    /// The mean winning quota of the selected positions.
    pub exact: f64,
    /// That quota within 1, 2, … moves.
    pub curve: Vec<f64>,
    /// The winning quota of all positions.
    pub all: f64,
    /// The number of positions that are never won within this many moves.
    pub never: u64,
    /// The number of positions that are always won.
    pub always: u64,
    /// The winning quota by distance to win.
    pub distances: Vec<QuotaOfDistance>,
}

/// The winning quota of the positions at some distance to win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct QuotaOfDistance {
    /// The distance to win.
    pub dtw: u8,
    /// The number of positions.
    pub positions: u64,
    /// Their mean winning quota.
    pub quota: f64,
}

/// Stores the trials of a point.
#[derive(Default)]
struct Tally {
    curve: Vec<f64>,
    never: u64,
    always: u64,
    by_distance: Vec<f64>,
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, _conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let moves = self.curve.len() as u64 + 1;
        fields.number(moves, moves)?;
        self.curve.extend(fields.quotas(1)?);
        self.never = fields.number(0, Position::<3>::COUNT)?;
        self.always = fields.number(0, Position::<3>::COUNT - self.never)?;
        self.by_distance = fields.quotas(distances().histogram().len())?;
        Ok(true)
    }

    fn outcome(&self, _conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        let classes = self.by_distance.iter().zip(distances().histogram()).zip(0..);
        Outcome::ExactQuota(ExactQuota {
            point,
            n,
            exact: self.curve.last().copied().unwrap_or_default(),
            curve: self.curve.clone(),
            all: mean(&self.by_distance),
            never: self.never,
            always: self.always,
            distances: classes.map(|((&quota, positions), dtw)| QuotaOfDistance { dtw, positions, quota }).collect(),
        })
    }
}
