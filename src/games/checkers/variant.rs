//! The names of variants.

use std::{fmt, str::FromStr};

use super::rules::{Checkers, Goal};
use crate::game::TextError;

impl Goal {
    /// All goals.
    pub const ALL: [Self; 2] = [Self::Plain, Self::GiveAway];

    /// The name of the game with this goal in links, commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "checkers",
            Self::GiveAway => "giveaway",
        }
    }
}

impl fmt::Display for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.goal().name())
    }
}

impl FromStr for Checkers {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let goal = Goal::ALL.into_iter().find(|goal| goal.name() == text);
        let expected = || Goal::ALL.map(Goal::name).join(" or ");
        goal.map(Self::new).ok_or_else(|| TextError { found: text.to_owned(), expected: expected() })
    }
}
