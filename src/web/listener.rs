//! Listeners to long work.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::given;
use crate::heartbeat;

#[wasm_bindgen]
extern "C" {
    /// A callback that is called now and then during long work.
    #[wasm_bindgen(typescript_type = "(() => void)")]
    pub type PulseListener;
}

/// Works, and meanwhile calls a listener often; what it throws is ignored.
///
/// # Errors
///
/// `bad-argument` if the listener is not a function.
pub fn heard<T>(listener: Option<PulseListener>, work: impl FnOnce() -> T) -> Result<T, JsValue> {
    let listener = given::function(listener)?;
    let listener =
        listener.map(|listener| -> heartbeat::Listener { Rc::new(move || drop(listener.call0(&JsValue::NULL))) });
    Ok(heartbeat::heard(listener, work))
}
