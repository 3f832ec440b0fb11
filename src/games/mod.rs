//! Games for two players: rules, notation and evaluation, a module each.

pub mod checkers;
pub mod isolation;
