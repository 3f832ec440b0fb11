//! The puzzles, for workers that search for solutions.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/search.rs"]
mod search;

type Games = plyground::web::Puzzles;
