//! Lines of Action, for the laboratory's page.

#[path = "../exports/for_plans.rs"]
mod exports;

use plyground::{games::loa::Loa, lab::Laboratory, players::PlannedEngines, web::OneGame};

type Games = OneGame<Loa>;
const LABORATORY: Laboratory = Laboratory::of_game::<PlannedEngines, Loa>();
