//! The clock of pages, workers and Node. It says for how long to work at a time; no result depends on it.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

/// A time to stop at.
pub struct Deadline {
    /// `None` where there is no `performance`: there the time of day must do.
    clock: Option<Performance>,
    at: f64,
}

impl Deadline {
    /// So many milliseconds from now.
    pub fn after(milliseconds: f64) -> Self {
        let clock = js_sys::Reflect::get(&js_sys::global(), &"performance".into()).ok();
        let mut deadline = Self { clock: clock.and_then(|clock| clock.dyn_into().ok()), at: 0.0 };
        deadline.at = deadline.now() + milliseconds;
        deadline
    }

    /// Whether it has come. What is no number of milliseconds is over at once.
    pub fn is_over(&self) -> bool {
        self.now().partial_cmp(&self.at).is_none_or(std::cmp::Ordering::is_ge)
    }

    fn now(&self) -> f64 {
        self.clock.as_ref().map_or_else(js_sys::Date::now, Performance::now)
    }
}
