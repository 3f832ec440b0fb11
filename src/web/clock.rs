//! The clock of pages, workers and Node. It only limits the duration of slices; no result depends
//! on it.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

/// A time to stop at.
#[derive(Debug)]
pub struct Deadline {
    /// `None` if there is no `performance`; then the time of day is used.
    clock: Option<Performance>,
    at: f64,
}

impl Deadline {
    /// The time this many milliseconds from now.
    #[must_use]
    pub fn after(milliseconds: f64) -> Self {
        let clock = js_sys::Reflect::get(&js_sys::global(), &"performance".into()).ok();
        let mut deadline = Self { clock: clock.and_then(|clock| clock.dyn_into().ok()), at: 0.0 };
        deadline.at = deadline.now() + milliseconds;
        deadline
    }

    /// Whether the time has come. NaN milliseconds are over immediately.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.now().partial_cmp(&self.at).is_none_or(std::cmp::Ordering::is_ge)
    }

    fn now(&self) -> f64 {
        self.clock.as_ref().map_or_else(js_sys::Date::now, Performance::now)
    }
}
