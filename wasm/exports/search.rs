//! Searches in slices.

use plyground::web::{
    Games as _, SearchListener, SearchReport, Slices,
    given::{self, Text},
};
use wasm_bindgen::prelude::*;

use crate::Games;

/// A search: for a solution of a puzzle, or for the best move of a two-player game by any engine.
///
/// It runs in slices measured in nodes or milliseconds, so that its worker can be cancelled in
/// between. Slicing does not change the result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search(Slices);

#[wasm_bindgen]
impl Search {
    /// Prepares a search from a position, or from the start. For a two-player game the engine is a
    /// level, or written with its options as in `alpha-beta/nodes=4000` (the default is `strong`),
    /// and its random choices follow from the seed. For a puzzle the engine is `beam`, `ida-star`,
    /// `a-star`, `breadth-first`, `rta-star` or `lrta-star`, with options as in `beam/width=300`,
    /// and there is no seed.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position`, `unreachable-position`, or `bad-option`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: Text, position: Option<Text>, engine: Option<Text>, seed: Option<Text>) -> Result<Self, JsValue> {
        let [position, engine, seed] = [position, engine, seed].map(given::text);
        let (position, engine, seed) = (position?, engine?, seed?);
        Ok(Self(Games::search(&game.read()?, position.as_deref(), engine.as_deref(), seed.as_deref())?))
    }

    /// Runs until it finishes or has searched about `nodes` more nodes.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: JsValue,
    ) -> Result<SearchReport, JsValue> {
        self.0.step(&nodes)
    }

    /// Runs until it finishes or about this many milliseconds have passed, but for at least one
    /// node. The length of slices does not change the result.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    #[wasm_bindgen(js_name = stepFor)]
    pub fn step_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] milliseconds: JsValue,
    ) -> Result<SearchReport, JsValue> {
        self.0.step_for(&milliseconds)
    }

    /// Runs to the end, calling `listener` after every `slice` nodes. Messages are not processed
    /// meanwhile.
    ///
    /// # Errors
    ///
    /// `bad-argument`, and whatever the listener throws.
    pub fn run(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] slice: JsValue,
        listener: Option<SearchListener>,
    ) -> Result<SearchReport, JsValue> {
        self.0.run(&slice, listener)
    }
}
