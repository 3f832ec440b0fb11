//! Listeners to long work.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::given;
use crate::heartbeat::{self, Progress};

#[wasm_bindgen]
extern "C" {
    /// A callback that is called now and then during long work. Proofs tell how many positions they have searched, and how
    /// many they may search.
    #[wasm_bindgen(typescript_type = "((searched?: number, budget?: number) => void)")]
    pub type PulseListener;
}

/// Works, and meanwhile calls a listener often; what it throws is ignored.
///
/// # Errors
///
/// `bad-argument` if the listener is not a function.
pub fn heard<T>(listener: Option<PulseListener>, work: impl FnOnce() -> T) -> Result<T, JsValue> {
    let listener = given::function(listener)?;
    let listener = listener.map(|listener| -> heartbeat::Listener {
        Rc::new(move |progress| {
            let _ = match progress {
                None => listener.call0(&JsValue::NULL),
                // Budgets are far below 2⁵³.
                Some(Progress { searched, budget }) => {
                    listener.call2(&JsValue::NULL, &(searched as f64).into(), &(budget as f64).into())
                }
            };
        })
    });
    Ok(heartbeat::heard(listener, work))
}
