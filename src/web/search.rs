//! Searches in slices.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::clock::Deadline;
use crate::api::{self, ApiError, GameName};
#[cfg(feature = "games")]
use crate::{
    players::{Thinker, Thought},
    rng::Seed,
};

/// The most nodes between two looks at the clock: far less than a millisecond in most searches.
const MOST_NODES: u32 = 1_000;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript name of a report.
    #[wasm_bindgen(typescript_type = "SearchReport")]
    pub type SearchReport;
    /// Hears where a search stands after each slice.
    #[wasm_bindgen(typescript_type = "((report: SearchReport) => void)")]
    pub type SearchListener;
}

/// A search: for a solution of a puzzle, or for the best move of a two-player game by any engine.
///
/// It runs in slices counted in nodes or in milliseconds, so that its worker stays able to hear a cancel, and slicing
/// changes no result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search(SearchKind);

enum SearchKind {
    #[cfg(feature = "solver")]
    Puzzle(api::Solver),
    #[cfg(feature = "games")]
    Duel(Box<dyn Thinker>),
}

impl std::fmt::Debug for SearchKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            #[cfg(feature = "solver")]
            Self::Puzzle(_) => "Puzzle",
            #[cfg(feature = "games")]
            Self::Duel(_) => "Duel",
        })
    }
}

#[wasm_bindgen]
impl Search {
    /// Prepares a search from a position text, or from the start. For a two-player game the engine is a level, or
    /// written with its options as in `alpha-beta/nodes=4000` (`strong` if nothing is said), and what it draws follows from
    /// the seed. For a puzzle it is `beam`, `ida-star`, `a-star`, `breadth-first`, `rta-star` or `lrta-star` with options as
    /// in `beam/width=300`, and there is no seed.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position`, `unreachable-position`, or `bad-option`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        position: Option<String>,
        engine: Option<String>,
        seed: Option<String>,
    ) -> Result<Self, JsValue> {
        let game: GameName = game.parse()?;
        #[cfg(feature = "games")]
        if !api::levels(game).is_empty() {
            let Ok(seed) = seed.unwrap_or_default().parse::<Seed>();
            let engine = engine.as_deref().unwrap_or("strong");
            return Ok(Self(SearchKind::Duel(api::think(game, position.as_deref(), engine, seed)?)));
        }
        #[cfg(feature = "solver")]
        if seed.is_none() {
            return Ok(Self(SearchKind::Puzzle(api::Solver::new(game, position.as_deref(), engine.as_deref())?)));
        }
        let message = "searches for solutions draw nothing: expected no seed";
        Err(ApiError::new("bad-option", seed.unwrap_or_default(), message).into())
    }

    /// Runs until finished or until about `nodes` more nodes are searched.
    ///
    /// # Errors
    ///
    /// Only if the engine runs out of memory for objects.
    pub fn step(&mut self, nodes: u32) -> Result<SearchReport, JsValue> {
        self.advance(nodes).to_object()
    }

    /// Runs until finished or until about so many milliseconds have passed, for a node at least. How long slices are
    /// changes no result.
    ///
    /// # Errors
    ///
    /// Only if the engine runs out of memory for objects.
    #[wasm_bindgen(js_name = stepFor)]
    pub fn step_for(&mut self, milliseconds: f64) -> Result<SearchReport, JsValue> {
        let deadline = Deadline::after(milliseconds);
        // Of a search whose nodes take long there are few between the first looks at the clock.
        let mut nodes = 1;
        loop {
            let report = self.advance(nodes);
            if report.is_finished() || deadline.is_over() {
                return report.to_object();
            }
            nodes = (2 * nodes).min(MOST_NODES);
        }
    }

    /// Runs to the end, telling `listener` after every `slice` nodes. No message is heard meanwhile.
    ///
    /// # Errors
    ///
    /// Whatever the listener throws.
    pub fn run(&mut self, slice: u32, listener: Option<SearchListener>) -> Result<SearchReport, JsValue> {
        let listener = listener.map(JsCast::unchecked_into::<js_sys::Function>);
        loop {
            let report = self.advance(slice.max(1));
            let object = report.to_object()?;
            if let Some(listener) = &listener {
                listener.call1(&JsValue::NULL, &object)?;
            }
            if report.is_finished() {
                return Ok(object);
            }
        }
    }

    /// Searches about so many nodes.
    #[inline(never)]
    fn advance(&mut self, nodes: u32) -> Report {
        match &mut self.0 {
            #[cfg(feature = "solver")]
            SearchKind::Puzzle(solver) => Report::Puzzle(solver.step(nodes.into())),
            #[cfg(feature = "games")]
            SearchKind::Duel(thinker) => {
                thinker.step(nodes.into());
                Report::Duel(thinker.thought())
            }
        }
    }
}

/// The progress of a search after a slice.
enum Report {
    #[cfg(feature = "solver")]
    Puzzle(api::Progress),
    #[cfg(feature = "games")]
    Duel(Thought),
}

impl Report {
    fn is_finished(&self) -> bool {
        match self {
            #[cfg(feature = "solver")]
            Self::Puzzle(progress) => progress.finished,
            #[cfg(feature = "games")]
            Self::Duel(thought) => thought.finished,
        }
    }

    #[inline(never)]
    fn to_object(&self) -> Result<SearchReport, JsValue> {
        let object = match self {
            #[cfg(feature = "solver")]
            Self::Puzzle(progress) => progress.serialize(&Serializer::new()),
            #[cfg(feature = "games")]
            Self::Duel(thought) => thought.serialize(&Serializer::new()),
        };
        Ok(object?.unchecked_into())
    }
}
