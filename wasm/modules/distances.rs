//! The puzzles, for workers that know distances.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/distances.rs"]
mod distances;
#[path = "../exports/game.rs"]
mod game;
#[path = "../exports/random_position.rs"]
mod random_position;
#[path = "../exports/table.rs"]
mod table;

type Games = plyground::web::Puzzles;
