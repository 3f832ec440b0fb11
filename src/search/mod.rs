//! Search algorithms, generic over the rules and one a file.
//!
//! | algorithm | for | source |
//! |---|---|---|
//! | [`IdaStar`] | a shortest solution of a puzzle | Korf 1985 |

mod ida_star;

pub use ida_star::{IdaStar, Status};
