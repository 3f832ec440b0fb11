//! Searches that write a log.

use plyground::web::{
    Games as _, SearchReport, Slices,
    given::{self, Text},
};
use wasm_bindgen::prelude::*;

use crate::Games;

/// A search of a position that writes a log of all its events, in slices as those of `Search`. docs/search-log.md describes
/// the log.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RecordedSearch(Slices);

#[wasm_bindgen]
impl RecordedSearch {
    /// Prepares a search from a position, or from the start. The engine of a two-player game is `minimax`, `alpha-beta`,
    /// `mtd`, `proof` or `uct` with its options, or a level that is one of them; that of a puzzle is `ida-star`, or `ida-star/nodes=N` to end
    /// after so many nodes; for SlideThree also `depth-t` with keys of experiments, as in
    /// `depth-t/eval=eu/t=3/noise=add/w=2`. Random choices follow from the seed.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position`, `unreachable-position` or `bad-option`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: Text, position: Option<Text>, engine: Text, seed: Option<Text>) -> Result<Self, JsValue> {
        let [position, seed] = [position, seed].map(given::text);
        let (position, seed, engine) = (position?, seed?, engine.read()?);
        Ok(Self(Games::record(&game.read()?, position.as_deref(), &engine, seed.as_deref())?))
    }

    /// Runs until it finishes or about this many milliseconds have passed, but for at least one node.
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

    /// The bytes of the log since the last call.
    pub fn take(&mut self) -> Vec<u8> {
        self.0.take_log()
    }
}
