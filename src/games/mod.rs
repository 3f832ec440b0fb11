//! Two-player games: rules, notation and evaluation, one module each.

pub mod breakthrough;
pub mod checkers;
pub mod isolation;
pub mod loa;
mod rows;
mod squares;
pub mod tzaar;
mod weights;
