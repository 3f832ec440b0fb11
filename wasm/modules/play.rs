//! The puzzles, for pages that show them.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/game.rs"]
mod game;
#[path = "../exports/random_position.rs"]
mod random_position;
#[path = "../exports/table.rs"]
mod table;

type Games = plyground::web::Puzzles;
