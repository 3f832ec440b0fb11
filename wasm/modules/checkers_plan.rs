//! Give-away checkers and English draughts, for the laboratory's page.

#[path = "../exports/for_plans.rs"]
mod exports;

use plyground::{games::checkers::Checkers, lab::Laboratory, players::PlannedEngines, web::OneGame};

type Games = OneGame<Checkers>;
const LABORATORY: Laboratory = Laboratory::of_game::<PlannedEngines, Checkers>();
