//! Distances to win: tables.

use plyground::{
    api::AnyTable,
    rng::Seed,
    web::{
        PuzzleDistances as _,
        given::{self, Bytes, Text},
        object,
    },
};
use wasm_bindgen::prelude::*;

use super::table::{Table, read_distance};
use crate::Games;

#[wasm_bindgen]
extern "C" {
    /// A callback that receives the progress of a table: the distance just completed and the
    /// positions found so far.
    #[wasm_bindgen(typescript_type = "((distance: number, positions: number) => void)")]
    pub type TableListener;
    /// The TypeScript name of a result.
    #[wasm_bindgen(typescript_type = "PatternCount[]")]
    pub type PatternCounts;
}

#[wasm_bindgen]
impl Table {
    /// Computes the table of `slide2` or `slide3`, calling `listener` after each ply.
    ///
    /// # Errors
    ///
    /// `unknown-game`, or `not-available` for `slide4`.
    pub fn generate(game: Text, listener: Option<TableListener>) -> Result<Self, JsValue> {
        let listener = given::function(listener)?;
        Ok(Self(Games::table(&game.read()?, |distance, positions| {
            if let Some(listener) = &listener {
                // A listener that throws does not stop the table.
                let _ = listener.call2(&JsValue::NULL, &distance.into(), &JsValue::from(positions as f64));
            }
        })?))
    }

    /// Reads the table file of `slide3`.
    ///
    /// # Errors
    ///
    /// `bad-table`, saying what is wrong with the bytes.
    pub fn decode(bytes: Bytes) -> Result<Self, JsValue> {
        Ok(Self(AnyTable::decode(&bytes.read()?)?))
    }

    /// The name of the game.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn game(&self) -> String {
        self.0.game().to_string()
    }

    /// The DTW of a position.
    ///
    /// # Errors
    ///
    /// `bad-position` or `unreachable-position`, here and below.
    pub fn distance(&self, position: Text) -> Result<u8, JsValue> {
        Ok(self.0.distance(&position.read()?)?)
    }

    /// The optimal moves, in the order of the legal moves; empty if the puzzle is solved.
    ///
    /// # Errors
    ///
    /// See `distance`.
    #[wasm_bindgen(js_name = optimalMoves)]
    pub fn optimal_moves(&self, position: Text) -> Result<Vec<String>, JsValue> {
        Ok(self.0.optimal_moves(&position.read()?)?)
    }

    /// One optimal line: as many moves as the DTW.
    ///
    /// # Errors
    ///
    /// See `distance`.
    #[wasm_bindgen(js_name = optimalLine)]
    pub fn optimal_line(&self, position: Text) -> Result<Vec<String>, JsValue> {
        Ok(self.0.optimal_line(&position.read()?)?)
    }

    /// The number of different optimal lines.
    ///
    /// # Errors
    ///
    /// See `distance`.
    #[wasm_bindgen(js_name = optimalLines)]
    pub fn optimal_lines(&self, position: Text) -> Result<f64, JsValue> {
        Ok(self.0.optimal_lines(&position.read()?)? as f64)
    }

    /// The number of positions of each DTW, from 0.
    #[must_use]
    pub fn histogram(&self) -> Vec<f64> {
        self.0.histogram().into_iter().map(|count| count as f64).collect()
    }

    /// The patterns that contain positions with a given DTW, and how many.
    ///
    /// # Errors
    ///
    /// `bad-distance`, or `bad-argument`.
    pub fn patterns(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] distance: JsValue,
    ) -> Result<PatternCounts, JsValue> {
        object(&self.0.patterns(read_distance(&distance)?))
    }

    /// Draws a position of the given DTW by a seed; all are equally likely.
    ///
    /// # Errors
    ///
    /// `bad-distance` if no position has this DTW.
    #[wasm_bindgen(js_name = randomPosition)]
    pub fn random_position(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] distance: JsValue,
        seed: Text,
    ) -> Result<String, JsValue> {
        let Ok(seed) = seed.read()?.parse::<Seed>();
        Ok(self.0.random_position(read_distance(&distance)?, seed)?)
    }
}
