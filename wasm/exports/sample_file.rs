//! Sample files of experiments with the puzzle.

use plyground::lab;
use wasm_bindgen::prelude::*;

use super::experiment::Experiment;

#[wasm_bindgen]
impl Experiment {
    /// Writes the starting positions of rows as a sample file: two lines each, pattern and order.
    #[wasm_bindgen(js_name = sampleFile)]
    #[must_use]
    #[allow(clippy::unused_self, reason = "it is published as a method")]
    pub fn sample_file(&self, rows: &str) -> String {
        lab::sample_file(rows.lines())
    }
}
