//! The names of variants.

use std::{fmt, str::FromStr};

use super::{geometry::Movement, rules::Isolation};
use crate::game::TextError;

impl fmt::Display for Isolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("isolation")?;
        if self.movement() != Movement::Knight {
            write!(f, ":{}", self.movement().name())?;
        }
        if (self.columns(), self.rows()) != (7, 7) {
            write!(f, ":{}x{}", self.columns(), self.rows())?;
        }
        Ok(())
    }
}

impl Isolation {
    /// How its name is written.
    pub(crate) const EXPECTED: &str = "isolation, optionally followed by :knight, :queen or :king and by a size from \
                                       :3x3 to :9x9, as in isolation:queen:5x5";
}

impl FromStr for Isolation {
    type Err = TextError;

    /// Reads a variant; the default may be explicit, as in `isolation:knight:7x7`.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError { found: text.to_owned(), expected: Self::EXPECTED.to_owned() };
        let mut parts = text.split(':').peekable();
        if parts.next() != Some("isolation") {
            return Err(wrong());
        }
        let named = parts.peek().and_then(|name| Movement::ALL.into_iter().find(|movement| movement.name() == *name));
        if named.is_some() {
            parts.next();
        }
        let (columns, rows) = match parts.next() {
            None => (7, 7),
            Some(size) => size.split_once('x').and_then(|(c, r)| Some((lines(c)?, lines(r)?))).ok_or_else(wrong)?,
        };
        if parts.next().is_some() {
            return Err(wrong());
        }
        Self::new(columns, rows, named.unwrap_or(Movement::Knight)).map_err(|_| wrong())
    }
}

/// Reads one digit; signs and leading zeros would give a size two names.
fn lines(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text.len() == 1)
}
