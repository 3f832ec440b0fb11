//! Descriptions of grammars: as tables for readers, as JSON for programs.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Key, QueryKind, Values, When};

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
    /// Its values, if they are names or numbers with bounds: `{ "one_of": […] }`, `{ "whole":
    /// [minimum, maximum] }`, `{ "number": [minimum, maximum] }`, or `{ "or": [any of these, name]
    /// }`.
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
    /// The values of other keys under which the key applies: `{ "is": [key, values] }`, `{
    /// "is_not": [key, values] }`, or `{ "any": […] }` or `{ "all": […] }` of such conditions.
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

    /// Describes the keys of queries that are all of one kind; `default` is the query that states
    /// nothing.
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
