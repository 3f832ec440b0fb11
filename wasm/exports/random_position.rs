//! Positions drawn by a seed.

use plyground::{
    rng::Seed,
    web::{Games as _, given::Text},
};
use wasm_bindgen::prelude::*;

use super::game::Game;
use crate::Games;

#[wasm_bindgen]
impl Game {
    /// Draws a position by a seed. In a puzzle every reachable position is equally likely; in a
    /// two-player game the position follows from a few random moves.
    ///
    /// # Errors
    ///
    /// `unknown-game`.
    #[wasm_bindgen(js_name = randomPosition)]
    pub fn random_position(name: Text, seed: Text) -> Result<String, JsValue> {
        let Ok(seed) = seed.read()?.parse::<Seed>();
        Ok(Games::random_position(&name.read()?, seed)?)
    }
}
