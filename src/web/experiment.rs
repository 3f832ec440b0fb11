//! The laboratory's experiments.

use std::ops::Range;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::{
    clock::Deadline,
    given,
    listener::{PulseListener, heed},
};
use crate::{
    api::ApiError,
    lab::{self, Report, Runner, RunningReport},
    pulse,
};

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a report.
    #[wasm_bindgen(typescript_type = "ExperimentReport")]
    pub type ExperimentReport;
    /// The TypeScript name of the result of a slice.
    #[wasm_bindgen(typescript_type = "ExperimentSlice")]
    pub type ExperimentSlice;
}

/// The work done in a slice.
#[derive(Serialize)]
struct Slice {
    /// The rows of each completed trial, each ending with a newline.
    rows: Vec<String>,
    /// The share of the next trial's preparation that is done, from 0 to 1.
    prepared: f64,
}

/// An experiment of the laboratory: a query, its trials and their report.
///
/// Parsing a query is fast; the first trial prepares samples and searches. Trials may run anywhere
/// and in any order: each depends only on the query and its number.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Experiment {
    plan: lab::Experiment,
    runner: Option<Runner>,
    running: Option<RunningReport>,
}

#[wasm_bindgen]
impl Experiment {
    /// Parses a query, with an optional `?` at the start. With the text of a sample file, trials
    /// start at its positions.
    ///
    /// # Errors
    ///
    /// `bad-query`; its input is the invalid key.
    #[wasm_bindgen(constructor)]
    pub fn new(query: &str, sample: Option<String>) -> Result<Self, JsValue> {
        let experiment = match sample {
            None => lab::Experiment::parse(query),
            Some(file) => lab::Experiment::parse_with_sample(query, &file),
        };
        Ok(Self { plan: experiment.map_err(ApiError::from)?, runner: None, running: None })
    }

