//! Lines of Action: connect all your pieces into one group to win.
//!
//! The game of [Winands 2000]. A piece moves along a rank, file or diagonal exactly as many squares
//! as there are pieces on that whole line. It may jump over its own side's pieces but not over
//! opposing ones, and may end on an opposing piece, which is captured. You win when all your pieces
//! form one group, connected along sides and corners; it also counts if your opponent's move
//! connects you.
//!
//! Only the abstract and the table of contents of that thesis are readable. The rules and their
//! [presets](Preset) are public; comments say where a choice is ours.
//!
//! The first player has the black pieces. Positions are written rank by rank from the top: numbers
//! for runs of empty squares, `b` and `w` for pieces, then the letter of the side to move. Moves
//! are written as `b1-b3`, captures as `g4xg1`.
//!
//! ```
//! use plyground::{game::{Game, Notation, Player}, games::loa::Loa};
//!
//! let rules = Loa::default();
//! let mut position = rules.start();
//! assert_eq!(rules.show(&position), "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
//! // The shortest game: nine plies.
//! for text in "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5".split(' ') {
//!     let mv = rules.read_move(&position, text)?;
//!     rules.play(&mut position, mv);
//! }
//! let outcome = rules.outcome(&position).map(|outcome| (outcome.winner, outcome.reason));
//! assert_eq!(outcome, Some((Some(Player::First), "connected")));
//! # Ok::<(), plyground::game::TextError>(())
//! ```

mod evaluation;
mod features;
mod geometry;
mod mobility;
mod moves;
mod notation;
mod position;
mod rules;
mod tally;
mod variant;

pub use super::squares::Size;
pub use evaluation::LoaEvaluation;
pub use moves::Move;
pub use position::Position;
pub use rules::{Loa, Preset};
