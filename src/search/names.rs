//! Enums with names, as written in links, commands and files.

use std::fmt;

/// The error for a name that none of the choices has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The name that was given.
    pub found: String,
    /// The valid names.
    pub expected: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not known: expected one of {}", self.found, self.expected.join(", "))
    }
}

impl std::error::Error for UnknownName {}

/// Declares an enum whose variants can be written and parsed by name.
macro_rules! named {
    ($(#[$about:meta])* $choice:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $choice { $($(#[$doc])* $variant,)+ }

        impl $choice {
            /// All variants.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Their names.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// The name in links, commands and files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }
        }

        impl std::fmt::Display for $choice {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $choice {
            type Err = $crate::search::UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let known = Self::ALL.iter().find(|choice| choice.name() == text);
                known.copied().ok_or_else(|| $crate::search::UnknownName {
                    found: text.to_owned(),
                    expected: Self::ALL.iter().map(|choice| choice.name()).collect(),
                })
            }
        }
    };
}

pub(super) use named;
