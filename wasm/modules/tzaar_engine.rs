//! Tzaar, for workers that play.

#[path = "../exports/for_workers.rs"]
mod exports;

type Games = plyground::web::OneGame<plyground::games::tzaar::Tzaar>;
