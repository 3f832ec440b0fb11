//! Isolation, for the laboratory's page.

#[path = "../exports/for_plans.rs"]
mod exports;

use plyground::{games::isolation::Isolation, lab::Laboratory, players::PlannedEngines, web::OneGame};

type Games = OneGame<Isolation>;
const LABORATORY: Laboratory = Laboratory::of_game::<PlannedEngines, Isolation>();
