//! The JavaScript-facing API: parse, call, convert. No decisions are taken here.
//!
//! Three classes, [`Game`], [`Table`] and [`Search`], and three functions. What fails throws an
//! `Error` named `PlygroundError`, with a stable `code`, the refused `input`, and a message that
//! says what was expected. Nothing reads clocks or entropy but [`fresh_seed`].

#![allow(clippy::needless_pass_by_value, reason = "wasm-bindgen hands over owned values")]

mod error;
mod game;
mod search;
mod table;

use wasm_bindgen::prelude::*;

pub use game::Game;
pub use search::Search;
pub use table::Table;

use crate::rng::Seed;

/// Panics become readable console errors.
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

/// The seed that a text means, as 16 hexadecimal digits: up to 16 such digits are the seed itself,
/// any other text is hashed to one.
#[wasm_bindgen]
#[must_use]
pub fn seed(text: &str) -> String {
    let Ok(seed) = text.parse::<Seed>();
    seed.to_string()
}

/// A seed from the platform's entropy, for people who do not bring one.
///
/// # Errors
///
/// `no-entropy` if the platform refuses.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<String, JsValue> {
    let seed = getrandom::u64().map_err(|error| error::throw("no-entropy", "", &error.to_string()))?;
    Ok(Seed(seed).to_string())
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The names of the games. */
export type GameName = 'slide2' | 'slide3' | 'slide4';

/** What this module throws. */
export interface PlygroundError extends Error {
  name: 'PlygroundError';
  /** A stable word for programs. */
  code:
    | 'unknown-game' | 'bad-position' | 'unreachable-position' | 'bad-move' | 'illegal-move'
    | 'bad-distance' | 'bad-table' | 'bad-option' | 'not-available' | 'no-entropy';
  /** The text or value that was refused. */
  input: string;
}

/** A legal move, as a board view needs it. */
export interface Step {
  /** The name of the move, as in `R2+`. */
  name: string;
  /** The squares whose pieces move, row · columns + column, before the move. */
  from: number[];
  /** How far each piece moves: the difference of its square numbers. */
  by: number;
}

/** Where a search stands. */
export interface SearchReport {
  /** Nodes expanded so far. */
  nodes: number;
  /** No solution is shorter than this, in moves. */
  bound: number;
  /** A shortest solution, once found; then `bound` is its length. */
  line?: string[];
}
";
