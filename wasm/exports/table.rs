//! Distances to win: positions drawn without a table.

use plyground::{
    api::{AnyTable, ApiError},
    rng::Seed,
    web::{
        PuzzleDistances as _,
        given::{self, Text},
    },
};
use wasm_bindgen::prelude::*;

use crate::Games;

/// The exact distances to win (DTW) of all reachable positions of a game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(#[allow(dead_code, reason = "pages draw positions without a table")] pub(super) AnyTable);

#[wasm_bindgen]
impl Table {
    /// Draws the same position as `randomPosition` of a game's table, without the table: fast for
    /// small distances, slower than a table for large ones.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `not-available` for `slide4` and `slide5`, `bad-distance` if no position has this DTW.
    #[wasm_bindgen(js_name = randomPositionNear)]
    pub fn random_position_near(
        game: Text,
        #[wasm_bindgen(unchecked_param_type = "number")] distance: JsValue,
        seed: Text,
    ) -> Result<String, JsValue> {
        let Ok(seed) = seed.read()?.parse::<Seed>();
        Ok(Games::random_position_near(&game.read()?, read_distance(&distance)?, seed)?)
    }
}

/// Converts a distance given by JavaScript.
pub(super) fn read_distance(distance: &JsValue) -> Result<u8, JsValue> {
    let distance = given::number(distance)?;
    (0..=u8::MAX).find(|&whole| f64::from(whole).to_bits() == distance.to_bits()).ok_or_else(|| {
        let found =
            js_sys::Number::from(distance).to_string_with_radix(10).map_or_else(|_| String::new(), String::from);
        let message = format!("{found} is not a distance: expected a whole number from 0");
        ApiError::new("bad-distance", found, message).into()
    })
}
