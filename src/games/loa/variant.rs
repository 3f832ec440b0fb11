//! The names of variants.

use std::{fmt, str::FromStr};

use super::{
    Size,
    rules::{Loa, Preset},
};
use crate::game::TextError;

impl Preset {
    /// All presets, the default first.
    pub const ALL: [Self; 3] = [Self::Olympiad, Self::Thesis, Self::MoverWins];

    /// The name in links, commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Olympiad => "olympiad",
            Self::Thesis => "thesis-2000",
            Self::MoverWins => "mover-wins",
        }
    }
}

impl fmt::Display for Loa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("loa")?;
        if self.preset() != Preset::Olympiad {
            write!(f, ":{}", self.preset().name())?;
        }
        if self.size() != Size::Eight {
            write!(f, ":{}", self.size().name())?;
        }
        Ok(())
    }
}

impl FromStr for Loa {
    type Err = TextError;

    /// Reads a variant; the default may be explicit, as in `loa:olympiad:8x8`.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut parts = text.split(':').peekable();
        let game = parts.next();
        let preset = parts.peek().and_then(|name| Preset::ALL.into_iter().find(|preset| preset.name() == *name));
        if preset.is_some() {
            parts.next();
        }
        let size = parts.peek().and_then(|name| Size::ALL.into_iter().find(|size| size.name() == *name));
        if size.is_some() {
            parts.next();
        }
        if game != Some("loa") || parts.next().is_some() {
            let presets = Preset::ALL.map(Preset::name).join(", :");
            return Err(TextError {
                found: text.to_owned(),
                expected: format!("loa, optionally followed by one of :{presets} and by :6x6, as in loa:thesis-2000"),
            });
        }
        Ok(Self::new(preset.unwrap_or(Preset::Olympiad), size.unwrap_or(Size::Eight)))
    }
}
