//! Texts as people see them, however keyboards and other programs write them.

/// Whether a character is invisible by itself: the property `Default_Ignorable_Code_Point` of Unicode, with soft
/// hyphens, joiners, marks of direction and selectors of variants.
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

/// Whether a character only separates what is before it from what is behind it. Files that are joined have byte order
/// marks and ends of files between them.
pub(crate) fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\x1a')
}

/// The number of line breaks: carriage returns, line feeds, or both.
#[allow(clippy::cast_possible_truncation)] // Texts have less than 2³² lines.
pub(crate) fn line_breaks(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let ends = |at: usize| match bytes[at] {
        b'\n' => at == 0 || bytes[at - 1] != b'\r',
        byte => byte == b'\r',
    };
    (0..bytes.len()).filter(|at| ends(*at)).count() as u32
}

/// Whether a character is a hyphen, a dash or a minus sign.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether a character stands between the squares of a move.
pub(crate) const fn is_sign(c: char) -> bool {
    is_dash(c) || matches!(c, 'x' | 'X' | '×' | ':' | '>' | '→' | '➔' | '➜' | '⇒')
}

/// The characters of a text that are visible, with blanks for all white space.
fn visible(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !is_invisible(*c)).map(|c| if c.is_whitespace() { ' ' } else { c })
}

/// The text without invisible characters and without white space at its ends, with blanks for other white space, in
/// Normalization Form C: texts that look the same are the same.
pub(crate) fn as_seen(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    visible(text).for_each(|c| seen.push(c));
    let seen = seen.trim_ascii();
    if seen.is_ascii() { seen.to_owned() } else { composed(seen) }
}

#[cfg(not(all(feature = "web", target_arch = "wasm32", target_os = "unknown")))]
fn composed(text: &str) -> String {
    unicode_normalization::UnicodeNormalization::nfc(text).collect()
}

#[cfg(all(feature = "web", target_arch = "wasm32", target_os = "unknown"))]
#[wasm_bindgen::prelude::wasm_bindgen]
extern "C" {
    /// Every JavaScript engine has the tables, which are larger than a module.
    #[wasm_bindgen(js_namespace = ["String", "prototype", "normalize"], js_name = call)]
    fn composed(text: &str) -> String;
}

/// The characters of a move without what does not matter when people write it: the case of letters, a judgement behind
/// it (`!`, `?`, `*`, `#`), and blanks and signs, of which one remains between two numbers.
pub(crate) fn folded(text: &str) -> Vec<u8> {
    let text = text.trim_end_matches(['!', '?', '*', '#']);
    let mut folded: Vec<u8> = Vec::with_capacity(text.len());
    let mut is_apart = false;
    for c in visible(text) {
        if is_sign(c) || matches!(c, ' ' | '+') {
            is_apart = true;
            continue;
        }
        // Moves are written in ASCII.
        let byte = u8::try_from(c).map_or(b'?', |byte| byte.to_ascii_lowercase());
        if is_apart && byte.is_ascii_digit() && folded.last().is_some_and(u8::is_ascii_digit) {
            folded.push(b'-');
        }
        is_apart = false;
        folded.push(byte);
    }
    folded
}
