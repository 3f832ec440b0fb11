//! The games of a file.

use wasm_bindgen::prelude::*;

use plyground::{
    api,
    web::{self, given::Bytes},
};

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of the result.
    #[wasm_bindgen(typescript_type = "GameRecord[]")]
    pub type GameRecords;
}

/// Reads all games of a file: PDN, records as the pages copy them, SGF of Lines of Action and Tzaar, positions of
/// WALTZ. A game with an error ends there, and the others are read.
///
/// # Errors
///
/// `bad-games` if the bytes are not a text, or have no games.
#[wasm_bindgen(js_name = readGames)]
pub fn read_games(bytes: Bytes) -> Result<GameRecords, JsValue> {
    web::parsed(&api::read_games(&bytes.read()?)?)
}
