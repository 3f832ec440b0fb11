//! Coarseness: ties between successors, and how many values there are (thesis, 4.2.3).
//!
//! A row holds the values of all successors after searches of every depth. Table 4.2 evaluates the
//! successors themselves by a depth-t-search; that is the search of depth t + 1 here.

use std::{collections::BTreeSet, fmt::Write};

use serde::Serialize;

use super::{
    Engine, Quota,
    autoplay::candidates,
    conditions::Conditions,
    report::{Fields, ReportError},
};
use crate::{
    rng::Random,
    slide::{Position, Slide},
};

const VALUES: [&str; 10] =
    ["values1", "values2", "values3", "values4", "values5", "values6", "values7", "values8", "values9", "values10"];

pub(super) fn columns(first: u8, last: u8) -> Vec<&'static str> {
    let by_depth = VALUES[usize::from(first) - 1..usize::from(last)].iter().copied();
    ["trial", "position"].into_iter().chain(by_depth).collect()
}

/// Appends the values of all successors to a row.
pub(super) fn measure(
    conditions: &Conditions,
    engine: &mut Engine,
    position: &Position<3>,
    random: &mut Random,
    row: &mut String,
) {
    for t in conditions.first..=conditions.last {
        if t > conditions.first {
            row.push(',');
        }
        write_list(row, &engine.search(position, t, random.word(), false).values);
    }
}

/// Values with spaces between them.
pub(super) fn write_list<T: std::fmt::Display>(row: &mut String, values: &[T]) {
    for (place, value) in values.iter().enumerate() {
        let space = if place == 0 { "" } else { " " };
        let _ = write!(row, "{space}{value}");
    }
}

/// The coarseness at one depth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Coarseness {
    /// The depth of the searches.
    pub t: u8,
    /// The share of positions with several successors of the least value (table 4.3).
    pub ties: Quota,
    /// The number of different values of all successors (table 4.2, where `t` is one less).
    pub values: u64,
}

/// Adds up the trials of a point.
pub(super) struct Tally {
    first: u8,
    depths: Vec<Sums>,
    pub n: u64,
    successors: BTreeSet<u64>,
}

#[derive(Clone, Default)]
struct Sums {
    ties: u64,
    values: BTreeSet<u64>,
}

impl Tally {
    pub(super) fn new(conditions: &Conditions) -> Self {
        let depths = vec![Sums::default(); usize::from(conditions.last - conditions.first) + 1];
        Self { first: conditions.first, depths, n: 0, successors: BTreeSet::new() }
    }

    pub(super) fn add(&mut self, position: Position<3>, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let successors = Slide::<3>::new().successors(position);
        let moves = successors.len();
        for sums in &mut self.depths {
            let values = fields.numbers(moves)?;
            sums.ties += u64::from(candidates(&values).nth(1).is_some());
            // Minus zero, which no valuation gives, would be zero.
            sums.values.extend(values.iter().map(|value| (value + 0.0).to_bits()));
        }
        self.successors.extend(successors.map(|successor| successor.index()));
        self.n += 1;
        Ok(())
    }

    /// The number of different successors of all positions.
    pub(super) fn successors(&self) -> u64 {
        self.successors.len() as u64
    }

    /// The measures by depth; none before the first trial.
    pub(super) fn coarseness(&self, conditions: &Conditions) -> Vec<Coarseness> {
        let coarseness = |(t, sums): (u8, &Sums)| {
            let ties = Quota::of_counts(sums.ties, self.n, conditions.interval)?;
            Some(Coarseness { t, ties, values: sums.values.len() as u64 })
        };
        (self.first..).zip(&self.depths).filter_map(coarseness).collect()
    }
}
