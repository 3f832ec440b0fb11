//! Plyground: games and puzzles with game-tree search.
//!
//! The crate is one engine with three interfaces: a library, a WebAssembly module for web pages,
//! and the command `plyground`. All three give the same numbers for the same question.
//!
//! | module | contents |
//! |---|---|
//! | [`puzzle`], [`game`] | puzzles and two-player games as searches see them |
//! | [`noise`] | random values that change an evaluation |
//! | [`rng`] | seeds, and the generator behind every random choice |
//! | [`slide`] | SlideK: rules, notation, numbering, evaluation functions, lower bounds |
//! | [`games`] | the two-player games: rules, notation, evaluation functions |
//! | [`dtw`] | distance to win: retrograde analysis, the whole table and its file |
//! | [`search`] | search algorithms |
//! | [`players`] | engines for two-player games, by name and options |
//! | [`schema`] | queries, engines and searches as text: their keys and values |
//! | [`problems`] | positions in which one turn alone wins in time, with proof |
//! | [`diagrams`] | positions drawn as SVG |
//! | [`records`] | files with games from any source: PDN, our own records, SGF |
//! | [`review`] | what the moves of a game cost |
//! | [`randomised`] | depth-t search with randomised evaluation functions: settings, random numbers, tables |
//! | [`learning`] | weights from self-play and from least squares |
//! | [`catalogue`] | the list of games and puzzles, with one file per two-player game that joins its facets |
//! | [`lab`] | the laboratory: experiments, their rows and reports |
//! | [`presets`] | tables and figures of the sources as experiments, with their numbers |
//! | [`api`] | games, tables and searches by name, for the web API and the command line |
//! | `web` | the JavaScript-facing API (in browsers, with the feature `web`) |
//!
//! The feature `command` is for the command and on by default; without it (`default-features = false`) the crate has few
//! dependencies, in WebAssembly too. The feature `web` is for the modules of the site alone, which need `wasm-bindgen`.
//! The programs in `examples/` search a puzzle and a game of their own.
//!
//! Dependencies point one way: from `api` at the top to `puzzle` and `game`, which know no particular puzzle or game, as
//! little as `search` does. The table in `tests/whole/layers.rs` lists the modules that each module may use, and the test
//! there enforces it.
//!
//! # Example
//!
//! ```
//! use plyground::{dtw::{Distances, Table}, slide::Position};
//!
//! let table = Table::generate();
//! let start = Position::<3>::START;
//! assert_eq!(table.distance(&start), 24);
//!
//! let line = table.optimal_line(start);
//! assert_eq!(line.len(), 24);
//! ```

// First, because the others use its macro.
#[macro_use]
pub mod catalogue;

pub mod api;
mod bits;
mod decimal;
pub mod diagrams;
pub mod dtw;
pub mod game;
pub mod games;
mod heartbeat;
mod insertion_sort;
pub mod lab;
pub mod learning;
pub mod noise;
pub mod players;
pub mod presets;
pub mod problems;
pub mod puzzle;
pub mod randomised;
pub mod records;
pub mod review;
pub mod rng;
pub mod schema;
pub mod search;
pub mod slide;
mod table_file;
mod text;
#[cfg(test)]
mod typescript;
mod zobrist;

#[cfg(all(feature = "web", target_arch = "wasm32", target_os = "unknown"))]
pub mod web;
