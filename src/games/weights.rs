//! Weights that follow the name of an evaluation, as in `linear:men=-3,m28=0.5`.

use crate::game::TextError;

/// Reads pairs separated by commas, without duplicates; `set` receives each name and value, or
/// returns what was expected.
pub(super) fn read_pairs<'a>(
    pairs: Option<&'a str>,
    expected: &str,
    mut set: impl FnMut(&'a str, &'a str) -> Result<(), String>,
) -> Result<(), TextError> {
    let wrong = |found: &str, expected: &str| TextError { found: found.to_owned(), expected: expected.to_owned() };
    let mut given = Vec::new();
    for pair in pairs.into_iter().flat_map(|pairs| pairs.split(',')) {
        let (name, value) = pair.split_once('=').ok_or_else(|| wrong(pair, expected))?;
        if given.contains(&name) {
            return Err(wrong(pair, "each weight once"));
        }
        given.push(name);
        set(name, value).map_err(|expected| wrong(pair, &expected))?;
    }
    Ok(())
}

/// Writes the weights that differ from the defaults, to follow the name; empty if there are none.
pub(super) fn show_pairs(pairs: impl Iterator<Item = (impl std::fmt::Display, impl std::fmt::Display)>) -> String {
    let pairs: Vec<_> = pairs.map(|(name, value)| format!("{name}={value}")).collect();
    if pairs.is_empty() { String::new() } else { format!(":{}", pairs.join(",")) }
}
