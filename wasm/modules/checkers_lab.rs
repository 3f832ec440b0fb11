//! Give-away checkers and English draughts, for the laboratory's workers and for npm.

#[path = "../exports/for_laboratories.rs"]
mod exports;

use plyground::{games::checkers::Checkers, lab::Laboratory, players::AllEngines, web::OneGame};

type Games = OneGame<Checkers, AllEngines>;
const LABORATORY: Laboratory = Laboratory::of_game::<AllEngines, Checkers>();
