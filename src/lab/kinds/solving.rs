//! Solving: searches for solutions that use an evaluation, randomised or not, as the heuristic
//! [Heuser 2003, 8.2].
//!
//! An evaluation has one value in moves for each position of a trial. If no value exceeds the
//! distance to win, IDA* and A* find optimal solutions, and weighted A* finds solutions within its
//! weight times the optimal length. Otherwise solutions may be longer, and the experiment measures
//! their length relative to the distance.

use std::fmt::Write;

use serde::Serialize;

use super::{Outcome, PuzzleKind};
use crate::{
    dtw::Distances,
    lab::{
        mean::{Mean, Sum},
        puzzle::{Conditions, EVALUATION, NOISE, ONLY_THREE, SAMPLE, SampleTrials, Trial, distances},
        rows::{Fields, ReportError},
        statistics::Quota,
    },
    randomised::{Guess, RandomDraw},
    schema::native_only,
    search::{AStar, Beam, IdaStar, Learning, RealTime, SolverEngine, Status},
    slide::{Move, Position, Slide},
};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "solving",
    about: native_only!("searches for a solution with the evaluation as its heuristic (8.2)"),
    keys: &[SAMPLE, EVALUATION, NOISE, &["with", "budget", "ci", "sweep"]],
    refusals: &[("g", ONLY_THREE), ("draw", "a kind other than solving, where each position has one value")],
    columns: |_| vec!["trial", "position", "dtw", "solved", "moves", "nodes"],
    tally: |_| Box::new(Tally::default()),
    trials: Some(|experiment| SampleTrials::boxed(experiment, measure)),
    ..PuzzleKind::DEFAULT
};

/// Searches for a solution. The row has whether one was found, its length or 0, and the nodes.
fn measure(trial: &mut Trial<'_>) -> String {
    let mut row = trial.row();
    let guess = trial.guesses.of(RandomDraw::of_search(trial.random.word()));
    let (status, nodes) = search(trial.conditions, guess, trial.position);
    let length = if let Status::Solved(line) = &status { Some(line.len()) } else { None };
    let (distance, solved) = (distances().distance(&trial.position), u8::from(length.is_some()));
    let _ = write!(row, "{distance},{solved},{},{nodes}", length.unwrap_or(0));
    row
}

/// The results of kind `solving`: searches for solutions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SolvingResults"))]
#[non_exhaustive]
pub struct Solving {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of positions.
    pub n: u64,
    /// The share of positions solved within the budget.
    pub solved: Option<Quota>,
    /// The share of optimal solutions among those found.
    pub optimal: Option<Quota>,
    /// The length of the solutions found, divided by the distance to win.
    pub ratio: Option<Mean>,
    /// The length of the solutions found, in moves.
    pub length: Option<Mean>,
    /// The nodes expanded at each position, solved or not.
    pub nodes: Option<Mean>,
}

/// Searches within the budget. Returns how the search ended, and the nodes.
fn search(conditions: &Conditions, guess: Guess<'_>, root: Position<3>) -> (Status<Move>, u64) {
    let (rules, spec, budget) = (Slide::<3>::new(), conditions.with, u64::from(conditions.budget));
    let cap = u64::from(spec.memory) << 20;
    let real_time = |learning| {
        let depth = u8::try_from(spec.depth).unwrap_or(u8::MAX);
        let mut search = RealTime::new(Slide::<3>::new(), guess, root, learning, depth);
        (search.within(budget), search.nodes())
    };
    match spec.engine {
        SolverEngine::IdaStar => {
            let mut search = IdaStar::new(rules, guess, root);
            (search.step(budget), search.nodes())
        }
        SolverEngine::Beam => {
            let mut search = Beam::new(rules, guess, root, spec.width, cap);
            (search.step(budget), search.nodes())
        }
        SolverEngine::AStar | SolverEngine::BreadthFirst => {
            let mut search = AStar::weighted(rules, guess, root, spec.weight, cap);
            (search.step(budget), search.nodes())
        }
        SolverEngine::RtaStar => real_time(Learning::SecondBest),
        SolverEngine::LrtaStar => real_time(Learning::Best),
    }
}

/// Adds up the trials of a point.
#[derive(Default)]
struct Tally {
    solved: u64,
    optimal: u64,
    ratio: Sum,
    moves: Sum,
    nodes: Sum,
}

impl super::Tally<Conditions> for Tally {
    fn add(&mut self, _conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        fields.position::<3>()?;
        let distance = fields.number(0, 26)?;
        let solved = fields.number(0, 1)?;
        let least = if solved == 1 { distance } else { 0 };
        let moves = fields.number(least, if solved == 1 { u64::from(u32::MAX) } else { 0 })?;
        let nodes = fields.number(0, u64::from(u32::MAX))?;
        self.nodes.add(nodes as f64);
        if solved == 1 {
            self.solved += 1;
            self.optimal += u64::from(moves == distance);
            self.moves.add(moves as f64);
            if distance > 0 {
                self.ratio.add(moves as f64 / distance as f64);
            }
        }
        Ok(true)
    }

    fn outcome(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        Outcome::Solving(Solving {
            point,
            n,
            solved: Quota::of_counts(self.solved, n, conditions.interval),
            optimal: Quota::of_counts(self.optimal, self.solved, conditions.interval),
            ratio: self.ratio.mean(),
            length: self.moves.mean(),
            nodes: self.nodes.mean(),
        })
    }
}
