//! Grammars as they are told: to readers in tables, to programs in JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Key, QueryKind, Values, When};

/// The keys of a grammar, and the kinds of what its queries ask for.
#[derive(Debug, Serialize)]
pub struct Grammar {
    /// The kinds; none where all queries ask for the same.
    pub kinds: Vec<KindFacts>,
    /// The keys in the canonical order.
    pub keys: Vec<KeyFacts>,
}

/// A kind of what queries ask for.
#[derive(Debug, Serialize)]
pub struct KindFacts {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a line of Markdown.
    #[serde(skip)]
    pub about: &'static str,
}

/// A key of a grammar.
#[derive(Debug, Serialize)]
pub struct KeyFacts {
    /// Its name.
    pub key: &'static str,
    /// What it says, in a line of Markdown.
    #[serde(skip)]
    pub about: &'static str,
    /// Its values, in Markdown.
    #[serde(skip)]
    pub values: String,
    /// Its values where they have names or bounds: `{ "one_of": […] }`, `{ "whole": [least, most] }`,
    /// `{ "number": [least, most] }`, or `{ "or": [one of these, name] }`.
    #[serde(rename = "values", skip_serializing_if = "Option::is_none")]
    bounds: Option<Bounds>,
    /// What a query means that leaves it out; empty where there is nothing.
    pub default: String,
    /// The kinds for which that is something else, and what.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub defaults: BTreeMap<&'static str, String>,
    /// The kinds to which it means something, if not to all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<&'static str>>,
    /// What it needs besides to mean anything, in words.
    #[serde(skip)]
    pub conditions: Vec<&'static str>,
    /// What other keys must say for it to mean anything: `{ "is": [key, values] }`, `{ "is_not": [key, values] }`,
    /// `{ "any": […] }` or `{ "all": […] }` of these.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    needs: Vec<&'static When>,
}

/// Values that have names or bounds.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Bounds {
    OneOf(Vec<&'static str>),
    Whole(u32, u32),
    Number(f64, f64),
    Or(Box<Bounds>, &'static str),
}

impl Bounds {
    fn of(values: &Values) -> Option<Self> {
        Some(match values {
            Values::OneOf(names) => Self::OneOf(names()),
            Values::Whole(least, most) => Self::Whole(*least, *most),
            Values::Number(least, most) => Self::Number(*least, *most),
            Values::Or(values, name) => Self::Or(Box::new(Self::of(values)?), name),
            Values::Text(_) => return None,
        })
    }
}

impl Grammar {
    /// Tells keys and kinds; a function makes what a query means that says no more than a kind, or nothing. Some keys have
    /// no default of their own.
    pub(crate) fn new<T, K: QueryKind>(
        keys: &'static [Key<T>],
        kinds: &[&K],
        without_default: &[&str],
        default: impl Fn(Option<&K>) -> T,
    ) -> Self {
        let tell = |key: &'static Key<T>| {
            let with: Vec<_> = kinds.iter().copied().filter(|kind| kind.has(key.name)).collect();
            let has_default = !without_default.contains(&key.name);
            let default = |kind: Option<&K>| if has_default { (key.write)(&default(kind)) } else { String::new() };
            let first = default(with.first().copied().filter(|_| key.name != "kind"));
            let others = with.iter().filter(|_| key.name != "kind").map(|kind| (kind.name(), default(Some(kind))));
            KeyFacts {
                defaults: others.filter(|(_, text)| *text != first).collect(),
                kinds: (with.len() < kinds.len()).then(|| with.iter().map(|kind| kind.name()).collect()),
                ..KeyFacts::of(key, first)
            }
        };
        Self {
            kinds: kinds.iter().map(|kind| KindFacts { name: kind.name(), about: kind.about() }).collect(),
            keys: keys.iter().map(tell).collect(),
        }
    }

    /// Tells keys of queries that all ask for the same, and what one means that says nothing.
    pub(crate) fn without_kinds<T>(keys: &'static [Key<T>], default: &T) -> Self {
        Self { kinds: Vec::new(), keys: keys.iter().map(|key| KeyFacts::of(key, (key.write)(default))).collect() }
    }
}

impl KeyFacts {
    fn of<T>(key: &'static Key<T>, default: String) -> Self {
        Self {
            key: key.name,
            about: key.about,
            values: key.values.to_string(),
            bounds: Bounds::of(&key.values),
            default,
            defaults: BTreeMap::new(),
            kinds: None,
            conditions: key.needs.iter().map(|need| need.words).collect(),
            needs: key.needs.iter().map(|need| &need.when).collect(),
        }
    }
}
