//! What the rows of exact quotas say.

use serde::Serialize;

use super::trials::mean;
use crate::{
    dtw::Distances,
    lab::{
        report::{Fields, ReportError},
        sample::distances,
    },
    slide::Position,
};

/// The exact winning quotas of one point. Quotas are from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExactQuota {
    /// The value of the sweep.
    pub point: Option<String>,
    /// The number of trials, which is the most moves of a game.
    pub n: u64,
    /// The winning quota of the positions asked for: their mean.
    pub exact: f64,
    /// That quota within 1, 2, … moves.
    pub curve: Vec<f64>,
    /// The winning quota of all positions.
    pub all: f64,
    /// How many positions cannot be won within so many moves.
    pub never: u64,
    /// How many positions are won for certain.
    pub always: u64,
    /// The winning quota by distance to win.
    pub distances: Vec<QuotaOfDistance>,
}

/// The winning quota of the positions of a DTW.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct QuotaOfDistance {
    /// The DTW.
    pub dtw: u8,
    /// The number of positions.
    pub positions: u64,
    /// Their mean winning quota.
    pub quota: f64,
}

/// Keeps the trials of a point.
#[derive(Default)]
pub(in crate::lab) struct Tally {
    curve: Vec<f64>,
    never: u64,
    always: u64,
    by_distance: Vec<f64>,
}

impl Tally {
    /// Adds what follows the number of the trial.
    pub fn add(&mut self, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let moves = self.curve.len() as u64 + 1;
        fields.number(moves, moves)?;
        self.curve.extend(fields.quotas(1)?);
        self.never = fields.number(0, Position::<3>::COUNT)?;
        self.always = fields.number(0, Position::<3>::COUNT - self.never)?;
        self.by_distance = fields.quotas(distances().histogram().len())?;
        Ok(())
    }

    pub fn quotas(&self, point: Option<String>) -> ExactQuota {
        let classes = self.by_distance.iter().zip(distances().histogram()).zip(0..);
        ExactQuota {
            point,
            n: self.curve.len() as u64,
            exact: self.curve.last().copied().unwrap_or_default(),
            curve: self.curve.clone(),
            all: mean(&self.by_distance),
            never: self.never,
            always: self.always,
            distances: classes.map(|((&quota, positions), dtw)| QuotaOfDistance { dtw, positions, quota }).collect(),
        }
    }
}
