//! The puzzles, for the laboratory's page.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/evaluations_of_slide3.rs"]
mod evaluations_of_slide3;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/sample_file.rs"]
mod sample_file;

use plyground::{lab::Laboratory, players::PlannedEngines, web::Puzzles};

type Games = Puzzles;
const LABORATORY: Laboratory = Laboratory::of_puzzle::<PlannedEngines>();
