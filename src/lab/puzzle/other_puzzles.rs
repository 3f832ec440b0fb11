//! Trials of puzzles other than `SlideThree`, whose distances are not computed.

use std::fmt::Write;

use super::{
    conditions::Conditions,
    experiment::PuzzleExperiment,
    puzzles::{SlidePuzzle, SlideStart},
    trials::PLAY,
};
use crate::{
    lab::{plan::Design, trials::Trials},
    randomised::PlainSearch,
    rng::Random,
    slide::Position,
};

/// The state of a trial.
pub(in crate::lab) struct OtherTrial<'a, const K: usize> {
    pub conditions: &'a Conditions,
    pub engine: &'a mut PlainSearch<K>,
    /// Its starting position.
    pub position: Position<K>,
    /// The source of its search seeds and choices.
    pub random: Random,
}

/// Runs one trial and completes its row, which has the number and the position so far.
type Run<const K: usize> = fn(&mut OtherTrial<'_, K>, String) -> String;

/// Runs the trials of an experiment, in any order.
#[derive(Clone, Debug)]
struct OtherTrials<const K: usize> {
    run: Run<K>,
    at_point: u64,
    points: Vec<Conditions>,
    starts: fn(SlideStart) -> Option<Position<K>>,
    point: usize,
    engine: PlainSearch<K>,
}

/// The trials of an experiment with another puzzle, each of which one of the functions runs; `None` for `SlideThree`.
pub(in crate::lab) fn other_trials(
    experiment: &PuzzleExperiment,
    of_two: Run<2>,
    of_four: Run<4>,
) -> Option<Box<dyn Trials>> {
    match experiment.conditions()[0].puzzle {
        SlidePuzzle::Two => {
            let starts = |start| if let SlideStart::Two(position) = start { Some(position) } else { None };
            Some(OtherTrials::boxed(experiment, of_two, starts))
        }
        SlidePuzzle::Three => None,
        SlidePuzzle::Four => {
            let starts = |start| if let SlideStart::Four(position) = start { Some(position) } else { None };
            Some(OtherTrials::boxed(experiment, of_four, starts))
        }
    }
}

impl<const K: usize> OtherTrials<K> {
    fn boxed(
        experiment: &PuzzleExperiment,
        run: Run<K>,
        starts: fn(SlideStart) -> Option<Position<K>>,
    ) -> Box<dyn Trials> {
        let points = experiment.conditions().to_vec();
        let engine = PlainSearch::new(&points[0].settings());
        Box::new(Self { run, at_point: experiment.trials_at_point(), points, starts, point: 0, engine })
    }
}

impl<const K: usize> Trials for OtherTrials<K> {
    fn row(&mut self, trial: u64) -> String {
        let index = trial % self.at_point;
        let point = usize::try_from(trial / self.at_point).expect("points are few");
        if point != self.point {
            self.engine = PlainSearch::new(&self.points[point].settings());
            self.point = point;
        }
        let conditions = &self.points[point];
        let drawn = || {
            let index = Random::stream(conditions.seed, index, "sample").below(Position::<K>::COUNT);
            Position::from_index(index).expect("indices have positions")
        };
        let position = conditions.start.and_then(self.starts).unwrap_or_else(drawn);
        let random = Random::stream(conditions.seed, index, PLAY);
        let mut row = String::new();
        let _ = write!(row, "{trial},{position},");
        (self.run)(&mut OtherTrial { conditions, engine: &mut self.engine, position, random }, row)
    }

    fn another(&self) -> Box<dyn Trials> {
        Box::new(self.clone())
    }
}
