//! Games and puzzles against data of independent programs, and by law: rules, notation, values, play.
#![cfg(not(target_arch = "wasm32"))]

mod breakthrough;
mod checkers;
mod dtw;
mod isolation;
mod loa;
mod slide;
mod slide_five;
#[path = "../search/checks/switches.rs"]
mod switches;
mod tzaar;
