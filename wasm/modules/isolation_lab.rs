//! Isolation, for the laboratory's workers and for npm.

#[path = "../exports/for_laboratories.rs"]
mod exports;

use plyground::{games::isolation::Isolation, lab::Laboratory, players::AllEngines, web::OneGame};

type Games = OneGame<Isolation, AllEngines>;
const LABORATORY: Laboratory = Laboratory::of_game::<AllEngines, Isolation>();
