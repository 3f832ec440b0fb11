//! Exports for pages that show a two-player game.

mod common;
mod game;
mod levels;
mod only_moves;
mod random_position;
