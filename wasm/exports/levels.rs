//! The levels of play of two-player games.

use plyground::web::{TwoPlayerGames as _, given::Text};
use wasm_bindgen::prelude::*;

use crate::Games;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a game's levels.
    #[wasm_bindgen(typescript_type = "Level[]")]
    pub type Levels;
}

/// The levels of play of a game, weakest first; empty for a puzzle.
///
/// # Errors
///
/// `unknown-game`.
#[wasm_bindgen]
pub fn levels(game: Text) -> Result<Levels, JsValue> {
    let list = js_sys::Array::new();
    for level in Games::levels(&game.read()?)? {
        let entry = js_sys::Object::new();
        js_sys::Reflect::set(&entry, &"id".into(), &level.id.into())?;
        js_sys::Reflect::set(&entry, &"engine".into(), &level.engine.into())?;
        list.push(&entry);
    }
    Ok(JsValue::from(list).unchecked_into())
}
