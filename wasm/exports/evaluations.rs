//! The values of a position under all evaluation functions of its game.

use plyground::web::{self, Games as _};
use wasm_bindgen::prelude::*;

use super::game::Game;
use crate::Games;

#[wasm_bindgen]
extern "C" {
    /// A map from names to numbers.
    #[wasm_bindgen(typescript_type = "Record<string, number>")]
    pub type Values;
}

#[wasm_bindgen]
impl Game {
    /// The value of the position under each evaluation function, by name.
    ///
    /// # Errors
    ///
    /// Only if the engine runs out of memory for objects.
    pub fn evaluations(&self) -> Result<Values, JsValue> {
        web::numbers(Games::evaluations(&self.name(), &self.position())?)
    }
}
