//! The laboratory's experiments.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::clock::Deadline;
use crate::{
    api::ApiError,
    lab::{self, Report, Runner, RunningReport},
};

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a report.
    #[wasm_bindgen(typescript_type = "ExperimentReport")]
    pub type ExperimentReport;
    /// The TypeScript name of what a slice has done.
    #[wasm_bindgen(typescript_type = "ExperimentSlice")]
    pub type ExperimentSlice;
}

/// The work done in a slice.
#[derive(Serialize)]
struct Slice {
    /// The rows of each trial that is done, each ended by a newline.
    rows: Vec<String>,
    /// How much of the preparation of the next trial is done, from 0 to 1.
    prepared: f64,
}

/// An experiment of the laboratory: a query, its trials and what they say.
///
/// Reading a query is quick; the first trial prepares samples and searches. Trials may run anywhere
/// and in any order: each depends on the query and its number alone.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Experiment {
    plan: lab::Experiment,
    runner: Option<Runner>,
    running: Option<RunningReport>,
}

#[wasm_bindgen]
impl Experiment {
    /// Reads a query, with or without `?` before it. With the text of a sample file, trials start at
    /// its positions.
    ///
    /// # Errors
    ///
    /// `bad-query`; its input is the key that is wrong.
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

    /// The number of trials at all points together.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn trials(&self) -> f64 {
        self.plan.trials() as f64
    }

    /// The values of the sweep; none without one.
    #[must_use]
    pub fn points(&self) -> Vec<String> {
        self.plan.points()
    }

    /// The names of the columns of a row.
    #[must_use]
    pub fn columns(&self) -> Vec<String> {
        self.plan.columns().into_iter().map(str::to_owned).collect()
    }

    /// The columns with commas between them.
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

    /// Does a step of what a trial waits for: the share of these steps that are done, 1 once it can be run. Only trials of
    /// `exact-quota` wait; what is not prepared is done by `run`.
    ///
    /// # Errors
    ///
    /// As `run`.
    pub fn prepare(&mut self, trial: u32) -> Result<f64, JsValue> {
        let there_is = u64::from(trial) < self.plan.trials();
        let runner = self.runner()?;
        Ok(if there_is { runner.prepare(trial.into()) } else { 1.0 })
    }

    /// The rows of the trials from one number up to, but not including, another, each ended by a
    /// newline. Behind the last trial there are none.
    ///
    /// # Errors
    ///
    /// `bad-query` if more different positions are to be drawn than there are, or if the query needs
    /// its sample file.
    pub fn run(&mut self, from: u32, until: u32) -> Result<String, JsValue> {
        let trials = u64::from(from)..self.plan.trials().min(until.into());
        let runner = self.runner()?;
        Ok(trials.flat_map(|trial| [runner.row(trial), "\n".to_owned()]).collect())
    }

    /// Runs trials from one number up to, but not including, another, until about so many milliseconds have passed. At
    /// least a trial is run, or a step done of what it waits for. The next slice goes on behind the trials that have rows.
    ///
    /// # Errors
    ///
    /// As `run`.
    #[wasm_bindgen(js_name = stepFor)]
    pub fn step_for(&mut self, from: u32, until: u32, milliseconds: f64) -> Result<ExperimentSlice, JsValue> {
        let deadline = Deadline::after(milliseconds);
        let mut trials = u64::from(from)..self.plan.trials().min(until.into());
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
        Ok(slice.serialize(&Serializer::new())?.unchecked_into())
    }

    /// What rows from trial 0 on say, in the order of trials; there may be fewer than all.
    ///
    /// # Errors
    ///
    /// `bad-rows` if they cannot be those of the experiment.
    pub fn report(&self, rows: &str) -> Result<ExperimentReport, JsValue> {
        let mut running = RunningReport::new(&self.plan);
        Ok(to_object(&add(&mut running, rows)?)?)
    }

    /// What rows say with all that were added before, from trial 0 on: quicker than to report all of them again. After an
    /// error it begins again with trial 0.
    ///
    /// # Errors
    ///
    /// As `report`.
    pub fn tally(&mut self, rows: &str) -> Result<ExperimentReport, JsValue> {
        let mut running = self.running.take().unwrap_or_else(|| RunningReport::new(&self.plan));
        let report = add(&mut running, rows)?;
        self.running = Some(running);
        Ok(to_object(&report)?)
    }

    /// The positions that rows start from as a sample file: two lines each, pattern and order.
    #[wasm_bindgen(js_name = sampleFile)]
    #[must_use]
    pub fn sample_file(&self, rows: &str) -> String {
        lab::sample_file(rows.lines())
    }
}

/// The report with some rows more.
fn add(running: &mut RunningReport, rows: &str) -> Result<Report, ApiError> {
    rows.lines().try_for_each(|row| running.add(row))?;
    Ok(running.report()?)
}

fn to_object(report: &Report) -> Result<ExperimentReport, serde_wasm_bindgen::Error> {
    Ok(report.serialize(&Serializer::new().serialize_missing_as_null(true))?.unchecked_into())
}

impl Experiment {
    /// Runs the trials.
    fn runner(&mut self) -> Result<&mut Runner, JsValue> {
        Ok(match &mut self.runner {
            Some(runner) => runner,
            empty => empty.insert(Runner::new(&self.plan).map_err(ApiError::from)?),
        })
    }
}
