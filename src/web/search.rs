//! Searches in slices.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::api::Solver;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a report.
    #[wasm_bindgen(typescript_type = "SearchReport")]
    pub type SearchReport;
    /// Hears where a search stands after each slice.
    #[wasm_bindgen(typescript_type = "((report: SearchReport) => void)")]
    pub type SearchListener;
}

/// A search for a shortest solution without a distance table, by IDA*.
///
/// It runs in slices counted in nodes, so that its worker stays able to hear a cancel, and slicing
/// changes no result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search(Solver);

#[wasm_bindgen]
impl Search {
    /// Prepares a search of `slide2` or `slide3` from a position text, or from the start.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position`, `unreachable-position`, or `not-available` for `slide4`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, position: Option<String>) -> Result<Self, JsValue> {
        Ok(Self(Solver::new(game.parse()?, position.as_deref())?))
    }

    /// Runs until solved or until `nodes` more nodes are expanded.
    ///
    /// # Errors
    ///
    /// None in practice: only if the engine runs out of memory for objects.
    pub fn step(&mut self, nodes: u32) -> Result<SearchReport, JsValue> {
        Ok(self.0.step(nodes.into()).serialize(&Serializer::new())?.unchecked_into())
    }

    /// Runs to the end, telling `listener` after every `slice` nodes. No message is heard meanwhile.
    ///
    /// # Errors
    ///
    /// Whatever the listener throws.
    pub fn run(&mut self, slice: u32, listener: Option<SearchListener>) -> Result<SearchReport, JsValue> {
        let listener = listener.map(JsCast::unchecked_into::<js_sys::Function>);
        loop {
            let progress = self.0.step(slice.max(1).into());
            let solved = progress.line.is_some();
            let report = progress.serialize(&Serializer::new())?;
            if let Some(listener) = &listener {
                listener.call1(&JsValue::NULL, &report)?;
            }
            if solved {
                return Ok(report.unchecked_into());
            }
        }
    }
}
