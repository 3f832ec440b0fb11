//! The keys of a grammar, each described once: its name, its meaning, its values, when it applies,
//! and how it is read and written.

use std::fmt;

use serde::Serialize;

use super::SpecError;

/// A key of queries that are parsed into a `T`.
pub(crate) struct Key<T: 'static> {
    /// Its name in a query.
    pub name: &'static str,
    /// A one-line description in Markdown.
    pub about: &'static str,
    /// The values it accepts.
    pub values: Values,
    /// When it applies, beyond the kinds that have it.
    pub needs: &'static [Need],
    /// Parses a text and sets the value.
    pub read: fn(&mut T, &str) -> Result<(), Refusal>,
    /// Writes the canonical text of the value; empty if there is none.
    pub write: fn(&T) -> String,
}

/// Why a value is rejected.
pub(crate) struct Refusal {
    /// The invalid part, if it is not the whole value.
    pub part: Option<String>,
    /// What was expected.
    pub expected: String,
}

impl From<String> for Refusal {
    fn from(expected: String) -> Self {
        Self { part: None, expected }
    }
}

impl<T> Key<T> {
    /// Parses a text and sets the value.
    pub fn set(&self, of: &mut T, text: &str) -> Result<(), SpecError> {
        (self.read)(of, text).map_err(|Refusal { part, expected }| SpecError {
            key: self.name.to_owned(),
            found: part.unwrap_or_else(|| text.to_owned()),
            expected,
        })
    }
}

impl<T> fmt::Debug for Key<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A condition on other keys under which a key applies.
#[derive(Debug)]
pub(crate) struct Need {
    /// The condition in words, to complete “expected …”.
    pub words: &'static str,
    pub when: When,
}

