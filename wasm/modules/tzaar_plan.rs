//! Tzaar, for the laboratory's page.

#[path = "../exports/for_plans.rs"]
mod exports;

use plyground::{games::tzaar::Tzaar, lab::Laboratory, players::PlannedEngines, web::OneGame};

type Games = OneGame<Tzaar>;
const LABORATORY: Laboratory = Laboratory::of_game::<PlannedEngines, Tzaar>();
