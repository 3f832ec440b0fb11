//! The puzzles, for the laboratory's workers.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/trials.rs"]
mod trials;

use plyground::{lab::Laboratory, players::AllEngines};

const LABORATORY: Laboratory = Laboratory::of_puzzle::<AllEngines>();
