//! The names of variants.

use std::{fmt, str::FromStr};

use super::{Size, rules::Breakthrough};
use crate::game::TextError;

impl fmt::Display for Breakthrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("breakthrough")?;
        if self.size() != Size::Eight {
            write!(f, ":{}", self.size().name())?;
        }
        Ok(())
    }
}

impl FromStr for Breakthrough {
    type Err = TextError;

    /// Reads a variant; the default may be explicit, as in `breakthrough:8x8`.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let size = match text.split_once(':') {
            None if text == "breakthrough" => Some(Size::Eight),
            Some(("breakthrough", name)) => Size::ALL.into_iter().find(|size| size.name() == name),
            _ => None,
        };
        size.map(Self::new).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: "breakthrough, optionally followed by :6x6, as in breakthrough:6x6".to_owned(),
        })
    }
}
