//! Games and puzzles checked by data of independent programs and by laws: rules, notation, values, play.
#![cfg(not(target_arch = "wasm32"))]

mod breakthrough;
mod checkers;
mod dtw;
mod engines;
mod isolation;
mod loa;
mod records;
#[path = "../search/sized.rs"]
mod sized;
mod slide;
mod slide_five;
#[path = "../search/checks/switches.rs"]
mod switches;
mod typed_moves;
mod tzaar;
mod walks;
