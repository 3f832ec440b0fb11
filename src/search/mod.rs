//! Search algorithms, generic over the rules and one a file.
//!
//! | algorithm | for | source |
//! |---|---|---|
//! | [`DepthT`] | the least value that is met within t moves | Heuser 2003 |
//! | [`IdaStar`] | a shortest solution of a puzzle | Korf 1985 |

mod depth_t;
mod ida_star;

pub use depth_t::{DepthT, Finding, Reading};
pub use ida_star::{IdaStar, Status};
