//! Searches in slices.

use wasm_bindgen::prelude::*;

use super::{Deadline, given, object};
use crate::{
    api::{Progress, Solver},
    players::{RunningEngine, SearchResult},
};

/// The maximum number of nodes between two looks at the clock: far less than a millisecond in most
/// searches.
const MOST_NODES: u32 = 1_000;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a report.
    #[wasm_bindgen(typescript_type = "SearchReport")]
    pub type SearchReport;
    /// A callback that receives the state of a search after each slice.
    #[wasm_bindgen(typescript_type = "((report: SearchReport) => void)")]
    pub type SearchListener;
}

/// A search that runs in slices of nodes or milliseconds, so that its worker can be cancelled in between. Slicing does
/// not change the result.
pub struct Slices(Box<dyn Search>);

impl std::fmt::Debug for Slices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Slices")
    }
}

/// A search of any kind.
pub(super) trait Search {
    /// Searches about this many nodes.
    fn advance(&mut self, nodes: u32) -> Box<dyn Report>;

    /// The bytes of its log since the last call, if it writes one.
    fn take_log(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

/// The state of a search after a slice.
pub(super) trait Report {
    fn is_finished(&self) -> bool;
    fn to_object(&self) -> Result<SearchReport, JsValue>;
}

impl Search for Solver {
    fn advance(&mut self, nodes: u32) -> Box<dyn Report> {
        Box::new(self.step(nodes.into()))
    }
}

impl Report for Progress {
    fn is_finished(&self) -> bool {
        self.finished
    }

    fn to_object(&self) -> Result<SearchReport, JsValue> {
        object(self)
    }
}

impl Search for Box<dyn RunningEngine> {
    fn advance(&mut self, nodes: u32) -> Box<dyn Report> {
        self.step(nodes.into());
        Box::new(self.result_with_winners())
    }

    fn take_log(&mut self) -> Vec<u8> {
        (**self).take_log()
    }
}

impl Report for SearchResult {
    fn is_finished(&self) -> bool {
        self.finished
    }

    fn to_object(&self) -> Result<SearchReport, JsValue> {
        object(self)
    }
}

impl Slices {
    pub(super) fn new(search: impl Search + 'static) -> Self {
        Self(Box::new(search))
    }

    /// The bytes of the log since the last call.
    pub fn take_log(&mut self) -> Vec<u8> {
        self.0.take_log()
    }

    /// Runs until it finishes or has searched about this many more nodes.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn step(&mut self, nodes: &JsValue) -> Result<SearchReport, JsValue> {
        self.0.advance(given::whole(nodes)?).to_object()
    }

    /// Runs until it finishes or about this many milliseconds have passed, but for at least one node.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn step_for(&mut self, milliseconds: &JsValue) -> Result<SearchReport, JsValue> {
        let deadline = Deadline::after(given::milliseconds(milliseconds)?);
        // If nodes take long, there are only a few between the first looks at the clock.
        let mut nodes = 1;
        loop {
            let report = self.0.advance(nodes);
            if report.is_finished() || deadline.is_over() {
                return report.to_object();
            }
            nodes = (2 * nodes).min(MOST_NODES);
        }
    }

    /// Runs to the end, calling `listener` after every `slice` nodes.
    ///
    /// # Errors
    ///
    /// `bad-argument`, and whatever the listener throws.
    pub fn run(&mut self, slice: &JsValue, listener: Option<SearchListener>) -> Result<SearchReport, JsValue> {
        let (slice, listener) = (given::whole(slice)?.max(1), given::function(listener)?);
        loop {
            let report = self.0.advance(slice);
            let object = report.to_object()?;
            if let Some(listener) = &listener {
                listener.call1(&JsValue::NULL, &object)?;
            }
            if report.is_finished() {
                return Ok(object);
            }
        }
    }
}