    /// The canonical query.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn query(&self) -> String {
        self.plan.query()
    }

    /// The total number of trials at all points.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn trials(&self) -> f64 {
        self.plan.trials() as f64
    }

    /// The values of the sweep; empty without one.
    #[must_use]
    pub fn points(&self) -> Vec<String> {
        self.plan.points()
    }

    /// The names of the columns of a row.
    #[must_use]
    pub fn columns(&self) -> Vec<String> {
        self.plan.columns().into_iter().map(str::to_owned).collect()
    }

    /// The names of the columns, separated by commas.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn header(&self) -> String {
        self.plan.header()
    }

    /// The lines before the rows in a file: query, version, the fingerprint if there is one, and the
    /// columns. `plyground run --out` and `merge` read such files.
    #[must_use]
    pub fn heading(&self, fingerprint: Option<String>) -> String {
        self.plan.heading(fingerprint.as_deref(), None)
    }

    /// Does one step of the preparation of a trial. Returns the share of steps done, 1 once the
    /// trial can run. Only trials of `exact-quota` need preparation; `run` does what is missing.
    ///
    /// # Errors
    ///
    /// See `run`.
    pub fn prepare(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] trial: JsValue) -> Result<f64, JsValue> {
        let trials = self.range(&trial, &self.trials().into())?;
        let runner = self.runner()?;
        Ok(if trials.is_empty() { 1.0 } else { runner.prepare(trials.start) })
    }

    /// Runs the trials from one number up to, but not including, another, and returns their rows,
    /// each ending with a newline.
    ///
    /// # Errors
    ///
    /// `bad-query` if more different positions are to be drawn than there are, if the query needs
    /// its sample file, or if there is not enough memory for the table of an engine. `bad-argument` if
    /// the numbers are not whole, not in order, or above the number of trials.
    pub fn run(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] from: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] until: JsValue,
    ) -> Result<String, JsValue> {
        let trials = self.range(&from, &until)?;
        let runner = self.runner()?;
        Ok(trials.flat_map(|trial| [runner.row(trial), "\n".to_owned()]).collect())
    }

    /// Runs trials from one number up to, but not including, another, for about this many
    /// milliseconds. It runs at least one trial, or does one step of its preparation. The next
    /// slice continues after the trials that have rows.
    ///
    /// A trial may take minutes. Meanwhile `listener` is called often, so that a worker can tell
    /// that it is alive; it must not use this experiment. What it throws is ignored.
    ///
    /// # Errors
    ///
    /// See `run`.
    #[wasm_bindgen(js_name = stepFor)]
    pub fn step_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] from: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] until: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] milliseconds: JsValue,
        listener: Option<PulseListener>,
    ) -> Result<ExperimentSlice, JsValue> {
        let (trials, milliseconds) = (self.range(&from, &until)?, given::milliseconds(&milliseconds)?);
        let slice = pulse::heard(heed(listener)?, || self.slice(trials, milliseconds))?;
        Ok(slice.serialize(&Serializer::new())?.unchecked_into())
    }

    /// Reports on rows from trial 0 on, in the order of trials; they need not be complete.
    ///
    /// # Errors
    ///
    /// `bad-rows` if they cannot be rows of the experiment.
    pub fn report(&self, rows: &str) -> Result<ExperimentReport, JsValue> {
        let mut running = RunningReport::new(&self.plan);
        Ok(to_object(&add(&mut running, rows)?)?)
    }

    /// Reports on these rows and all added before, from trial 0 on: faster than reporting on all of
    /// them again. After an error it restarts with trial 0.
    ///
    /// # Errors
    ///
    /// See `report`.
    pub fn tally(&mut self, rows: &str) -> Result<ExperimentReport, JsValue> {
        let mut running = self.running.take().unwrap_or_else(|| RunningReport::new(&self.plan));
        let report = add(&mut running, rows)?;
        self.running = Some(running);
        Ok(to_object(&report)?)
    }

    /// Writes the starting positions of rows as a sample file: two lines each, pattern and order.
    #[wasm_bindgen(js_name = sampleFile)]
    #[must_use]
    pub fn sample_file(&self, rows: &str) -> String {
        #[cfg(feature = "slide")]
        return lab::sample_file(rows.lines());
        // No row of a game has a position of the puzzle.
        #[cfg(not(feature = "slide"))]
        {
            let _ = rows;
            String::new()
        }
    }
}

/// The report after adding some rows.
fn add(running: &mut RunningReport, rows: &str) -> Result<Report, ApiError> {
    rows.lines().try_for_each(|row| running.add(row))?;
    Ok(running.report()?)
}

fn to_object(report: &Report) -> Result<ExperimentReport, serde_wasm_bindgen::Error> {
    Ok(report.serialize(&Serializer::new().serialize_missing_as_null(true))?.unchecked_into())
}

impl Experiment {
    /// The trials from one number up to another.
    fn range(&self, from: &JsValue, until: &JsValue) -> Result<Range<u64>, JsValue> {
        let end = self.plan.trials();
        let from = given::whole_in(from, 0..=end)?;
        Ok(from..given::whole_in(until, from..=end)?)
    }

    fn slice(&mut self, mut trials: Range<u64>, milliseconds: f64) -> Result<Slice, JsValue> {
        let deadline = Deadline::after(milliseconds);
        let runner = self.runner()?;
        let mut slice = Slice { rows: Vec::new(), prepared: 1.0 };
        while !trials.is_empty() {
            slice.prepared = runner.prepare(trials.start);
            if slice.prepared >= 1.0 {
                slice.rows.extend(trials.next().map(|trial| runner.row(trial) + "\n"));
            }
            if deadline.is_over() {
                break;
            }
        }
        Ok(slice)
    }

    /// The runner of the trials.
    fn runner(&mut self) -> Result<&mut Runner, JsValue> {
        Ok(match &mut self.runner {
            Some(runner) => runner,
            empty => empty.insert(Runner::new(&self.plan).map_err(ApiError::from)?),
        })
    }
}
