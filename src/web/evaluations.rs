//! The values of a position under all evaluation functions of its game.

use wasm_bindgen::prelude::*;

use crate::api::{self, GameName};

#[wasm_bindgen]
extern "C" {
    /// A map from names to numbers.
    #[wasm_bindgen(typescript_type = "Record<string, number>")]
    pub type Values;
}

/// The values of a position, by the names of the functions.
pub(super) fn values(game: GameName, position: &str) -> Result<Values, JsValue> {
    let values = js_sys::Object::new();
    for (name, value) in api::evaluations(game, position)? {
        js_sys::Reflect::set(&values, &name.into(), &value.into())?;
    }
    Ok(JsValue::from(values).unchecked_into())
}

/// The values of a position of `slide3`, for a module that plays no games: the laboratory's for puzzles.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
#[cfg(all(feature = "slide", not(feature = "boards")))]
#[wasm_bindgen]
pub fn evaluations(position: &str) -> Result<Values, JsValue> {
    values(GameName::Slide3, position)
}
