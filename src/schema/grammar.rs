//! Descriptions of grammars: as tables for readers, as JSON for programs.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Key, Named, OptionKey, QueryKind, Values, When};

/// The keys of a grammar, and the kinds of question that its queries ask.
#[derive(Debug, Serialize)]
pub struct Grammar {
    /// The kinds; empty if all queries are of the same kind.
    pub kinds: Vec<KindFacts>,
    /// The keys in canonical order.
    pub keys: Vec<KeyFacts>,
}

/// A kind of query.
#[derive(Debug, Serialize)]
pub struct KindFacts {
    /// Its name.
    pub name: &'static str,
    /// A one-line description in Markdown.
    #[serde(skip)]
    pub about: &'static str,
}

/// A key of a grammar.
#[derive(Debug, Serialize)]
pub struct KeyFacts {
    /// Its name.
    pub key: &'static str,
    /// A one-line description in Markdown.
    #[serde(skip)]
    pub about: &'static str,
    /// Its values, in Markdown.
    #[serde(skip)]
    pub values: String,
    /// Its values, if they are names or numbers with bounds: `{ "one_of": […] }`,
    /// `{ "whole": [minimum, maximum] }`, `{ "number": [minimum, maximum] }`, or
    /// `{ "or": [any of these, name] }`.
    #[serde(rename = "values", skip_serializing_if = "Option::is_none")]
    bounds: Option<Bounds>,
    /// The default; empty if there is none.
    pub default: String,
    /// The kinds that have another default, and that default.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub defaults: BTreeMap<&'static str, String>,
    /// The kinds that the key applies to, if not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<&'static str>>,
    /// The other conditions under which the key applies, in words.
    #[serde(skip)]
    pub conditions: Vec<&'static str>,
    /// The values of other keys under which the key applies: `{ "is": [key, values] }`,
    /// `{ "is_not": [key, values] }`, or `{ "any": […] }` or `{ "all": […] }` of such conditions.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    needs: Vec<&'static When>,
}

/// Values that are names or numbers with bounds.
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
    /// Describes keys and kinds. `default` creates the query that states nothing but a kind, or
    /// nothing at all. Some keys have no default of their own.
    pub(crate) fn new<T, K: QueryKind + 'static>(
        keys: &'static [Key<T>],
        kinds: &'static [K],
        without_default: &[&str],
        default: impl Fn(Option<&'static K>) -> T,
    ) -> Self {
        let tell = |key: &'static Key<T>| {
            let with: Vec<_> = kinds.iter().filter(|kind| kind.has(key.name)).collect();
            if without_default.contains(&key.name) {
                return KeyFacts::of_kinds(key, with.iter().map(|kind| (kind.name(), String::new())), kinds.len());
            }
            let text = |kind: Option<&'static K>| (key.write)(&default(kind));
            if key.name == "kind" {
                return KeyFacts::of(key, text(None));
            }
            KeyFacts::of_kinds(key, with.iter().map(|kind| (kind.name(), text(Some(kind)))), kinds.len())
        };
        Self {
            kinds: kinds.iter().map(|kind| KindFacts { name: kind.name(), about: kind.about() }).collect(),
            keys: keys.iter().map(tell).collect(),
        }
    }

    /// Describes the options in texts of the form `NAME/KEY=VALUE/…`; `default` gives the options that a name has by
    /// default. A key whose values depend on the name is listed more than once.
    pub(crate) fn options<T, N: Named>(table: &'static [OptionKey<T, N>], default: fn(N) -> T) -> Self {
        let tell = |OptionKey { of, key }: &'static OptionKey<T, N>| {
            KeyFacts::of_kinds(key, of.iter().map(|of| (of.name(), (key.write)(&default(*of)))), N::ALL.len())
        };
        Self {
            kinds: N::ALL.iter().map(|of| KindFacts { name: of.name(), about: of.about() }).collect(),
            keys: table.iter().map(tell).collect(),
        }
    }

    /// Describes the keys of queries that are all of one kind; `default` is the query that states
    /// nothing.
    pub(crate) fn without_kinds<T>(keys: &'static [Key<T>], default: &T) -> Self {
        Self { kinds: Vec::new(), keys: keys.iter().map(|key| KeyFacts::of(key, (key.write)(default))).collect() }
    }
}

impl KeyFacts {
    /// A key that some of `among` kinds have, with its default for each.
    fn of_kinds<T>(key: &'static Key<T>, defaults: impl Iterator<Item = (&'static str, String)>, among: usize) -> Self {
        let defaults: Vec<_> = defaults.collect();
        let first = defaults.first().map(|(_, text)| text.clone()).unwrap_or_default();
        Self {
            kinds: (defaults.len() < among).then(|| defaults.iter().map(|(kind, _)| *kind).collect()),
            defaults: defaults.into_iter().filter(|(_, text)| *text != first).collect(),
            ..Self::of(key, first)
        }
    }

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
