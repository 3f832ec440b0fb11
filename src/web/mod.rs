//! The JavaScript-facing API: parse, call, convert. No decisions are taken here.
//!
//! Four classes, [`Game`], [`Table`], [`Search`] and [`Experiment`], and functions. What fails throws an
//! `Error` named `PlygroundError`, with a stable `code`, the refused `input`, and a message that
//! says what was expected. Nothing reads clocks or entropy but [`fresh_seed`].

#![allow(clippy::needless_pass_by_value, reason = "wasm-bindgen hands over owned values")]

mod error;
#[cfg(feature = "lab")]
mod experiment;
mod game;
#[cfg(feature = "lab")]
mod presets;
mod search;
mod table;

use wasm_bindgen::prelude::*;

#[cfg(feature = "lab")]
pub use experiment::Experiment;
pub use game::Game;
#[cfg(feature = "lab")]
pub use presets::presets;
pub use search::Search;
pub use table::Table;

use crate::rng::Seed;

/// Panics become readable console errors.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the engine. Page, worker and module compare it before they work together.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The seed that a text means, as 16 hexadecimal digits: up to 16 such digits are the seed itself,
/// any other text is hashed to one.
#[wasm_bindgen]
#[must_use]
pub fn seed(text: &str) -> String {
    let Ok(seed) = text.parse::<Seed>();
    seed.to_string()
}

/// A seed from the platform's entropy, for people who do not bring one.
///
/// # Errors
///
/// `no-entropy` if the platform refuses.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<String, JsValue> {
    let seed = getrandom::u64().map_err(|error| error::throw("no-entropy", "", &error.to_string()))?;
    Ok(Seed(seed).to_string())
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The names of the games. */
export type GameName = 'slide2' | 'slide3' | 'slide4';

/** What this module throws. */
export interface PlygroundError extends Error {
  name: 'PlygroundError';
  /** A stable word for programs. */
  code:
    | 'unknown-game' | 'bad-position' | 'unreachable-position' | 'bad-move' | 'illegal-move'
    | 'bad-distance' | 'bad-table' | 'bad-option' | 'bad-query' | 'bad-rows' | 'not-available' | 'no-entropy';
  /** The text or value that was refused. */
  input: string;
}

/** A legal move, as a board view needs it. */
export interface Step {
  /** The name of the move, as in `R2+`. */
  name: string;
  /** The squares whose pieces move, row · columns + column, before the move. */
  from: number[];
  /** How far each piece moves: the difference of its square numbers. */
  by: number;
}

/** How many positions of some distance to win a pattern holds. */
export interface PatternCount {
  /** The thesis' code of the pattern. */
  code: number;
  /** The covered squares, row · columns + column. */
  squares: number[];
  /** The number of positions. */
  positions: number;
}

/** A table or figure of the thesis, as experiments. */
export interface Preset {
  /** A stable name, as in `table-4.3`. */
  id: string;
  /** What it shows. */
  title: string;
  /** Where it stands in the thesis. */
  place: string;
  /** What is asked, and what to know of the answer. */
  asks: string;
  /** The experiments in a small size. */
  quick: PresetRun[];
  /** The experiments in the size of the thesis. */
  full: PresetRun[];
  /** The numbers to compare with. */
  known: Known[];
}

/** One experiment of a preset. */
export interface PresetRun {
  /** What its numbers are known under. */
  label: string;
  /** The canonical query. */
  query: string;
}

/** A number or sign of the thesis, an exact number, or both. */
export interface Known {
  label?: string;
  point?: string;
  depth?: number;
  measure: 'quota' | 'fat' | 'hits' | 'ties' | 'values' | 'shape';
  value?: number;
  sign?: string;
  sample?: number;
  exact?: number;
  margin?: number;
  remark?: string;
  mistake: boolean;
}

/** Where a search stands. */
export interface SearchReport {
  /** Nodes expanded so far. */
  nodes: number;
  /** No solution is shorter than this, in moves. */
  bound: number;
  /** A shortest solution, once found; then `bound` is its length. */
  line?: string[];
}

/** A proportion with its 95 % interval, from 0 to 1. */
export interface Quota {
  value: number;
  low: number;
  high: number;
  /** The number of observations. */
  n: number;
}

/** The choice of moves at one depth. */
export interface ChoiceOfMoves {
  /** The depth of the searches. */
  t: number;
  /** The mean share of good moves among the candidates of a position. */
  hits: Quota;
  /** The mean share of bad moves among them. */
  fakes: Quota;
  /** The mean share of good moves among the rejected moves, over the positions that have some. */
  misses: Quota | null;
  /** The mean share of bad moves among them. */
  keeps: Quota | null;
  /** The number of positions that reject no move. */
  all_best: number;
}

/** The coarseness of values at one depth. */
export interface Coarseness {
  /** The depth of the searches. */
  t: number;
  /** The share of positions with several successors of the least value. */
  ties: Quota;
  /** The number of different values of all successors. */
  values: number;
}

/** The results of one point of an experiment; which members there are depends on its kind. */
export interface ExperimentOutcome {
  /** The value of the swept key. */
  point: string | null;
  /** The number of trials. */
  n: number;
  /** `sample`: the number of different positions. */
  different?: number;
  /** `sample`: the number of positions of each DTW. */
  histogram?: number[];
  /** `com` and `ties`: the measures of each depth. */
  depths?: ChoiceOfMoves[] | Coarseness[];
  /** `ties`: the number of different successors. */
  successors?: number;
  /** `autoplay` and `trace`: the games that were won. */
  won?: number;
  /** Their share. */
  quota?: Quota | null;
  /** The share of ties that were broken by a fat move. */
  fat?: Quota | null;
  /** The ties of all games. */
  ties?: number;
  /** The moves of the games that were won. */
  moves?: { least: number; most: number; mean: number } | null;
}

/** What the rows of an experiment say. */
export interface ExperimentReport {
  /** The canonical query. */
  query: string;
  /** The version of this package. */
  version: string;
  /** The version of everything that turns a query into rows. */
  generator: number;
  /** Whether all trials are done. */
  complete: boolean;
  /** The number of trials of the experiment. */
  trials: number;
  /** The number of trials in the rows. */
  done: number;
  /** The SHA-256 of query and rows, once they are complete. */
  fingerprint: string | null;
  /** The points that have been begun. */
  results: ExperimentOutcome[];
}
";
