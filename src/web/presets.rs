//! The tables and figures of the thesis as experiments.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::lab;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of the result.
    #[wasm_bindgen(typescript_type = "Preset[]")]
    pub type Presets;
}

/// The tables and figures of the thesis as experiments, with its numbers.
///
/// # Errors
///
/// None in practice: only if the engine runs out of memory for objects.
#[wasm_bindgen]
pub fn presets() -> Result<Presets, JsValue> {
    Ok(lab::presets().serialize(&Serializer::new())?.unchecked_into())
}
