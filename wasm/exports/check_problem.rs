//! Problems checked in another way.

use plyground::{
    api,
    web::{
        given::{self, Text},
        object,
    },
};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The result of the plain prover.
    #[wasm_bindgen(typescript_type = "CheckedProblem")]
    pub type CheckedProblem;
}

/// Checks by a plain search of all moves whether a position is a problem within this many turns:
/// slow, but it shares nothing with the search that finds problems except the rules.
///
/// # Errors
///
/// `unknown-game`, `bad-position`, `bad-option`, `not-available` for a puzzle, or `bad-argument`.
#[wasm_bindgen(js_name = checkProblem)]
pub fn check_problem(
    game: Text,
    #[wasm_bindgen(unchecked_param_type = "number")] turns: JsValue,
    position: Text,
) -> Result<CheckedProblem, JsValue> {
    let checked = api::check_problem(game.read()?.parse()?, given::whole(&turns)?, &position.read()?)?;
    object(&checked)
}
