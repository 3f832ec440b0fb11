//! The tables and figures of the sources as experiments.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use plyground::presets::{Preset, Source, presets_of};

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of the result.
    #[wasm_bindgen(typescript_type = "Preset[]")]
    pub type Presets;
}

/// The tables and figures of all sources as experiments, with their numbers: source by source, in
/// order.
///
/// # Errors
///
/// Only if the engine runs out of memory for objects.
#[wasm_bindgen]
pub fn presets() -> Result<Presets, JsValue> {
    let all: Vec<Preset> = Source::ALL.into_iter().flat_map(presets_of).collect();
    Ok(all.serialize(&Serializer::new())?.unchecked_into())
}
