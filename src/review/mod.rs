//! Reviews of games: what each move cost, and where the game turned.
//!
//! A move is compared with the best one by a search that values all moves of the position. Values become expected
//! scores: 1 for a win, ½ for a draw, 0 for a loss. What a move cost is the difference; a hundredth of it is a point. What is
//! proven of the position behind a move counts before the search.

mod chance;
mod choices;
mod comment;
mod fit;
mod judged;

pub use chance::chance;
pub use choices::{Certain, Choices, judge};
pub use fit::{Sample, Tenth, calibration, fitted_slope, samples};
pub use judged::{Choice, Class, Gift, Judged, ReviewedMove, points, turning_points};
