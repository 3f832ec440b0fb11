//! The complexity of games.

use serde::Serialize;

use crate::lab::mean::Mean;

/// The complexity of a game [Winands 2000, chapter 2].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Complexity {
    /// State-space complexity: the number of boards that the rules allow, whoever is to move, in
    /// decimal digits. Not all of them are reachable, so it is an upper bound on the number of
    /// reachable ones.
    pub boards: Option<String>,
    /// Its logarithm to base 10.
    pub boards_log10: Option<f64>,
    /// Game-tree complexity: the base-10 logarithm of the branching factor to the power of the
    /// length, both as means over the games played; `None` without games.
    pub games_log10: Option<f64>,
}

impl Complexity {
    pub(in crate::lab) fn of(boards: Option<u128>, branching: Option<Mean>, plies: Option<Mean>) -> Self {
        // The logarithms of the standard library differ between platforms.
        let games_log10 = branching.zip(plies).map(|(branching, plies)| plies.value * libm::log10(branching.value));
        Self {
            boards: boards.map(|boards| boards.to_string()),
            boards_log10: boards.map(|boards| libm::log10(boards as f64)),
            games_log10,
        }
    }
}
