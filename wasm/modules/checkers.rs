//! Give-away checkers and English draughts, for pages that show the game.

#[path = "../exports/for_pages.rs"]
mod exports;

type Games = plyground::web::OneGame<plyground::games::checkers::Checkers>;
