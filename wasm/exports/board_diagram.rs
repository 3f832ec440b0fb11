//! Drawings of boards.

use plyground::{
    api::{self, Board, DiagramOptions},
    web::given::{self, Bytes, Text},
};
use wasm_bindgen::prelude::*;

/// Draws what stands on a board as SVG: the bytes of `plyground draw`. `cells` are the codes of the squares, row by row
/// from the top, as `Game.cells` returns them; `arrows` are between squares, as in `"c3-d4,b1xb3"`, and `marks` are
/// squares, as in `"c3,d4"`.
///
/// # Errors
///
/// `unknown-game`, `bad-square` if a square or an arrow is not understood, or `bad-argument`.
#[wasm_bindgen(js_name = drawBoard)]
#[allow(clippy::too_many_arguments)] // JavaScript passes each by itself.
pub fn draw_board(
    game: Text,
    position: Text,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: JsValue,
    cells: Bytes,
    arrows: Option<Text>,
    marks: Option<Text>,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] numbers: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] flip: JsValue,
) -> Result<String, JsValue> {
    let columns = u8::try_from(given::whole_in(&columns, 1..=u8::MAX.into())?).expect("it is in the range");
    let (game, position, cells) = (game.read()?, position.read()?, cells.read()?);
    let [arrows, marks] = [arrows, marks].map(given::text);
    let (arrows, marks) = (arrows?.unwrap_or_default(), marks?.unwrap_or_default());
    let (has_numbers, is_turned) = (given::flag(&numbers)?, given::flag(&flip)?);
    let options = DiagramOptions { arrows: &arrows, marks: &marks, has_numbers, is_turned };
    Ok(api::draw_board(Board { game: &game, position: &position, columns, cells: &cells }, options)?)
}
