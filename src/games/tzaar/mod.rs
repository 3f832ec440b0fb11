//! Tzaar: capture, build stacks, and keep all three kinds of pieces visible.
//!
//! The game of K. Burm (2007) and of [Veselý 2013], which describes the program WALTZ. Sixty pieces
//! fill sixty fields: each player has 6 Tzaars, 9 Tzarras and 15 Totts. Pieces and stacks move
//! along a line to the first stack they meet. A turn consists of two moves. The first captures an
//! opposing stack that is at most as high as one's own. The second is another capture, puts one of
//! one's own stacks on another, or is a pass. White's first turn is a single capture. A player
//! loses as soon as none of their Tzaars, Tzarras or Totts is visible, or if they cannot capture at
//! the start of their turn.
//!
//! Each of the two moves of a turn is a separate [`Move`] here, so a player moves twice in a row.
//! The rules allow a player to cover their own last visible piece of a kind, and so to lose. WALTZ
//! neither plays nor accepts such moves; they are illegal here too, and are not counted as moves.
//!
//! White moves first. Positions are written column by column from A, and from field 1 upwards in
//! each column: a letter for a stack (`Z` Tzaar, `R` Tzarra, `O` Tott, in lower case for Black)
//! followed by its height if above 1, or `-` for an empty field; then the side to move, and the
//! number of the move in the turn, `1` or `2`, or `0` while pieces are being placed. Moves are
//! written as `G4xC6` for a capture, `F2+F1` for stacking, `pass`, and `ZE5` for placing a piece.
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

mod counts;
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

pub use counts::TzaarCounts;
pub use evaluation::TzaarEvaluation;
pub use moves::Move;
pub use position::{PieceKind, Position, Stack, Stage};
pub use rules::{Start, Tzaar};
pub use waltz::{SecondMove, WaltzAnswer};
