//! Endgame tables from files.

use plyground::web::{TwoPlayerGames as _, given::Bytes};
use wasm_bindgen::prelude::*;

use crate::Games;

/// Keeps an endgame table file of `giveaway` or `checkers`, so that engines with the option
/// `endgames` need not generate the table at their first lookup. They play the same moves with and
/// without it. Returns the game that the table is for.
///
/// # Errors
///
/// `bad-table`, saying what is wrong with the bytes.
#[wasm_bindgen(js_name = keepEndgames)]
pub fn keep_endgames(bytes: Bytes) -> Result<String, JsValue> {
    Ok(Games::keep_endgames(&bytes.read()?)?)
}
