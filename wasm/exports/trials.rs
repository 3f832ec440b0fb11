//! The trials of experiments.

use std::ops::Range;

use plyground::{
    api::ApiError,
    lab::{Runner, Slice},
    web::{Deadline, PulseListener, given, heard, object},
};
use wasm_bindgen::prelude::*;

use super::experiment::Experiment;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of the result of a slice.
    #[wasm_bindgen(typescript_type = "ExperimentSlice")]
    pub type ExperimentSlice;

    /// The TypeScript name of the searches of a trial.
    #[wasm_bindgen(typescript_type = "TrialSearch[]")]
    pub type TrialSearches;
}

#[wasm_bindgen]
impl Experiment {
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
    /// that it is alive; it must not use this experiment. Its exceptions are ignored.
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
        let slice = heard(listener, || self.slice(trials, milliseconds))??;
        object(&slice)
    }

    /// Runs a trial with the puzzle again, and returns its depth-t searches, which `RecordedSearch` repeats. They end
    /// before the first one that it cannot repeat: one that is too deep, or whose random values come from a table of the
    /// whole game. Other trials have none.
    ///
    /// # Errors
    ///
    /// See `run`.
    pub fn searches(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: JsValue,
    ) -> Result<TrialSearches, JsValue> {
        let trials = self.range(&trial, &self.trials().into())?;
        let runner = self.runner()?;
        object(&if trials.is_empty() { Vec::new() } else { runner.searches(trials.start) })
    }
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
