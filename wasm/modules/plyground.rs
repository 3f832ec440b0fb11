//! The whole engine, for npm.

#[path = "../exports/everything.rs"]
mod exports;

use plyground::{lab::Laboratory, players::AllEngines, web::AnyGame};

type Games = AnyGame;
const LABORATORY: Laboratory = Laboratory::whole::<AllEngines>();
