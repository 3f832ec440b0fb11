//! Isolation: two players move over a board whose cells can each be entered only once.
//!
//! The game of [Navarro-Hinojosa] (O. Navarro-Hinojosa, *Advanced game playing: Heuristic Review*)
//! and its environment, the AIND Isolation project. The first player starts on any cell, the second
//! on any other, and then they move in turn, like chess knights on 7 × 7 cells. A cell once
//! occupied stays blocked, and a player who cannot move on their turn loses. Other [sizes and
//! movements](Isolation) are variants.
//!
//! Positions are written row by row from the top: numbers for runs of open cells, `x` for used
//! ones, `a` and `b` for the players, then the letter of the player to move. Moves are cells:
//! columns from `a` on, rows from 1 at the bottom.
//!
//! ```
//! use plyground::{game::{Game, Notation}, games::isolation::{Isolation, IsolationEvaluation, Solver}};
//!
//! let rules: Isolation = "isolation:5x5".parse()?;
//! let mut position = rules.start();
//! assert_eq!(rules.show(&position), "5/5/5/5/5 a");
//! for text in ["c3", "d5"] {
//!     let cell = rules.read_move(&position, text)?;
//!     rules.play(&mut position, cell);
//! }
//! assert_eq!(rules.show(&position), "3b1/5/2a2/5/5 a");
//!
//! let evaluation: IsolationEvaluation = "improved".parse()?;
//! assert_eq!(evaluation.score(&rules, &position, rules.mover(&position)), 7.0 - 2.0);
//!
//! let mut solver = Solver::new(&rules, 1 << 16);
//! assert_eq!(solver.winner(&position), rules.mover(&position));
//! # Ok::<(), plyground::game::TextError>(())
//! ```

pub mod book;
mod evaluation;
mod geometry;
mod notation;
mod parity;
mod position;
mod rules;
mod solver;
mod variant;

pub use evaluation::{IsolationEvaluation, SeenBy, Weights};
pub use geometry::Movement;
pub use parity::{ParityWeights, RoleWeights};
pub use position::{Cell, Position};
pub use rules::Isolation;
pub use solver::{Answer, Question, Solver, Status};
