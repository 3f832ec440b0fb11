//! A request for problems.

use std::ops::RangeInclusive;

use crate::schema::values::range;

/// The budgets of alpha-beta search that grade a problem, in nodes.
pub const BUDGETS: [u64; 8] = [30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000];

const _: () = assert!(BUDGETS.len() == ProblemRequest::MOST_GRADE as usize);

/// A request for problems: which of them are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemRequest {
    /// Whether no other turn may win at all, by an [exact source](crate::players::Exact).
    pub only: bool,
    /// The number of turns within which the player to move wins; for only moves, the number in which they win, where
    /// the source tells it.
    pub turns: RangeInclusive<u8>,
    /// The grades, from 0 to 8.
    pub grades: RangeInclusive<u8>,
    /// Whether a search to depth 1 or 2 may find the key.
    pub trivial: bool,
}

impl Default for ProblemRequest {
    /// Wins in 2 or 3 of any grade that are not trivial.
    fn default() -> Self {
        Self { only: false, turns: 2..=3, grades: 0..=8, trivial: false }
    }
}

impl ProblemRequest {
    /// The most turns that can be asked for.
    pub const MOST_TURNS: u8 = 20;
    /// The same for only moves: the longest win of the endgame tables, 109 plies in checkers.
    pub const MOST_ONLY: u8 = 55;
    /// How only moves are asked for.
    pub const ONLY: &str = "only";
    /// The highest grade.
    pub const MOST_GRADE: u8 = 8;

    /// Reads numbers of turns: one from 1 to 20, or a range as in `2-3`.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected.
    pub fn read_turns(text: &str) -> Result<RangeInclusive<u8>, String> {
        numbers(text, 1..=Self::MOST_TURNS)
    }

    /// Reads what is to be done: numbers of turns; or `only` for only moves, after which numbers from 1 to 55 may
    /// follow, as in `only:6-12`. Returns whether it is the latter, and the numbers.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected.
    pub fn read_task(text: &str) -> Result<(bool, RangeInclusive<u8>), String> {
        let any = 1..=Self::MOST_ONLY;
        match text.strip_prefix(Self::ONLY) {
            Some("") => Ok((true, any)),
            Some(rest) => match rest.strip_prefix(':') {
                Some(turns) => Ok((true, numbers(turns, any)?)),
                None => Err(format!("expected {}, or {0}: and turns, as in {0}:6-12", Self::ONLY)),
            },
            None => match Self::read_turns(text) {
                Ok(turns) => Ok((false, turns)),
                Err(error) => Err(format!("{error}, or {}", Self::ONLY)),
            },
        }
    }

    /// Reads grades: one from 0 to 8, or a range as in `3-6`.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected.
    pub fn read_grades(text: &str) -> Result<RangeInclusive<u8>, String> {
        numbers(text, 0..=Self::MOST_GRADE)
    }
}

fn numbers(text: &str, bounds: RangeInclusive<u8>) -> Result<RangeInclusive<u8>, String> {
    range(text, bounds).map_err(|expected| format!("expected {expected}"))
}
