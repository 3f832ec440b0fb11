//! The puzzles and their laboratory, for npm.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/distances.rs"]
mod distances;
#[path = "../exports/evaluations.rs"]
mod evaluations;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/game.rs"]
mod game;
#[path = "../exports/random_position.rs"]
mod random_position;
#[path = "../exports/sample_file.rs"]
mod sample_file;
#[path = "../exports/search.rs"]
mod search;
#[path = "../exports/table.rs"]
mod table;
#[path = "../exports/trials.rs"]
mod trials;

use plyground::{lab::Laboratory, players::AllEngines, web::Puzzles};

type Games = Puzzles;
const LABORATORY: Laboratory = Laboratory::of_puzzle::<AllEngines>();
