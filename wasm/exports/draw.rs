//! Drawings of positions.

use plyground::{
    api::{self, DiagramOptions},
    web::given::{self, Text},
};
use wasm_bindgen::prelude::*;

/// Draws a position as SVG, the start by default, in black on white: the same bytes as `plyground draw`. `arrows` are
/// between squares, as in `"c3-d4,b1xb3"`, and `marks` are squares, as in `"c3,d4"`; `numbers` numbers the arrows, and
/// `flip` turns the board.
///
/// # Errors
///
/// `unknown-game`, `bad-position`, or `bad-square` if a square or an arrow is not understood.
#[wasm_bindgen]
pub fn draw(
    game: Text,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: Option<Text>,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] arrows: Option<Text>,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] marks: Option<Text>,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] numbers: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] flip: JsValue,
) -> Result<String, JsValue> {
    let [position, arrows, marks] = [position, arrows, marks].map(given::text);
    let (position, arrows, marks) = (position?, arrows?.unwrap_or_default(), marks?.unwrap_or_default());
    let (has_numbers, is_turned) = (given::flag(&numbers)?, given::flag(&flip)?);
    let options = DiagramOptions { arrows: &arrows, marks: &marks, has_numbers, is_turned };
    let game = game.read()?.parse()?;
    Ok(api::draw(game, position.as_deref(), options)?)
}
