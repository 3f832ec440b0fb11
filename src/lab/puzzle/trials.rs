//! Running trials that start at the positions of a sample.

use std::fmt::Write;

use super::{
    conditions::Conditions, experiment::PuzzleExperiment, options::DrawFrom, recorded::depth_t_of, sample::Sampler,
};
use crate::{
    lab::{
        plan::Design,
        trials::{TrialSearch, Trials},
    },
    randomised::{DepthTSearch, Guesses},
    rng::{Random, Seed},
    schema::SpecError,
    slide::Position,
};

/// The stream for a trial's search seeds and choices.
pub(super) const PLAY: &str = "play";

/// The state of a trial.
pub(in crate::lab) struct Trial<'a> {
    pub number: u64,
    pub conditions: &'a Conditions,
    pub engine: &'a mut DepthTSearch,
    pub guesses: &'a Guesses,
    /// Its starting position.
    pub position: Position<3>,
    /// The source of its search seeds and choices.
    pub random: Random,
}

impl Trial<'_> {
    /// Starts a row with the number and the position of the trial.
    pub fn row(&self) -> String {
        let mut row = String::new();
        let _ = write!(row, "{},{},", self.number, self.position);
        row
    }
}

/// Runs the trials of an experiment with the puzzle, in any order.
///
/// The sample and the engine of the last trial's point are kept, so consecutive trials are fastest.
#[derive(Clone, Debug)]
pub(in crate::lab) struct SampleTrials {
    run: fn(&mut Trial<'_>) -> String,
    at_point: u64,
    points: Vec<Conditions>,
    file: Option<Vec<Position<3>>>,
    point: usize,
    sampler: Sampler,
    engine: DepthTSearch,
    guesses: Guesses,
}

impl SampleTrials {
    /// Prepares the first point of an experiment; `run` runs its trials.
    pub fn boxed(
        experiment: &PuzzleExperiment,
        run: fn(&mut Trial<'_>) -> String,
    ) -> Result<Box<dyn Trials>, SpecError> {
        let points = experiment.conditions().to_vec();
        let file = experiment.positions()?.map(<[_]>::to_vec);
        for point in points.iter().skip(1) {
            Sampler::check(point)?;
        }
        let sampler = Sampler::new(&points[0], file.as_deref())?;
        let engine = DepthTSearch::new(&points[0].settings());
        let guesses = Guesses::new(&points[0].settings());
        let at_point = experiment.trials_at_point();
        Ok(Box::new(Self { run, at_point, points, file, point: 0, sampler, engine, guesses }))
    }

    fn go_to(&mut self, point: usize) {
        if point == self.point {
            return;
        }
        let (from, to) = (&self.points[self.point], &self.points[point]);
        if !Sampler::serves(from, to) {
            self.sampler = Sampler::new(to, self.file.as_deref()).expect("samples were checked");
        }
        self.engine = DepthTSearch::new(&to.settings());
        self.guesses = Guesses::new(&to.settings());
        self.point = point;
    }
}

impl Trials for SampleTrials {
    fn row(&mut self, trial: u64) -> String {
        let index = trial % self.at_point;
        self.go_to(usize::try_from(trial / self.at_point).expect("points are few"));
        let (conditions, engine) = (&self.points[self.point], &mut self.engine);
        let position = self.sampler.position(index);
        let random = Random::stream(conditions.seed, index, PLAY);
        engine.new_game();
        (self.run)(&mut Trial { number: trial, conditions, engine, guesses: &self.guesses, position, random })
    }

    fn searches(&mut self, trial: u64) -> Vec<TrialSearch> {
        self.go_to(usize::try_from(trial / self.at_point).expect("points are few"));
        self.engine.asked = Some(Vec::new());
        self.row(trial);
        let asked = self.engine.asked.take().unwrap_or_default();
        let conditions = &self.points[self.point];
        // Later searches of a game depend on the table that the ones before have filled.
        let most = if conditions.draw == DrawFrom::Game { 1 } else { usize::MAX };
        let engine = |depth| depth_t_of(conditions, depth);
        asked
            .iter()
            .take(most)
            .map_while(|search| {
                Some(TrialSearch {
                    position: search.position.to_string(),
                    engine: engine(search.depth)?,
                    depth: search.depth,
                    seed: Seed(search.seed).to_string(),
                })
            })
            .collect()
    }

    fn another(&self) -> Box<dyn Trials> {
        Box::new(self.clone())
    }
}
