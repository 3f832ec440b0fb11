//! English draughts and give-away checkers: one board and one set of moves, opposite goals.
//!
//! [Mańdziuk and Osman 2004] study give-away checkers by the American rules: men move and capture
//! forward, kings move one square in any direction; capturing is compulsory, the choice among
//! captures is free, and a capture once started must be completed. A player who is to move but has
//! no legal move wins; in [`Goal::Plain`], the regular game, they lose.
//!
//! The first player has the black pieces, on squares 1 to 12. A whole capture is one move: captured
//! pieces leave the board afterwards and cannot be jumped twice, the square of origin counts as
//! empty, and a man that reaches the last row is crowned and stops there.
//!
//! Positions are written as in PDN, moves as `11-15`, and captures with all their squares.
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

pub use endgames::{Endgames, Growing, Summary, Verdict, WithEndgames};
pub use evaluation::{CheckersEvaluation, Rounded};
pub use moves::Move;
pub(crate) use pdn::{Part as PdnPart, begins_with_tag};
pub use pdn::{PdnEntry, PdnError, PdnGame, PdnGames, PdnGap, PdnResult};
pub use position::Position;
pub use rules::{Checkers, Goal};
pub use weights::Weights;

pub use crate::table_file::TableError;
