//! Messages of the command at a terminal.

/// Tells something on standard error.
pub fn say(message: &str) {
    eprintln!("plyground: {}", visible(message));
}

/// A text for a terminal, which must not obey what stands in a file or an argument: control characters are escaped.
pub fn visible(text: &str) -> String {
    let mut visible = String::new();
    for c in text.chars() {
        if c.is_control() { visible.extend(c.escape_default()) } else { visible.push(c) }
    }
    visible
}
