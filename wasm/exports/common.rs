//! Exports of every module: its version, and seeds.

use plyground::{
    rng::Seed,
    web::{self, given::Text},
};
use wasm_bindgen::prelude::*;

/// Turns panics into readable console errors.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the engine. Page, worker and module compare it before they work together.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The seed that a text stands for, as 16 hexadecimal digits: up to 16 such digits are the seed
/// itself, any other text is hashed.
///
/// # Errors
///
/// `bad-argument`.
#[wasm_bindgen]
pub fn seed(text: Text) -> Result<String, JsValue> {
    let Ok(seed) = text.read()?.parse::<Seed>();
    Ok(seed.to_string())
}

/// A seed from the platform's entropy, for users who do not choose one.
///
/// # Errors
///
/// `no-entropy` if the platform provides none.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<String, JsValue> {
    let seed = getrandom::u64().map_err(|error| web::throw("no-entropy", "", &error.to_string()))?;
    Ok(Seed(seed).to_string())
}

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = web::GAME_NAMES;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "\
import type {
  CheckedProblem, Ending, ExperimentReport, ExperimentSlice, GameRecord, Judgement, Level, PatternCount, Preset,
  ProblemsReport, SearchReport, Step, TrialSearch, Verdict,
} from './types.js';
export * from './types.js';
";
