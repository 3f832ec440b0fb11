//! The JavaScript-facing API: it parses, calls and converts. It makes no decisions.
//!
//! Six classes, [`Game`], [`Table`], [`Search`], [`Experiment`], [`Problems`] and [`Attempt`], and functions. Failures throw
//! an `Error` named `PlygroundError`, with a stable `code`, the rejected `input`, and a message
//! that says what was expected. Only [`fresh_seed`] uses entropy, and clocks only limit the
//! duration of slices.

#![allow(clippy::needless_pass_by_value, reason = "wasm-bindgen hands over owned values")]

#[cfg(any(feature = "engines", feature = "lab", feature = "problems", feature = "solver"))]
mod clock;
mod error;
#[cfg(feature = "lab")]
mod evaluations;
#[cfg(feature = "lab")]
mod experiment;
#[cfg(feature = "boards")]
mod game;
mod given;
#[cfg(any(feature = "lab", feature = "problems"))]
mod listener;
#[cfg(feature = "whole")]
mod presets;
#[cfg(feature = "problems")]
mod problems;
#[cfg(feature = "whole")]
mod records;
#[cfg(any(feature = "engines", feature = "solver"))]
mod search;
#[cfg(all(feature = "boards", feature = "slide"))]
mod table;

use wasm_bindgen::prelude::*;

#[cfg(feature = "lab")]
pub use experiment::Experiment;
#[cfg(feature = "boards")]
pub use game::Game;
#[cfg(feature = "whole")]
pub use presets::presets;
#[cfg(feature = "whole")]
pub use problems::check_problem;
#[cfg(feature = "problems")]
pub use problems::{Attempt, Problems};
#[cfg(feature = "whole")]
pub use records::read_games;
#[cfg(any(feature = "engines", feature = "solver"))]
pub use search::Search;
#[cfg(all(feature = "boards", feature = "slide"))]
pub use table::Table;

use crate::rng::Seed;

/// Turns panics into readable console errors.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the engine. Page, worker and module compare it before they work together.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The seed that a text stands for, as 16 hexadecimal digits: up to 16 such digits are the seed
/// itself, any other text is hashed.
#[wasm_bindgen]
#[must_use]
pub fn seed(text: &str) -> String {
    let Ok(seed) = text.parse::<Seed>();
    seed.to_string()
}

/// A seed from the platform's entropy, for users who do not choose one.
///
/// # Errors
///
/// `no-entropy` if the platform provides none.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<String, JsValue> {
    let seed = getrandom::u64().map_err(|error| error::throw("no-entropy", "", &error.to_string()))?;
    Ok(Seed(seed).to_string())
}

#[cfg(all(feature = "duels", any(feature = "boards", feature = "lab")))]
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
#[cfg(all(feature = "duels", any(feature = "boards", feature = "lab")))]
#[wasm_bindgen]
pub fn levels(game: &str) -> Result<Levels, JsValue> {
    let list = js_sys::Array::new();
    for level in crate::api::levels(game.parse::<crate::api::GameName>()?) {
        let entry = js_sys::Object::new();
        js_sys::Reflect::set(&entry, &"id".into(), &level.id.into())?;
        js_sys::Reflect::set(&entry, &"engine".into(), &level.engine.into())?;
        list.push(&entry);
    }
    Ok(JsValue::from(list).unchecked_into())
}

/// Whether there is a solver or endgame tables for a game, so that it has problems with an only move.
///
/// # Errors
///
/// `unknown-game`.
#[cfg(all(feature = "duels", any(feature = "boards", feature = "lab")))]
#[wasm_bindgen(js_name = hasOnlyMoves)]
pub fn has_only_moves(game: &str) -> Result<bool, JsValue> {
    Ok(crate::api::has_only_moves(game.parse()?))
}

/// Keeps an endgame table file of `giveaway` or `checkers`, so that engines with the option
/// `endgames` need not generate the table at their first lookup. They play the same moves with and
/// without it. Returns the game that the table is for.
///
/// # Errors
///
/// `bad-table`, saying what is wrong with the bytes.
#[cfg(all(feature = "duels", feature = "engines", feature = "lab"))]
#[wasm_bindgen(js_name = keepEndgames)]
pub fn keep_endgames(bytes: &[u8]) -> Result<String, JsValue> {
    Ok(crate::api::keep_endgames(bytes)?.to_string())
}

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = crate::catalogue::NAMES_TYPE;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");
