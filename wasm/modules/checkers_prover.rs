//! Give-away checkers and English draughts, for problems: what shows, finds and proves them.

#[path = "../exports/for_provers.rs"]
mod exports;

type Games = plyground::web::OneGame<plyground::games::checkers::Checkers>;
