//! Only moves: problems in which no other turn wins at all, however long it takes.
//!
//! A solver or endgame tables of the game know who wins, an [`Exact`](crate::players::Exact) source; a search for a
//! number of turns could not tell. Such a problem is *sound* if exactly one of at least three turns wins, and solved as
//! soon as this turn is played.

mod attempt;
mod check;
mod generator;
mod truth;

pub use attempt::{OnlyAttempt, OnlyJudgement, OnlyVerdict};
pub use check::{CheckedPlainly, check_only};
pub use generator::{GradedOnly, ONLY_VERSION, OnlyGenerator};
pub use truth::{Fate, OnlyMove};
