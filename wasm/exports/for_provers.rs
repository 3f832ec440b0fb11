//! Exports for workers that find and prove problems of a two-player game, and for elements that show these: page and worker
//! share the module.

mod common;
mod game;
mod only_moves;
mod problems;
