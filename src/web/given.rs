//! Arguments of any kind as JavaScript hands them over, read with a check.
//!
//! A number would be wrapped or cut, and anything is true or false: so these are taken as they are, and checked here.

use std::ops::RangeInclusive;

use js_sys::{ArrayBuffer, Function, JsString, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;

use super::error::throw;

/// The greatest number up to which every whole number is one of JavaScript's.
const MOST_WHOLE: f64 = 9_007_199_254_740_991.0;
/// The most elements of a list of strings.
const MOST: u32 = 10_000;
/// The most units of a text, or bytes.
const LONGEST: u32 = 1 << 28;

#[wasm_bindgen]
extern "C" {
    /// A text, or something else that a caller gave in its place.
    #[wasm_bindgen(typescript_type = "string")]
    pub type Text;
    /// Bytes, or something else.
    #[wasm_bindgen(typescript_type = "Uint8Array | number[]")]
    pub type Bytes;
    /// The text of a primitive value.
    #[wasm_bindgen(js_name = String)]
    fn text_of(value: &JsValue) -> String;
    /// It throws if a proxy was revoked.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// The error that an argument is of the wrong kind.
fn refusal(found: &JsValue, expected: &str) -> JsValue {
    // The text of anything else is made by code of the caller.
    let is_plain = !found.is_object() && !found.is_function() && !found.is_symbol();
    let text = if is_plain { text_of(found) } else { found.js_typeof().as_string().unwrap_or_default() };
    let input: String = text.chars().take(99).collect();
    throw("bad-argument", &input, &format!("found “{input}”, expected {expected}"))
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        JsValue::from(text).unchecked_into()
    }
}

impl Text {
    /// The text.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn read(&self) -> Result<String, JsValue> {
        let text = self.dyn_ref::<JsString>().filter(|text| text.length() <= LONGEST);
        text.map(String::from).ok_or_else(|| refusal(self, "a string"))
    }
}

/// A text, or nothing.
///
/// # Errors
///
/// `bad-argument`.
pub fn text(value: Option<Text>) -> Result<Option<String>, JsValue> {
    value.map(|value| value.read()).transpose()
}

impl Bytes {
    /// The bytes.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn read(&self) -> Result<Vec<u8>, JsValue> {
        let size = |value: &JsValue| Reflect::get(value, &"BYTES_PER_ELEMENT".into()).ok()?.as_f64();
        let is_view = ArrayBuffer::is_view(self) && size(self) == Some(1.0);
        // Those of a list wrap, as in JavaScript.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let byte = |element: JsValue| Some(element.as_f64()?.trunc().rem_euclid(256.0) as u8);
        let bytes = if is_view {
            Some(Uint8Array::new(self)).filter(|bytes| bytes.length() <= LONGEST).map(|bytes| bytes.to_vec())
        } else {
            list(self, LONGEST, byte)
        };
        bytes.ok_or_else(|| refusal(self, "bytes"))
    }
}

/// A whole number from 0 to 2³² − 1.
///
/// # Errors
///
/// `bad-argument`.
pub fn whole(value: &JsValue) -> Result<u32, JsValue> {
    let number = whole_in(value, 0..=u32::MAX.into())?;
    Ok(u32::try_from(number).expect("it is in the range"))
}

/// A whole number of a range below 2⁵³.
///
/// # Errors
///
/// `bad-argument`.
pub fn whole_in(value: &JsValue, range: RangeInclusive<u64>) -> Result<u64, JsValue> {
    let given = value.as_f64().filter(|given| given.fract() == 0.0 && (0.0..=MOST_WHOLE).contains(given));
    // Truncation is impossible now.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let number = given.map(|given| given as u64);
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| refusal(value, &format!("a whole number from {} to {}", range.start(), range.end())))
}

/// A duration.
///
/// # Errors
///
/// `bad-argument`.
pub fn milliseconds(value: &JsValue) -> Result<f64, JsValue> {
    let is_right = |number: &f64| number.is_finite() && *number >= 0.0;
    value.as_f64().filter(is_right).ok_or_else(|| refusal(value, "a number of milliseconds from 0"))
}

/// Any number.
///
/// # Errors
///
/// `bad-argument`.
pub fn number(value: &JsValue) -> Result<f64, JsValue> {
    value.as_f64().ok_or_else(|| refusal(value, "a number"))
}

/// True, false, or nothing, which is false.
///
/// # Errors
///
/// `bad-argument`.
pub fn flag(value: &JsValue) -> Result<bool, JsValue> {
    let flag = value.as_bool().or_else(|| (value.is_undefined() || value.is_null()).then_some(false));
    flag.ok_or_else(|| refusal(value, "true or false"))
}

/// A list of strings, each of which is read once.
///
/// # Errors
///
/// `bad-argument`.
pub fn strings(value: &JsValue) -> Result<Vec<String>, JsValue> {
    list(value, MOST, |element| element.as_string()).ok_or_else(|| refusal(value, "a list of strings"))
}

/// The elements of an array, each of which is read once.
fn list<T>(value: &JsValue, most: u32, read: impl Fn(JsValue) -> Option<T>) -> Option<Vec<T>> {
    if !is_array(value).unwrap_or(false) {
        return None;
    }
    let length = Reflect::get(value, &"length".into()).ok()?.as_f64().filter(|length| *length <= f64::from(most))?;
    // Truncation is impossible: it is the length of an array.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    (0..length as u32).map(|at| read(Reflect::get_u32(value, at).ok()?)).collect()
}

/// A function, or nothing.
///
/// # Errors
///
/// `bad-argument`.
pub fn function(value: Option<impl Into<JsValue>>) -> Result<Option<Function>, JsValue> {
    let Some(value) = value.map(Into::into) else { return Ok(None) };
    if value.is_function() { Ok(Some(value.unchecked_into())) } else { Err(refusal(&value, "a function")) }
}
