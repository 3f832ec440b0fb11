//! English draughts and give-away checkers: one board and one set of moves, opposite goals.
//!
//! The game of [Mańdziuk and Osman 2004] is give-away checkers by the American rules: men move and capture forward,
//! kings one square in any direction; capturing is compulsory, the choice among captures free, and a capture once begun
//! is made to its end. The player to move who has no legal move wins; in [`Goal::Plain`], the usual game, they lose.
//!
//! The first player has the black pieces, on squares 1 to 12. A whole capture is one move: prisoners leave the board
//! after it and are not jumped twice, the square it begins on counts as empty, and a man that reaches its last row
//! is crowned and stops there.
//!
//! Positions are written as in PDN, moves as `11-15` and captures with all their squares.
//!
//! ```
//! use plyground::{game::{Game, Notation}, games::checkers::Checkers};
//!
//! let rules: Checkers = "giveaway".parse()?;
//! let mut position = rules.read("W:W25:B6,14,22")?;
//! let mv = rules.read_move(&position, "25x2")?;
//! assert_eq!(rules.show_move(&position, mv), "25x18x9x2");
//! rules.play(&mut position, mv);
//! assert_eq!(rules.show(&position), "B:WK2:B");
//! assert_eq!(rules.outcome(&position).and_then(|outcome| outcome.winner), Some(rules.mover(&position)));
//! # Ok::<(), plyground::game::TextError>(())
//! ```

mod board;
mod endgames;
mod evaluation;
mod features;
mod moves;
mod notation;
mod pdn;
mod position;
mod rules;
mod variant;
mod weights;

pub use endgames::{Endgames, Informed, Summary, Verdict};
pub use evaluation::{CheckersEvaluation, Rounded};
pub use moves::Move;
pub use pdn::{PdnError, PdnGame, PdnResult};
pub use position::Position;
pub use rules::{Checkers, Goal};
pub use weights::Weights;

pub use crate::table_file::TableError;
