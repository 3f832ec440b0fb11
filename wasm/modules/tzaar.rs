//! Tzaar, for pages that show the game.

#[path = "../exports/for_pages.rs"]
mod exports;

type Games = plyground::web::OneGame<plyground::games::tzaar::Tzaar>;
