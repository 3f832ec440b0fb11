//! Breakthrough, for the laboratory's page.

#[path = "../exports/for_plans.rs"]
mod exports;

use plyground::{games::breakthrough::Breakthrough, lab::Laboratory, players::PlannedEngines, web::OneGame};

type Games = OneGame<Breakthrough>;
const LABORATORY: Laboratory = Laboratory::of_game::<PlannedEngines, Breakthrough>();
