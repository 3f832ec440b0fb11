//! Breakthrough, for the laboratory's workers and for npm.

#[path = "../exports/for_laboratories.rs"]
mod exports;

use plyground::{games::breakthrough::Breakthrough, lab::Laboratory, players::AllEngines, web::OneGame};

type Games = OneGame<Breakthrough, AllEngines>;
const LABORATORY: Laboratory = Laboratory::of_game::<AllEngines, Breakthrough>();