/// A condition on the values of other keys.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum When {
    /// The key has one of these values.
    Is(&'static str, &'static [&'static str]),
    /// The key has none of these values.
    IsNot(&'static str, &'static [&'static str]),
    /// At least one of these holds.
    Any(&'static [When]),
    /// All of these hold.
    All(&'static [When]),
}

impl When {
    /// Whether it holds, given a function that returns the value of a key.
    pub fn holds(&self, value: &impl Fn(&str) -> String) -> bool {
        match self {
            Self::Is(key, values) => values.contains(&value(key).as_str()),
            Self::IsNot(key, values) => !values.contains(&value(key).as_str()),
            Self::Any(parts) => parts.iter().any(|part| part.holds(value)),
            Self::All(parts) => parts.iter().all(|part| part.holds(value)),
        }
    }
}

/// The values of a key.
#[derive(Clone, Copy)]
pub(crate) enum Values {
    /// One of these names.
    OneOf(fn() -> Vec<&'static str>),
    /// An integer between these, both included.
    Whole(u32, u32),
    /// A decimal number between these.
    Number(f64, f64),
    /// A value of the first part, or this name.
    Or(&'static Values, &'static str),
    /// Text, described by these words in Markdown.
    Text(&'static str),
}

/// As shown in tables for readers.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(names) => {
                let names: Vec<_> = names().into_iter().map(|name| format!("`{name}`")).collect();
                f.write_str(&names.join(" "))
            }
            Self::Whole(least, most) => write!(f, "{least} to {most}"),
            Self::Number(least, most) => write!(f, "a number from {least} to {most}"),
            Self::Or(values, name) => write!(f, "{values}, or `{name}`"),
            Self::Text(words) => f.write_str(words),
        }
    }
}

/// A kind of query, as its keys see it.
pub(crate) trait QueryKind {
    /// Its name.
    fn name(&self) -> &'static str;

    /// A one-line description in Markdown.
    fn about(&self) -> &'static str;

    /// Whether a key applies to it.
    fn has(&self, key: &str) -> bool;

    /// The needs of a key that does not apply, unless they are the names of other kinds.
    fn refusal(&self, _key: &str) -> Option<&'static str> {
        None
    }
}

/// The need that keeps a key from applying, if any: the end of “expected …”.
pub(crate) fn unmet_need<T, K: QueryKind>(
    keys: &[Key<T>],
    kinds: &[K],
    kind: &K,
    of: &T,
    key: &Key<T>,
) -> Option<String> {
    if let Some(words) = kind.refusal(key.name) {
        return Some(words.to_owned());
    }
    if !kind.has(key.name) {
        let mut names: Vec<_> = kinds.iter().filter(|kind| kind.has(key.name)).map(K::name).collect();
        let last = names.pop().unwrap_or_default();
        let others = if names.is_empty() { String::new() } else { format!("{} or ", names.join(", ")) };
        return Some(format!("kind {others}{last}"));
    }
    let value = |name: &str| text(keys, of, name);
    key.needs.iter().find(|need| !need.when.holds(&value)).map(|need| need.words.to_owned())
}

/// The canonical text of the value of a key.
fn text<T>(keys: &[Key<T>], of: &T, name: &str) -> String {
    keys.iter().find(|key| key.name == name).map_or_else(String::new, |key| (key.write)(of))
}

/// Text shown only in tables for readers, by the native command: no page needs it, so modules are built without it.
macro_rules! native_only {
    ($text:expr) => {
        if cfg!(all(feature = "web", target_arch = "wasm32", target_os = "unknown")) { "" } else { $text }
    };
}
pub(crate) use native_only;

/// Declares a key that is read and written in the default way for its values:
///
/// ```text
/// key!("t", "the search depth", whole(1, 10), t)
/// key!("ci", "…", one_of(INTERVALS), interval, NEEDS)
/// key!("keep", "…", choice(Replacement), options.replacement)
/// key!("scout", "…", flag, options.scout)
/// ```
macro_rules! key {
    ($name:literal, $about:literal, whole($least:expr, $most:expr), $($field:ident).+ $(, $needs:expr)?) => {
        $crate::schema::key!(@ $name, $about, $crate::schema::Values::Whole($least, $most), ($($needs)?),
            |of, text| {
                of.$($field).+ = $crate::schema::values::whole(text, $least, $most)?;
                Ok(())
            },
            |of| of.$($field).+.to_string())
    };
    ($name:literal, $about:literal, number($least:expr, $most:expr), $($field:ident).+ $(, $needs:expr)?) => {
        $crate::schema::key!(@ $name, $about, $crate::schema::Values::Number($least, $most), ($($needs)?),
            |of, text| {
                of.$($field).+ = $crate::schema::values::number(text, $least, $most)?;
                Ok(())
            },
            |of| of.$($field).+.to_string())
    };
    ($name:literal, $about:literal, one_of($options:expr), $($field:ident).+ $(, $needs:expr)?) => {
        $crate::schema::key!(@ $name, $about,
            $crate::schema::Values::OneOf(|| $options.iter().map(|(name, _)| *name).collect()), ($($needs)?),
            |of, text| {
                of.$($field).+ = $crate::schema::values::one_of(text, &$options)?;
                Ok(())
            },
            |of| $crate::schema::values::name_of(of.$($field).+, &$options).to_owned())
    };
    ($name:literal, $about:literal, choice($choice:ty), $($field:ident).+ $(, $needs:expr)?) => {
        $crate::schema::key!(@ $name, $about,
            $crate::schema::Values::OneOf(|| <$choice>::NAMES.to_vec()), ($($needs)?),
            |of, text| {
                of.$($field).+ = $crate::schema::values::choice(text, <$choice>::ALL, <$choice>::NAMES)?;
                Ok(())
            },
            |of| of.$($field).+.name().to_owned())
    };
    ($name:literal, $about:literal, flag, $($field:ident).+ $(, $needs:expr)?) => {
        $crate::schema::key!(@ $name, $about, $crate::schema::Values::OneOf(|| vec!["yes", "no"]), ($($needs)?),
            |of, text| {
                of.$($field).+ = $crate::schema::values::flag(text)?;
                Ok(())
            },
            |of| (if of.$($field).+ { "yes" } else { "no" }).to_owned())
    };
    (seed) => {
        $crate::schema::key!(@ "seed", "the source of all random numbers", $crate::schema::Values::Text("any [text](notation.md#seeds)"), (),
            |of, text| {
                let Ok(seed) = text.parse();
                of.seed = seed;
                Ok(())
            },
            |of| of.seed.to_string())
    };
    (version) => {
        $crate::schema::key!(@ "v", "the version of this grammar", $crate::schema::Values::OneOf(|| vec!["1"]), (),
            |_, text| Ok($crate::schema::values::one_of(text, &[("1", ())])?),
            |_| String::new())
    };
    ($name:literal, $about:literal, $values:expr, $read:expr, $write:expr $(, $needs:expr)?) => {
        $crate::schema::key!(@ $name, $about, $values, ($($needs)?), $read, $write)
    };
    (@ $name:literal, $about:literal, $values:expr, ($($needs:expr)?), $read:expr, $write:expr) => {
        $crate::schema::Key {
            name: $name,
            about: $crate::schema::native_only!($about),
            values: if cfg!(all(feature = "web", target_arch = "wasm32", target_os = "unknown")) { $crate::schema::Values::Text("") } else { $values },
            needs: $crate::schema::key!(@ needs $($needs)?),
            read: $read,
            write: $write,
        }
    };
    (@ needs) => { &[] };
    (@ needs $needs:expr) => { $needs };
}
pub(crate) use key;
