//! Exports for workers that play a two-player game and prove its problems.

mod common;
mod problems;
mod search;
