//! Breakthrough: reach the last row, or capture all men.
//!
//! A game by Dan Troyka, 2000. Each side starts with two rows of men. A man moves one step straight
//! or diagonally forward to an empty square; it captures diagonally forward only, and captures are
//! optional. You win by reaching the last row or by capturing all opposing men. There are no draws,
//! and a player with men always has a move: the foremost man can move diagonally forward.
//!
//! The first player has the white men and moves up. Positions are written row by row from the top:
//! numbers for runs of empty squares, `w` and `b` for men, then the letter of the side to move.
//! Moves are written as `a2-a3`, captures as `a2xb3`.
//!
//! ```
//! use plyground::{game::{Game, Notation, Player}, games::breakthrough::Breakthrough};
//!
//! let rules = Breakthrough::default();
//! let start = rules.start();
//! assert_eq!(rules.show(&start), "bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww w");
//!
//! let mut position = rules.read("8/3w4/8/8/8/8/4b3/8 w")?;
//! let mv = rules.read_move(&position, "d7-c8")?;
//! rules.play(&mut position, mv);
//! let outcome = rules.outcome(&position).map(|outcome| (outcome.winner, outcome.reason));
//! assert_eq!(outcome, Some((Some(Player::First), "reached")));
//! # Ok::<(), plyground::game::TextError>(())
//! ```

mod evaluation;
mod geometry;
mod moves;
mod notation;
mod position;
mod rules;
mod variant;

pub use super::squares::Size;
pub use evaluation::BreakthroughEvaluation;
pub use moves::Move;
pub use position::Position;
pub use rules::Breakthrough;
