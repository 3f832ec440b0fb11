//! Running trials of games for two.

use super::Contest;
use crate::{lab::trials::Trials, schema::SpecError};

/// What runs a trial, by its number, its round and its place there.
type Row = fn(&Contest, u64, u64, usize) -> String;

/// Runs the trials of a contest.
#[derive(Clone, Debug)]
pub(in crate::lab) struct ContestTrials {
    contest: Contest,
    row: Row,
}

impl ContestTrials {
    /// The trials of a contest, whose records are made by this.
    pub fn boxed(contest: &Contest, row: Row) -> Result<Box<dyn Trials>, SpecError> {
        contest.check_walks()?;
        Ok(Box::new(Self { contest: contest.clone(), row }))
    }
}

impl Trials for ContestTrials {
    fn row(&mut self, trial: u64) -> String {
        assert!(trial < self.contest.trials(), "there is no trial {trial}");
        let (round, place) = self.contest.place(trial);
        (self.row)(&self.contest, trial, round, place)
    }

    fn another(&self) -> Box<dyn Trials> {
        Box::new(self.clone())
    }
}
