//! All exports, for npm.

pub mod check_problem;
pub mod common;
pub mod distances;
pub mod draw;
pub mod endgames;
pub mod evaluations;
pub mod experiment;
pub mod game;
pub mod levels;
pub mod only_moves;
pub mod presets;
pub mod problems;
pub mod random_position;
pub mod recorded_search;
pub mod records;
pub mod sample_file;
pub mod search;
pub mod table;
pub mod trials;
