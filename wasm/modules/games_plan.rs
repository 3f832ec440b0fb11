//! The two-player games, for the laboratory's page.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/experiment.rs"]
mod experiment;
#[path = "../exports/levels.rs"]
mod levels;

use plyground::{lab::Laboratory, players::PlannedEngines, web::AnyGame};

type Games = AnyGame;
const LABORATORY: Laboratory = Laboratory::of_games::<PlannedEngines>();
