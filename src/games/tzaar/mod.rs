//! Tzaar: capture, grow, and keep all three kinds of pieces in sight.
//!
//! The game of K. Burm (2007) and of [Veselý 2013], which describes the program WALTZ. Sixty pieces fill sixty fields:
//! each player has 6 Tzaars, 9 Tzarras and 15 Totts, and stacks of them move along a line to the first stack they meet.
//! A turn is two single moves. The first captures a stack of the other player, at most as high as one's own. The second
//! captures too, or joins two of one's own stacks, or is a pass. White's first turn is one capture only. A player loses
//! as soon as none of their Tzaars, Tzarras or Totts is visible, or if they cannot capture at the start of their turn.
//!
//! Every move is a [`Move`] of its own here, and a player makes two in a row. By the rules one may cover one's own last
//! visible piece of a kind and lose; WALTZ neither plays nor accepts that, and so it is no legal move here either, and no
//! count of moves holds it.
//!
//! The first player is White. Positions are written column by column from A, each from its field 1 upward: a letter for
//! a stack, `Z` Tzaar, `R` Tzarra, `O` Tott, in lower case for Black's, with its height behind it if that is above 1, and
//! `-` for a free field; then the side to move, and the number of the move in the turn, `1` or `2`, or `0` while pieces
//! are put on the board. Moves are written as `G4xC6` for a capture, `F2+F1` for stacking, `pass`, and `ZE5` for a piece
//! that is put on the board.
//!
//! ```
//! use plyground::{game::{Game, Notation, Player}, games::tzaar::Tzaar};
//!
//! let rules = Tzaar::default();
//! let mut position = rules.start();
//! assert_eq!(rules.show(&position), "ooooO/OrrrRO/ORzzZRO/ORZoOZRO/ORZOozro/orzoOzro/orzZZro/orRRRo/oOOOO w 1");
//! // White captures once; Black captures, and builds a stack of two.
//! for text in ["D6xE6", "D4xD3", "C3+C4"] {
//!     let mv = rules.read_move(&position, text)?;
//!     rules.play(&mut position, mv);
//! }
//! assert_eq!(rules.mover(&position), Player::First);
//! assert!(rules.show(&position).ends_with(" w 1"));
//! # Ok::<(), plyground::game::TextError>(())
//! ```

mod evaluation;
mod fitted;
mod geometry;
mod letters;
mod material;
mod moves;
mod notation;
mod ordering;
mod position;
mod rules;
mod variant;
mod waltz;
mod weights;

pub use evaluation::TzaarEvaluation;
pub use moves::Move;
pub use position::{PieceKind, Position, Stack, Stage};
pub use rules::{Start, Tzaar};
pub use waltz::{SecondMove, WaltzAnswer};
