//! The names of variants.

use std::{convert::Infallible, fmt, str::FromStr};

use super::rules::{Start, Tzaar};
use crate::{game::TextError, rng::Seed};

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed => f.write_str("fixed"),
            Self::Random(seed) => write!(f, "random={seed}"),
            Self::Tournament => f.write_str("tournament"),
        }
    }
}

impl fmt::Display for Tzaar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.start_kind() {
            Start::Fixed => f.write_str("tzaar"),
            start => write!(f, "tzaar:{start}"),
        }
    }
}

impl FromStr for Tzaar {
    type Err = TextError;

    /// Reads a variant; the default may be explicit, as in `tzaar:fixed`.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let start = match text.split_once(':') {
            None if text == "tzaar" => Some(Start::Fixed),
            Some(("tzaar", "fixed")) => Some(Start::Fixed),
            Some(("tzaar", "tournament")) => Some(Start::Tournament),
            Some(("tzaar", start)) => start.strip_prefix("random=").filter(|seed| is_word(seed)).map(|seed| {
                let Ok(seed) = seed.parse::<Seed>() as Result<Seed, Infallible>;
                Start::Random(seed)
            }),
            _ => None,
        };
        start.map(Self::new).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: "tzaar, optionally followed by :random= and a seed, or :tournament, as in tzaar:random=1f"
                .to_owned(),
        })
    }
}

/// Whether a text can be used as a seed in a name.
fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains([':', '=', '&', ';', ',', ' '])
}
