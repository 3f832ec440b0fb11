//! Which problems are wanted.

use std::ops::RangeInclusive;

use super::BUDGETS;

/// Which problems are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The number of turns within which the player to move wins.
    pub turns: RangeInclusive<u8>,
    /// The grades, from 0 to 8.
    pub grades: RangeInclusive<u8>,
    /// Whether a search to depth 1 or 2 may find the key.
    pub trivial: bool,
}

impl Default for Wanted {
    /// Wins in 2 or 3 of any grade that are not trivial.
    fn default() -> Self {
        Self { turns: 2..=3, grades: 0..=8, trivial: false }
    }
}

impl Wanted {
    /// The most turns that can be asked for.
    pub const MOST_TURNS: u8 = 20;

    /// Reads numbers of turns: one from 1 to 20, or a range as in `2-3`.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected.
    pub fn read_turns(text: &str) -> Result<RangeInclusive<u8>, String> {
        range(text, 1..=Self::MOST_TURNS)
    }

    /// Reads grades: one from 0 to 8, or a range as in `3-6`.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected.
    pub fn read_grades(text: &str) -> Result<RangeInclusive<u8>, String> {
        range(text, 0..=u8::try_from(BUDGETS.len()).expect("there are few budgets"))
    }
}

/// A number, or two with a hyphen between them.
fn range(text: &str, allowed: RangeInclusive<u8>) -> Result<RangeInclusive<u8>, String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| allowed.contains(number));
    match (number(from), number(to)) {
        (Some(from), Some(to)) if from <= to => Ok(from..=to),
        _ => Err(format!(
            "expected a number from {} to {}, or a range such as {}-{}",
            allowed.start(),
            allowed.end(),
            allowed.start() + 1,
            allowed.start() + 2
        )),
    }
}
