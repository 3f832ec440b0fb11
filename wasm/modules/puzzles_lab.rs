//! The puzzles, for the laboratory's workers.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/recorded_search.rs"]
mod recorded_search;
#[path = "../exports/trials.rs"]
mod trials;

use plyground::{lab::Laboratory, players::AllEngines};

type Games = plyground::web::Puzzles;
const LABORATORY: Laboratory = Laboratory::of_puzzle::<AllEngines>();
