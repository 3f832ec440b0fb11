//! Who hears that long work goes on.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::given;
use crate::pulse;

#[wasm_bindgen]
extern "C" {
    /// A callback that is called now and then during long work.
    #[wasm_bindgen(typescript_type = "(() => void)")]
    pub type PulseListener;
}

/// What calls a listener; what it throws is ignored.
pub(super) fn heed(listener: Option<PulseListener>) -> Result<Option<pulse::Listener>, JsValue> {
    let listener = given::function(listener)?;
    Ok(listener.map(|listener| -> pulse::Listener { Rc::new(move || drop(listener.call0(&JsValue::NULL))) }))
}
