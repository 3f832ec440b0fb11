//! Running trials of two-player games.

use super::GamesExperiment;
use crate::{
    lab::{plan::Design, trials::Trials},
    schema::SpecError,
};

/// A function that runs a trial, given its number, its round and its index in the round.
pub(in crate::lab) type Row = fn(&GamesExperiment, u64, u64, usize) -> String;

/// Runs the trials of an experiment.
#[derive(Clone, Debug)]
pub(in crate::lab) struct GamesTrials {
    experiment: GamesExperiment,
    row: Row,
}

impl GamesTrials {
    /// The trials of an experiment; `row` runs them.
    pub fn boxed(experiment: &GamesExperiment, row: Row) -> Result<Box<dyn Trials>, SpecError> {
        experiment.check_memory()?;
        experiment.check_walks()?;
        Ok(Box::new(Self { experiment: experiment.clone(), row }))
    }
}

impl Trials for GamesTrials {
    fn row(&mut self, trial: u64) -> String {
        assert!(trial < self.experiment.trials(), "there is no trial {trial}");
        let (round, place) = self.experiment.place(trial);
        (self.row)(&self.experiment, trial, round, place)
    }

    fn another(&self) -> Box<dyn Trials> {
        Box::new(self.clone())
    }
}
