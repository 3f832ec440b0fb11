//! Sample files of experiments with the puzzle.

use plyground::{lab, web::given::Text};
use wasm_bindgen::prelude::*;

use super::experiment::Experiment;

#[wasm_bindgen]
impl Experiment {
    /// Writes the starting positions of rows as a sample file: two lines each, pattern and order.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    #[wasm_bindgen(js_name = sampleFile)]
    #[allow(clippy::unused_self, reason = "it is published as a method")]
    pub fn sample_file(&self, rows: Text) -> Result<String, JsValue> {
        Ok(lab::sample_file(rows.read()?.lines()))
    }
}
