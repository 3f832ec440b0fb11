//! Searches compared with minimax, known optima and each other.
#![cfg(not(target_arch = "wasm32"))]

mod checks;
mod days;
mod examples;
mod kernel;
mod kernel_play;
mod log;
mod log_proof;
mod log_puzzles;
mod log_uct;
mod mtd;
mod mtd_drivers;
mod only_moves;
mod problems;
mod proof;
mod puzzles;
mod sized;
mod toys;
mod types;
mod uct;
