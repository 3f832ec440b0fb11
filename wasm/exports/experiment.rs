//! The laboratory's experiments.

use plyground::{
    api::ApiError,
    lab::{self, Report, Runner, RunningReport},
    web::given::{self, Text},
};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::LABORATORY;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a report.
    #[wasm_bindgen(typescript_type = "ExperimentReport")]
    pub type ExperimentReport;
}

/// An experiment of the laboratory: a query, its trials and their report.
///
/// Parsing a query is fast; the first trial prepares samples and searches. Trials may run anywhere
/// and in any order: each depends only on the query and its number.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Experiment {
    pub(super) plan: lab::Experiment,
    #[allow(dead_code, reason = "the plans of the page run no trials")]
    pub(super) runner: Option<Runner>,
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
    pub fn new(query: Text, sample: Option<Text>) -> Result<Self, JsValue> {
        let (query, sample) = (query.read()?, given::text(sample)?);
        let plan = lab::Experiment::read(&query, sample.as_deref(), &LABORATORY).map_err(ApiError::from)?;
        Ok(Self { plan, runner: None, running: None })
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
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn heading(&self, fingerprint: Option<Text>) -> Result<String, JsValue> {
        Ok(self.plan.heading(given::text(fingerprint)?.as_deref(), None))
    }

    /// Reports on rows from trial 0 on, in the order of trials; they need not be complete.
    ///
    /// # Errors
    ///
    /// `bad-rows` if they cannot be rows of the experiment.
    pub fn report(&self, rows: Text) -> Result<ExperimentReport, JsValue> {
        let mut running = RunningReport::new(&self.plan);
        Ok(to_object(&add(&mut running, &rows.read()?)?)?)
    }

    /// Reports on these rows and all added before, from trial 0 on: faster than reporting on all of
    /// them again. After an error it restarts with trial 0.
    ///
    /// # Errors
    ///
    /// See `report`.
    pub fn tally(&mut self, rows: Text) -> Result<ExperimentReport, JsValue> {
        let rows = rows.read()?;
        let mut running = self.running.take().unwrap_or_else(|| RunningReport::new(&self.plan));
        let report = add(&mut running, &rows)?;
        self.running = Some(running);
        Ok(to_object(&report)?)
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
