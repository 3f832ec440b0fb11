//! Exports for the laboratory's workers, and for npm.

mod common;
mod endgames;
mod evaluations;
mod experiment;
mod game;
mod levels;
mod only_moves;
mod random_position;
mod recorded_search;
mod sample_file;
mod search;
mod trials;
