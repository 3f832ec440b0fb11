//! Errors as JavaScript sees them.

use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

use crate::api::ApiError;

/// An `Error` named `PlygroundError` with `code` and `input`.
#[must_use]
pub fn throw(code: &str, input: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    error.set_name("PlygroundError");
    for (key, value) in [("code", code), ("input", input)] {
        // Setting a property of a fresh object cannot fail.
        let _ = Reflect::set(&error, &key.into(), &value.into());
    }
    error.into()
}

impl From<ApiError> for JsValue {
    fn from(error: ApiError) -> Self {
        let thrown = throw(error.code, &error.input, &error.message);
        if let Some(refused) = &error.refused {
            for (key, value) in [("key", &refused.key), ("found", &refused.found), ("expected", &refused.expected)] {
                let _ = Reflect::set(&thrown, &key.into(), &value.into());
            }
        }
        thrown
    }
}
