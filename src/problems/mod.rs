//! Problems: positions in which exactly one turn wins within a number of turns, with proof.
//!
//! A *turn* is all moves of a player until the opponent is to move, or the game is over. Two turns
//! that lead to the same position are the same turn. A player *wins in n* if n is the smallest
//! number of their own turns that forces the end of the game, whatever the opponent does. The
//! history of the game is ignored, and with it repetition and move limits.
//!
//! A problem is *sound* if exactly one of at least three turns, the *key*, wins within n turns.
//! Another turn that does is a *cook*. This is proven by full-width search, never by an evaluation,
//! which only orders the turns.
//!
//! | item | contents |
//! |---|---|
//! | [`Bounded`] | proves or refutes that a player wins within n turns |
//! | [`Problem`] | a sound problem, its solution and its properties |
//! | [`Generator`] | finds problems in games, by a seed |
//! | [`Daily`] | chooses the problem of a day |
//! | [`Attempt`] | judges the turns of someone who solves a problem, and answers for the defender |
//! | [`check`] | a second, plain prover for single problems |
//! | [`OnlyMove`], [`OnlyGenerator`], [`OnlyAttempt`] | the same where no other turn wins at all, by a solver or tables |

mod attempt;
mod bounded;
mod check;
mod choose;
mod clues;
mod daily;
mod day;
mod generator;
mod grade;
mod only;
mod play;
mod problem;
mod problem_request;
mod turn;

pub use attempt::{Attempt, Judgement, NoJudgement};
pub use bounded::{Bounded, Spent};
pub use check::{Checked, check};
pub use daily::Daily;
pub use day::Day;
pub use generator::{Generator, Graded, VERSION};
pub use grade::grade;
pub use only::{CheckedPlainly, check_only};
pub use only::{Fate, GradedOnly, ONLY_VERSION, OnlyAttempt, OnlyGenerator, OnlyJudgement, OnlyMove, OnlyVerdict};
pub use problem::{Problem, Verdict};
pub use problem_request::{BUDGETS, ProblemRequest};
pub use turn::{Turn, turns};
