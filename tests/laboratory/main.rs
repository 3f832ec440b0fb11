//! The laboratory: queries, experiments and their rows, reports and presets, learning.
#![cfg(not(target_arch = "wasm32"))]

mod arena;
mod depth_t;
mod exact_quota;
mod experiments;
mod learning;
mod other_puzzles;
mod presets;
mod queries;
mod reference;
mod reports;
mod samples;
#[path = "../search/sized.rs"]
mod sized;
mod trial_searches;
