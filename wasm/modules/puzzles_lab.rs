//! The puzzles, for the laboratory's workers and for those that search for solutions.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/recorded_search.rs"]
mod recorded_search;
#[path = "../exports/search.rs"]
mod search;
#[path = "../exports/trials.rs"]
mod trials;

use plyground::{lab::Laboratory, players::AllEngines};

type Games = plyground::web::Puzzles;
const LABORATORY: Laboratory = Laboratory::of_puzzle::<AllEngines>();
