//! Exports for workers that play a two-player game.

mod common;
mod search;
