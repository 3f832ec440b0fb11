//! Running trials with the puzzle.

use std::fmt::Write;

use super::{
    Engine, SpecError, autoplay, choice_of_moves, clusters,
    conditions::{Conditions, Kind},
    inquiry::Inquiry,
    sample::{Sampler, distances},
    solving, ties, trace,
};
use crate::{
    dtw::Distances,
    randomised::Guesses,
    rng::Random,
    slide::{Position, write_sample_file},
};

/// The stream of a trial's search seeds and choices.
const STREAM: &str = "play";

/// Runs the trials of an experiment with the puzzle, in any order.
///
/// Sample and engine of the point of the last trial are kept, so neighbouring trials are quickest.
#[derive(Clone, Debug)]
pub(super) struct Trials {
    kind: Kind,
    at_point: u64,
    points: Vec<Conditions>,
    file: Option<Vec<Position<3>>>,
    point: usize,
    sampler: Sampler,
    engine: Engine,
    guesses: Guesses,
}

impl Trials {
    /// Prepares the first point of an inquiry.
    pub(super) fn new(inquiry: &Inquiry) -> Result<Self, SpecError> {
        let points = inquiry.conditions().to_vec();
        let file = inquiry.positions()?.map(<[_]>::to_vec);
        for point in points.iter().skip(1) {
            Sampler::check(point)?;
        }
        let sampler = Sampler::new(&points[0], file.as_deref())?;
        let engine = Engine::new(&points[0].settings());
        let guesses = Guesses::new(&points[0].settings());
        let (kind, at_point) = (inquiry.kind(), inquiry.trials_at_point());
        Ok(Self { kind, at_point, points, file, point: 0, sampler, engine, guesses })
    }

    /// The record of a trial.
    pub(super) fn row(&mut self, trial: u64) -> String {
        let index = trial % self.at_point;
        self.go_to(usize::try_from(trial / self.at_point).expect("points are few"));
        let (conditions, engine) = (&self.points[self.point], &mut self.engine);
        let position = self.sampler.position(index);
        let mut random = Random::stream(conditions.seed, index, STREAM);
        let mut row = String::new();
        engine.new_game();
        if self.kind == Kind::Trace {
            trace::play(conditions, engine, trial, &position, &mut random, &mut row);
            return row;
        }
        let _ = write!(row, "{trial},{position},");
        match self.kind {
            Kind::Sample | Kind::Trace | Kind::ExactQuota => {
                let _ = write!(row, "{}", distances().distance(&position));
            }
            Kind::ChoiceOfMoves => choice_of_moves::measure(conditions, engine, &position, &mut random, &mut row),
            Kind::Autoplay => autoplay::play(conditions, engine, &position, &mut random, &mut row),
            Kind::Ties => ties::measure(conditions, engine, &position, &mut random, &mut row),
            Kind::Clusters => clusters::measure(conditions, engine, &position, &mut random, &mut row),
            Kind::Solving => solving::measure(conditions, &self.guesses, &position, &mut random, &mut row),
        }
        row
    }

    fn go_to(&mut self, point: usize) {
        if point == self.point {
            return;
        }
        let (from, to) = (&self.points[self.point], &self.points[point]);
        if !Sampler::serves(from, to) {
            self.sampler = Sampler::new(to, self.file.as_deref()).expect("samples were checked");
        }
        self.engine = Engine::new(&to.settings());
        self.guesses = Guesses::new(&to.settings());
        self.point = point;
    }
}

/// The positions that rows start from as a sample file (thesis, G.2), one for each trial.
///
/// ```
/// use plyground::lab::sample_file;
/// assert_eq!(sample_file(["0,115.987654321,24"]), "115\n987654321\n");
/// ```
#[must_use]
pub fn sample_file<'a>(rows: impl IntoIterator<Item = &'a str>) -> String {
    let mut last = None;
    let positions = rows.into_iter().filter_map(|row| {
        let (trial, position) = row.split_once(',')?;
        let is_first = last.replace(trial) != Some(trial);
        position.split(',').next()?.parse::<Position<3>>().ok().filter(|_| is_first)
    });
    write_sample_file(&positions.collect::<Vec<_>>())
}
