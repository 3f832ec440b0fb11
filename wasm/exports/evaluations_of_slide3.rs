//! The values of positions of `slide3`, for the laboratory's page, which opens no games.

use plyground::web::{self, Games as _, given::Text};
use wasm_bindgen::prelude::*;

use crate::Games;

#[wasm_bindgen]
extern "C" {
    /// A map from names to numbers.
    #[wasm_bindgen(typescript_type = "Record<string, number>")]
    pub type Values;
}

/// The value of a position under each evaluation function, by name.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
#[wasm_bindgen]
pub fn evaluations(position: Text) -> Result<Values, JsValue> {
    web::numbers(Games::evaluations("slide3", &position.read()?)?)
}
