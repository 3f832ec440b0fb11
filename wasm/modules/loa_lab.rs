//! Lines of Action, for the laboratory's workers and for npm.

#[path = "../exports/for_laboratories.rs"]
mod exports;

use plyground::{games::loa::Loa, lab::Laboratory, players::AllEngines, web::OneGame};

type Games = OneGame<Loa, AllEngines>;
const LABORATORY: Laboratory = Laboratory::of_game::<AllEngines, Loa>();
