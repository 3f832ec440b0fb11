//! Plyground: games and puzzles as living game-tree search.
//!
//! The crate is one engine with three faces: a library, a WebAssembly module for web pages and
//! the command `plyground`. All three give the same numbers for the same question.
//!
//! | module | what is there |
//! |---|---|
//! | [`puzzle`], [`game`] | what a search must know of a puzzle, and of a game for two |
//! | [`rng`] | seeds, and the one named generator behind every random choice |
//! | [`slide`] | SlideK: rules, notation, numbering, evaluation functions, lower bounds |
//! | [`games`] | Isolation, checkers and give-away checkers, Lines of Action, Tzaar: rules, notation, evaluation functions |
//! | [`dtw`] | distance to win: backward analysis, the whole table and its file |
//! | [`search`] | search algorithms, one a file |
//! | [`players`] | engines that play games for two, by name and options |
//! | [`schema`] | queries: keys and values in text |
//! | [`randomised`] | depth-t-search with randomised evaluation functions: settings, noise, memories |
//! | [`learning`] | weights from self-play, and by least squares |
//! | [`catalogue`] | the list of games and puzzles, a file a game for two that joins rules, board, levels and measures |
//! | [`lab`] | the laboratory: experiments, their rows and reports |
//! | [`presets`] | tables and figures of the sources as experiments, with their numbers |
//! | [`api`] | games, tables and searches by name, as the web API and the command use them |
//! | `web` | the JavaScript-facing API (on the `wasm32` target only) |
//!
//! Dependencies point one way: `puzzle`, `game` and `rng` know nothing of the rest, `slide` and `games` know those,
//! `search` knows the traits and neither puzzle nor game, `dtw` and `randomised` know `slide`, `catalogue` knows games and
//! players, `lab` knows all of these, `presets` know `lab`, and only `web` and the command know everything. A test holds
//! this.
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

pub mod api;
mod bits;
pub mod catalogue;
pub mod dtw;
pub mod game;
pub mod games;
#[cfg(feature = "lab")]
pub mod lab;
#[cfg(feature = "lab")]
pub mod learning;
pub mod players;
#[cfg(feature = "lab")]
pub mod presets;
pub mod puzzle;
#[cfg(feature = "lab")]
pub mod randomised;
pub mod rng;
#[cfg(feature = "lab")]
pub mod schema;
pub mod search;
pub mod slide;
mod table_file;
mod zobrist;

#[cfg(target_arch = "wasm32")]
pub mod web;
