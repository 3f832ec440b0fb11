//! Texts as people see them, however keyboards and other programs write them.

/// Whether a character is invisible by itself: the property `Default_Ignorable_Code_Point` of Unicode, with soft hyphens,
/// joiners, marks of direction and selectors of variants.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// The text without invisible characters and without white space at its ends, with blanks for other white space, in
/// Normalization Form C: texts that look the same are the same.
pub(crate) fn as_seen(text: &str) -> String {
    let visible = text.chars().filter(|c| !is_invisible(*c));
    let seen: String = visible.map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let seen = seen.trim();
    if seen.is_ascii() { seen.to_owned() } else { composed(seen) }
}

#[cfg(not(target_arch = "wasm32"))]
fn composed(text: &str) -> String {
    unicode_normalization::UnicodeNormalization::nfc(text).collect()
}

/// Every JavaScript engine has the tables, which are larger than a module.
#[cfg(target_arch = "wasm32")]
fn composed(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}
