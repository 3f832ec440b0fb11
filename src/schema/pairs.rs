//! The keys and values of a query.

use super::SpecError;

/// Parses a query into keys, as indices into the names, and their values, in the given order.
pub fn pairs(query: &str, names: &[&str]) -> Result<Vec<(usize, String)>, SpecError> {
    let mut pairs: Vec<(usize, String)> = Vec::new();
    for (name, text) in split(query) {
        let value = decoded(text);
        let unknown = |expected: &str| SpecError::new(name, value.as_deref().unwrap_or(text), expected);
        let place = names.iter().position(|known| *known == name);
        let place = place.ok_or_else(|| unknown(&format!("one of the keys {}", names.join(", "))))?;
        if pairs.iter().any(|(other, _)| *other == place) {
            return Err(unknown("each key once"));
        }
        pairs.push((place, value.ok_or_else(|| SpecError::new(name, text, "text in UTF-8"))?));
    }
    Ok(pairs)
}

/// The first value of a key, before the rest of the query is parsed.
pub fn value(query: &str, key: &str) -> Option<String> {
    split(query).find(|(name, _)| *name == key).and_then(|(_, text)| decoded(text))
}

fn split(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = query.strip_prefix('?').unwrap_or(query).split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// Decodes percent escapes such as `%41` for `A`.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, behind @ ..] = rest {
        let digit = |place: usize| char::from(*behind.get(place)?).to_digit(16);
        let code = if *byte == b'%' { digit(0).zip(digit(1)) } else { None };
        match code.and_then(|(high, low)| u8::try_from(high << 4 | low).ok()) {
            Some(code) => (bytes.push(code), rest = &behind[2..]),
            None => (bytes.push(*byte), rest = behind),
        };
    }
    String::from_utf8(bytes).ok()
}
