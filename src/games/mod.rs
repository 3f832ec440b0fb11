//! Two-player games players: rules, notation and evaluation, a module each.

pub mod breakthrough;
pub mod checkers;
pub mod isolation;
pub mod loa;
mod rows;
mod squares;
pub mod tzaar;
mod weights;
