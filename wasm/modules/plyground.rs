//! Everything, for npm.

#[path = "../exports/check_problem.rs"]
mod check_problem;
#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/distances.rs"]
mod distances;
#[path = "../exports/endgames.rs"]
mod endgames;
#[path = "../exports/evaluations.rs"]
mod evaluations;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/game.rs"]
mod game;
#[path = "../exports/levels.rs"]
mod levels;
#[path = "../exports/presets.rs"]
mod presets;
#[path = "../exports/problems.rs"]
mod problems;
#[path = "../exports/records.rs"]
mod records;
#[path = "../exports/sample_file.rs"]
mod sample_file;
#[path = "../exports/search.rs"]
mod search;
#[path = "../exports/table.rs"]
mod table;
#[path = "../exports/trials.rs"]
mod trials;

use plyground::{lab::Laboratory, players::AllEngines, web::AnyGame};

type Games = AnyGame;
const LABORATORY: Laboratory = Laboratory::whole::<AllEngines>();
