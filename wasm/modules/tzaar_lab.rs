//! Tzaar, for the laboratory's workers and for npm.

#[path = "../exports/for_laboratories.rs"]
mod exports;

use plyground::{games::tzaar::Tzaar, lab::Laboratory, players::AllEngines, web::OneGame};

type Games = OneGame<Tzaar, AllEngines>;
const LABORATORY: Laboratory = Laboratory::of_game::<AllEngines, Tzaar>();
