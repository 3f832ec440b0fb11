//! The interface for JavaScript: it parses, calls and converts, and makes no decisions.
//!
//! A module of the site, or of the package for npm, is a small crate in `wasm/` that exports classes and functions by
//! files of `wasm/exports/`. The exports call the functions here, for the [`Games`] that the module has. Code that no
//! export reaches is not in a module.
//!
//! Failures throw an `Error` named `PlygroundError`, with a stable `code`, the rejected `input`, and a message that
//! says what was expected. Clocks only limit the duration of slices.

mod clock;
mod error;
mod games;
pub mod given;
mod listener;
mod slices;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};

pub use clock::Deadline;
pub use error::throw;
pub use games::{AnyGame, Games, OneGame, PuzzleDistances, Puzzles, TwoPlayerGames};
pub use listener::{PulseListener, heard};
pub use slices::{SearchListener, SearchReport, Slices};

/// The names of games as a type, for TypeScript.
pub const GAME_NAMES: &str = crate::catalogue::NAMES_TYPE;

/// A value as a JavaScript object.
///
/// # Errors
///
/// Only if the engine runs out of memory for objects.
pub fn object<T: JsCast>(value: &impl Serialize) -> Result<T, JsValue> {
    Ok(value.serialize(&Serializer::new())?.unchecked_into())
}

/// A value with texts of users as keys as a JavaScript object. Any text may be a key, `__proto__` too.
///
/// # Errors
///
/// Only if the engine runs out of memory for objects.
pub fn parsed<T: JsCast>(value: &impl Serialize) -> Result<T, JsValue> {
    let text = serde_json::to_string(value).map_err(|error| JsValue::from_str(&error.to_string()))?;
    Ok(js_sys::JSON::parse(&text)?.unchecked_into())
}

/// Numbers by name as a JavaScript object.
///
/// # Errors
///
/// Only if the engine runs out of memory for objects.
pub fn numbers<T: JsCast>(values: Vec<(&'static str, f64)>) -> Result<T, JsValue> {
    let object = js_sys::Object::new();
    for (name, value) in values {
        js_sys::Reflect::set(&object, &name.into(), &value.into())?;
    }
    Ok(object.unchecked_into())
}
