//! Plans of experiments with the puzzle.

use std::{marker::PhantomData, sync::Arc};

use super::PuzzleExperiment;
use crate::{
    lab::{
        kinds::{NAMES, Outcome, PUZZLE_KINDS, PUZZLE_TRIALS, PuzzleKind, Tally, puzzle_kinds},
        plan::{Plan, Sums, only_planned},
        rows::{Fields, ReportError},
        trials::Trials,
    },
    players::Repertoire,
    schema::SpecError,
};

/// Reads the plan of a query, whose trials start at the positions of a sample file, if there is one.
pub(in crate::lab) fn read<R: Repertoire>(query: &str, file: Option<&str>) -> Result<Arc<dyn Plan>, SpecError> {
    let kinds = puzzle_kinds();
    let experiment = PuzzleExperiment::read(&kinds, query, file).map_err(|error| match error.key.as_str() {
        // Without a kind of the puzzle, those of games were possible too.
        "kind" => {
            let others = NAMES.iter().filter(|name| kinds.iter().all(|kind| kind.name != **name));
            SpecError { expected: error.expected + &others.flat_map(|name| [", ", name]).collect::<String>(), ..error }
        }
        _ => error,
    })?;
    let place = kinds.iter().position(|kind| kind.name == experiment.kind().name).expect("the kind is one of these");
    Ok(Arc::new(PuzzlePlan::<R> { place, experiment, repertoire: PhantomData }))
}

/// An experiment with the puzzle, in a program that has these engines.
struct PuzzlePlan<R> {
    /// The place of its kind.
    place: usize,
    experiment: PuzzleExperiment,
    repertoire: PhantomData<R>,
}

impl<R> PuzzlePlan<R> {
    fn described(&self) -> &'static PuzzleKind {
        PUZZLE_KINDS[self.place]
    }
}

impl<R: Repertoire> Plan for PuzzlePlan<R> {
    fn query(&self, is_full: bool) -> String {
        self.experiment.query(is_full)
    }

    fn kind(&self) -> &'static str {
        self.described().info.name
    }

    fn trials(&self) -> u64 {
        self.experiment.trials()
    }

    fn trials_at_point(&self) -> u64 {
        self.experiment.trials_at_point()
    }

    fn sweep(&self) -> Option<&'static str> {
        self.experiment.sweep()
    }

    fn points(&self) -> Vec<String> {
        self.experiment.points()
    }

    fn columns(&self) -> Vec<&'static str> {
        (self.described().columns)(&self.experiment.conditions()[0])
    }

    fn sums(&self) -> Box<dyn Sums> {
        let (kind, experiment) = (self.described(), self.experiment.clone());
        let tally = (kind.tally)(&experiment.conditions()[0]);
        Box::new(PuzzleSums { kind, experiment, tally, results: Vec::new() })
    }

    fn run(&self) -> Result<Box<dyn Trials>, SpecError> {
        if R::IDLE { Err(only_planned(self.kind())) } else { PUZZLE_TRIALS[self.place](&self.experiment) }
    }
}

struct PuzzleSums {
    kind: &'static PuzzleKind,
    experiment: PuzzleExperiment,
    /// The trials of the current point.
    tally: Box<dyn Tally>,
    /// The results of the points before it.
    results: Vec<Outcome>,
}

impl Sums for PuzzleSums {
    fn add(&mut self, done: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let place = self.results.len();
        let conditions = &self.experiment.conditions()[place];
        let is_complete = self.tally.add(conditions, fields)?;
        if done + u64::from(is_complete) == (place as u64 + 1) * self.experiment.trials_at_point() {
            self.results.push(self.tally.outcome(conditions, self.experiment.point(place)));
            if let Some(next) = self.experiment.conditions().get(place + 1) {
                self.tally = (self.kind.tally)(next);
            }
        }
        Ok(is_complete)
    }

    fn is_between_trials(&self) -> bool {
        self.tally.is_between_trials()
    }

    fn results(&self, done: u64) -> Vec<Outcome> {
        let mut results = self.results.clone();
        let place = results.len();
        if done > place as u64 * self.experiment.trials_at_point() {
            let conditions = &self.experiment.conditions()[place];
            results.push(self.tally.outcome(conditions, self.experiment.point(place)));
        }
        results
    }
}
