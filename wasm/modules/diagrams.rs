//! Boards of all games as SVG, for pages.

#[path = "../exports/board_diagram.rs"]
mod board_diagram;
