//! Texts of the form `NAME/KEY=VALUE/…`: the name of an engine or a search, and its options.

use std::fmt::{self, Write};

use super::{Key, SpecError};

/// An engine or a search, by name.
pub(crate) trait Named: Copy + PartialEq + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// Its name.
    fn name(self) -> &'static str;

    /// Its description, in a line of Markdown.
    fn about(self) -> &'static str;
}

/// An option: its key, and the engines or searches that have it.
pub(crate) struct OptionKey<T: 'static, N: 'static> {
    pub of: &'static [N],
    pub key: Key<T>,
}

/// The keys of the options of an engine or a search.
pub(super) fn keys<T: 'static, N: Named>(
    table: impl IntoIterator<Item = &'static OptionKey<T, N>>,
    of: N,
) -> impl Iterator<Item = &'static Key<T>> {
    table.into_iter().filter(move |option| option.of.contains(&of)).map(|option| &option.key)
}

/// Parses a text, beginning with the defaults of a name. Also returns the keys that were given.
///
/// # Errors
///
/// If the name is unknown, `what` is the key of the error.
pub(crate) fn read<T: 'static, N: Named>(
    table: &(impl IntoIterator<Item = &'static OptionKey<T, N>> + Clone),
    (what, all): (&str, &[N]),
    new: fn(N) -> T,
    text: &str,
) -> Result<(T, Vec<&'static str>), SpecError> {
    let mut parts = text.split('/');
    let name = parts.next().unwrap_or_default();
    let of = all
        .iter()
        .copied()
        .find(|of| of.name() == name)
        .ok_or_else(|| SpecError::new(what, name, format!("one of {}", joined(all.iter().map(|of| of.name())))))?;
    let (mut spec, mut given) = (new(of), Vec::new());
    for part in parts {
        let (name, value) = part.split_once('=').ok_or_else(|| SpecError::new(part, "", "a value, as in depth=4"))?;
        let key = keys(table.clone(), of).find(|key| key.name == name).ok_or_else(|| {
            let names = joined(keys(table.clone(), of).map(|key| key.name));
            let expected = if names.is_empty() { "no key".to_owned() } else { format!("one of {names}") };
            SpecError::new(name, value, format!("{expected} after {}", of.name()))
        })?;
        if given.contains(&key.name) {
            return Err(SpecError::new(name, value, "each key once"));
        }
        given.push(key.name);
        key.set(&mut spec, value)?;
    }
    Ok((spec, given))
}

/// Writes a name and its options, without those that equal the defaults or that `leave_out` rejects.
pub(crate) fn write<T, N: Named>(
    table: &'static [OptionKey<T, N>],
    new: fn(N) -> T,
    (of, spec): (N, &T),
    leave_out: impl Fn(&str) -> bool,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let default = new(of);
    f.write_str(of.name())?;
    for key in keys(table, of).filter(|key| !leave_out(key.name)) {
        let text = (key.write)(spec);
        if text != (key.write)(&default) {
            write!(f, "/{}={text}", key.name)?;
        }
    }
    Ok(())
}

fn joined<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.enumerate().fold(String::new(), |mut text, (place, name)| {
        let _ = write!(text, "{}{name}", if place == 0 { "" } else { ", " });
        text
    })
}
