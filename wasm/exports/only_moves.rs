//! Which two-player games have problems with an only move.

use plyground::web::{TwoPlayerGames as _, given::Text};
use wasm_bindgen::prelude::*;

use crate::Games;

/// Whether there is a solver or endgame tables for a game, so that it has problems with an only move.
///
/// # Errors
///
/// `unknown-game`.
#[wasm_bindgen(js_name = hasOnlyMoves)]
pub fn has_only_moves(game: Text) -> Result<bool, JsValue> {
    Ok(Games::has_only_moves(&game.read()?)?)
}
