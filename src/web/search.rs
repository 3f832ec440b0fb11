//! Searches in slices.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::{clock::Deadline, given};
use crate::api::{self, ApiError, GameName};
#[cfg(all(feature = "duels", feature = "engines"))]
use crate::{
    players::{Thinker, Thought},
    rng::Seed,
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

/// A search: for a solution of a puzzle, or for the best move of a two-player game by any engine.
///
/// It runs in slices measured in nodes or milliseconds, so that its worker can be cancelled in
/// between. Slicing does not change the result.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search(SearchKind);

enum SearchKind {
    #[cfg(feature = "solver")]
    Puzzle(api::Solver),
    #[cfg(all(feature = "duels", feature = "engines"))]
    Duel(Box<dyn Thinker>),
}

impl std::fmt::Debug for SearchKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            #[cfg(feature = "solver")]
            Self::Puzzle(_) => "Puzzle",
            #[cfg(all(feature = "duels", feature = "engines"))]
            Self::Duel(_) => "Duel",
        })
    }
}

#[wasm_bindgen]
impl Search {
    /// Prepares a search from a position, or from the start. For a two-player game the engine is a
    /// level, or written with its options as in `alpha-beta/nodes=4000` (the default is `strong`),
    /// and its random choices follow from the seed. For a puzzle the engine is `beam`, `ida-star`,
    /// `a-star`, `breadth-first`, `rta-star` or `lrta-star`, with options as in `beam/width=300`,
    /// and there is no seed.
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
        #[cfg(all(feature = "duels", feature = "engines"))]
        if !api::levels(game).is_empty() {
            let Ok(seed) = seed.unwrap_or_default().parse::<Seed>();
            let engine = engine.as_deref().unwrap_or("strong");
            return Ok(Self(SearchKind::Duel(api::think(game, position.as_deref(), engine, seed)?)));
        }
        #[cfg(feature = "solver")]
        if seed.is_none() {
            return Ok(Self(SearchKind::Puzzle(api::Solver::new(game, position.as_deref(), engine.as_deref())?)));
        }
        let message = "searches for solutions use no seed: expected none";
        Err(ApiError::new("bad-option", seed.unwrap_or_default(), message).into())
    }

    /// Runs until it finishes or has searched about `nodes` more nodes.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: JsValue,
    ) -> Result<SearchReport, JsValue> {
        self.advance(given::whole(&nodes)?).to_object()
    }

    /// Runs until it finishes or about this many milliseconds have passed, but for at least one
    /// node. The length of slices does not change the result.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    #[wasm_bindgen(js_name = stepFor)]
    pub fn step_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] milliseconds: JsValue,
    ) -> Result<SearchReport, JsValue> {
        let deadline = Deadline::after(given::milliseconds(&milliseconds)?);
        // If nodes take long, there are only a few between the first looks at the clock.
        let mut nodes = 1;
        loop {
            let report = self.advance(nodes);
            if report.is_finished() || deadline.is_over() {
                return report.to_object();
            }
            nodes = (2 * nodes).min(MOST_NODES);
        }
    }

    /// Runs to the end, calling `listener` after every `slice` nodes. Messages are not processed
    /// meanwhile.
    ///
    /// # Errors
    ///
    /// `bad-argument`, and whatever the listener throws.
    pub fn run(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] slice: JsValue,
        listener: Option<SearchListener>,
    ) -> Result<SearchReport, JsValue> {
        let (slice, listener) = (given::whole(&slice)?.max(1), given::function(listener)?);
        loop {
            let report = self.advance(slice);
            let object = report.to_object()?;
            if let Some(listener) = &listener {
                listener.call1(&JsValue::NULL, &object)?;
            }
            if report.is_finished() {
                return Ok(object);
            }
        }
    }

    /// Searches about this many nodes.
    #[inline(never)]
    fn advance(&mut self, nodes: u32) -> Report {
        match &mut self.0 {
            #[cfg(feature = "solver")]
            SearchKind::Puzzle(solver) => Report::Puzzle(solver.step(nodes.into())),
            #[cfg(all(feature = "duels", feature = "engines"))]
            SearchKind::Duel(thinker) => {
                thinker.step(nodes.into());
                Report::Duel(thinker.thought_with_winners())
            }
        }
    }
}

/// The progress of a search after a slice.
enum Report {
    #[cfg(feature = "solver")]
    Puzzle(api::Progress),
    #[cfg(all(feature = "duels", feature = "engines"))]
    Duel(Thought),
}

impl Report {
    fn is_finished(&self) -> bool {
        match self {
            #[cfg(feature = "solver")]
            Self::Puzzle(progress) => progress.finished,
            #[cfg(all(feature = "duels", feature = "engines"))]
            Self::Duel(thought) => thought.finished,
        }
    }

    #[inline(never)]
    fn to_object(&self) -> Result<SearchReport, JsValue> {
        let object = match self {
            #[cfg(feature = "solver")]
            Self::Puzzle(progress) => progress.serialize(&Serializer::new()),
            #[cfg(all(feature = "duels", feature = "engines"))]
            Self::Duel(thought) => thought.serialize(&Serializer::new()),
        };
        Ok(object?.unchecked_into())
    }
}
